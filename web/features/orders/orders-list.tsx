import { orderFields, type OrderSummary } from '@parley/contract/orders';
import { filterParam } from '@parley/contract/filters';
import { lazy } from 'react';
import { filterGrammar } from '../../data/filter-grammar.ts';
import type { ListDefinition, ListView } from '../lists/index.ts';
import { type OrderChange, useOrderCount, useOrders, useQueues, useStartBulk } from './data.ts';
import { orderColumns, OrderPhoneRow, usualOrderColumns } from './order-columns.tsx';
import { useOrderFields } from './order-fields.ts';
import { t } from './words.ts';

const Deeds = lazy(() => import('./bulk-deeds.tsx'));
const filterText = filterParam(orderFields);

const view = (id: string, name: string, conditions: ListView['filter']['conditions'], part: Partial<ListView> = {}): ListView => ({
  id,
  name,
  filter: { match: 'all', conditions },
  sort: 'placed_at',
  order: 'desc',
  columns: null,
  ...part,
});

const queue = (...value: string[]) => ({ field: 'queue', op: 'is' as const, value });

/** What the list of orders has of its own. */
export const ordersList: ListDefinition<OrderSummary, OrderChange> = {
  list: 'orders',
  detail: 'order',
  grammar: filterGrammar(orderFields),
  useFields: useOrderFields,
  readFilter: (text) => filterText.safeParse(text).data ?? null,
  sorting: { sort: 'placed_at', order: 'desc' },
  columns: orderColumns,
  usualColumns: usualOrderColumns,
  views: [
    view('to_confirm', t('orders.view_to_confirm'), [queue('to_confirm')]),
    view('to_fulfil', t('orders.view_to_fulfil'), [queue('to_fulfill')]),
    view('returns', t('orders.view_returns'), [queue('returns_requested', 'returns_received')]),
    view('from_chat', t('orders.view_from_chat'), [{ field: 'from_chat', op: 'is', value: true }]),
  ],
  useCounts: () => {
    const queues = useQueues();
    return {
      to_confirm: queues?.to_confirm ?? null,
      to_fulfil: queues?.to_fulfill ?? null,
      returns: queues ? queues.returns_requested + queues.returns_received : null,
    };
  },
  useRows: useOrders,
  useCount: useOrderCount,
  keyOf: (row) => row.id,
  nameOf: (row) => row.order_number,
  phoneRow: (row) => <OrderPhoneRow row={row} />,
  words: {
    label: t('orders.orders'),
    search: t('orders.search'),
    count: (count) => t('orders.count', { count }),
    empty: { title: t('orders.empty'), text: t('orders.empty_text') },
  },
  bulk: { may: 'orders:write', useStart: useStartBulk, Deeds },
};
