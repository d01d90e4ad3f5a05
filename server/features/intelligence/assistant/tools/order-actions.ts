import { address } from '@parley/contract/addresses';
import { z } from 'zod';
import type { Order } from '@parley/contract/orders';
import type { Move } from '@parley/engine';
import { toCents } from '../../../../platform/lib/money.ts';
import { editAddress, editItems, editPayment, type LockedOrder, updateStatus } from '../../../commerce/orders/index.ts';
import { variantsFor } from '../../../commerce/products/index.ts';
import { orderAction } from './action.ts';
import { whyNotCancelled, whyNotChanged } from './policy-rules.ts';
import { methodsOf } from './proposal-store.ts';
import { type OrderActionContext, Refused, refuseIf } from './action-context.ts';

export const cancel_pending_order = orderAction('cancel_pending_order', {
  purpose: 'Cancels an entire order of the verified customer before it ships, and refunds everything to the original payment methods.',
  risk: 'approval_required',
  action: 'cancel',
  input: z.object({ reason: z.string().trim().min(1).max(200) }),
  async run({ w, locked, by, policy }, { reason }) {
    const { order } = locked;
    refuseIf(whyNotCancelled(order, policy, reason));
    const input = { merchant: order.merchant_id, id: order.id, status: 'cancelled' as const, refund: 'all' as const, restock: true };
    const after = await updateStatus(w, { ...input, note: reason, notify: false }, by);
    const money = movedBy(locked, after);
    return { changes: [], money, cents: sumOf(money, order.currency), reason, say: amountsOf(money) };
  },
});

export const modify_pending_order_items = orderAction('modify_pending_order_items', {
  purpose:
    'Swaps items in an order for other variants of the same products before it ships. Collect every change first: under the default policy, this works once per order, and afterwards the order can no longer be changed or canceled.',
  risk: 'approval_required',
  action: 'edit_items',
  input: z.object({
    changes: z
      .array(z.object({ line_id: z.uuid(), variant_id: z.uuid(), quantity: z.int().min(1).max(10_000).optional() }))
      .min(1)
      .max(200),
    method: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .describe('ID of one of the customer’s payment methods, used to charge or refund the difference.'),
  }),
  async run(actionContext, { changes, method }) {
    const { w, locked, by, policy } = actionContext;
    const { order } = locked;
    refuseIf(whyNotChanged(order, policy));
    await mustBeOwn(actionContext, method);
    const wanted = changes.map(({ quantity, ...change }) => ({ ...change, ...(quantity !== undefined && { quantity }) }));
    const onlySwaps = { add: [], remove: [], apply_discount: false, settle: 'now' as const, notify: false };
    const after = await editItems(w, { merchant: order.merchant_id, id: order.id, changes: wanted, method, ...onlySwaps }, by);
    const money = movedBy(locked, after);
    const said = await turned(actionContext, wanted);
    return { ...said, money, cents: sumOf(money, order.currency), say: [...said.say, ...amountsOf(money)] };
  },
});

export const modify_pending_order_address = orderAction('modify_pending_order_address', {
  purpose: "Replaces the whole shipping address of an order before it ships. The customer's default address stays the same.",
  risk: 'low_impact_write',
  action: 'edit_address',
  input: z.object({ address }),
  async run({ w, locked, by, policy }, { address: given }) {
    const { order } = locked;
    refuseIf(whyNotChanged(order, policy));
    await editAddress(w, { merchant: order.merchant_id, id: order.id, shipping_address: given }, by);
    return { changes: [], address: given, say: [given.line1, given.postcode] };
  },
});

export const modify_pending_order_payment = orderAction('modify_pending_order_payment', {
  purpose: 'Switches an order to another of the customer’s payment methods before it ships, and refunds the previous one.',
  risk: 'low_impact_write',
  action: 'edit_payment',
  input: z.object({ method: z.string().trim().min(1).max(120).describe('ID of one of the customer’s payment methods.') }),
  async run(actionContext, { method }) {
    const { w, locked, by, policy } = actionContext;
    const { order } = locked;
    refuseIf(whyNotChanged(order, policy));
    await mustBeOwn(actionContext, method);
    const after = await editPayment(w, { merchant: order.merchant_id, id: order.id, method }, by);
    const money = movedBy(locked, after);
    return { changes: [], money, cents: Math.max(0, ...money.map(({ amount }) => toCents(amount, order.currency))), say: amountsOf(money) };
  },
});

/** The new ledger entries. */
function movedBy({ ledger }: LockedOrder, after: Order): Move[] {
  const before = new Set(ledger.map(({ id }) => id));
  return after.ledger
    .filter(({ id }) => !before.has(id))
    .map(({ kind, amount, method, method_label: label }) => ({ kind, amount, method, label, when: 'now' }));
}
const sumOf = (money: readonly Move[], currency: string) => money.reduce((all, { amount }) => all + toCents(amount, currency), 0);
/** The amounts that a confirmation must name. */
export const amountsOf = (money: readonly Move[]) => money.map(({ amount }) => amount).filter((amount) => Number(amount) !== 0);

/** Accepts only methods stored with the customer. */
export async function mustBeOwn({ w, customerId }: OrderActionContext, method: string): Promise<{ kind: string; label: string }> {
  const own = (await methodsOf(w.db, customerId)).find(({ external_id: id }) => id === method);
  if (!own) throw new Refused({ code: 'method_refused', reason: 'The customer doesn’t have this payment method.' });
  return own;
}

type Wanted = { line_id: string; variant_id: string; quantity?: number };
const named = ({ name, options }: { name: string; options: Record<string, string> }) => [name, ...Object.values(options)].join(', ');

/** What changes into what, and the words for what is new. */
export async function turned({ w, locked }: OrderActionContext, wanted: readonly Wanted[]): Promise<{ changes: string[]; say: string[] }> {
  const variants = await variantsFor(
    w.db,
    wanted.map(({ variant_id: id }) => id),
  );
  const pairs = wanted.flatMap(({ line_id: lineId, variant_id: variantId, quantity }) => {
    const [from, to] = [locked.lines.find(({ id }) => id === lineId), variants.get(variantId)];
    return from && to ? [{ from, to, quantity: quantity ?? from.quantity }] : [];
  });
  return {
    changes: pairs.map(({ from, to, quantity }) => `${quantity} × ${named(from)} → ${named(to)}`),
    say: pairs.flatMap(({ from, to }) =>
      Object.entries(to.options).flatMap(([name, value]) => (from.options[name] === value ? [] : [value])),
    ),
  };
}
