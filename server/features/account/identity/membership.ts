import type { Membership, UserActor } from '../../../context.ts';
import { accessOf } from '../visibility/index.ts';

/** A user's permissions and limits in a shop. */
export const membershipOf = (place: Parameters<typeof accessOf>[0]): Membership => accessOf(place);

export const isSameMembership = (one: Membership, other: Pick<UserActor, 'permissions' | 'teams' | 'brands'>) =>
  one.permissions.join() === other.permissions.join() &&
  one.teams?.join() === other.teams?.join() &&
  JSON.stringify(one.brands) === JSON.stringify(other.brands);
