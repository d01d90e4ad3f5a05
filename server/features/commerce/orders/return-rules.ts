import type { OrderReturn } from '@parley/contract/orders';

type Counted = { quantity: number; received: number };
type Judged = { state: string; lines: readonly Counted[] };
export type ReturnAction = OrderReturn['actions'][number];

/** The actions on a return. The missing part of a partial return can only be waited for or dropped: closing settles what arrived. */
export function returnActions({ state, lines }: Judged): ReturnAction[] {
  if (state === 'received') return ['close'];
  if (state !== 'requested') return [];
  return lines.some(({ received }) => received > 0) ? ['receive', 'close'] : ['receive', 'decline', 'cancel'];
}
export const isComplete = (lines: readonly Counted[]) => lines.every(({ quantity, received }) => received === quantity);

type Sums = { subtotal_cents: number; discount_cents: number; tax_cents: number };
/** What was paid for goods at this price; discount and tax apply to all goods proportionally. */
export const paidFor = (order: Sums, cents: number) =>
  order.subtotal_cents === 0
    ? cents
    : Math.max(0, Math.round((cents * (order.subtotal_cents - order.discount_cents + order.tax_cents)) / order.subtotal_cents));

export type PricedUnits = { id: string; price_cents: number };
type Back = {
  lines: readonly PricedUnits[];
  returns: readonly { kind: string; state: string; lines: readonly { line_id: string; quantity: number; refunded?: number }[] }[];
  refunds: readonly { owed_again: boolean; lines: readonly { line_id: string; quantity: number }[] }[];
};
/** The price of all units in returns, returned or refunded by line, each once, in cents; excludes exchanges. */
export function goodsBackOf({ lines, returns, refunds }: Back): number {
  const price = new Map(lines.map(({ id, price_cents: cents }) => [id, cents]));
  const worth = (line: { line_id: string; quantity: number; refunded?: number }) =>
    (price.get(line.line_id) ?? 0) * (line.quantity - (line.refunded ?? 0));
  const isBack = ({ kind, state }: Back['returns'][number]) => kind === 'return' && state !== 'declined' && state !== 'cancelled';
  const back = [...returns.filter(isBack), ...refunds.filter(({ owed_again: isOwed }) => !isOwed)];
  return back.flatMap((one) => one.lines).reduce((all, line) => all + worth(line), 0);
}

/** Units of a part of a return that arrived and weren't refunded before: those arrive first. */
export const payableOf = ({ quantity, received, refunded = 0 }: Counted & { refunded?: number }) => Math.min(received, quantity - refunded);
