import { Link } from 'react-router';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { orderStatusWord, orderTone } from './order-status.ts';
import { orderActionWord } from './order-action.ts';
import type { PanelFacts } from './panel-facts.ts';
import { t } from './words.ts';

export type PanelOrderFacts = PanelFacts['orders'][number];

/** One of the customer's orders, opening in the orders' list. */
export function PanelOrder({ order }: { order: PanelOrderFacts }) {
  return (
    <Link
      to={`/orders?order=${order.id}`}
      className="grid gap-1 rounded-lg border bg-surface px-[11px] py-[9px] shadow-paper hover:border-line-strong"
    >
      <span className="flex gap-2 tabular-nums">
        <b>{order.order_number}</b>
        <span className="ms-auto">{formatMoney(order.total_amount, order.currency)}</span>
      </span>
      {order.lines.map((line, index) => (
        <span key={index} className="truncate text-sm text-ink-3">
          {t('inbox.order_line', { name: [line.name, line.detail].filter(Boolean).join(', '), quantity: line.quantity })}
        </span>
      ))}
      {order.tracking.length > 0 && <span className="truncate text-sm text-ink-3">{order.tracking.join(', ')}</span>}
      <span className="flex items-center gap-2 text-sm tabular-nums">
        <StatusDot tone={orderTone(order.status)}>{orderStatusWord(order.status)}</StatusDot>
        <span className="ms-auto truncate text-ink-3">{t('inbox.order_placed', { date: formatDay(order.placed_at) })}</span>
      </span>
      {order.actions.length > 0 && (
        <span className="text-sm text-ink-3">{t('panel.order_can', { actions: order.actions.map(orderActionWord).join(', ') })}</span>
      )}
    </Link>
  );
}
