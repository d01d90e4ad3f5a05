import type { Permission } from '@parley/contract/permissions';
import type { Availability } from '@parley/contract/teams';

const rank: Record<Availability, number> = { online: 0, away: 1, offline: 2 };
type Teammate = { user_id: string; name: string; permissions: readonly Permission[]; availability: Availability };

/** Teammates who may answer customers: the reader first, then those online, by name. */
export function answerers<T extends Teammate>(team: readonly T[], me: string): T[] {
  const first = ({ user_id }: Teammate) => Number(user_id !== me);
  return team
    .filter(({ permissions }) => permissions.includes('inbox:write'))
    .toSorted((a, b) => first(a) - first(b) || rank[a.availability] - rank[b.availability] || a.name.localeCompare(b.name));
}
