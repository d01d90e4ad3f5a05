import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { charge, refund } from './ledger.ts';
import { type Held, lockOrder, refuseMove } from './lock.ts';
import { changeOrder, insertEdit } from './order-store.ts';
import { type By, byOf } from './person.ts';
import { methodOf, mustBeAllowed } from './settle.ts';
import { addEvent } from './timeline.ts';

export { editItems } from './edit-items.ts';

/** Replaces the shipping address whole, until something was sent. */
export async function editAddress(ctx: WriteCtx, { id, shipping_address: address }: Received<typeof contract.editAddress>, by?: By) {
  const held = await lockOrder(ctx, id);
  await mustBeAllowed(ctx, held, 'edit_address', 'The address can be changed until something was sent.', by);
  await insertEdit(ctx.db, {
    ...editOf(ctx, held, by),
    kind: 'address',
    difference_cents: 0,
    method: null,
    before: held.order.shipping_address,
    after: address,
  });
  await changeOrder(ctx.db, id, { shipping_address: JSON.stringify(address) });
  await addEvent(ctx, id, { kind: 'address_edited', ...(by && { actor: by }) });
  ctx.audit({ action: 'order.address_edited', object: ['order', id] });
  await finish(ctx, id, { by });
  return readOrder(ctx, id);
}

/**
 * Another method of the customer pays instead: charged with the same amount first, then the former one gets it back. Only where the ledger is
 * a single payment. Throws `payment.method_refused` and `payment.balance_low`.
 */
export async function editPayment(ctx: WriteCtx, { id, method }: Received<typeof contract.editPayment>, by?: By) {
  const held = await lockOrder(ctx, id);
  await mustBeAllowed(ctx, held, 'edit_payment', 'The payment can be changed until something was sent, where there is a single one.', by);
  const [payment] = held.ledger;
  if (!payment || payment.kind !== 'payment') return refuseMove(held, 'There is no single payment to change.');
  const former = payment.method;
  const chosen = await methodOf(ctx, held, method);
  if (!chosen || former === null || former === method)
    throw new Problem('payment.method_refused', {
      ...(chosen && { detail: former === null ? 'It is not known how this was paid.' : 'The order was paid with this method already.' }),
    });
  const edit = editOf(ctx, held, by);
  const cents = payment.amount_cents;
  await insertEdit(ctx.db, {
    ...edit,
    kind: 'payment',
    difference_cents: 0,
    method,
    before: { method: former, label: payment.method_label },
    after: { method, label: chosen.label },
  });
  const why = { cents, reason: 'Paid with another method', editId: edit.id, ...(by && { by }) };
  await charge(ctx, held, { ...why, method });
  await refund(ctx, held, { ...why, method: former, swap: true, settles: true });
  await changeOrder(ctx.db, id, { payment_method: method, payment_method_label: chosen.label });
  await addEvent(ctx, id, { kind: 'payment_edited', from: payment.method_label, to: chosen.label, ...(by && { actor: by }) });
  ctx.audit({ action: 'order.payment_edited', object: ['order', id], detail: { from: former, to: method } });
  await finish(ctx, id, { by });
  return readOrder(ctx, id);
}

const editOf = (ctx: WriteCtx, { order }: Held, by?: By) => ({
  merchant_id: order.merchant_id,
  id: ctx.newId(),
  order_id: order.id,
  actor: byOf(ctx, by).name,
  at: ctx.now(),
});
