import type { SessionUser } from '@parley/contract/auth';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import type { Reader, Writer } from '../../platform/db/tenant.ts';
import { countsOf } from '../inbox/index.ts';
import { membershipOf } from './membership.ts';
import { membershipsOf, type UserRow } from './store.ts';

type Db = Reader | Writer;

/** The shop a person works in now: the one they chose last, otherwise their first. */
export async function shopOf(db: Db, user: UserRow) {
  const shops = await membershipsOf(db, user.id);
  return { shops, current: shops.find((shop) => shop.merchant_id === user.last_merchant_id) ?? shops[0] };
}
export type Shops = Awaited<ReturnType<typeof shopOf>>;

/** The person as every screen knows them. `db` must see the current shop, or none when there is none. */
export async function presentUser(db: Db, user: UserRow, { shops, current }: Shops): Promise<SessionUser> {
  const role = (current?.team_role ?? null) as TeamRole | null;
  const counts =
    current && role && permissionsOf(role).includes('inbox:read')
      ? await countsOf(db, current.merchant_id, { id: user.id, ...membershipOf(current) })
      : undefined;
  return {
    id: user.id,
    user_id: user.id,
    name: user.name,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    avatar_url: avatarUrl(user),
    role: user.role as SessionUser['role'],
    team_role: role,
    merchant_id: current?.merchant_id ?? null,
    merchant_name: current?.name ?? null,
    unread_count: counts?.unread ?? 0,
    notifications_count: counts?.notifications ?? 0,
    permissions: role ? [...permissionsOf(role)] : [],
    merchants: shops.map(({ merchant_id, name, team_role }) => ({ merchant_id, name, team_role: team_role as TeamRole })),
  };
}

export const avatarUrl = (user: Pick<UserRow, 'id' | 'avatar_version'>) =>
  user.avatar_version > 0 ? `/avatars/${user.id}/${user.avatar_version}` : null;
