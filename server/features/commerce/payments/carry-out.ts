import type { JobCtx } from '../../../context.ts';
import { PaymentFailure } from '../../../integrations/payment-port.ts';
import { cancelOrder, keptByCredit, lockOrder } from '../orders/index.ts';
import { type PaymentParts, withKey } from './account.ts';
import { applyPayment, byProvider } from './apply-payment.ts';
import { checkPayment, lapseOrder } from './jobs.ts';
import { mayLapse, recheckAfter } from './rules.ts';
import * as store from './store.ts';

type OfAttempt = { merchant: string; attempt_id: string };

/**
 * Creates the provider's page for an attempt. A lost answer is repeated with the same key and parameters, so it is the same page. Looks
 * again after the page's end, in case no webhook comes.
 */
export async function start(ctx: JobCtx, { merchant, attempt_id: id }: OfAttempt, parts: PaymentParts) {
  const attempt = await store.findAttempt(ctx.db, id);
  const payer = attempt && (await store.findPayer(ctx.db, attempt.order_id));
  if (attempt?.state !== 'requested' || !payer) return;
  const request = {
    key: `parley-pay-${id}`,
    amount: attempt.amount_cents,
    currency: attempt.currency,
    reference: { shop: merchant, order: attempt.order_id, attempt: id },
    description: `${payer.shop} · ${payer.order_number}`,
    language: attempt.language,
    email: payer.email,
    paidUrl: `${attempt.return_url}?back`,
    backUrl: attempt.return_url,
    expiresAt: attempt.expires_at,
  };
  try {
    const payment = await withKey(ctx, parts, (key) => ctx.outside.payments.startPayment(key, request));
    if (!payment) return await fail(ctx, id, 'Stripe was disconnected.');
    await ctx.write(async (writer) => {
      await applyPayment(writer, payment);
      const runAt = new Date(attempt.expires_at.getTime() + 60_000);
      writer.enqueue(checkPayment, { merchant, attempt_id: id }, { runAt, key: `payments.check:${id}` });
    });
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    const isFinal = error.kind === 'refused' || error.kind === 'unauthorized' || error.kind === 'missing';
    if (!isFinal && !ctx.lastAttempt) throw error;
    await fail(ctx, id, error.message);
  }
}

async function fail(ctx: JobCtx, id: string, error: string) {
  await ctx.write(async (writer) => {
    const found = await store.findAttempt(writer.db, id);
    if (!found) return;
    const { order } = await lockOrder(writer, found.order_id);
    const attempt = await store.lockAttempt(writer.db, id);
    if (attempt?.state !== 'requested') return;
    await store.changeAttempt(writer.db, id, { state: 'failed', error, updated_at: writer.now() });
    writer.signal({ type: 'changed', topic: 'orders', id: order.id, version: order.version });
  });
}

/** Looks how an attempt stands; again later while the money is on its way. */
export async function check(ctx: JobCtx, { merchant, attempt_id: id }: OfAttempt, parts: PaymentParts) {
  const attempt = await store.findAttempt(ctx.db, id);
  if (!attempt?.external_id || attempt.state === 'paid') return;
  const externalId = attempt.external_id;
  const payment = await withKey(ctx, parts, (key) => ctx.outside.payments.findPayment(key, externalId));
  if (!payment) return;
  await ctx.write(async (writer) => {
    await applyPayment(writer, payment);
    if (payment.state === 'processing')
      writer.enqueue(
        checkPayment,
        { merchant, attempt_id: id },
        { runAt: new Date(writer.now().getTime() + recheckAfter), key: `payments.check:${id}` },
      );
  });
}

/** Closes a page that another one replaces. */
export async function close(ctx: JobCtx, { attempt_id: id }: OfAttempt, parts: PaymentParts) {
  const attempt = await store.findAttempt(ctx.db, id);
  if (attempt) await closed(ctx, attempt, parts);
}

/** Returns how the page ended. One that was never created has nothing to close. */
async function closed(ctx: JobCtx, { external_id: id }: store.AttemptRow, parts: PaymentParts) {
  if (id === null) return undefined;
  const payment = await withKey(ctx, parts, (key) => ctx.outside.payments.expirePayment(key, id));
  if (payment) await ctx.write((writer) => applyPayment(writer, payment));
  return payment;
}

/**
 * Cancels an order that was placed with card payment and not paid in time: its page is closed first, so that nobody can pay what was
 * canceled, then its items are restocked.
 */
export async function lapse(ctx: JobCtx, { merchant, order_id: id }: { merchant: string; order_id: string }, parts: PaymentParts) {
  const order = await store.findOrder(ctx.db, id);
  if (!order?.pay_until || !mayLapse(order)) return;
  const attempt = await store.findLatest(ctx.db, id);
  const payment = attempt && (await closed(ctx, attempt, parts));
  const retryAt = new Date(ctx.now().getTime() + recheckAfter);
  await ctx.write(async (writer) => {
    const locked = await lockOrder(writer, id);
    if (!mayLapse({ ...locked.order, credit_cents: keptByCredit(locked.ledger) })) return;
    const active = await store.lockActive(writer.db, id);
    if (active?.state === 'processing' || payment?.state === 'processing')
      return writer.enqueue(lapseOrder, { merchant, order_id: id }, { runAt: retryAt });
    // A page that was asked for in this moment is younger than the deadline; it fails when its order is canceled.
    if (active) await store.changeAttempt(writer.db, active.id, { state: 'expired', url: null, updated_at: writer.now() });
    await cancelOrder(writer, locked, { refund: 'all', restock: true, note: 'Not paid by card in time', by: byProvider });
  });
}
