import { type Order, returnReasons } from '@parley/contract/orders';
import type { Move } from '@parley/engine';
import { z } from 'zod';
import { toAmount, toCents } from '../../../../platform/lib/money.ts';
import { type By, type LockedOrder, requestReturn } from '../../../commerce/orders/index.ts';
import { orderAction } from './action.ts';
import { amountsOf, mustBeOwn, turned } from './order-actions.ts';
import { whyNotReturned } from './policy-rules.ts';
import { countReturns, methodsOf } from './proposal-store.ts';
import { type OrderActionContext, Refused, refuseIf } from './action-context.ts';

const method = z.string().trim().min(1).max(120);
const reason = z.enum(returnReasons).default('other');
const unit = z.object({ line_id: z.uuid(), quantity: z.int().min(1).max(10_000).default(1) });

export const return_delivered_items = orderAction('return_delivered_items', {
  purpose:
    'Sets up a return of items from a delivered order. Collect every item first: under the default policy, each order can have one return or exchange. The refund is issued when the shop receives the items.',
  risk: 'approval_required',
  action: 'return',
  input: z.object({
    lines: z.array(unit).min(1).max(200),
    method: method.describe('ID of the payment method to refund: one that paid for the order, or one of the customer’s gift cards.'),
    reason,
  }),
  async run(actionContext, { lines, method: to, reason: why }) {
    const { locked, policy } = actionContext;
    await mustBeReturnable(actionContext);
    if (policy.returns.refund_to === 'original' && !paidWith(locked, to))
      throw new Refused({ code: 'method_refused', reason: 'Refunds for returns only go to the original payment method.' });
    const record = await request(actionContext, { kind: 'return', lines, method: to, reason: why });
    const label =
      record.method_label ??
      (await methodsOf(actionContext.w.db, actionContext.customerId)).find(({ external_id: id }) => id === to)?.label ??
      null;
    const money: Move[] = [{ kind: 'refund', amount: record.refund_amount, method: to, label, when: 'on_receipt' }];
    const names = lines.flatMap(({ line_id: id }) => locked.lines.find((line) => line.id === id)?.name ?? []);
    return {
      changes: lines.map(({ quantity }, place) => `${quantity} × ${names[place] ?? ''}`),
      money,
      cents: toCents(record.refund_amount, locked.order.currency),
      reason: why,
      say: [...names, ...amountsOf(money)],
    };
  },
});

export const exchange_delivered_items = orderAction('exchange_delivered_items', {
  purpose:
    'Sets up an exchange of items from a delivered order for other variants of the same products. Collect every item first: under the default policy, each order can have one return or exchange. The difference is charged or refunded when the shop receives the items.',
  risk: 'approval_required',
  action: 'exchange',
  input: z.object({
    lines: z
      .array(unit.extend({ variant_id: z.uuid() }))
      .min(1)
      .max(200),
    method: method.describe('ID of one of the customer’s payment methods, used to charge or refund the difference.'),
    reason,
  }),
  async run(actionContext, { lines, method: by, reason: why }) {
    await mustBeReturnable(actionContext);
    const own = await mustBeOwn(actionContext, by);
    const wanted = lines.map(({ line_id, quantity, variant_id }) => ({ line_id, quantity, new_variant_id: variant_id }));
    const record = await request(actionContext, { kind: 'exchange', lines: wanted, method: by, reason: why });
    const { currency } = actionContext.locked.order;
    const cents = toCents(record.difference, currency);
    const kind = cents > 0 ? 'payment' : 'refund';
    const money: Move[] = [{ kind, amount: toAmount(Math.abs(cents), currency), method: by, label: own.label, when: 'on_receipt' }];
    const said = await turned(actionContext, lines);
    return { changes: said.changes, money, cents: Math.abs(cents), reason: why, say: [...said.say, ...amountsOf(money)] };
  },
});

async function mustBeReturnable({ w, locked, policy }: OrderActionContext) {
  refuseIf(whyNotReturned(locked.order, policy, await countReturns(w.db, locked.order.id)));
}
const paidWith = ({ ledger }: LockedOrder, method: string) => ledger.some((entry) => entry.kind === 'payment' && entry.method === method);

type Requested = Pick<Parameters<typeof requestReturn>[1], 'kind' | 'lines' | 'method' | 'reason'>;
async function request({ w, locked, by }: OrderActionContext & { by: By }, asked: Requested): Promise<Order['return_records'][number]> {
  const { merchant_id: merchant, id } = locked.order;
  const { return_records: records } = await requestReturn(w, { merchant, id, ...asked, note: '', notify: false }, by);
  const record = records.at(-1);
  if (!record) throw new Error('The return was not inserted.');
  return record;
}
