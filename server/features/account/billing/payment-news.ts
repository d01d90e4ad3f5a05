import type { WriteCtx } from '../../../context.ts';
import { planPaymentFailed, planPaymentSettled } from './events.ts';
import type { ProviderState } from './provider-state.ts';
import type { SubscriptionChange, SubscriptionRow } from './store.ts';

type Notified = Pick<SubscriptionRow, 'notified_invoice' | 'notified_stage'>;
const none: Notified = { notified_invoice: null, notified_stage: null };

/**
 * The failed payment that people should know of, as far as the provider says now. Only of a plan that runs: whoever pays for a first plan or
 * an upgrade is on the page that says so.
 */
export function notifiedOf(row: SubscriptionRow, { subscription, due }: ProviderState): Notified {
  const isLate = subscription?.status === 'past_due' || subscription?.status === 'unpaid';
  if (isLate && due && subscription.latestInvoice) {
    const isOver = subscription.status === 'unpaid' || (!due.isConfirmation && due.retryAt === null);
    const isKnown = row.notified_invoice === subscription.latestInvoice && row.notified_stage === 'last';
    return { notified_invoice: subscription.latestInvoice, notified_stage: isOver || isKnown ? 'last' : 'failed' };
  }
  // Given up: that it ended is the last thing to say, and stays said until another plan is paid.
  if (!subscription && row.notified_invoice !== null) return { notified_invoice: row.notified_invoice, notified_stage: 'last' };
  return isLate ? { notified_invoice: row.notified_invoice, notified_stage: row.notified_stage } : none;
}

export async function emitPaymentNews(ctx: WriteCtx, before: SubscriptionRow, change: SubscriptionChange & Notified) {
  const { merchant_id: merchant } = before;
  const { notified_invoice: invoice, notified_stage: stage } = change;
  if (invoice === before.notified_invoice && stage === before.notified_stage) return;
  if (invoice === null || stage === null) return ctx.emit(planPaymentSettled, { merchant });
  await ctx.emit(planPaymentFailed, {
    merchant,
    issue: change.payment_issue === 'action_required' ? 'action_required' : 'failed',
    stage,
    has_ended: change.status === 'unpaid' || change.status === 'canceled',
    retry_at: change.payment_retry_at ? new Date(change.payment_retry_at).toISOString() : null,
  });
}
