import type { Order } from '@parley/contract/orders';
import { parseAmount, toAmount } from '@parley/contract/money';
import { formatMoney, formatWhen } from '../../../lib/format.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

type Entry = Order['ledger'][number];
type Given = { entry: Entry; amount: string; parts: Order['refunds'][number] | undefined };

/** Every refund that counts, oldest first: with its items where it has any. They add up to what was refunded. */
export function OrderRefunds({ order }: { order: Order }) {
  const all = refundsOf(order);
  if (all.length === 0) return null;
  return (
    <section aria-label={t('orders.refunds')} className="grid gap-2 border-t pt-3">
      <h3 className="font-strong">{t('orders.refunds')}</h3>
      {all.map((refund) => (
        <Refund key={refund.entry.id} refund={refund} currency={order.currency} />
      ))}
    </section>
  );
}

/** A refund that was split among payment methods has an entry for each of them. */
function refundsOf({ ledger, refunds, currency }: Order): Given[] {
  const entries = ledger.filter(({ kind, provider_state: state }) => kind === 'refund' && state !== 'failed');
  const first = entries.filter(({ refund_id: id }, place) => id === null || entries.findIndex((one) => one.refund_id === id) === place);
  return first.map((entry) => {
    const its = entry.refund_id === null ? [entry] : entries.filter(({ refund_id: id }) => id === entry.refund_id);
    const cents = its.reduce((sum, { amount }) => sum + (parseAmount(amount, currency) ?? 0), 0);
    return { entry, amount: toAmount(cents, currency), parts: refunds.find(({ id }) => id === entry.refund_id) };
  });
}

function Refund({ refund: { entry, amount, parts }, currency }: { refund: Given; currency: string }) {
  const money = (shown: string) => formatMoney(shown, currency);
  const by = [entry.actor, entry.method_label, entry.reason].filter(Boolean).join(' · ');
  const isItemized = parts !== undefined && (parts.lines.length > 0 || Number(parts.shipping) > 0);
  return (
    <div className="grid gap-1 text-sm">
      <span className="flex items-center gap-2">
        <b className="font-medium">{t('orders.refund_of', { amount: money(amount) })}</b>
        {parts?.owed_again && <StatusDot tone="human">{t('orders.owed_again')}</StatusDot>}
        <span className="ms-auto text-ink-3">{formatWhen(entry.at)}</span>
      </span>
      {by !== '' && <span className="text-ink-3">{by}</span>}
      {parts?.lines.map((line) => (
        <span key={line.line_id} className="text-ink-3">
          {t('orders.refund_line', { name: line.name, count: line.quantity, amount: money(line.amount) })}
          {line.restocked > 0 && ` · ${t('orders.refund_restocked', { count: line.restocked })}`}
        </span>
      ))}
      {parts && Number(parts.shipping) > 0 && (
        <span className="text-ink-3">{t('orders.refund_part', { name: t('orders.shipping'), amount: money(parts.shipping) })}</span>
      )}
      {isItemized && Number(parts.adjustment) !== 0 && (
        <span className="text-ink-3">{t('orders.refund_part', { name: t('orders.adjustment'), amount: money(parts.adjustment) })}</span>
      )}
    </div>
  );
}
