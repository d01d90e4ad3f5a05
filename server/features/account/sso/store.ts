import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type SettingsRow = Selectable<Tables['directory.single_sign_on']>;
export type PersonRow = Selectable<Tables['sso_people']>;
export type TokenRow = Selectable<Tables['directory.scim_tokens']>;

const settings = (db: Reader) => db.selectFrom('directory.single_sign_on').selectAll();
export const readSettings = (db: Reader, merchant: string): Promise<SettingsRow | undefined> =>
  settings(db).where('merchant_id', '=', merchant).executeTakeFirst();
export const findByName = (db: Reader, name: string): Promise<SettingsRow | undefined> =>
  settings(db).where('name', '=', name).executeTakeFirst();
/** Locks them, so that of several people who come at once each is looked up after the other was stored. */
export const lockSettings = (db: Writer, merchant: string): Promise<SettingsRow | undefined> =>
  db.selectFrom('directory.single_sign_on').selectAll().where('merchant_id', '=', merchant).forUpdate().executeTakeFirst();

export const insertSettings = (db: Writer, row: Insertable<Tables['directory.single_sign_on']>): Promise<SettingsRow> =>
  db.insertInto('directory.single_sign_on').values(row).returningAll().executeTakeFirstOrThrow();
export const changeSettings = (db: Writer, merchant: string, change: Partial<Omit<SettingsRow, 'merchant_id'>>): Promise<SettingsRow> =>
  db.updateTable('directory.single_sign_on').set(change).where('merchant_id', '=', merchant).returningAll().executeTakeFirstOrThrow();
export async function deleteSettings(db: Writer, merchant: string) {
  await db.deleteFrom('sso_people').where('merchant_id', '=', merchant).execute();
  await db.deleteFrom('directory.single_sign_on').where('merchant_id', '=', merchant).execute();
}

export const membersOf = async (db: Reader, merchant: string): Promise<string[]> =>
  (await db.selectFrom('directory.memberships').select('user_id').where('merchant_id', '=', merchant).execute()).map(
    ({ user_id: userId }) => userId,
  );
export const nameOfShop = async (db: Reader, merchant: string): Promise<string> =>
  (await db.selectFrom('directory.merchants').select('name').where('id', '=', merchant).executeTakeFirstOrThrow()).name;

export const findBySubject = (
  db: Reader,
  { merchant_id: merchant, issuer }: SettingsRow,
  subject: string,
): Promise<PersonRow | undefined> =>
  db
    .selectFrom('sso_people')
    .selectAll()
    .where('merchant_id', '=', merchant)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
export const findByUser = (db: Reader, merchant: string, userId: string): Promise<PersonRow | undefined> =>
  db.selectFrom('sso_people').selectAll().where('merchant_id', '=', merchant).where('user_id', '=', userId).executeTakeFirst();
/** One row for each person and shop. */
export const keepPerson = (db: Writer, row: Insertable<Tables['sso_people']>): Promise<PersonRow> => {
  const { merchant_id: _merchant, id: _id, user_id: _user, created_at: _created, ...change } = row;
  return db
    .insertInto('sso_people')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'user_id']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const readToken = (db: Reader, merchant: string): Promise<TokenRow | undefined> =>
  db.selectFrom('directory.scim_tokens').selectAll().where('merchant_id', '=', merchant).executeTakeFirst();
export const findToken = (db: Reader, hash: string): Promise<TokenRow | undefined> =>
  db.selectFrom('directory.scim_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
export const keepToken = (db: Writer, row: Insertable<Tables['directory.scim_tokens']>): Promise<TokenRow> => {
  const { merchant_id: _merchant, ...change } = row;
  return db
    .insertInto('directory.scim_tokens')
    .values(row)
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet({ ...change, last_used_at: null }))
    .returningAll()
    .executeTakeFirstOrThrow();
};
export const deleteToken = async (db: Writer, merchant: string): Promise<boolean> =>
  (await db.deleteFrom('directory.scim_tokens').where('merchant_id', '=', merchant).returning('hash').executeTakeFirst()) !== undefined;
/** Once a minute is enough. */
export async function noteTokenUse(db: Writer, hash: string, { at, unlessSince }: { at: Date; unlessSince: Date }) {
  await db
    .updateTable('directory.scim_tokens')
    .set({ last_used_at: at })
    .where('hash', '=', hash)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', unlessSince)]))
    .execute();
}
