import type { JobCtx } from '../../../context.ts';
import { type PaymentEvent, PaymentFailure, type PaymentKey } from '../../../integrations/payment-port.ts';
import { type PaymentParts, withKey } from './account.ts';
import { applyPayment } from './apply-payment.ts';
import { applyDispute } from './disputes.ts';
import { applyRefund } from './refunds.ts';
import * as store from './store.ts';

/** Processes a delivery: retrieves what it is about and records how that stands now. Its own contents may be old. */
export async function readDelivery(ctx: JobCtx, { delivery_id: id }: { delivery_id: string }, parts: PaymentParts) {
  const delivery = await store.findDelivery(ctx.db, id);
  if (!delivery || delivery.processed_at) return;
  const { about, kind } = JSON.parse(delivery.body) as PaymentEvent;
  if (about) await withKey(ctx, parts, (key) => look(ctx, key, { about, kind })).catch(unlessMissing);
  await ctx.write(async (writer) => {
    await store.setProcessed(writer.db, id, writer.now());
    const account = await store.lockAccount(writer.db);
    if (account) await store.changeAccount(writer.db, account.id, { webhook_at: writer.now() });
  });
}

/** An object of another account, or of Stripe's other mode, is none of ours. */
function unlessMissing(error: unknown) {
  if (!(error instanceof PaymentFailure) || error.kind !== 'missing') throw error;
}

type About = { about: NonNullable<PaymentEvent['about']>; kind: string };
async function look(ctx: JobCtx, key: PaymentKey, { about, kind }: About) {
  const { payments } = ctx.outside;
  const { id } = about;
  if (about.kind === 'hosted_payment') {
    const payment = await payments.findPayment(key, id);
    await ctx.write((writer) => applyPayment(writer, payment));
  } else if (about.kind === 'payment') {
    await know(ctx, key, id);
    if (kind === 'charge.refunded') await lookAtRefunds(ctx, key, id);
  } else if (about.kind === 'refund') {
    const refund = await payments.findRefund(key, id);
    if (refund.paymentId) await know(ctx, key, refund.paymentId);
    await ctx.write((writer) => applyRefund(writer, refund));
  } else {
    const dispute = await payments.findDispute(key, id);
    if (dispute.paymentId) await know(ctx, key, dispute.paymentId);
    await ctx.write((writer) => applyDispute(writer, dispute));
  }
}

/** A refund or dispute may be reported before its payment is; then the payment is recorded first. */
async function know(ctx: JobCtx, key: PaymentKey, paymentId: string) {
  if ((await store.findByPayment(ctx.db, paymentId))?.state === 'paid') return;
  const payment = await ctx.outside.payments.findByPaymentId(key, paymentId);
  if (payment) await ctx.write((writer) => applyPayment(writer, payment));
}

async function lookAtRefunds(ctx: JobCtx, key: PaymentKey, paymentId: string) {
  if (!(await store.findByPayment(ctx.db, paymentId))) return;
  for (const refund of await ctx.outside.payments.listRefunds(key, paymentId)) await ctx.write((writer) => applyRefund(writer, refund));
}
