import { can } from '@parley/contract/permissions';
import type { Actor } from '../../../context.ts';
import type { ActorKind, OrderPerson, SelfService } from './rules.ts';

/**
 * In whose name something is done. Without one it is who calls. For the AI and the customer: what the shop lets them do by themselves, and what
 * they may give back for an order in all, in cents, where that is not the usual.
 */
export type By = { kind: ActorKind; id: string | null; name: string | null; selfService?: SelfService; refundLimitCents?: number };

export function byOf({ actor }: { actor: Actor }, by?: By): By {
  if (by) return by;
  if (actor.kind === 'user') return { kind: 'user', id: actor.id, name: actor.name };
  if (actor.kind === 'visitor') return { kind: 'customer', id: actor.customerId, name: null };
  return { kind: 'system', id: null, name: null };
}

/**
 * What `actionsOf` asks of a person. A teammate may what their role may; the AI and the customer may change orders by the narrower rules of
 * their kind and give back nothing beyond the shop's limit; the shop's own jobs may all.
 */
export function personOf({ actor }: { actor: Actor }, refundLimitCents: number, by?: By): OrderPerson {
  const { kind } = byOf({ actor }, by);
  const may: OrderPerson['may'] = (permission) => {
    if (kind === 'user') return actor.kind === 'user' && actor.teamRole !== null && can(actor.teamRole, permission);
    return kind === 'system' || permission === 'orders:write' || permission === 'orders:read';
  };
  return { kind, may, refundLimitCents: by?.refundLimitCents ?? refundLimitCents, ...(by?.selfService && { selfService: by.selfService }) };
}
