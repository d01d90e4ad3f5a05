import type { Membership, UserActor } from '../../../context.ts';
import { accessOf } from '../visibility/index.ts';
import type { SessionBeginning } from './store.ts';

/** A user's permissions and limits in a shop. */
export const membershipOf = (place: Parameters<typeof accessOf>[0]): Membership => accessOf(place);

export type Lock = 'two_factor.required' | 'sso.required';
type Rules = { merchant_id: string; team_role: string; requires_two_step: boolean; requires_sso: boolean };
/**
 * Why a shop's members can't work in it in this session, if so. Owners may always log in without the shop's single sign-on, so that a
 * provider that fails locks nobody out.
 */
export function lockOf(shop: Rules, session: SessionBeginning): Lock | null {
  if (session.sso_merchant_id === shop.merchant_id) return null;
  if (shop.requires_sso && shop.team_role !== 'owner') return 'sso.required';
  return shop.requires_two_step && !session.two_step ? 'two_factor.required' : null;
}

export const isSameMembership = (one: Membership, other: Pick<UserActor, 'permissions' | 'teams' | 'brands'>) =>
  one.permissions.join() === other.permissions.join() &&
  one.teams?.join() === other.teams?.join() &&
  JSON.stringify(one.brands) === JSON.stringify(other.brands);
