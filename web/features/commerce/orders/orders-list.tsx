import { readFilter } from '@parley/contract/filters';
import { orderFields, type OrderSummary } from '@parley/contract/orders';
import { lazy, useMemo } from 'react';
import { filterGrammar, useUnmasked } from '../../../data/filter-grammar.ts';
import type { Choice } from '../../../ui/choice-list.tsx';
import type { FilterField } from '../../../ui/filter/filter.ts';
import type { ListDefinition, ListView } from '../../lists/lists/index.ts';
import { type OrderChange, useBrands, useOrderCount, useOrders, useQueues, useStartBulk, useTeam } from './data.ts';
import { orderColumns, OrderPhoneRow, usualOrderColumns } from './order-columns.tsx';
import { t } from './messages.ts';

const Actions = lazy(() => import('./bulk-actions.tsx'));

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

/** The configuration of the orders' list. */
export const ordersList: ListDefinition<OrderSummary, OrderChange> = {
  list: 'orders',
  detail: 'order',
  grammar: filterGrammar(orderFields),
  useFields: useOrderFields,
  readFilter: (text) => readFilter(text, orderFields),
  sorting: { sort: 'placed_at', order: 'desc' },
  columns: orderColumns,
  defaultColumns: usualOrderColumns,
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
  bulk: { may: 'orders:write', useStart: useStartBulk, Actions },
};

type FieldName = keyof typeof orderFields;
/** Filters that only links from a product or a customer set; nobody picks from a hundred thousand options. */
const byLinkOnly: readonly FieldName[] = ['product', 'customer'];
const names = (Object.keys(orderFields) as FieldName[]).filter((name) => !byLinkOnly.includes(name));

/** The filter fields of the orders' list. Their options load when the filter is first used. */
function useOrderFields(isEnabled: boolean): FilterField[] {
  const brands = useBrands(isEnabled);
  const team = useTeam(isEnabled);
  const shown = useUnmasked(orderFields, names);
  return useMemo(() => {
    const none: Choice[] = [];
    const choices: Partial<Record<FieldName, Choice[] | undefined>> = {
      status: orderFields.status.values.map((id) => ({ id, label: t(`orders.status_${id}`) })),
      payment_status: orderFields.payment_status.values.map((id) => ({ id, label: t(`orders.payment_${id}`) })),
      fulfillment_status: orderFields.fulfillment_status.values.map((id) => ({ id, label: t(`orders.fulfillment_${id}`) })),
      queue: orderFields.queue.values.map((id) => ({ id, label: t(`orders.queue_${id}`) })),
      channel: orderFields.channel.values.map((id) => ({ id, label: t(`channel.${id}`) })),
      sold_by: orderFields.sold_by.values.map((id) => ({ id, label: t(`orders.seller_${id}`) })),
      returns: orderFields.returns.values.map((id) => ({ id, label: t(`orders.returns_${id}`) })),
      brand: brands.data?.items.map(({ id, name }) => ({ id, label: name })) ?? (brands.isError ? none : undefined),
      seller: team.data?.items.map(({ user_id: id, name }) => ({ id, label: name })) ?? (team.isError ? none : undefined),
    };
    const linked = byLinkOnly.map((id) => ({
      id,
      label: t(`orders.field_${id}`),
      type: orderFields[id].type,
      choices: none,
      isLinked: true,
    }));
    return [...shown.map((id) => ({ id, label: t(`orders.field_${id}`), type: orderFields[id].type, choices: choices[id] })), ...linked];
  }, [brands.data, brands.isError, team.data, team.isError, shown]);
}
