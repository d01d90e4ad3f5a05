import type { PlatformRole, TeamRole } from '@parley/contract/permissions';
import type { Selectable } from 'kysely';
import { firstRow, type Reader, type Writer } from '../../../platform/db/tenant.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type UserRow = Selectable<Tables['directory.users']>;
/** `sso_merchant_id`: the only shop that the session opens. */
export type SessionBeginning = Pick<SessionRow, 'two_step' | 'sso_merchant_id'>;
export type SessionRow = Selectable<Tables['directory.sessions']>;

export const findUserByEmail = (db: Reader, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('directory.users').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst();
export const findUser = (db: Reader, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('directory.users').selectAll().where('id', '=', id).executeTakeFirst();
export const lockUser = (db: Writer, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('directory.users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type UserChange = Partial<Omit<UserRow, 'id' | 'created_at'>>;
export const changeUser = (db: Writer, id: string, change: UserChange): Promise<UserRow> =>
  db.updateTable('directory.users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Returns undefined when the address is taken. */
export const insertUser = (
  db: Writer,
  row: {
    id: string;
    email: string;
    name: string;
    password_hash: string | null;
    sso_merchant_id?: string | null;
    role?: PlatformRole;
    locale?: string;
    time_zone?: string;
    email_verified_at?: Date | null;
    last_merchant_id?: string | null;
  },
): Promise<UserRow | undefined> =>
  db
    .insertInto('directory.users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export async function insertShop(
  db: Writer,
  {
    id,
    name,
    currency,
    timeZone,
    locale,
    chatKey,
    brandId,
  }: { id: string; name: string; currency: string; timeZone: string; locale: string; chatKey: string; brandId: string },
) {
  await db.insertInto('directory.merchants').values({ id, name }).execute();
  await db.insertInto('shop_settings').values({ merchant_id: id, currency, time_zone: timeZone, locale }).execute();
  await db.insertInto('brands').values({ merchant_id: id, id: brandId, name, is_default: true }).execute();
  await db.insertInto('live_heads').values({ merchant_id: id }).execute();
  await db.insertInto('directory.chat_keys').values({ key: chatKey, merchant_id: id }).execute();
}

/** `only`: as a session sees them that a shop’s single sign-on began. */
export const membershipsOf = (db: Reader, userId: string, only: string | null = null) =>
  db
    .selectFrom('directory.memberships as s')
    .innerJoin('directory.merchants as m', 'm.id', 's.merchant_id')
    .leftJoin('directory.single_sign_on as o', 'o.merchant_id', 's.merchant_id')
    .select([
      's.merchant_id',
      's.team_role',
      's.permissions',
      's.visibility',
      's.team_ids',
      's.brand_ids',
      's.with_default_brand',
      'm.name',
      'm.requires_two_step',
    ])
    .select(({ fn, lit }) => [fn.coalesce('o.required', lit(false)).as('requires_sso'), 'o.name as sso_name'])
    .where('s.user_id', '=', userId)
    .$if(only !== null, (shops) => shops.where('s.merchant_id', '=', only))
    .orderBy('s.created_at')
    .execute();

/** The time zone of the shop that `db` sees, and the position of its live stream. */
export const readShopNow = (db: Reader) =>
  db
    .selectFrom('shop_settings as s')
    .leftJoin('live_heads as h', 'h.merchant_id', 's.merchant_id')
    .select((eb) => ['s.time_zone', eb.fn.coalesce('h.seq', eb.lit(0)).as('live_position')])
    .executeTakeFirstOrThrow();

type NewMembership = {
  user_id: string;
  merchant_id: string;
  team_role: TeamRole;
  role_id?: string | null;
  permissions?: string[] | null;
};
export async function insertMembership(db: Writer, row: NewMembership) {
  await db
    .insertInto('directory.memberships')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'merchant_id'])
        .doUpdateSet({ team_role: row.team_role, role_id: row.role_id ?? null, permissions: row.permissions ?? null }),
    )
    .execute();
}
/** Records that a teammate is online; returns whether they were already. */
export async function touchMembership(db: Writer, userId: string, merchant: string, now: Date): Promise<{ known: boolean } | undefined> {
  return firstRow<{ known: boolean }>(db)`
    with before as (select present from directory.memberships where user_id = ${userId}::uuid and merchant_id = ${merchant}::uuid for update)
    update directory.memberships m set last_seen_at = ${now}, present = true from before
    where m.user_id = ${userId}::uuid and m.merchant_id = ${merchant}::uuid returning before.present as known
  `;
}

export async function insertSession(
  db: Writer,
  row: {
    id: string;
    user_id: string;
    refresh_hash: string;
    created_at: Date;
    last_used_at: Date;
    rotated_at: Date;
    expires_at: Date;
    device: string;
    address: string;
    two_step: boolean;
    sso_merchant_id: string | null;
  },
) {
  await db.insertInto('directory.sessions').values(row).execute();
}
/** How a session was begun: with a second step, or by the single sign-on of a shop. */
export const readBeginning = (db: Reader, sessionId: string): Promise<SessionBeginning | undefined> =>
  db.selectFrom('directory.sessions').select(['two_step', 'sso_merchant_id']).where('id', '=', sessionId).executeTakeFirst();

export const sessionBegan = async (db: Reader, sessionId: string): Promise<Date | undefined> =>
  (await db.selectFrom('directory.sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst())?.created_at;

/** A second step was set up or removed in this session, or for all sessions of the user. */
export async function markTwoStep(db: Writer, which: { session: string } | { user: string }, twoStep: boolean) {
  const sessions = db.updateTable('directory.sessions').set({ two_step: twoStep });
  await ('session' in which ? sessions.where('id', '=', which.session) : sessions.where('user_id', '=', which.user)).execute();
}
/** The devices of a user's sessions, also of those that ended and are still stored. */
export const devicesOf = async (db: Reader, userId: string): Promise<string[]> =>
  (await db.selectFrom('directory.sessions').select('device').distinct().where('user_id', '=', userId).limit(500).execute()).map(
    ({ device }) => device,
  );
export const lockSession = (db: Writer, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('directory.sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export async function changeSession(db: Writer, id: string, change: Partial<Omit<SessionRow, 'id' | 'user_id'>>) {
  await db.updateTable('directory.sessions').set(change).where('id', '=', id).execute();
}
export const openSessions = (db: Reader, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('directory.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();

/** Ends a user's sessions, optionally except one; returns which. */
export async function revokeSessions(db: Writer, userId: string, reason: string, now: Date, except?: string): Promise<string[]> {
  let query = db
    .updateTable('directory.sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (except) query = query.where('id', '<>', except);
  return (await query.returning('id').execute()).map(({ id }) => id);
}

/** Ends the sessions that a shop’s single sign-on began, optionally of one user or except one; returns which. */
export async function revokeSsoSessions(
  db: Writer,
  { merchant, user, except }: { merchant: string; user?: string; except?: string },
  reason: string,
  now: Date,
): Promise<string[]> {
  let query = db
    .updateTable('directory.sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('sso_merchant_id', '=', merchant)
    .where('revoked_at', 'is', null);
  if (user) query = query.where('user_id', '=', user);
  if (except) query = query.where('id', '<>', except);
  return (await query.returning('id').execute()).map(({ id }) => id);
}

/** Everything a request needs to know about its session, in one query. */
export const findSessionUser = (db: Reader, sessionId: string) =>
  db
    .selectFrom('directory.sessions as s')
    .innerJoin('directory.users as u', 'u.id', 's.user_id')
    .select(['s.id as session_id', 's.revoked_at', 's.expires_at', 's.last_used_at', 's.two_step', 's.sso_merchant_id'])
    .select(['u.id', 'u.name', 'u.role', 'u.sso_merchant_id as made_by'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst();
