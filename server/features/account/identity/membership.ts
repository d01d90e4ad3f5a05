import type { TeamRole } from '@parley/contract/permissions';
import type { Membership, UserActor } from '../../../context.ts';
import { limitsOf } from '../visibility/index.ts';

/** A user's role and limits in a shop. */
export const membershipOf = (place: Parameters<typeof limitsOf>[0]): Membership => ({
  teamRole: place.team_role as TeamRole,
  ...limitsOf(place),
});

export const isSameMembership = (one: Membership, other: Pick<UserActor, 'teamRole' | 'teams' | 'brands'>) =>
  one.teamRole === other.teamRole &&
  one.teams?.join() === other.teams?.join() &&
  JSON.stringify(one.brands) === JSON.stringify(other.brands);
