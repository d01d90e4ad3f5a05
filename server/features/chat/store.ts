import { sql } from 'kysely';
import type { Reader, Writer } from '../../platform/db/tenant.ts';

export const findKey = (db: Reader | Writer, key: string) =>
  (db as Reader).selectFrom('directory.chat_keys').select(['merchant_id', 'allowed_origins']).where('key', '=', key).executeTakeFirst();

export const findSession = (db: Reader | Writer, tokenHash: string) =>
  (db as Reader)
    .selectFrom('chat_sessions')
    .select(['id', 'customer_id', 'conversation_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Locks the session, so that a visitor's first two messages make one customer and one conversation. */
export const lockSession = (db: Writer, id: string) =>
  db.selectFrom('chat_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export async function insertSession(
  db: Writer,
  row: { merchant_id: string; id: string; token_hash: string; locale: string | null; page_url: string | null },
) {
  await db.insertInto('chat_sessions').values(row).execute();
}
export async function touchSession(
  db: Writer,
  id: string,
  change: { customer_id?: string; conversation_id?: string; locale?: string; page_url?: string },
  now: Date,
) {
  await db
    .updateTable('chat_sessions')
    .set({ ...change, last_seen_at: now })
    .where('id', '=', id)
    .execute();
}

/** A visitor becomes a customer with their first message; who they are is learned later. */
export async function insertVisitorCustomer(db: Writer, row: { merchant_id: string; id: string; name: string; language: string | null }) {
  await db.insertInto('customers').values(row).execute();
}
export const customerName = async (db: Writer, id: string) =>
  (await db.selectFrom('customers').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

export const readShopFace = async (db: Reader | Writer) => {
  const { rows } = await sql<{ name: string; welcome: string; disclosure: string; ai_enabled: boolean }>`
    select m.name, s.welcome, s.disclosure, s.ai_enabled from shop_settings s join directory.merchants m on m.id = s.merchant_id`.execute(
    db as never,
  );
  const [face] = rows;
  if (!face) throw new Error('The shop has no settings.');
  return face;
};

export const findSessionById = (db: Reader, id: string) =>
  db.selectFrom('chat_sessions').select(['conversation_id']).where('id', '=', id).executeTakeFirst();
