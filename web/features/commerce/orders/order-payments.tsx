import type { Order, OrderDispute } from '@parley/contract/orders';
import { formatDateTime, formatMoney, formatWhen } from '../../../lib/format.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

const entryTone = { pending: 'human', succeeded: 'ok', failed: 'bad' } as const;
const disputeTone = {
  inquiry: 'human',
  needs_response: 'bad',
  under_review: 'human',
  won: 'ok',
  lost: 'bad',
  closed: 'neutral',
} as const;

/** What the payment provider carries out for this order and how far it is, and disputes with their due date. */
export function OrderPayments({ order }: { order: Order }) {
  const { ledger, disputes, currency, pay_until: until } = order;
  const entries = ledger.flatMap(({ provider_state: state, ...entry }) => (state === null ? [] : { ...entry, state }));
  if (entries.length + disputes.length === 0 && until === null) return null;
  return (
    <section aria-label={t('orders.card_payments')} className="grid gap-2 border-t pt-3 text-sm">
      <h3 className="text-base font-strong">{t('orders.card_payments')}</h3>
      {until !== null && <p className="text-ink-2">{t('orders.pay_until', { time: formatDateTime(until) })}</p>}
      {entries.map((entry) => (
        <div key={entry.id} className="grid gap-0.5">
          <span className="flex items-center gap-2">
            <b className="font-medium">{t(entry.kind === 'payment' ? 'orders.card_payment' : 'orders.card_refund')}</b>
            <StatusDot tone={entryTone[entry.state]}>{t(`orders.card_state_${entry.state}`)}</StatusDot>
            <span className="ms-auto tabular-nums">{formatMoney(entry.amount, currency)}</span>
          </span>
          <span className="text-ink-3">{[entry.method_label, entry.reason, formatWhen(entry.at)].filter(Boolean).join(' · ')}</span>
          {entry.provider_error && <span className="text-bad">{entry.provider_error}</span>}
        </div>
      ))}
      {disputes.map((dispute) => (
        <Dispute key={dispute.id} dispute={dispute} />
      ))}
    </section>
  );
}

function Dispute({ dispute: { amount, currency, state, reason, due_at: due } }: { dispute: OrderDispute }) {
  const isOpen = state === 'inquiry' || state === 'needs_response';
  return (
    <div className="grid gap-0.5">
      <span className="flex items-center gap-2">
        <b className="font-medium">{t('orders.dispute', { amount: formatMoney(amount, currency) })}</b>
        <StatusDot tone={disputeTone[state]}>{t(`orders.dispute_${state}`)}</StatusDot>
      </span>
      <span className="text-ink-3">{t('orders.dispute_reason', { reason: reason.replaceAll('_', ' ') })}</span>
      {isOpen && due && <span className="text-bad">{t('orders.dispute_due', { time: formatDateTime(due) })}</span>}
    </div>
  );
}
