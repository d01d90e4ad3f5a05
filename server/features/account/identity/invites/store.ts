import type { Reader, Writer } from '../../../../platform/db/tenant.ts';

/** An invitation exists as a row until it is accepted or revoked. */
const invites = (db: Reader) =>
  db
    .selectFrom('directory.invites as i')
    .innerJoin('directory.merchants as m', 'm.id', 'i.merchant_id')
    .leftJoin('directory.users as u', 'u.id', 'i.invited_by')
    .leftJoin('directory.single_sign_on as s', 's.merchant_id', 'i.merchant_id')
    .select([
      'i.id',
      'i.merchant_id',
      'i.email',
      'i.team_role',
      'i.role_id',
      'i.created_at',
      'i.expires_at',
      'm.name as merchant_name',
      'u.name as invited_by',
      's.name as sso_name',
      's.required as sso_required',
    ]);
export type InviteRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export const invitesOf = (db: Reader, merchant: string) =>
  invites(db).where('i.merchant_id', '=', merchant).orderBy('i.created_at').orderBy('i.id').execute();

export const find = (db: Reader, merchant: string, id: string) =>
  invites(db).where('i.merchant_id', '=', merchant).where('i.id', '=', id).executeTakeFirst();

/** Either the emailed link or the one to pass on. */
export const findByToken = (db: Reader, tokenHash: string, now: Date) =>
  invites(db)
    .where((eb) => eb.or([eb('i.token_hash', '=', tokenHash), eb('i.link_hash', '=', tokenHash)]))
    .where('i.expires_at', '>', now)
    .executeTakeFirst();

export type NewInvite = {
  id: string;
  merchant_id: string;
  email: string;
  team_role: string;
  role_id: string | null;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
};
/** One per address and shop: inviting again replaces the role, the expiry and, with the next mail, the link. Returns its id. */
export async function insert(db: Writer, row: NewInvite): Promise<string> {
  const { team_role, role_id, invited_by, expires_at } = row;
  const { id } = await db
    .insertInto('directory.invites')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'email'])
        .doUpdateSet({ team_role, role_id, invited_by, expires_at, token_hash: null, link_hash: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whoever resends an invitation stands for it from now on. */
export const renew = (db: Writer, id: string, by: { expires_at: Date; invited_by: string }) =>
  db
    .updateTable('directory.invites')
    .set({ ...by, token_hash: null, link_hash: null })
    .where('id', '=', id)
    .execute();

export const setToken = (db: Writer, id: string, tokenHash: string) =>
  db.updateTable('directory.invites').set({ token_hash: tokenHash }).where('id', '=', id).execute();

export const setLink = (db: Writer, id: string, linkHash: string) =>
  db.updateTable('directory.invites').set({ link_hash: linkHash }).where('id', '=', id).execute();

/** Revokes it; returns whether it existed. */
export const remove = async (db: Writer, merchant: string, id: string) =>
  (await db.deleteFrom('directory.invites').where('merchant_id', '=', merchant).where('id', '=', id).returning('id').executeTakeFirst()) !==
  undefined;

/** Accepts it in one statement, so that it works only once. */
export const use = (db: Writer, tokenHash: string, now: Date) =>
  db
    .deleteFrom('directory.invites')
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('link_hash', '=', tokenHash)]))
    .where('expires_at', '>', now)
    .returning(['id', 'merchant_id', 'email', 'team_role', 'role_id', 'invited_by', 'token_hash'])
    .executeTakeFirst();

/** The open invitation to an address. */
export const findByEmail = (db: Reader, merchant: string, email: string, now: Date) =>
  invites(db)
    .select('i.invited_by as inviter_id')
    .where('i.merchant_id', '=', merchant)
    .where('i.email', '=', email)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();

export const isMember = async (db: Writer, merchant: string, email: string) =>
  (await db
    .selectFrom('directory.memberships as m')
    .innerJoin('directory.users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.merchant_id', '=', merchant)
    .where('u.email', '=', email)
    .executeTakeFirst()) !== undefined;
