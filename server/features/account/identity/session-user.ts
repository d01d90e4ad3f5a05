import type { SessionUser } from '@parley/contract/auth';
import type { ReadCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { flagsOn } from '../../../platform/flags/flags.ts';
import type { Viewer } from '../visibility/index.ts';
import { lockOf, membershipOf } from './membership.ts';
import { membershipsOf, readBeginning, readShopNow, type SessionBeginning, type UserRow } from './store.ts';

/** The user's current shop: the last chosen, otherwise their first; of a session by single sign-on, its shop. */
export async function shopOf(db: Reader, user: UserRow, session: SessionBeginning) {
  const shops = await membershipsOf(db, user.id, session.sso_merchant_id);
  return { shops, current: shops.find((shop) => shop.merchant_id === user.last_merchant_id) ?? shops[0], session };
}
/** How the session of a request began. */
export const beginningOf = async (db: Reader, sessionId: string | null): Promise<SessionBeginning> =>
  (sessionId && (await readBeginning(db, sessionId))) || { two_step: false, sso_merchant_id: null };
export type Shops = Awaited<ReturnType<typeof shopOf>>;

/** Counts of what waits for a user in a shop. The inbox passes this in, so that account features don't import conversations. */
export type CountsOf = (db: Reader, merchant: string, viewer: Viewer) => Promise<{ unread: number; notifications: number }>;

/** The session user as every screen uses it. `db` must see the current shop, or none when there is none. */
export async function presentUser(
  { db, flags }: Pick<ReadCtx, 'db' | 'flags'>,
  user: UserRow,
  { shops, current, session }: Shops,
  countsOf: CountsOf,
): Promise<SessionUser> {
  const lock = current ? lockOf(current, session) : null;
  const membership = current && !lock ? membershipOf(current) : undefined;
  // Before the counts, so that no change in between is missed.
  const shop = current && (await readShopNow(db));
  const counts =
    current && membership?.permissions.includes('inbox:read')
      ? await countsOf(db, current.merchant_id, { id: user.id, ...membership })
      : undefined;
  return {
    id: user.id,
    user_id: user.id,
    name: user.name,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    avatar_url: avatarUrl(user),
    time_zone: user.time_zone,
    // What somebody may do on the installation, no shop's provider can claim.
    role: session.sso_merchant_id ? 'merchant' : user.role,
    team_role: current?.team_role ?? null,
    merchant_id: current?.merchant_id ?? null,
    merchant_name: current?.name ?? null,
    merchant_time_zone: shop?.time_zone ?? null,
    unread_count: counts?.unread ?? 0,
    notifications_count: counts?.notifications ?? 0,
    live_position: shop?.live_position ?? null,
    second_step_required: lock === 'two_factor.required',
    ...(lock === 'sso.required' && current?.sso_name && { sso_required: current.sso_name }),
    ...(session.sso_merchant_id && { sso: user.sso_merchant_id === session.sso_merchant_id ? 'own_account' : 'shop_only' }),
    permissions: [...(membership?.permissions ?? [])],
    flags: flagsOn(flags, current?.merchant_id ?? ''),
    open_next: user.open_next,
    merchants: shops.map(({ merchant_id, name, team_role }) => ({ merchant_id, name, team_role })),
  };
}

export const avatarUrl = (user: Pick<UserRow, 'id' | 'avatar_version'>) =>
  user.avatar_version > 0 ? `/avatars/${user.id}/${user.avatar_version}` : null;
