import type { OrderReturn } from '@parley/contract/orders';
import type { Tax, TaxPart } from '../taxes/rules.ts';

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

/** `full_price`: as `full` of a `TaxPart`. */
export type PricedUnits = { id: string; price_cents: number; taxes: readonly Tax[]; full_price?: boolean };
/** Goods of a line that are worth this much, as a part of the order's goods. */
export const partOf = ({ taxes, full_price: full }: Pick<PricedUnits, 'taxes' | 'full_price'>, cents: number): TaxPart => ({
  taxes,
  cents,
  ...(full && { full }),
});
type Back = {
  lines: readonly PricedUnits[];
  returns: readonly { kind: string; state: string; lines: readonly { line_id: string; quantity: number; refunded?: number }[] }[];
  refunds: readonly { owed_again: boolean; lines: readonly { line_id: string; quantity: number }[] }[];
};
/** All units in returns, returned or refunded by line, each once, by their taxes, in cents; excludes exchanges. */
export function goodsBackOf({ lines, returns, refunds }: Back): TaxPart[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const isBack = ({ kind, state }: Back['returns'][number]) => kind === 'return' && state !== 'declined' && state !== 'cancelled';
  const back: readonly { line_id: string; quantity: number; refunded?: number }[] = [
    ...returns.filter(isBack),
    ...refunds.filter(({ owed_again: isOwed }) => !isOwed),
  ].flatMap((one) => one.lines);
  return back.flatMap(({ line_id: id, quantity, refunded = 0 }) => {
    const line = known.get(id);
    return line ? [partOf(line, line.price_cents * (quantity - refunded))] : [];
  });
}

/** Units of a part of a return that arrived and weren't refunded before: those arrive first. */
export const payableOf = ({ quantity, received, refunded = 0 }: Counted & { refunded?: number }) => Math.min(received, quantity - refunded);
