import type { SessionUser } from '@parley/contract/auth';
import type { ReadCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { flagsOn } from '../../../platform/flags/flags.ts';
import type { Viewer } from '../visibility/index.ts';
import { membershipOf } from './membership.ts';
import { isTwoStep, membershipsOf, readShopNow, type UserRow } from './store.ts';

/** The user's current shop: the last chosen, otherwise their first. */
export async function shopOf(db: Reader, user: UserRow) {
  const shops = await membershipsOf(db, user.id);
  return { shops, current: shops.find((shop) => shop.merchant_id === user.last_merchant_id) ?? shops[0] };
}
export type Shops = Awaited<ReturnType<typeof shopOf>>;

/** Counts of what waits for a user in a shop. The inbox passes this in, so that account features don't import conversations. */
export type CountsOf = (db: Reader, merchant: string, viewer: Viewer) => Promise<{ unread: number; notifications: number }>;

/** The session user as every screen uses it. `db` must see the current shop, or none when there is none. */
export async function presentUser(
  { db, flags }: Pick<ReadCtx, 'db' | 'flags'>,
  user: UserRow,
  { shops, current }: Shops,
  countsOf: CountsOf,
  sessionId: string | null,
): Promise<SessionUser> {
  const isLocked = current?.requires_two_step === true && !(sessionId && (await isTwoStep(db, sessionId)));
  const membership = current && !isLocked ? membershipOf(current) : undefined;
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
    role: user.role,
    team_role: current?.team_role ?? null,
    merchant_id: current?.merchant_id ?? null,
    merchant_name: current?.name ?? null,
    merchant_time_zone: shop?.time_zone ?? null,
    unread_count: counts?.unread ?? 0,
    notifications_count: counts?.notifications ?? 0,
    live_position: shop?.live_position ?? null,
    second_step_required: isLocked,
    permissions: [...(membership?.permissions ?? [])],
    flags: flagsOn(flags, current?.merchant_id ?? ''),
    open_next: user.open_next,
    merchants: shops.map(({ merchant_id, name, team_role }) => ({ merchant_id, name, team_role })),
  };
}

export const avatarUrl = (user: Pick<UserRow, 'id' | 'avatar_version'>) =>
  user.avatar_version > 0 ? `/avatars/${user.id}/${user.avatar_version}` : null;
