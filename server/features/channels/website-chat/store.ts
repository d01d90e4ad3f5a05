import { sql } from 'kysely';
import type { ChatSettings } from '@parley/contract/website-chat';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type ChatRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;
/** The shop's saved settings; undefined before the first save. */
export const findRow = (db: Reader, merchant: string) =>
  db.selectFrom('website_chat').selectAll().where('merchant_id', '=', merchant).executeTakeFirst();

/** Serializes changes, including the first one, when no row exists yet. */
export async function lockRow(db: Writer, merchant: string): Promise<ChatRow> {
  await db
    .insertInto('website_chat')
    .values({ merchant_id: merchant, settings: '{}', version: 0 })
    .onConflict((conflict) => conflict.column('merchant_id').doNothing())
    .execute();
  return db.selectFrom('website_chat').selectAll().where('merchant_id', '=', merchant).forUpdate().executeTakeFirstOrThrow();
}

type Change =
  | { identity_secret: string; identity_secret_old: string | null; identity_secret_old_until: Date | null }
  | { installed_at: Date };
export const changeRow = (db: Writer, merchant: string, change: Change): Promise<ChatRow> =>
  db.updateTable('website_chat').set(change).where('merchant_id', '=', merchant).returningAll().executeTakeFirstOrThrow();

/** The version only guards changes made by people. */
export const changeSettings = (db: Writer, merchant: string, settings: ChatSettings, now: Date): Promise<ChatRow> =>
  db
    .updateTable('website_chat')
    .set({ settings: JSON.stringify(settings), version: sql`version + 1`, updated_at: now })
    .where('merchant_id', '=', merchant)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The shop's valid keys, the current one first. */
export const readKeys = (db: Reader, merchant: string, now: Date) =>
  db
    .selectFrom('directory.chat_keys')
    .select(['key', 'allowed_origins', 'expires_at'])
    .where('merchant_id', '=', merchant)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy(sql`expires_at desc nulls first`)
    .orderBy('created_at', 'desc')
    .execute();

export async function setOrigins(db: Writer, merchant: string, origins: string[]) {
  await db.updateTable('directory.chat_keys').set({ allowed_origins: origins }).where('merchant_id', '=', merchant).execute();
}
/** Existing keys stay valid until then; the new one has no end. */
export async function addKey(db: Writer, merchant: string, { key, origins, until }: { key: string; origins: string[]; until: Date }) {
  await db
    .updateTable('directory.chat_keys')
    .set({ expires_at: until })
    .where('merchant_id', '=', merchant)
    .where('expires_at', 'is', null)
    .execute();
  await db.insertInto('directory.chat_keys').values({ key, merchant_id: merchant, allowed_origins: origins }).execute();
}

export const hasTeam = async (db: Writer, id: string) =>
  (await db.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const shopName = async (db: Reader, merchant: string) =>
  (await db.selectFrom('directory.merchants').select('name').where('id', '=', merchant).executeTakeFirstOrThrow()).name;

/** Row-level security limits this to the current shop. */
export const readSettings = async (db: Reader) => (await db.selectFrom('website_chat').select('settings').executeTakeFirst())?.settings;
