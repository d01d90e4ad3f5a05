import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addEvent, balanceOf, canRecordPayment, factsOf, type LockedOrder, lockOrder, refuseMove, settledOf } from '../orders/index.ts';
import type { PaymentPort } from '../../../integrations/payment-port.ts';
import { closePayment, lapseOrder, startPayment } from './jobs.ts';
import { isUsable, pageLife, payWithin } from './rules.ts';
import * as store from './store.ts';

/** The balance that a card can pay now; 0 when nothing is due. */
const dueOf = (locked: LockedOrder) =>
  canRecordPayment(factsOf(locked)) ? Math.max(0, balanceOf(locked.order, settledOf(locked.ledger) - locked.waived)) : 0;

/** Throws what would keep a card from paying this amount. */
async function mustBeChargeable(ctx: WriteCtx, port: Pick<PaymentPort, 'refusal'>, money: { cents: number; currency: string }) {
  const account = await store.findAccount(ctx.db);
  if (account?.status !== 'connected') throw new Problem('payment.not_connected');
  const refusal = port.refusal({ amount: money.cents, currency: money.currency });
  if (refusal) throw new Problem('payment.amount_refused', { detail: refusal });
  return account;
}

/** The balance due of a placed order, for a link to pay it. Throws `order.move_refused` when nothing is due. */
export async function mustBePayable(ctx: WriteCtx, orderId: string, port: Pick<PaymentPort, 'refusal'>) {
  const locked = await lockOrder(ctx, orderId);
  const due = { cents: dueOf(locked), currency: locked.order.currency };
  if (due.cents === 0) refuseMove(locked, 'This order has no balance due, so there’s nothing to pay.');
  await mustBeChargeable(ctx, port, due);
  await addEvent(ctx, orderId, { kind: 'payment_link_created', cents: due.cents });
  ctx.audit({ action: 'order.payment_link_created', object: ['order', orderId] });
  ctx.signal({ type: 'changed', topic: 'orders', id: orderId, version: locked.order.version });
  return due;
}

type Wanted = { orderId: string; returnUrl: string; language: string; isNew?: boolean };
/**
 * Records that the customer wants to pay the balance of an order by card; a job creates the provider's page. One that is open for the same
 * amount is used again. `isNew`: the order was placed with card payment, so it waits for it and is canceled without. Returns undefined when
 * nothing is due. Throws `payment.not_connected` and `payment.amount_refused`.
 */
export async function requestPayment(
  ctx: WriteCtx,
  { orderId, returnUrl, language, isNew = false }: Wanted,
  port: Pick<PaymentPort, 'refusal'>,
): Promise<store.AttemptRow | undefined> {
  const locked = await lockOrder(ctx, orderId);
  const { order } = locked;
  const due = { cents: dueOf(locked), currency: order.currency };
  if (due.cents === 0) return undefined;
  const account = await mustBeChargeable(ctx, port, due);
  const now = ctx.now();
  if (isNew) {
    const until = new Date(now.getTime() + payWithin);
    await store.setPayUntil(ctx.db, orderId, until);
    ctx.enqueue(lapseOrder, { merchant: order.merchant_id, order_id: orderId }, { runAt: until });
  }
  const open = await store.lockActive(ctx.db, orderId);
  if (open?.state === 'processing' || (open && isUsable(open, due, now))) return open;
  if (open) await replace(ctx, open);
  const attempt = await store.insertAttempt(ctx.db, {
    merchant_id: order.merchant_id,
    id: ctx.newId(),
    order_id: orderId,
    account_id: account.id,
    amount_cents: due.cents,
    currency: due.currency,
    state: 'requested',
    external_id: null,
    payment_id: null,
    url: null,
    return_url: returnUrl,
    language,
    error: null,
    expires_at: new Date(now.getTime() + pageLife),
    created_at: now,
    updated_at: now,
  });
  ctx.enqueue(startPayment, { merchant: order.merchant_id, attempt_id: attempt.id });
  return attempt;
}

/** The balance changed: the old page is closed by a job. If it was paid in the meantime, that is recorded as well. */
async function replace(ctx: WriteCtx, { merchant_id: merchant, id }: store.AttemptRow) {
  await store.changeAttempt(ctx.db, id, { state: 'expired', url: null, updated_at: ctx.now() });
  ctx.enqueue(closePayment, { merchant, attempt_id: id });
}
