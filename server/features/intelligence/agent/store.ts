import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type AiRow = NonNullable<Awaited<ReturnType<typeof readAi>>>;

/** Everything the shop decided about its AI, as it is stored. */
export const readAi = (db: Reader) =>
  db
    .selectFrom('shop_settings')
    .select(['merchant_id', 'ai_enabled', 'ai_confidence_threshold', 'ai_debounce_ms', 'ai_verification', 'ai_money_limit_cents'])
    .select(['ai_policy', 'ai_agent', 'ai_engine', 'ai_key', 'ai_key_hint', 'version'])
    .executeTakeFirst();

type Staged = { merchant: string; id: string; customerId: string; customerName: string; now: Date };
/** A conversation for deeds to find while they are rehearsed; never kept. Its number is below those of real ones. */
export async function stageConversation(db: Writer, { merchant, id, customerId, customerName, now }: Staged) {
  const { rows } = await sql<{ current_id: string }>`
    select current_id from current_customers(${merchant}::uuid, array[${customerId}::uuid])`.execute(db);
  return db
    .insertInto('conversations')
    .values({
      merchant_id: merchant,
      id,
      number: -1 - Math.trunc(now.getTime() % 1_000_000_000),
      channel: 'website',
      handler: 'ai',
      customer_id: rows[0]?.current_id ?? customerId,
      customer_name: customerName,
      verified_customer_id: customerId,
      last_activity_at: now,
      created_at: now,
    })
    .execute();
}
