import type { WriteCtx } from '../../../context.ts';
import type { DisputeState, ProviderDispute } from '../../../integrations/payment-port.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { addEvent, finish, type LockedOrder, lockOrder, recordProviderRefund } from '../orders/index.ts';
import { byProvider } from './apply-payment.ts';
import { paymentProblemFound } from './events.ts';
import * as store from './store.ts';

const isOver = (state: DisputeState) => state === 'won' || state === 'lost' || state === 'closed';

/**
 * Records how a dispute stands. A lost one is money gone: an entry of the ledger, so that it is never refunded as well; won on appeal, the
 * entry counts for nothing. Repeating it changes nothing.
 */
export async function applyDispute(ctx: WriteCtx, dispute: ProviderDispute): Promise<void> {
  const attempt = dispute.paymentId === null ? undefined : await store.findByPayment(ctx.db, dispute.paymentId);
  if (!attempt || dispute.paymentId === null) return;
  const locked = await lockOrder(ctx, attempt.order_id);
  const before = await store.findDispute(ctx.db, dispute.externalId);
  const row = await store.upsertDispute(ctx.db, {
    merchant_id: attempt.merchant_id,
    id: before?.id ?? ctx.newId(),
    order_id: attempt.order_id,
    account_id: attempt.account_id,
    external_id: dispute.externalId,
    payment_id: dispute.paymentId,
    amount_cents: dispute.amount,
    currency: dispute.currency,
    state: dispute.state,
    reason: dispute.reason,
    due_at: dispute.dueBy,
    is_refundable: dispute.isRefundable,
    opened_at: dispute.openedAt,
    updated_at: ctx.now(),
  });
  if (!before) await announceOpened(ctx, row);
  if (isOver(row.state) && before?.state !== row.state) await conclude(ctx, locked, row);
  if (before?.state !== row.state || before.due_at?.getTime() !== row.due_at?.getTime())
    await finish(ctx, row.order_id, { by: byProvider });
}

const amountOf = ({ amount_cents: cents, currency }: store.DisputeRow) => `${toAmount(cents, currency)} ${currency}`;

async function announceOpened(ctx: WriteCtx, row: store.DisputeRow) {
  await addEvent(ctx, row.order_id, { kind: 'disputed', to: row.state, note: row.reason, cents: row.amount_cents, actor: byProvider });
  ctx.audit({ action: 'order.disputed', object: ['order', row.order_id], detail: { dispute: row.external_id } });
  const until = row.due_at ? ` Respond in the Stripe Dashboard by ${row.due_at.toISOString().slice(0, 10)}.` : '';
  await notifyTeam(ctx, row, 'disputed', `The customer disputed ${amountOf(row)} with their bank.${until}`);
}

async function conclude(ctx: WriteCtx, locked: LockedOrder, row: store.DisputeRow) {
  await addEvent(ctx, row.order_id, { kind: 'dispute_closed', to: row.state, cents: row.amount_cents, actor: byProvider });
  if (row.state === 'lost') {
    await notifyTeam(ctx, row, 'dispute_lost', `The dispute over ${amountOf(row)} was lost. The bank returned the money to the customer.`);
    if (row.currency !== locked.order.currency) return;
    await recordProviderRefund(ctx, locked, {
      cents: row.amount_cents,
      reason: 'Dispute lost',
      key: `dispute:${row.external_id}`,
      provider: { provider_payment: row.payment_id, provider_refund: row.external_id, provider_state: 'succeeded' },
    });
    return;
  }
  const gone = await store.findEntryByRefund(ctx.db, row.payment_id, row.external_id);
  if (gone && gone.provider_state !== 'failed')
    await store.changeEntry(ctx.db, gone, {
      provider_state: 'failed',
      provider_error: 'The dispute was won on appeal, so the money came back.',
      key: `failed:${gone.id}`,
    });
  if (row.state === 'won') await notifyTeam(ctx, row, 'dispute_won', `The dispute over ${amountOf(row)} was won.`);
}

const notifyTeam = (ctx: WriteCtx, row: store.DisputeRow, problem: 'disputed' | 'dispute_lost' | 'dispute_won', detail: string) =>
  ctx.emit(paymentProblemFound, { merchant: row.merchant_id, order_id: row.order_id, problem, detail });
