import { trackingParts } from '@parley/contract/web-address';
import { lazy, Suspense, useState } from 'react';
import { formatDay, formatMoney, formatRelative } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { lineTotal } from '@parley/contract/money';
import { useNow } from '../use-now.ts';
import { MoreButton, type PanelFacts } from './panel-section.tsx';
import { orderStatusWord, orderTone } from './order-status.ts';
import { t } from './messages.ts';

/** Few enough to keep the AI's runs in sight. */
const atFirst = 2;

/** The customer's orders; the rest on demand. */
export function PanelOrders({ orders }: { orders: readonly PanelOrderFacts[] }) {
  const [isAll, setAll] = useState(false);
  const [open, setOpen] = useState<OpenOrder | null>(null);
  if (orders.length === 0) return <p className="text-sm text-ink-3">{t('inbox.no_orders')}</p>;
  const hidden = isAll ? 0 : Math.max(0, orders.length - atFirst);
  return (
    <div className="grid gap-1.5">
      {orders.slice(0, orders.length - hidden).map((order) => (
        <PanelOrder key={order.id} order={order} onOpen={setOpen} />
      ))}
      {hidden > 0 && <MoreButton words={t('inbox.more_orders', { count: hidden })} onClick={() => setAll(true)} />}
      {open && (
        <Suspense>
          <OrderBeside {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

// Loaded when the first order is opened.
const OrderBeside = lazy(() => import('./order-beside.tsx'));

type PanelOrderFacts = PanelFacts['orders'][number];

/** What the panel offers of an order's actions; the rest is in its drawer. */
const offered = ['cancel', 'refund', 'edit_address', 'return', 'exchange', 'edit_items'] as const;
export type OpenOrder = { id: string; action?: (typeof offered)[number] };

/** One order, which opens beside the thread: by its card, or by one of its actions. */
function PanelOrder({ order, onOpen }: { order: PanelOrderFacts; onOpen: (open: OpenOrder) => void }) {
  const { id, order_number: number } = order;
  const actions = offered.filter((action) => order.actions.includes(action));
  const { links } = trackingParts(order.tracking);
  return (
    <div className="rounded-lg border bg-surface shadow-paper hover:border-line-strong">
      <button type="button" onClick={() => onOpen({ id })} className="grid w-full gap-1 rounded-lg px-[11px] py-[9px] text-start">
        <OrderSummary order={order} />
      </button>
      {links.map((address) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noreferrer"
          className="block truncate px-[11px] pb-[9px] text-sm underline underline-offset-2"
        >
          {t('panel.track_on', { site: new URL(address).hostname })}
        </a>
      ))}
      {actions.length > 0 && (
        <div role="group" aria-label={t('panel.order_actions', { number })} className="flex flex-wrap gap-1 border-t px-[9px] py-1.5">
          {actions.map((action) => (
            <Button key={action} variant="ghost" onClick={() => onOpen({ id, action })}>
              {t(`panel.action_${action}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function OrderSummary({ order }: { order: PanelOrderFacts }) {
  const { numbers } = trackingParts(order.tracking);
  return (
    <>
      <span className="flex gap-2 tabular-nums">
        <b>{order.order_number}</b>
        <span className="ms-auto">{formatMoney(order.total_amount, order.currency)}</span>
      </span>
      {order.lines.map((line, index) => (
        <span key={index} className="truncate text-sm text-ink-3">
          {t('inbox.order_line', { name: [line.name, line.detail].filter(Boolean).join(', '), quantity: line.quantity })}
        </span>
      ))}
      {numbers.length > 0 && <span className="truncate text-sm text-ink-3">{numbers.join(', ')}</span>}
      <span className="flex items-center gap-2 text-sm tabular-nums">
        <StatusDot tone={orderTone(order.status)}>{orderStatusWord(order.status)}</StatusDot>
        <span className="ms-auto truncate text-ink-3">{t('inbox.order_placed', { date: formatDay(order.placed_at) })}</span>
      </span>
    </>
  );
}

type Cart = NonNullable<PanelFacts['cart']>;

/** The customer's cart, as last reported by the shop's page. */
export function PanelCart({ cart }: { cart: Cart }) {
  const now = useNow();
  const priceOf = (amount: string | null) => (amount !== null && cart.currency !== null ? formatMoney(amount, cart.currency) : null);
  const totalOf = ({ price, quantity }: (typeof cart.items)[number]) =>
    price !== null && cart.currency !== null ? priceOf(lineTotal(price, quantity, cart.currency)) : null;
  const total = priceOf(cart.total);
  return (
    <div className="grid gap-1 rounded-lg border bg-surface px-[11px] py-[9px] text-sm shadow-paper">
      {cart.items.map((item, index) => (
        <p key={index} className="flex gap-2 tabular-nums">
          <span className="min-w-0 truncate">{t('panel.cart_line', { quantity: item.quantity, name: item.name })}</span>
          <span className="ms-auto shrink-0 text-ink-3">{totalOf(item)}</span>
        </p>
      ))}
      <p className="flex justify-between gap-2 border-t pt-1 tabular-nums">
        <span className="text-ink-3">{t('panel.cart_at', { time: formatRelative(cart.at, now) })}</span>
        {total && (
          <b>
            <span className="sr-only">{t('panel.cart_total')}: </span>
            {total}
          </b>
        )}
      </p>
    </div>
  );
}
