import { orderFields, listOrders, countOrders, type OrderSummary, startOrderBulk } from '@parley/contract/orders';
import type { Sent } from '@parley/contract/endpoint';
import { readFilter } from '@parley/contract/filters';
import { useMerchantId } from '../../../data/auth.ts';
import { filterGrammar } from '../../../data/filter-grammar.ts';
import { useCommand } from '../../../data/use-command.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import type { ListDefinition } from './definition.ts';

type Change = Sent<typeof startOrderBulk>['change'];

/** A list for tests: orders with three columns. */
export const madeList: ListDefinition<OrderSummary, Change> = {
  list: 'orders',
  detail: 'order',
  grammar: filterGrammar(orderFields),
  useFields: () => [
    { id: 'status', label: 'Status', type: 'choice', choices: orderFields.status.values.map((id) => ({ id, label: id })) },
    { id: 'total', label: 'Total', type: 'number' },
  ],
  readFilter: (text) => readFilter(text, orderFields),
  sorting: { sort: 'placed_at', order: 'desc' },
  columns: [
    { key: 'number', header: 'Order', width: 80, cell: (row) => row.order_number, always: true },
    { key: 'status', header: 'Status', width: 100, cell: (row) => row.status },
    { key: 'total', header: 'Total', width: 90, align: 'end', sort: 'total', cell: (row) => row.total_amount },
    { key: 'items', header: 'Items', width: 60, cell: (row) => row.items },
  ],
  defaultColumns: ['number', 'status', 'total'],
  views: [
    {
      id: 'pending',
      name: 'Pending',
      filter: { match: 'all', conditions: [{ field: 'status', op: 'is', value: ['pending'] }] },
      sort: 'placed_at',
      order: 'asc',
      columns: null,
    },
  ],
  useCounts: () => ({ pending: 4 }),
  useRows: (query) =>
    usePages(listOrders, { merchant: useMerchantId(), ...(query as object) }, { enabled: query !== null, keepPrevious: true }),
  useCount: (query) => useRead(countOrders, { merchant: useMerchantId(), ...query }, { enabled: query !== null }).data,
  keyOf: (row) => row.id,
  nameOf: (row) => row.order_number,
  phoneRow: (row) => row.order_number,
  words: {
    label: 'Orders',
    search: 'Order, customer, SKU',
    count: (count) => `${count} orders`,
    empty: { title: 'No orders yet', text: 'They appear here.' },
  },
  bulk: {
    may: 'orders:write',
    useStart: (onDone) => {
      const merchant = useMerchantId();
      const starting = useCommand(startOrderBulk, { onDone });
      return (selection, change) => starting.mutate({ merchant, selection, change });
    },
    Actions: ({ onChange }) => (
      <button type="button" onClick={() => onChange({ status: 'confirmed' })}>
        Confirm
      </button>
    ),
  },
};

export const madeOrder = (number: number, part: Partial<OrderSummary> = {}): OrderSummary => ({
  id: `0195b4f2-7c1e-7000-8000-0000000${10_000 + number}`,
  order_number: `#${number}`,
  status: 'pending',
  payment_status: 'awaiting',
  fulfillment_status: 'unfulfilled',
  customer: { id: '0195b4f2-7c1e-7000-8000-00000000c001', name: 'Mei Silva', email: 'mei@mail.example' },
  items: 2,
  total_amount: '260.21',
  currency: 'EUR',
  channel: 'website',
  sold_by: null,
  conversation_id: null,
  brand: null,
  returns: null,
  hold_reason: null,
  overpaid: false,
  tracking: [],
  tags: [],
  placed_at: '2026-11-20T10:22:00.000Z',
  updated_at: '2026-11-20T10:22:00.000Z',
  version: 1,
  ...part,
});
