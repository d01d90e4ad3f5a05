import { z } from 'zod';
import { conversationFields, conversationSorts } from './conversations.ts';
import { customerFields, customerSorts } from './customers.ts';
import { command, query } from './endpoint.ts';
import { condition, faultOf, type Fields, type Filter } from './filters.ts';
import { type ListName, lists } from './lists.ts';
import { orderFields, orderSorts } from './orders.ts';
import { productFields, productSorts } from './products.ts';
import { id, merchantId, name, nothing } from './values.ts';

/** What each list can be filtered and sorted by. */
export const listGrammar = {
  conversations: { fields: conversationFields, sorts: conversationSorts },
  orders: { fields: orderFields, sorts: orderSorts },
  products: { fields: productFields, sorts: productSorts },
  customers: { fields: customerFields, sorts: customerSorts },
} as const satisfies Record<ListName, { fields: Fields; sorts: readonly string[] }>;

const body = {
  name: name('a name', 60),
  shared: z.boolean(),
  filter: z.object({ match: z.enum(['all', 'any']).default('all'), conditions: z.array(condition).max(20, 'Use at most 20 conditions.') }),
  sort: z.string().max(40),
  order: z.enum(['asc', 'desc']),
  columns: z
    .array(z.string().max(40))
    .max(40)
    .nullable()
    .describe('The columns shown, in their order; null is what the list shows without a view.'),
};
type Asked = { filter?: Filter | undefined; sort?: string | undefined };

/** What does not fit the list of a view: where, and as a sentence. */
export function viewFaults(list: ListName, { filter, sort }: Asked): { path: (string | number)[]; message: string }[] {
  const { fields, sorts } = listGrammar[list];
  const faults = (filter?.conditions ?? []).map((one, place) => ({
    path: ['filter', 'conditions', place],
    message: faultOf(one, fields) ?? '',
  }));
  const isSort = sort === undefined || (sorts as readonly string[]).includes(sort);
  return [
    ...faults.filter(({ message }) => message !== ''),
    ...(isSort ? [] : [{ path: ['sort'], message: `This list cannot be sorted by ${sort}.` }]),
  ];
}

/** A saved view of a list: filter, sort and columns under a name, for oneself or for everyone. */
export const view = z.object({ id, list: z.enum(lists), ...body, mine: z.boolean(), may_change: z.boolean() });
export type View = z.output<typeof view>;
const shop = z.object({ merchant: merchantId });

export const listViews = query('GET /api/views/:merchant', {
  summary: 'One’s own views and those shared with everyone, of one list or of all',
  access: 'inbox:read',
  topics: ['views'],
  input: shop.extend({ list: z.enum(lists).optional() }),
  result: z.object({ items: z.array(view) }),
});
export const createView = command('POST /api/views/:merchant', {
  summary: 'Save a view, at most 50 for one person; sharing needs the permission to change settings',
  access: 'inbox:read',
  topics: ['views'],
  creates: true,
  input: shop
    .extend({
      ...body,
      list: z.enum(lists).default('conversations'),
      shared: body.shared.default(false),
      sort: body.sort.optional().describe('Without it as the list is sorted without a view.'),
      order: body.order.default('desc'),
      columns: body.columns.default(null),
    })
    .superRefine((asked, context) =>
      viewFaults(asked.list, asked).forEach(({ path, message }) => context.addIssue({ code: 'custom', path, message })),
    ),
  result: view,
  problems: ['view.too_many', 'view.sharing_refused'],
});
export const updateView = command('PUT /api/views/:merchant/:id', {
  summary: 'Change a view; it stays one of its list',
  access: 'inbox:read',
  topics: ['views'],
  input: shop.extend({ id, ...z.object(body).partial().shape }),
  result: view,
  problems: ['view.missing', 'view.sharing_refused'],
});
export const deleteView = command('DELETE /api/views/:merchant/:id', {
  summary: 'Delete a view',
  access: 'inbox:read',
  topics: ['views'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['view.missing', 'view.sharing_refused'],
});
