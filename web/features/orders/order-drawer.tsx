import type { Order } from '@parley/contract/orders';
import Inbox from 'lucide-react/icons/inbox';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useOrder } from './data.ts';
import { OrderDeeds } from './order-deeds.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderRecords } from './order-records.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { statusTone } from './tones.ts';
import { t } from './words.ts';

type DrawerProps = { id: string; onClose: () => void };

/** One order beside the list: how far it is, what can be done, what is in it, and what happened. */
export default function OrderDrawer({ id, onClose }: DrawerProps) {
  const { data: order, isError, error, refetch, isFetching } = useOrder(id);
  const status = order && <StatusDot tone={statusTone[order.status]}>{t(`orders.status_${order.status}`)}</StatusDot>;
  return (
    <Drawer title={order?.order_number ?? t('orders.number')} status={status} onClose={onClose}>
      {order && <Body order={order} />}
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

const Body = ({ order }: { order: Order }) => (
  <div className="grid gap-4">
    <OrderSteps order={order} />
    {order.hold_reason && <p className="text-sm text-human">{t('orders.held', { reason: order.hold_reason })}</p>}
    {order.cancel_reason && <p className="text-sm text-ink-3">{t('orders.cancelled_because', { reason: order.cancel_reason })}</p>}
    <div className="flex flex-wrap items-center gap-2">
      <OrderDeeds order={order} />
      {order.conversation_id && (
        <Link to={`/inbox?conversation=${order.conversation_id}`} className={buttonClass('ai', 'control', 'ms-auto')}>
          <Inbox />
          {t('orders.conversation')}
        </Link>
      )}
    </div>
    <OrderLines order={order} />
    <OrderMoney order={order} />
    <OrderFacts order={order} />
    <OrderRecords order={order} />
    <OrderTimeline order={order} />
  </div>
);
