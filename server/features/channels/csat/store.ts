import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** The data of the survey page; a merged conversation resolves to its target. */
export const readAsked = (db: Reader, conversationId: string) =>
  db
    .selectFrom('conversations as f')
    .innerJoin('conversations as c', (on) =>
      on.onRef('c.merchant_id', '=', 'f.merchant_id').on('c.id', '=', sql<string>`coalesce(f.merged_into_id, f.id)`),
    )
    .innerJoin('directory.merchants as m', 'm.id', 'c.merchant_id')
    .innerJoin('shop_settings as s', 's.merchant_id', 'c.merchant_id')
    .select(['m.name as shop', 'c.language', 's.locale', 'c.csat_score', 'c.csat_remark', 'c.csat_answered_at'])
    .where('f.id', '=', conversationId)
    .where('f.csat_asked_at', 'is not', null)
    .executeTakeFirst();

/** Stored next to the conversation's own row. */
export const readCustomerAndShop = (db: Writer, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as k', (on) => on.onRef('k.merchant_id', '=', 'c.merchant_id').onRef('k.id', '=', 'c.customer_id'))
    .innerJoin('shop_settings as s', 's.merchant_id', 'c.merchant_id')
    .select(['k.blocked_at', 's.locale'])
    .where('c.id', '=', conversationId)
    .executeTakeFirstOrThrow();

/** Where and when a conversation was resolved, read before deciding anything else. */
export const readResolution = (db: Writer, conversationId: string) =>
  db.selectFrom('conversations').select(['channel', 'resolved_at']).where('id', '=', conversationId).executeTakeFirst();

type Columns =
  | { csat_asked_at: Date }
  | { csat_asked_at: Date; csat_score: number; csat_remark: string; csat_answered_at: Date; ai_confirmed_at?: Date };
/** The row must be locked. */
export const setCsat = (db: Writer, conversationId: string, columns: Columns) =>
  db
    .updateTable('conversations')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', conversationId)
    .returningAll()
    .executeTakeFirstOrThrow();
