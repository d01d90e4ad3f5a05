import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustHaveKnownCountry } from './address.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { charge, refund } from './ledger.ts';
import { factsOf, type LockedOrder, lockOrder, refuseMove } from './lock.ts';
import { changeOrder, insertEdit, keepAddress } from './order-store.ts';
import { type By, byOf } from './person.ts';
import { canEdit } from './rules.ts';
import { methodOf, mustBeAllowed, whyFixed } from './settle.ts';
import { addEvent } from './timeline.ts';

export { editItems } from './edit-items.ts';
export { previewItems } from './preview-items.ts';

type AddressEdit = Received<typeof contract.editAddress>;
/**
 * Replaces the shipping address of what hasn't shipped; shipments keep the one they went to. The tax stays. Throws `input.invalid` for a
 * country that nobody knows.
 */
export function editAddress(ctx: WriteCtx, edit: AddressEdit, by?: By) {
  mustHaveKnownCountry(edit.shipping_address);
  return takeAddress(ctx, edit, by);
}

/** The same for the address of an imported file, whose country is kept as it is written. */
export async function takeAddress(ctx: WriteCtx, { id, shipping_address: address }: AddressEdit, by?: By) {
  const locked = await lockOrder(ctx, id);
  await mustBeAllowed(ctx, locked, 'edit_address', whyFixed(factsOf(locked), 'the address'), by);
  await insertEdit(ctx.db, {
    ...editOf(ctx, locked, by),
    kind: 'address',
    difference_cents: 0,
    method: null,
    before: locked.order.shipping_address,
    after: address,
  });
  if (locked.order.shipping_address) await keepAddress(ctx.db, id, locked.order.shipping_address);
  await changeOrder(ctx.db, id, { shipping_address: JSON.stringify(address) });
  await addEvent(ctx, id, { kind: 'address_edited', ...(by && { actor: by }) });
  ctx.audit({ action: 'order.address_edited', object: ['order', id] });
  await finish(ctx, id, { by });
  return readOrder(ctx, id);
}

/**
 * Pays with another of the customer's methods: charges it the same amount first, then refunds the former one. Only for orders with a
 * single payment. Throws `payment.method_refused` and `payment.balance_low`.
 */
export async function editPayment(ctx: WriteCtx, { id, method }: Received<typeof contract.editPayment>, by?: By) {
  const locked = await lockOrder(ctx, id);
  await mustBeAllowed(
    ctx,
    locked,
    'edit_payment',
    canEdit(factsOf(locked))
      ? 'You can only change the payment method of an order with a known customer and a single payment.'
      : whyFixed(factsOf(locked), 'the payment method'),
    by,
  );
  const [payment] = locked.ledger;
  if (!payment || payment.kind !== 'payment')
    return refuseMove(locked, 'You can only change the payment method of an order with a known customer and a single payment.');
  const former = payment.method;
  const chosen = await methodOf(ctx, locked, method, by);
  if (!chosen || former === null || former === method)
    throw new Problem('payment.method_refused', {
      ...(chosen && {
        detail:
          former === null
            ? 'We don’t know how this order was paid, so the method can’t be changed.'
            : 'The order was already paid with this method. Choose another one.',
      }),
    });
  const edit = editOf(ctx, locked, by);
  const cents = payment.amount_cents;
  await insertEdit(ctx.db, {
    ...edit,
    kind: 'payment',
    difference_cents: 0,
    method,
    before: { method: former, label: payment.method_label },
    after: { method, label: chosen.label },
  });
  const why = { cents, reason: 'Payment method changed', editId: edit.id, ...(by && { by }) };
  await charge(ctx, locked, { ...why, method });
  await refund(ctx, locked, { ...why, method: former, swap: true, settles: true });
  await changeOrder(ctx.db, id, { payment_method: method, payment_method_label: chosen.label });
  await addEvent(ctx, id, { kind: 'payment_edited', from: payment.method_label, to: chosen.label, ...(by && { actor: by }) });
  ctx.audit({ action: 'order.payment_edited', object: ['order', id], detail: { from: former, to: method } });
  await finish(ctx, id, { by });
  return readOrder(ctx, id);
}

const editOf = (ctx: WriteCtx, { order }: LockedOrder, by?: By) => ({
  merchant_id: order.merchant_id,
  id: ctx.newId(),
  order_id: order.id,
  actor: byOf(ctx, by).name,
  at: ctx.now(),
});
