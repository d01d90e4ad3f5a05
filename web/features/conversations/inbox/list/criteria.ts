import { type ConversationSort, type ConversationStatus, conversationSorts } from '@parley/contract/conversations';
import type { Condition, Filter } from '@parley/contract/filters';
import { type Tab, tabOrder } from '@parley/contract/tabs';
import type { View } from '@parley/contract/views';
import { type Order, type Place, readFilter } from '../use-inbox-url.ts';

/** A view as the list uses it: the shop's own, or a built-in one. */
export type ListView = Pick<View, 'id' | 'name' | 'filter' | 'sort' | 'order'> & Partial<Pick<View, 'shared' | 'mine' | 'may_change'>>;

/** What the list shows, from the address and the view together. */
export type ListCriteria = {
  tab: Tab;
  status: ConversationStatus | '';
  q: string;
  filter: Filter;
  sort: ConversationSort;
  order: Order;
};

export const noConditions: Filter = { match: 'all', conditions: [] };

export function criteriaFor({ tab, status, q, filter, sort, order }: Place, view: ListView | null): ListCriteria {
  const usual = view ? { sort: sortOf(view), order: view.order } : tabOrder(tab);
  return {
    tab,
    status,
    q,
    filter: readFilter(filter) ?? view?.filter ?? noConditions,
    sort: sort || usual.sort,
    order: order || usual.order,
  };
}

/** The sort order of a view of conversations; an order unknown to this version falls back to the default. */
const sortOf = (view: ListView): ConversationSort => conversationSorts.find((one) => one === view.sort) ?? 'last_activity_at';

/** Whether the list differs from its saved view, and could be saved into it. */
export const differs = (criteria: ListCriteria, view: ListView): boolean =>
  JSON.stringify([criteria.filter, criteria.sort, criteria.order]) !== JSON.stringify([view.filter, view.sort, view.order]);

/** A list's narrowing as calls take it; defaults are left out, so that the same list always has the same key. */
export function narrowing({ tab, status, q, filter }: Pick<ListCriteria, 'tab' | 'status' | 'q' | 'filter'>) {
  return { tab, ...(status && { status }), ...(q && { q }), ...(filter.conditions.length > 0 && { filter }) };
}

/** The same for the list endpoint, whose filter travels in the address as JSON. */
export function listQuery(criteria: ListCriteria) {
  const { filter, ...rest } = narrowing(criteria);
  const usual = tabOrder(criteria.tab);
  const isDefault = criteria.sort === usual.sort && criteria.order === usual.order;
  return { ...rest, ...(filter && { filter: JSON.stringify(filter) }), ...(!isDefault && { sort: criteria.sort, order: criteria.order }) };
}

/**
 * The same list, narrowed to this teammate's pinned conversations. A filter with "any" conditions can't be narrowed further; there the
 * pinned ones stay at their place in the list.
 */
export function pinnedOf(criteria: ListCriteria): ListCriteria | null {
  const { match, conditions } = criteria.filter;
  if (match === 'any' && conditions.length > 1) return null;
  return { ...criteria, filter: { match: 'all', conditions: [...conditions, { field: 'pinned', op: 'is', value: true }] } };
}

/**
 * The filter of an export of the whole list, with tab and status as conditions. null where they can't be expressed as conditions: next to
 * "any" conditions, and for "Needs you", which means unassigned or own.
 */
export function exportOf({ tab, status, q, filter: { match, conditions } }: ListCriteria): { q?: string; filter?: Filter } | null {
  if (tab === 'needs_you') return null;
  const more: Condition[] = [...conditionsOf[tab], ...(status ? [{ field: 'status', op: 'is' as const, value: [status] }] : [])];
  if (more.length > 0 && match === 'any' && conditions.length > 1) return null;
  const all = [...conditions, ...more];
  return { ...(q && { q }), ...(all.length > 0 && { filter: { match: more.length > 0 ? 'all' : match, conditions: all } }) };
}

const conditionsOf: Record<Exclude<Tab, 'needs_you'>, Condition[]> = {
  all: [],
  ai: [
    { field: 'status', op: 'is', value: ['open'] },
    { field: 'handler', op: 'is', value: ['ai'] },
  ],
  mine: [
    { field: 'assignee', op: 'is', value: ['me'] },
    { field: 'status', op: 'is_not', value: ['resolved'] },
  ],
};
