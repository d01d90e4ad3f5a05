import type { Channel } from '@parley/contract/channels';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type AiRow = NonNullable<Awaited<ReturnType<typeof readAi>>>;

/** All of the shop's AI settings, as stored. */
export const readAi = (db: Reader) =>
  db
    .selectFrom('shop_settings')
    .select(['merchant_id', 'ai_enabled', 'ai_confidence_threshold', 'ai_debounce_ms', 'ai_verification', 'ai_money_limit_cents'])
    .select(['ai_policy', 'ai_agent', 'ai_engine', 'ai_key', 'ai_key_hint', 'currency', 'version'])
    .executeTakeFirst();

type Staged = { merchant: string; id: string; channel: Channel; customerId: string; customerName: string; now: Date };
/** A temporary conversation for dry runs of actions, always rolled back. Its number is below real ones. */
export async function stageConversation(db: Writer, { merchant, id, channel, customerId, customerName, now }: Staged) {
  const { rows } = await sql<{ current_id: string }>`
    select current_id from current_customers(${merchant}::uuid, array[${customerId}::uuid])`.execute(db);
  return db
    .insertInto('conversations')
    .values({
      merchant_id: merchant,
      id,
      number: -1 - Math.trunc(now.getTime() % 1_000_000_000),
      channel,
      handler: 'ai',
      customer_id: rows[0]?.current_id ?? customerId,
      customer_name: customerName,
      verified_customer_id: customerId,
      last_activity_at: now,
      created_at: now,
    })
    .execute();
}
