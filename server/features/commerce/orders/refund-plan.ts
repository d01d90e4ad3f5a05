import { Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { type Chosen, mustBeAmong } from './lines.ts';
import type { LockedOrder } from './lock.ts';
import { type RefundFacts, refundableUnitsOf, shippingLeftOf, worthsOf } from './refund-rules.ts';
import { refundableOf } from './rules.ts';

type Named<L> = Omit<RefundFacts, 'lines'> & { lines: readonly L[] };
type Item = RefundFacts['lines'][number] & { name: string };
type Items = { lines: readonly (Chosen & { restock: boolean })[]; shipping?: string | undefined };
export type RefundInput = Items & { amount?: string | undefined; adjustment?: string | undefined; reason: string };
/** Lines with their worth in cents and how many of their units are restocked. */
export type Planned<L> = { lines: { line: L; quantity: number; cents: number; restock: number }[]; shipping: number };
/** What a refund consists of, in cents: lines, shipping and adjustment add up to `cents`. */
export type RefundPlan<L extends Item = Item & { taken: number; variant_id: string | null }> = Planned<L> & {
  adjustment: number;
  cents: number;
};

const bothSent = 'Send an amount or an adjustment, not both.';

/** The chosen items with their worth, and the shipping. Throws `order.line_refused` and `input.invalid`. */
export function planItems<L extends Item>(facts: Named<L>, currency: string, { lines, shipping: wanted }: Items): Planned<L> {
  const chosen = mustBeAmong(facts.lines, lines, refundableUnitsOf);
  const worths = worthsOf(facts, chosen);
  const shipping = wanted === undefined ? 0 : toCents(wanted, currency, 'shipping');
  if (shipping < 0) refuse('shipping', 'Enter an amount of 0 or more.');
  const left = shippingLeftOf(facts);
  if (shipping > left)
    refuse(
      'shipping',
      left > 0
        ? `Only ${toAmount(left, currency)} ${currency} of shipping is left to refund. Enter that amount or less.`
        : 'This order has no shipping left to refund.',
    );
  const restocked = (id: string) => lines.reduce((all, line) => (line.line_id === id && line.restock ? all + line.quantity : all), 0);
  return { lines: chosen.map((one, place) => ({ ...one, cents: worths[place] ?? 0, restock: restocked(one.line.id) })), shipping };
}

/** An amount that differs from the sum of items and shipping is stored with the difference as its adjustment. */
export function planRefund<L extends Item>(facts: Named<L>, currency: string, input: RefundInput): RefundPlan<L> {
  const { lines, shipping } = planItems(facts, currency, input);
  const sum = lines.reduce((all, { cents }) => all + cents, shipping);
  const amount = input.amount === undefined ? undefined : toCents(input.amount, currency, 'amount');
  const wanted = input.adjustment === undefined ? undefined : toCents(input.adjustment, currency, 'adjustment');
  if (amount === undefined && wanted === undefined && lines.length === 0 && input.shipping === undefined)
    refuse('amount', 'Enter an amount, or choose items or shipping to refund.');
  if (wanted && !input.reason) refuse('reason', 'Enter a reason for the adjustment.');
  const adjustment = wanted ?? (amount ?? sum) - sum;
  const cents = sum + adjustment;
  if (amount !== undefined && amount !== cents) refuse('adjustment', bothSent);
  if (cents <= 0) refuse('amount', 'Enter an amount above 0.');
  return { lines, shipping, adjustment, cents };
}

/**
 * An amount that isn't what the items and shipping come to is an adjustment, and needs a reason like one. An amount alone has nothing to
 * differ from, and all that was paid of a part-paid order explains itself. Not asked of a request that was approved: its amount
 * stays, whatever the items come to by then.
 */
export function refuseUnexplained(
  { amount, adjustment, lines, shipping, reason }: RefundInput,
  plan: RefundPlan,
  order: LockedOrder['order'],
): void {
  if (amount !== undefined && adjustment !== undefined) refuse('adjustment', bothSent);
  if (plan.adjustment < 0 && plan.cents === refundableOf(order)) return;
  if (plan.adjustment === 0 || reason || (lines.length === 0 && shipping === undefined)) return;
  const sum = `${toAmount(plan.cents - plan.adjustment, order.currency)} ${order.currency}`;
  refuse('reason', `The items and shipping come to ${sum}. Enter a reason for the difference.`);
}

function refuse(path: string, message: string): never {
  throw new Problem('input.invalid', { errors: [{ path, message }] });
}
