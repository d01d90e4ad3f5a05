import type { Order, OrderAction, OrderEvent, OrderStatus } from '@parley/contract/orders';
import Inbox from 'lucide-react/icons/inbox';
import Sparkles from 'lucide-react/icons/sparkles';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime, formatMoney, formatWhen } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { useOrder } from './data.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderApprovals } from './order-approvals.tsx';
import { NoTax } from './no-tax.tsx';
import { OrderLines, OrderMoney } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import { PrintMenu } from './print-menu.tsx';
import { OrderRecords } from './order-records.tsx';
import { OrderTags } from './order-tags.tsx';
import { Overpaid } from './overpaid.tsx';
import { placeOf } from './place.ts';
import { statusTone } from './tones.ts';
import { t } from './messages.ts';

type DrawerProps = {
  id: string;
  /** The action to begin with, if it is still allowed. */
  action?: OrderAction;
  /** Beside the conversation, which needs no link then. */
  isInPlace?: boolean;
  onClose: () => void;
};

/** An order beside the list or a conversation: its progress, actions, lines and timeline. */
export default function OrderDrawer({ id, action, isInPlace = false, onClose }: DrawerProps) {
  const { data: order, isError, error, refetch, isFetching } = useOrder(id);
  const status = order && <StatusDot tone={statusTone[order.status]}>{t(`orders.status_${order.status}`)}</StatusDot>;
  return (
    <Drawer title={order?.order_number ?? t('orders.number')} status={status} onClose={onClose}>
      {order && <Body key={`${order.id} ${action}`} order={order} action={action} isInPlace={isInPlace} />}
      {!order && !isError && <SkeletonRows rows={8} rowHeight={48} />}
      {!order && isError && (
        <ErrorState
          {...(error.status === 404 || error.status === 422
            ? { title: t('orders.missing'), text: '' }
            : { retry: () => void refetch(), busy: isFetching })}
        />
      )}
    </Drawer>
  );
}

const Body = ({ order, action, isInPlace }: { order: Order; action: OrderAction | undefined; isInPlace: boolean }) => (
  <div className="grid gap-4">
    <OrderSteps order={order} />
    {order.incomplete && <Banner tone="human">{t('orders.incomplete', { reason: order.incomplete })}</Banner>}
    {order.hold_reason && <p className="text-sm text-human">{t('orders.held', { reason: order.hold_reason })}</p>}
    {order.cancel_reason && <p className="text-sm text-ink-3">{t('orders.cancelled_because', { reason: order.cancel_reason })}</p>}
    <OrderApprovals order={order} />
    <Overpaid order={order} />
    <div className="flex flex-wrap items-center gap-2">
      <OrderActions order={order} start={action} />
      {order.status !== 'draft' && <PrintMenu ids={[order.id]} number={order.order_number} look="button" />}
      {order.conversation_id && !isInPlace && (
        <Link to={`/inbox?conversation=${order.conversation_id}`} className={buttonClass('ai', 'control', 'ms-auto')}>
          <Inbox />
          {t('orders.conversation')}
        </Link>
      )}
    </div>
    <OrderLines order={order} />
    <OrderMoney order={order} />
    <NoTax order={order} />
    <OrderPayments order={order} />
    <OrderFacts order={order} />
    <OrderTags order={order} />
    <OrderRecords order={order} />
    <OrderTimeline order={order} />
  </div>
);

/** Customer, shipping address, payment and seller. */
function OrderFacts({ order }: { order: Order }) {
  const {
    customer,
    shipping_address: to,
    payment_terms: terms,
    payment_method_label: method,
    channel,
    sold_by: seller,
    seller_name: name,
  } = order;
  const items = [
    customer && {
      label: t('orders.customer'),
      value: (
        <Link to={`/customers?customer=${customer.id}`} className="hover:underline">
          <bdi>{customer.name}</bdi>
          {customer.email && <span className="block truncate text-ink-3">{customer.email}</span>}
        </Link>
      ),
    },
    to && { label: t('orders.address'), value: placeOf(to) },
    { label: t('orders.paid_with'), value: [t(`orders.terms_${terms}`), method].filter(Boolean).join(' · ') },
    { label: t('orders.channel'), value: t(`channel.${channel}`) },
    seller && { label: t('orders.sold_by'), value: [t(`orders.seller_${seller}`), name].filter(Boolean).join(' · ') },
    order.brand && { label: t('orders.brand'), value: order.brand.name },
  ];
  return <KeyValue items={items.filter((item) => typeof item === 'object' && item !== null)} />;
}

const way: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'];

/** The order's progress from left to right; a cancelled or returned order shows only its status. */
function OrderSteps({ order: { status } }: { order: Pick<Order, 'status'> }) {
  const at = way.indexOf(status);
  if (at < 0) return null;
  return (
    <ol aria-label={t('orders.steps')} className="grid grid-cols-5 text-center text-sm max-md:text-xs">
      {way.map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={cx('relative grid justify-items-center gap-1.5', place <= at ? 'text-ink' : 'text-ink-3')}
        >
          {place > 0 && (
            <span
              aria-hidden
              className={cx(
                'absolute end-[calc(50%+8px)] start-[calc(-50%+8px)] top-[4px] h-px',
                place <= at ? 'bg-ink' : 'bg-line-strong',
              )}
            />
          )}
          <span aria-hidden className={cx('size-[9px] rounded-full', place <= at ? 'bg-ink' : 'bg-line-strong')} />
          <span className="max-w-full truncate">{t(`orders.status_${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** An order's timeline, oldest first; the AI's actions have its colour. */
const OrderTimeline = ({ order: { timeline, currency } }: { order: Order }) => (
  <section aria-label={t('orders.timeline')} className="grid gap-2">
    <h3 className="font-strong">{t('orders.timeline')}</h3>
    <ol className="grid gap-2">
      {timeline.map((event) => (
        <li key={event.id} className="flex items-start gap-2.5">
          {event.actor_kind === 'ai' ? (
            <Sparkles aria-hidden className="mt-0.5 size-[13px]! shrink-0 text-ai" />
          ) : (
            <span aria-hidden className={cx('mx-[3px] mt-1.5 size-[7px] shrink-0 rounded-full', dotOf(event))} />
          )}
          <span className="grid min-w-0 flex-1 grid-cols-1">
            <span>{sentenceOf(event, currency)}</span>
            {event.note && <span className="text-sm break-words whitespace-pre-wrap text-ink-3">{event.note}</span>}
          </span>
          <time dateTime={event.at} title={formatDateTime(event.at)} className="text-sm text-ink-3 tabular-nums">
            {formatWhen(event.at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
);

const dotOf = ({ kind }: OrderEvent) => (kind === 'cancelled' || kind === 'held' ? 'bg-human' : 'bg-ink-3');

function sentenceOf({ kind, actor_kind: actorKind, actor, amount }: OrderEvent, currency: string): string {
  const money = amount === null ? '' : formatMoney(amount, currency);
  const what = kind === 'payment' || kind === 'refund' ? t(`orders.event_${kind}`, { amount: money }) : t(`orders.event_${kind}`);
  if (actorKind === 'ai') return t('orders.event_by_ai', { what });
  return actor ? t('orders.event_by', { what, actor }) : what;
}
