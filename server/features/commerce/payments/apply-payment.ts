import type { WriteCtx } from '../../../context.ts';
import type { ProviderPayment } from '../../../integrations/payment-port.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { addEvent, type By, charge, finish, lockOrder } from '../orders/index.ts';
import { paymentProblemFound } from './events.ts';
import * as store from './store.ts';

/** What the provider reports is recorded in its name. */
export const byProvider: By = { kind: 'system', id: null, name: 'Stripe' };

/** The attempt that a provider's payment belongs to. Its webhook may come before we know the page's id; then it names the attempt. */
export async function attemptOf(db: WriteCtx['db'], merchant: string, payment: ProviderPayment): Promise<store.AttemptRow | undefined> {
  const known = await store.findByExternal(db, payment.externalId);
  if (known || payment.reference?.shop !== merchant) return known;
  return store.findAttempt(db, payment.reference.attempt);
}

/** Records how a payment stands at the provider. Repeating it changes nothing. Returns undefined for a payment that isn't ours. */
export async function applyPayment(ctx: WriteCtx, payment: ProviderPayment): Promise<store.AttemptRow | undefined> {
  const found = await attemptOf(ctx.db, ctx.actor.merchant, payment);
  if (!found) return undefined;
  const { order_id: orderId } = found;
  const locked = await lockOrder(ctx, orderId);
  const attempt = await store.lockAttempt(ctx.db, found.id);
  if (!attempt || attempt.state === 'paid') return attempt;
  // An attempt that was replaced stays closed while its page is, so that an order has one page at a time.
  const hasEnded = attempt.state === 'expired' || attempt.state === 'failed';
  const state = hasEnded && payment.state !== 'paid' ? attempt.state : payment.state;
  const changed = await store.changeAttempt(ctx.db, attempt.id, {
    state,
    external_id: payment.externalId,
    payment_id: payment.paymentId ?? attempt.payment_id,
    url: state === 'open' ? payment.url : null,
    error: payment.state === 'paid' ? null : (payment.lastError ?? attempt.error),
    updated_at: ctx.now(),
  });
  if (payment.state === 'paid') await collect(ctx, locked, changed, payment);
  else if (payment.lastError && payment.lastError !== attempt.error)
    await addEvent(ctx, orderId, { kind: 'payment_declined', note: payment.lastError, cents: attempt.amount_cents, actor: byProvider });
  if (payment.state !== 'paid') ctx.signal({ type: 'changed', topic: 'orders', id: orderId, version: locked.order.version });
  return changed;
}

/** Records what was collected, whatever was requested; what differs is said. Another currency can't be counted, so it is only said. */
async function collect(ctx: WriteCtx, locked: Awaited<ReturnType<typeof lockOrder>>, attempt: store.AttemptRow, payment: ProviderPayment) {
  const { order } = locked;
  const { received, paymentId } = payment;
  const collected = `${toAmount(received.amount, received.currency)} ${received.currency}`;
  if (received.currency !== order.currency) {
    const note = `Stripe collected ${collected}, but this order is in ${order.currency}. It isn’t counted as paid: refund it in Stripe, or record the payment by hand.`;
    await say(ctx, order.id, note);
    ctx.signal({ type: 'changed', topic: 'orders', id: order.id, version: order.version });
    return;
  }
  const wasCancelled = order.status === 'cancelled';
  await charge(ctx, locked, {
    cents: received.amount,
    method: 'card',
    key: `stripe:${paymentId ?? payment.externalId}`,
    by: byProvider,
    provider: { provider_payment: paymentId, provider_state: 'succeeded', label: payment.method },
  });
  if (received.amount !== attempt.amount_cents)
    await say(
      ctx,
      order.id,
      `Stripe collected ${collected} instead of ${toAmount(attempt.amount_cents, attempt.currency)} ${attempt.currency}. It is recorded as collected.`,
    );
  if (wasCancelled) await say(ctx, order.id, `Stripe collected ${collected} after this order was canceled. Refund the payment.`);
  await finish(ctx, order.id, { by: byProvider });
}

async function say(ctx: WriteCtx, orderId: string, note: string) {
  await addEvent(ctx, orderId, { kind: 'payment_mismatch', note, actor: byProvider });
  await ctx.emit(paymentProblemFound, { merchant: ctx.actor.merchant, order_id: orderId, problem: 'mismatch', detail: note });
}
