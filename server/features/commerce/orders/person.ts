import type { Actor } from '../../../context.ts';
import { actorMay } from '../../../platform/lib/actors.ts';
import type { ActorKind, OrderPerson, SelfService } from './rules.ts';

/**
 * Whom an action is done for; without it, the caller. For the AI and customers also what the shop lets them do, and their refund limit
 * per order in cents where it differs from the default.
 */
export type By = { kind: ActorKind; id: string | null; name: string | null; selfService?: SelfService; refundLimitCents?: number };

export function byOf({ actor }: { actor: Actor }, by?: By): By {
  if (by) return by;
  if (actor.kind === 'user' || actor.kind === 'machine') return { kind: actor.kind, id: actor.id, name: actor.name };
  if (actor.kind === 'visitor') return { kind: 'customer', id: actor.customerId, name: null };
  return { kind: 'system', id: null, name: null };
}

/**
 * The permissions `actionsOf` checks. A teammate has those of their role, a program those of its key's scopes, an operator only reads;
 * the AI and customers follow the narrower rules of their kind and can't refund above the shop's limit; the shop's own jobs may do
 * anything.
 */
export function personOf({ actor }: { actor: Actor }, refundLimitCents: number, by?: By): OrderPerson {
  const { kind } = byOf({ actor }, by);
  const may: OrderPerson['may'] = (permission) => {
    if (kind === 'user' || kind === 'machine' || actor.kind === 'operator') return actorMay(actor, permission);
    return kind === 'system' || permission === 'orders:write' || permission === 'orders:read';
  };
  return { kind, may, refundLimitCents: by?.refundLimitCents ?? refundLimitCents, ...(by?.selfService && { selfService: by.selfService }) };
}
