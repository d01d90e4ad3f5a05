import type { Conversation, ConversationStatus, Handler } from '@parley/contract/conversations';
import type { JobCtx, SystemActor, WriteCtx } from '../../../context.ts';
import { defaultFlags } from '../../../platform/flags/flags.ts';
import { newId } from '../../../platform/lib/ids.ts';
import type { Reader } from '../../../platform/db/tenant.ts';

type Shop = { write<T>(merchant: string, work: (ctx: WriteCtx<SystemActor>) => Promise<T>): Promise<T> };
type Made = {
  status?: ConversationStatus;
  snoozed_until?: Date;
  handler?: Handler;
  priority?: Conversation['priority'];
  team_id?: string | null;
  customer_seq?: number;
};

/** Many conversations of one customer, as after a customer message. Returns their ids. */
export async function makeConversations(app: Shop, merchant: string, count: number, made: Made = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await app.write(merchant, async ({ db, now }) => {
    const customer = newId();
    await db
      .insertInto('customers')
      .values({ merchant_id: merchant, id: customer, name: 'Ann Many', first_name: 'Ann', last_name: 'Many' })
      .execute();
    const { last } = await db
      .selectFrom('conversations')
      .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
      .executeTakeFirstOrThrow();
    const rows = ids.map((id, place) => ({
      merchant_id: merchant,
      id,
      number: last + place + 1,
      channel: 'website' as const,
      customer_id: customer,
      customer_name: 'Ann Many',
      handler: 'none' as const,
      last_activity_at: now(),
      created_at: now(),
      message_count: made.customer_seq ?? 0,
      ...made,
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await db
        .insertInto('conversations')
        .values(rows.slice(from, from + 1_000))
        .execute();
  });
  return ids;
}

/** A job's context, for tests that run it by hand. After `dieAfter` transactions it fails like a killed process. */
export function jobCtx(
  app: Shop & { installation: { readingOf(merchant: string): Reader } },
  merchant: string,
  dieAfter = Infinity,
): JobCtx {
  let written = 0;
  return {
    actor: { kind: 'system', merchant },
    requestId: 'test',
    address: '',
    now: () => new Date(),
    newId,
    flags: defaultFlags,
    attempt: 1,
    lastAttempt: false,
    db: app.installation.readingOf(merchant),
    outside: {} as JobCtx['outside'],
    write: (work) => {
      if (written >= dieAfter) throw new Error('killed');
      written += 1;
      return app.write(merchant, work);
    },
  };
}
