import type { orderQueueNames } from '@parley/contract/orders';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ListScreen, type ListView } from '../../lists/lists/index.ts';
import { OrderDrawer, ordersList, PrintMenu, useQueues } from '../orders/index.ts';
import { t } from './messages.ts';

const PickList = lazy(() => import('./pick-list.tsx'));

/** The queues of orders to pack, ship and take back. */
export function FulfillmentScreen() {
  return (
    <ListScreen
      definition={queueList}
      above={<Head />}
      drawer={(id, close) => <OrderDrawer key={id} id={id} onClose={close} />}
      tools={(_narrowing) => <PickListButton />}
    />
  );
}

/** How many orders are ready, in a sentence. */
function Head() {
  const queues = useQueues();
  if (!queues) return <div className="h-[45px]" />;
  const { to_fulfill: count, on_hold: held, returns_requested: back } = queues;
  const more = [held > 0 && t('fulfillment.more_held', { count: held }), back > 0 && t('fulfillment.more_returns', { count: back })];
  return <PageHeader level={2} className="min-h-[45px]" title={t('fulfillment.ship', { count })} text={more.filter(Boolean).join(' ')} />;
}

function PickListButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ClipboardList />} onClick={() => setOpen(true)}>
        {t('fulfillment.pick_list')}
      </Button>
      {isOpen && (
        <Suspense>
          <PickList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const queue = (id: string, name: string, waits: (typeof orderQueueNames)[number]): ListView => ({
  id,
  name,
  filter: { match: 'all', conditions: [{ field: 'queue', op: 'is', value: [waits] }] },
  sort: 'placed_at',
  // The longest waiting order comes first.
  order: 'asc',
  columns: null,
});

/** The orders' list, split into queues. */
const queueList: typeof ordersList = {
  ...ordersList,
  withoutAll: true,
  columns: [
    ...ordersList.columns,
    {
      key: 'print',
      header: t('fulfillment.print'),
      width: 56,
      grow: 0,
      cell: ({ id, order_number: number }) => <PrintMenu ids={[id]} number={number} look="row" />,
    },
  ],
  defaultColumns: ['number', 'placed', 'customer', 'status', 'payment', 'fulfillment', 'items', 'tracking', 'print'],
  views: [
    queue('to_ship', t('fulfillment.to_ship'), 'to_fulfill'),
    queue('partial', t('fulfillment.partial'), 'partially_fulfilled'),
    queue('on_hold', t('fulfillment.on_hold'), 'on_hold'),
    queue('in_transit', t('fulfillment.in_transit'), 'in_transit'),
    queue('returns', t('fulfillment.returns'), 'returns_requested'),
    queue('received', t('fulfillment.received'), 'returns_received'),
  ],
  useCounts: () => {
    const queues = useQueues();
    return {
      to_ship: queues?.to_fulfill ?? null,
      partial: queues?.partially_fulfilled ?? null,
      on_hold: queues?.on_hold ?? null,
      in_transit: queues?.in_transit ?? null,
      returns: queues?.returns_requested ?? null,
      received: queues?.returns_received ?? null,
    };
  },
  words: {
    ...ordersList.words,
    label: t('fulfillment.label'),
    emptyView: { title: t('fulfillment.empty'), text: t('fulfillment.empty_text') },
  },
};
