// A child process: customers write in many conversations at once, with the product's own changes: rows and stream signals.
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { sql } from 'kysely';
import { readConfig } from '../../server/config.ts';
import type { WriteCtx } from '../../server/context.ts';
import { announceConversation, announceMessage } from '../../server/features/conversations/inbox/announce.ts';
import type { ConversationRow, MessageRow } from '../../server/features/conversations/inbox/store.ts';
import { openInstallation } from '../../server/installation.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { runWriter } from '../../server/platform/writer.ts';
import type { Shop } from './shop.ts';

export type StormTask = Pick<Shop, 'ownerUrl' | 'appUrl' | 'secret' | 'data' | 'merchant' | 'longThread'> & {
  perSecond: number;
  seconds: number;
};
export type StormResult = { changed: number; seconds: number };

/** Several writers, since each waits for its commit. */
const [perTransaction, writers] = [50, 3];

process.once('message', (task: StormTask) => void storm(task));
process.once('disconnect', () => process.exit(0));

async function storm({ ownerUrl, appUrl, secret, data, merchant, longThread, perSecond, seconds }: StormTask) {
  const config = readConfig({ PARLEY_DATA: data, DEMO: '0' });
  const installation = await openInstallation({ config, secret, ownerUrl, appUrl, log: pino({ level: 'error' }) });
  const parts = { pool: installation.pool, reactions: [], notifier: installation.notifier, now: installation.now };
  const who = () => ({ actor: { kind: 'system' as const, merchant }, requestId: 'bench', address: '' });
  const { rows } = await installation.owner.query<{ id: string }>(
    `select id from conversations where merchant_id = $1 and status = 'open' and id <> $2 order by last_activity_at desc limit 2000`,
    [merchant, longThread],
  );
  const ids = rows.map(({ id }) => id);
  process.send?.('ready');
  const since = performance.now();
  const elapsed = () => (performance.now() - since) / 1000;
  let changed = 0;
  const write = async () => {
    while (elapsed() < seconds) {
      const from = (changed += perTransaction);
      const some = Array.from({ length: perTransaction }, (_, place) => ids[(from + place) % ids.length] ?? '');
      await runWriter(parts, who(), (ctx) => sayIn(ctx, some));
      await pause(Math.max(0, (changed / perSecond - elapsed()) * 1000));
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await installation.close();
  process.send?.({ changed, seconds: elapsed() } satisfies StormResult);
}

/** Adds a customer message to each conversation, in two statements. */
async function sayIn(ctx: WriteCtx, ids: string[]) {
  const { rows: conversations } = await sql<ConversationRow>`
    update conversations set version = version + 1, message_count = message_count + 1, visible_count = visible_count + 1, customer_seq = message_count + 1,
      customer_at = ${ctx.now()}, last_activity_at = ${ctx.now()}, last_at = ${ctx.now()}, last_author = 'customer', last_author_name = customer_name,
      last_text = 'Is there any news of order #' || version, waiting_since = case when handler = 'ai' then null else coalesce(waiting_since, ${ctx.now()}) end
    where id = any (${ids}::uuid[]) returning *`.execute(ctx.db);
  const said = conversations.map(({ merchant_id, id, message_count, visible_count, customer_id, customer_name, last_text }) => ({
    ...{ merchant_id, conversation_id: id, seq: message_count, id: newId(), direction: 'in', author: 'customer', author_id: customer_id },
    ...{ author_name: customer_name, text: last_text, status: 'delivered', visible_seq: visible_count, created_at: ctx.now() },
  }));
  const { rows: messages } = await sql<MessageRow>`
    insert into messages (merchant_id, conversation_id, seq, id, direction, author, author_id, author_name, text, cards, private, status, visible_seq, created_at, sent_at)
    select merchant_id, conversation_id, seq, id, direction, author, author_id, author_name, text, '[]', false, status, visible_seq, created_at, created_at
    from jsonb_populate_recordset(null::messages, ${JSON.stringify(said)}::jsonb) returning *`.execute(ctx.db);
  for (const message of messages) announceMessage(ctx, message);
  for (const conversation of conversations) announceConversation(ctx, conversation);
}
