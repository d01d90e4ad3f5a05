import type { Reader, Writer } from '../../platform/db/tenant.ts';

/** How long after the customer's last message the shop wants it answered, in milliseconds. */
export async function readDebounce(db: Writer) {
  const settings = await db.selectFrom('shop_settings').select('ai_debounce_ms').executeTakeFirst();
  return settings?.ai_debounce_ms ?? 0;
}

export async function hasUnanswered(db: Writer, conversationId: string) {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .whereRef('answered_seq', '<', 'customer_seq')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a draft for a teammate is written from; unlike the AI's own task it does not ask who holds the conversation. */
export const readDraftTask = (db: Reader, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('shop_settings as s', 's.merchant_id', 'c.merchant_id')
    .innerJoin('directory.merchants as m', 'm.id', 'c.merchant_id')
    .select([
      'c.customer_id',
      'c.customer_name',
      'c.verified_customer_id',
      'c.verification_attempts',
      'c.ai_memory',
      'm.name',
      's.currency',
      's.time_zone',
      's.locale',
      's.ai_confidence_threshold',
      's.ai_verification',
    ])
    .where('c.id', '=', conversationId)
    .executeTakeFirst();
