import type { JobCtx, WriteCtx } from '../../../context.ts';
import { PaymentFailure, type PaymentKey, type ProviderRefund } from '../../../integrations/payment-port.ts';
import { addEvent, finish, forgetFailedRefund, lockOrder, recordProviderRefund, sendRefund } from '../orders/index.ts';
import { type PaymentParts, withKey } from './account.ts';
import { byProvider } from './apply-payment.ts';
import { paymentProblemFound } from './events.ts';
import { recheckAfter, refundKey } from './rules.ts';
import * as store from './store.ts';

/**
 * Carries out a refund of the ledger. Where an earlier call may have reached the provider, its refunds are looked up first: money never goes
 * back twice because an answer was lost.
 */
export async function carryOutRefund(ctx: JobCtx, { merchant, entry_id: id }: { merchant: string; entry_id: string }, parts: PaymentParts) {
  const entry = await store.findEntry(ctx.db, id);
  if (entry?.provider_state !== 'pending') return;
  try {
    const refund = await withKey(ctx, parts, (key) => performed(ctx, key, entry));
    if (!refund) return await ctx.write((writer) => failRefund(writer, entry, 'Stripe is disconnected.'));
    await ctx.write(async (writer) => {
      await applyRefund(writer, refund);
      if (refund.state === 'pending')
        writer.enqueue(
          sendRefund,
          { merchant, entry_id: id },
          { runAt: new Date(writer.now().getTime() + recheckAfter), key: `payments.refund:${id}` },
        );
    });
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.kind === 'refused' || error.kind === 'missing') return ctx.write((writer) => failRefund(writer, entry, error.message));
    await ctx.write((writer) => noteDelay(writer, entry, delayed(error, ctx.lastAttempt)));
    throw error;
  }
}

function delayed({ kind }: PaymentFailure, isLast: boolean): string {
  if (kind === 'unauthorized') return 'Stripe refused the key. Connect Stripe again in Settings › General; the refund is then sent.';
  if (isLast) return 'Stripe didn’t answer for two days. Select Test connection in Settings › General, and the refund is sent again.';
  return 'Stripe isn’t answering. We’ll keep trying.';
}

async function performed(ctx: JobCtx, key: PaymentKey, entry: store.RefundEntry): Promise<ProviderRefund> {
  const { payments } = ctx.outside;
  if (entry.provider_refund !== null) return payments.findRefund(key, entry.provider_refund).catch(unknownIfMissing);
  if (ctx.attempt > 1 || entry.provider_error !== null) {
    const all = await payments.listRefunds(key, entry.provider_payment).catch(unknownIfMissing);
    const made = all.find((refund) => refund.entry === entry.id);
    if (made) return made;
  }
  return payments.refund(key, {
    key: refundKey(entry.id, entry.at, ctx.now()),
    paymentId: entry.provider_payment,
    amount: entry.amount_cents,
    currency: entry.currency,
    entry: entry.id,
  });
}

/** That the connected account doesn't know a refund or its payment is no proof that the money isn't back: it may be another account's. */
function unknownIfMissing(error: unknown): never {
  if (!(error instanceof PaymentFailure) || error.kind !== 'missing') throw error;
  throw new PaymentFailure('unknown', error.message, { cause: error });
}

async function noteDelay(ctx: WriteCtx, entry: store.RefundEntry, error: string) {
  const { order } = await lockOrder(ctx, entry.order_id);
  // Its webhook may have said meanwhile how it ended.
  if ((await store.findEntry(ctx.db, entry.id))?.provider_state !== 'pending') return;
  await store.changeEntry(ctx.db, entry, { provider_error: error });
  ctx.signal({ type: 'changed', topic: 'orders', id: order.id, version: order.version });
}

/** A refund that wasn't made counts for nothing: the money can be refunded again, to another method if need be. */
async function failRefund(ctx: WriteCtx, { id, order_id: orderId }: store.RefundEntry, why: string, refund?: string) {
  await lockOrder(ctx, orderId);
  const entry = await store.findEntry(ctx.db, id);
  if (!entry || entry.provider_state === 'failed') return;
  const error = `${/[.!?]$/.test(why) ? why : `${why}.`} The customer wasn’t refunded. Refund the amount again, or return it another way.`;
  // Its key is free again, so that the same request can be repeated.
  await store.changeEntry(ctx.db, entry, {
    ...(refund && { provider_refund: refund }),
    provider_state: 'failed',
    provider_error: error,
    key: `failed:${entry.id}`,
  });
  if (entry.refund_id !== null) await forgetFailedRefund(ctx.db, orderId, entry.refund_id);
  await addEvent(ctx, orderId, { kind: 'refund_failed', note: error, cents: entry.amount_cents, actor: byProvider });
  ctx.audit({ action: 'order.refund_failed', object: ['order', orderId], detail: { entry: entry.id } });
  await ctx.emit(paymentProblemFound, { merchant: ctx.actor.merchant, order_id: orderId, problem: 'refund_failed', detail: error });
  await finish(ctx, orderId, { by: byProvider });
}

/** Records how a refund stands at the provider, also one that was made there. Repeating it changes nothing. */
export async function applyRefund(ctx: WriteCtx, refund: ProviderRefund): Promise<void> {
  const { paymentId, externalId } = refund;
  if (paymentId === null) return;
  const attempt = await store.findByPayment(ctx.db, paymentId);
  if (!attempt) return;
  const locked = await lockOrder(ctx, attempt.order_id);
  const entry =
    (refund.entry !== null && (await store.findEntry(ctx.db, refund.entry))) ||
    (await store.findEntryByRefund(ctx.db, paymentId, externalId));
  if (entry) return follow(ctx, entry, refund);
  if (refund.state === 'failed' || refund.currency !== locked.order.currency) return;
  const isNew = await recordProviderRefund(ctx, locked, {
    cents: refund.amount,
    reason: 'Refunded in Stripe',
    key: `stripe:${externalId}`,
    provider: { provider_payment: paymentId, provider_refund: externalId, provider_state: 'succeeded' },
  });
  if (isNew) await finish(ctx, attempt.order_id, { by: byProvider });
}

async function follow(ctx: WriteCtx, entry: store.RefundEntry, { state, reason, externalId }: ProviderRefund) {
  if (entry.provider_state === 'failed') return;
  if (state === 'failed') return failRefund(ctx, entry, reason ?? 'Stripe couldn’t make the refund.', externalId);
  if (entry.provider_state === state && entry.provider_refund === externalId && entry.provider_error === null) return;
  await store.changeEntry(ctx.db, entry, { provider_refund: externalId, provider_state: state, provider_error: null });
  await finish(ctx, entry.order_id, { by: byProvider });
}
