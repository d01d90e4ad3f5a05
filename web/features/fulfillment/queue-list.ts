import type { orderQueueNames } from '@parley/contract/orders';
import type { ListView } from '../lists/index.ts';
import { ordersList, useQueues } from '../orders/index.ts';
import { t } from './words.ts';

const queue = (id: string, name: string, waits: (typeof orderQueueNames)[number]): ListView => ({
  id,
  name,
  filter: { match: 'all', conditions: [{ field: 'queue', op: 'is', value: [waits] }] },
  sort: 'placed_at',
  // Who has waited longest is served first.
  order: 'asc',
  columns: null,
});

/** The orders' list, as queues of the people who pack. */
export const queueList: typeof ordersList = {
  ...ordersList,
  withoutAll: true,
  usualColumns: ['number', 'placed', 'customer', 'status', 'payment', 'fulfillment', 'items', 'tracking'],
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
