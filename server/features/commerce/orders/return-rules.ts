import type { OrderReturn } from '@parley/contract/orders';

type Counted = { quantity: number; received: number };
type Judged = { state: string; lines: readonly Counted[] };
export type ReturnAction = OrderReturn['actions'][number];

/** What may be done with a return. Of what came back in part, the rest can only be waited for or let go: closing settles what came. */
export function returnActions({ state, lines }: Judged): ReturnAction[] {
  if (state === 'received') return ['close'];
  if (state !== 'requested') return [];
  return lines.some(({ received }) => received > 0) ? ['receive', 'close'] : ['receive', 'decline', 'cancel'];
}
export const isComplete = (lines: readonly Counted[]) => lines.every(({ quantity, received }) => received === quantity);

type Sums = { subtotal_cents: number; discount_cents: number; tax_cents: number };
/** What was paid for goods of this price: discount and tax were given on all goods alike. */
export const paidFor = (order: Sums, cents: number) =>
  order.subtotal_cents === 0
    ? cents
    : Math.max(0, Math.round((cents * (order.subtotal_cents - order.discount_cents + order.tax_cents)) / order.subtotal_cents));
