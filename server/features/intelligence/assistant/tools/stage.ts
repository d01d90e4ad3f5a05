import type { Address } from '@parley/contract/addresses';
import type { AiPolicy } from '@parley/contract/ai-policy';
import type { Details, Move } from '@parley/engine';
import type { WriteCtx } from '../../../../context.ts';
import type { By, Held } from '../../../commerce/orders/index.ts';
import type { Reason } from './policy-rules.ts';

/** What a deed works on: the transaction, in whose name, by which policy, and the locked order with what it was before. */
export type Stage = { w: WriteCtx; by: By; policy: AiPolicy; customerId: string };
export type OrderStage = Stage & { held: Held };
/** What was done. `cents` is what counts against the limit; `currency` the order's, where it is about one. */
export type Effect = {
  changes: string[];
  money?: Move[];
  cents?: number;
  currency?: string;
  reason?: string;
  address?: Address;
  say: string[];
};
/** What a deed came to, as it is shown, and what of it counts against the limit. */
export type Outcome = { details: Details; cents: number };

/** Says no, with a reason; the transaction it is thrown in leaves nothing. */
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
