import type { Address } from '@parley/contract/addresses';
import type { AiPolicy } from '@parley/contract/ai-policy';
import type { Details, Move } from '@parley/engine';
import type { WriteCtx } from '../../../../context.ts';
import type { By, LockedOrder } from '../../../commerce/orders/index.ts';
import type { Reason } from './policy-rules.ts';

/** What an action works on: the transaction, the actor, the policy, and the locked order with its previous state. */
export type ActionContext = { w: WriteCtx; by: By; policy: AiPolicy; customerId: string };
export type OrderActionContext = ActionContext & { locked: LockedOrder };
/** What was done. `cents` counts against the limit; `currency` is the order's, if there is one. */
export type Effect = {
  changes: string[];
  money?: Move[];
  cents?: number;
  currency?: string;
  reason?: string;
  address?: Address;
  say: string[];
};
/** An action's details as shown, and the amount that counts against the limit. */
export type Outcome = { details: Details; cents: number };

/** Refuses with a reason and rolls back its transaction. */
export class Refused extends Error {
  readonly why: Reason;
  constructor(why: Reason) {
    super(why.reason);
    this.why = why;
  }
}
export function refuseIf(why: Reason | null): void {
  if (why) throw new Refused(why);
}

type Shown = { name: string; number: string | null; currency: string; needsApproval: boolean };
export const detailsOf = (effect: Effect, { name, number, currency, needsApproval }: Shown): Details => ({
  action: name,
  order_number: number,
  changes: effect.changes,
  money: effect.money ?? [],
  reason: effect.reason ?? null,
  address: effect.address ?? null,
  currency: effect.currency ?? currency,
  needs_approval: needsApproval,
  say: [...(number ? [number.replace(/^#/, '')] : []), ...new Set(effect.say)],
});
