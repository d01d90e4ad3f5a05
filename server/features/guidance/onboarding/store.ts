import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Decided, Done } from './rules.ts';

export type ProgressRow = Done & { onboarding: unknown };

/** What the team decided, and what the shop's tables say. Each `exists` is one look into an index. */
export async function readProgress(db: Reader, merchant: string): Promise<ProgressRow | undefined> {
  const [found] = await rows<ProgressRow>(db)`
    select s.onboarding,
      exists (select from website_chat w where w.merchant_id = s.merchant_id and w.version > 0) as look,
      exists (select from website_chat w where w.merchant_id = s.merchant_id and w.installed_at is not null)
        or exists (select from channel_connections c where c.merchant_id = s.merchant_id and c.channel <> 'website') as channel,
      exists (select from articles a where a.merchant_id = s.merchant_id and a.status = 'published') as knowledge,
      exists (select from ai_runs r where r.merchant_id = s.merchant_id and r.decision = 'answer') as "try",
      (select count(*) from (select from directory.memberships m where m.merchant_id = s.merchant_id limit 2) m) > 1
        or exists (select from directory.invites i where i.merchant_id = s.merchant_id) as team,
      exists (select from billing_subscriptions b where b.merchant_id = s.merchant_id and b.price is not null) as plan
    from shop_settings s where s.merchant_id = ${merchant}::uuid`;
  return found;
}

/** Serializes decisions of the same shop. */
export async function lockDecided(db: Writer, merchant: string): Promise<unknown> {
  const found = await db
    .selectFrom('shop_settings')
    .select('onboarding')
    .where('merchant_id', '=', merchant)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return found.onboarding;
}

export async function saveDecided(db: Writer, merchant: string, decided: Decided) {
  await db
    .updateTable('shop_settings')
    .set({ onboarding: JSON.stringify(decided) })
    .where('merchant_id', '=', merchant)
    .execute();
}
