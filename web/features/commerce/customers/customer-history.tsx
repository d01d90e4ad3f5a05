import type { Customer } from '@parley/contract/customers';
import { Link } from 'react-router';
import { formatMoney } from '../../../lib/format.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { orderStatus } from '../orders/index.ts';
import { When } from './customer-columns.tsx';
import { Section } from './section.tsx';
import { t } from './messages.ts';

const rowClass = 'grid gap-0.5 rounded-sm -mx-2 px-2 py-1 hover:bg-hover focus-inside';

/** A customer's latest orders. */
export function OrdersSection({ customer: { id, orders, orders_count: count } }: { customer: Customer }) {
  const all = `/orders?filter=${encodeURIComponent(JSON.stringify({ match: 'all', conditions: [{ field: 'customer', op: 'is', value: [id] }] }))}`;
  return (
    <Section
      title={t('customers.orders_latest')}
      aside={
        count > 0 && (
          <Link to={all} className="underline underline-offset-2">
            {t('customers.orders_all', { count })}
          </Link>
        )
      }
    >
      {orders.length === 0 && <p className="text-sm text-ink-3">{t('customers.orders_none')}</p>}
      <ul className="grid empty:hidden">
        {orders.map((order) => {
          const { tone, words } = orderStatus(order.status);
          return (
            <li key={order.id}>
              <Link to={`/orders?order=${order.id}`} className={rowClass}>
                <span className="flex gap-2 tabular-nums">
                  <span className="font-medium">{order.order_number}</span>
                  <StatusDot tone={tone} className="text-sm">
                    {words}
                  </StatusDot>
                  <span className="ms-auto">{formatMoney(order.total_amount, order.currency)}</span>
                  <span className="w-20 text-end text-sm text-ink-3">
                    <When at={order.placed_at} />
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** A customer's latest conversations. */
export const ConversationsSection = ({ customer: { conversations, conversations_count: count } }: { customer: Customer }) => (
  <Section title={t('customers.conversations')} aside={count > 0 && t('customers.conversations_count', { count })}>
    {conversations.length === 0 && <p className="text-sm text-ink-3">{t('customers.conversations_none')}</p>}
    <ul className="grid empty:hidden">
      {conversations.map((one) => (
        <li key={one.id}>
          <Link to={`/inbox?conversation=${one.id}`} className={rowClass}>
            <span className="flex gap-2 text-sm text-ink-3 tabular-nums">
              <span>{t('customers.conversation', { number: String(one.number) })}</span>
              <span>{t(`customers.conversation_${one.status}`)}</span>
              {one.csat_score !== null && <span>{t('customers.csat', { score: one.csat_score })}</span>}
              <span className="ms-auto">
                <When at={one.last_activity_at} />
              </span>
            </span>
            {one.last_text && (
              <span dir="auto" className="truncate">
                {one.last_text}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);
