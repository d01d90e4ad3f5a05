import type { Received } from '@parley/contract/endpoint';
import type { previewItems as contract } from '@parley/contract/orders';
import type { ReadCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { creditMethodsOf } from '../credit/index.ts';
import { planEdit } from './edit-plan.ts';
import { type FullOrder, readFullOrder } from './get-store.ts';
import { maskFor } from './mask.ts';
import { factsOfRow } from './present.ts';
import { countedIn, judgedRow, linesOf, moneyOf, settledIn } from './present-whole.ts';
import {
  actionsOf,
  backForDecrease,
  balanceOf,
  isPaidUp,
  itemizedOf,
  keptByMethod,
  paymentStatusOf,
  reversedOf,
  shareRefund,
  swappedOf,
  waivedByRefunds,
  waivedOf,
} from './rules.ts';
import { payerIn, whyFixed } from './settle.ts';

type Input = Received<typeof contract>;

/** What an edit of items comes to, and what it charges or refunds, without doing it. */
export async function previewItems(ctx: ReadCtx, input: Input) {
  const row = (await readFullOrder(ctx.db, { brands: brandsOf(ctx.actor) }, input.id)) ?? missing('order.missing');
  const facts = factsOfRow(judgedRow(row));
  const { person } = maskFor(ctx, row.refund_limit_cents);
  if (!actionsOf(facts, person).includes('edit_items')) throw new Problem('order.move_refused', { detail: whyFixed(facts, 'its items') });
  const { added, sums, difference } = await planEdit(
    ctx,
    { order: { ...row, ...moneyOf(row) }, lines: linesOf(row), returns: row.return_rows },
    {
      changes: read(input.changes).map(([line_id, variant_id, quantity]) => ({ line_id, variant_id, quantity: Number(quantity) })),
      add: read(input.add).map(([variant_id, quantity]) => ({ variant_id, quantity: Number(quantity) })),
      remove: read(input.remove).map(([line_id, quantity]) => ({ line_id, quantity: Number(quantity) })),
      apply_discount: input.apply_discount,
    },
  );
  const settled = settlementOf(row, difference, input);
  const amount = (cents: number) => toAmount(cents, row.currency);
  return {
    added: added.map(({ variant, quantity }) => ({
      ...{ variant_id: variant.id, name: variant.name, options: variant.options, quantity },
      ...{ price: amount(variant.price_cents), amount: amount(variant.price_cents * quantity) },
    })),
    subtotal: amount(sums.subtotal_cents),
    discount: amount(sums.discount_cents),
    shipping: amount(sums.shipping_cents),
    tax: amount(sums.tax_cents),
    tax_included: sums.tax_included,
    total: amount(sums.total_cents),
    difference: amount(difference),
    charged: amount(settled.charged),
    refunded: amount(settled.refunded),
    balance: amount(balanceAfter(row, sums.total_cents, settled)),
    method_label: settled.label,
  };
}

/** The parts of `a:b:1,c:d:2`; the contract checked their form. */
const read = (text = ''): [string, string, string][] =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [first = '', second = '', third = ''] = pair.split(':');
      return [first, second, third];
    });

/** As `settleDifference` does it, in cents. */
function settlementOf(row: FullOrder, difference: number, { settle, method }: Pick<Input, 'settle' | 'method'>) {
  const none = { charged: 0, refunded: 0, label: null };
  if (settle === 'later' || difference === 0) return none;
  const [ledger, money, waived] = [countedIn(row), moneyOf(row), waivedIn(row)];
  const methods = methodsIn(row);
  const named = methods.find(({ external_id: id }) => id === method);
  if (difference > 0) {
    const payer = named ?? (isPaidUp(money, ledger, waived) ? methods.find(({ external_id: id }) => id === payerIn(ledger)) : undefined);
    return payer || method !== undefined ? { charged: difference, refunded: 0, label: payer?.label ?? null } : none;
  }
  const refunded = backForDecrease(money, ledger, -difference, waived);
  const shares = named ? [named] : shareRefund(keptByMethod(ledger).length > 0 ? ledger : [], refunded);
  const [only, ...others] = shares;
  return { charged: 0, refunded, label: refunded > 0 && only && others.length === 0 ? only.label : null };
}
const methodsIn = ({ customer, currency }: FullOrder) =>
  customer ? [...customer.payment_methods, ...creditMethodsOf(customer.credits, currency)] : [];
const waivedIn = ({ return_rows: returns, refund_rows: refunds }: FullOrder) => waivedOf(returns) + waivedByRefunds(refunds);

function balanceAfter(row: FullOrder, total: number, { charged, refunded }: { charged: number; refunded: number }): number {
  const money = moneyOf(row);
  const after = {
    ...row,
    total_cents: total,
    captured_cents: money.captured_cents + charged,
    refunded_cents: money.refunded_cents + refunded,
  };
  const settled = settledIn(row) + refunded;
  const ledger = countedIn(row);
  const payment_status = paymentStatusOf(after, swappedOf(ledger) + reversedOf(ledger), settled);
  return balanceOf({ ...after, payment_status }, settled, itemizedOf(row.refund_rows));
}
