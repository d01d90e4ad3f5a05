import type { Membership, UserActor } from '../../../context.ts';
import { accessOf } from '../visibility/index.ts';

/** A user's permissions and limits in a shop. */
export const membershipOf = (place: Parameters<typeof accessOf>[0]): Membership => accessOf(place);

/** Whether a shop's members can't work in it in this session, because it requires a second step. */
export const isLocked = (shop: { requires_two_step: boolean }, session: { two_step: boolean }) =>
  shop.requires_two_step && !session.two_step;

export const isSameMembership = (one: Membership, other: Pick<UserActor, 'permissions' | 'teams' | 'brands'>) =>
  one.permissions.join() === other.permissions.join() &&
  one.teams?.join() === other.teams?.join() &&
  JSON.stringify(one.brands) === JSON.stringify(other.brands);
