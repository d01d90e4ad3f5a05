import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** The debounce time after the customer's last message, in milliseconds. */
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

/** A conversation's handler and who may see it. */
export const readPlace = (db: Writer, conversationId: string) =>
  db
    .selectFrom('conversations')
    .select(['handler', 'team_id', 'assignee_id', 'brand_id'])
    .where('id', '=', conversationId)
    .executeTakeFirst();

/** The input for a teammate's draft; unlike the AI's task it doesn't depend on the handler. */
export const readDraftTask = (db: Reader, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('shop_settings as s', 's.merchant_id', 'c.merchant_id')
    .innerJoin('directory.merchants as m', 'm.id', 'c.merchant_id')
    .select([
      'c.customer_id',
      'c.channel',
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

/** What the AI knows about the shop up front, and the settings version. */
export async function readShopForAi(db: Reader) {
  const { verification, ...shop } = await db
    .selectFrom('shop_settings as s')
    .innerJoin('directory.merchants as m', 'm.id', 's.merchant_id')
    .select(['m.name', 's.currency', 's.locale', 's.time_zone as timeZone', 's.version as configVersion'])
    .select(['s.ai_confidence_threshold as confidenceThreshold', 's.ai_verification as verification'])
    .executeTakeFirstOrThrow();
  return { ...shop, verification };
}

/** The previous AI run in this conversation. */
export const runBefore = (db: Writer, conversationId: string, runId: string) =>
  db
    .selectFrom('ai_runs')
    .select(['decision', 'intent', 'model'])
    .where('conversation_id', '=', conversationId)
    .where('id', '<>', runId)
    .where('decision', '<>', 'dropped')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Only the first time counts. */
export const markConfirmed = (db: Writer, conversationId: string, now: Date) =>
  db
    .updateTable('conversations')
    .set({ ai_confirmed_at: now })
    .where('id', '=', conversationId)
    .where('ai_confirmed_at', 'is', null)
    .execute();

/** Whether the AI's last message reached the customer. */
export async function lastAnswerArrived(db: Writer, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('status')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'ai')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && ['sent', 'delivered', 'read'].includes(row.status);
}
