import { z } from 'zod';
import { conversationFields, conversationSorts } from './conversations.ts';
import { customerFields, customerSorts } from './customers.ts';
import { command, query } from './endpoint.ts';
import { condition, issueOf, type Fields, type Filter } from './filters.ts';
import { type ListName, lists } from './lists.ts';
import { orderFields, orderSorts } from './orders.ts';
import { productFields, productSorts } from './products.ts';
import { id, merchantId, name, nothing } from './values.ts';

/** The filter fields and sort orders of each list. */
export const listGrammar = {
  conversations: { fields: conversationFields, sorts: conversationSorts },
  orders: { fields: orderFields, sorts: orderSorts },
  products: { fields: productFields, sorts: productSorts },
  customers: { fields: customerFields, sorts: customerSorts },
} as const satisfies Record<ListName, { fields: Fields; sorts: readonly string[] }>;

const body = {
  name: name('a name', 60),
  shared: z.boolean(),
  filter: z.object({ match: z.enum(['all', 'any']).default('all'), conditions: z.array(condition).max(20, 'Add up to 20 filters.') }),
  sort: z.string().max(40),
  order: z.enum(['asc', 'desc']),
  columns: z.array(z.string().max(40)).max(40).nullable().describe('Columns to show, in order. Null for the list’s default columns.'),
};
type Asked = { filter?: Filter | undefined; sort?: string | undefined };

/** What a view contains that its list doesn't support: path and message. */
export function viewIssues(list: ListName, { filter, sort }: Asked): { path: (string | number)[]; message: string }[] {
  const { fields, sorts } = listGrammar[list];
  const issues = (filter?.conditions ?? []).map((one, place) => ({
    path: ['filter', 'conditions', place],
    message: issueOf(one, fields) ?? '',
  }));
  const isSort = sort === undefined || (sorts as readonly string[]).includes(sort);
  return [
    ...issues.filter(({ message }) => message !== ''),
    ...(isSort ? [] : [{ path: ['sort'], message: `This list can’t be sorted by ${sort}. Choose another field.` }]),
  ];
}

/** A saved view of a list: filter, sort and columns under a name, for oneself or for everyone. */
export const view = z.object({ id, list: z.enum(lists), ...body, mine: z.boolean(), may_change: z.boolean() });
export type View = z.output<typeof view>;
const shop = z.object({ merchant: merchantId });

export const listViews = query('GET /api/views/:merchant', {
  summary: 'List your own and shared views, for one list or all lists',
  access: 'inbox:read',
  people: 'Views belong to a teammate.',
  topics: ['views'],
  input: shop.extend({ list: z.enum(lists).optional() }),
  result: z.object({ items: z.array(view) }),
});
export const createView = command('POST /api/views/:merchant', {
  summary: 'Create a view, up to 50 per teammate; sharing requires permission to change settings',
  access: 'inbox:read',
  people: 'Views belong to a teammate.',
  topics: ['views'],
  creates: true,
  input: shop
    .extend({
      ...body,
      list: z.enum(lists).default('conversations'),
      shared: body.shared.default(false),
      sort: body.sort.optional().describe('Sort field. Defaults to the list’s default sort.'),
      order: body.order.default('desc'),
      columns: body.columns.default(null),
    })
    .superRefine((asked, context) =>
      viewIssues(asked.list, asked).forEach(({ path, message }) => context.addIssue({ code: 'custom', path, message })),
    ),
  result: view,
  problems: ['view.too_many', 'view.sharing_refused'],
});
export const updateView = command('PUT /api/views/:merchant/:id', {
  summary: 'Update a view; its list can’t be changed',
  access: 'inbox:read',
  people: 'Views belong to a teammate.',
  topics: ['views'],
  input: shop.extend({ id, ...z.object(body).partial().shape }),
  result: view,
  problems: ['view.missing', 'view.sharing_refused'],
});
export const deleteView = command('DELETE /api/views/:merchant/:id', {
  summary: 'Delete a view',
  access: 'inbox:read',
  people: 'Views belong to a teammate.',
  topics: ['views'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['view.missing', 'view.sharing_refused'],
});
