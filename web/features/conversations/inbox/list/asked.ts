import { type ConversationSort, type ConversationStatus, conversationSorts } from '@parley/contract/conversations';
import type { Condition, Filter } from '@parley/contract/filters';
import type { Tab } from '@parley/contract/inbox';
import type { View } from '@parley/contract/views';
import { type Order, type Place, readFilter } from '../use-inbox-url.ts';

/** A view as the list uses it: the shop's, or one that is ready made. */
export type ListView = Pick<View, 'id' | 'name' | 'filter' | 'sort' | 'order'> & Partial<Pick<View, 'shared' | 'mine' | 'may_change'>>;

/** What the list shows, whatever part of it the address said and what part a view. */
export type Asked = {
  tab: Tab;
  status: ConversationStatus | '';
  q: string;
  filter: Filter;
  sort: ConversationSort;
  order: Order;
};

export const noConditions: Filter = { match: 'all', conditions: [] };

export function askedFor({ tab, status, q, filter, sort, order }: Place, view: ListView | null): Asked {
  return {
    tab,
    status,
    q,
    filter: readFilter(filter) ?? view?.filter ?? noConditions,
    sort: sort || sortOf(view),
    order: order || (view?.order ?? 'desc'),
  };
}

/** A view of the conversations sorts by what they can be sorted by; a word this version does not know is as good as none. */
const sortOf = (view: ListView | null): ConversationSort => conversationSorts.find((one) => one === view?.sort) ?? 'last_activity_at';

/** Whether something else is shown than the view says, which could be saved in it. */
export const differs = (asked: Asked, view: ListView): boolean =>
  JSON.stringify([asked.filter, asked.sort, asked.order]) !== JSON.stringify([view.filter, view.sort, view.order]);

/** What narrows a list, as calls take it; what is usual is left out, so that the same list has one name. */
export function narrowing({ tab, status, q, filter }: Pick<Asked, 'tab' | 'status' | 'q' | 'filter'>) {
  return { tab, ...(status && { status }), ...(q && { q }), ...(filter.conditions.length > 0 && { filter }) };
}

/** The same for the list itself, whose filter travels in the address as JSON. */
export function listQuery(asked: Asked) {
  const { filter, ...rest } = narrowing(asked);
  const isUsual = asked.sort === 'last_activity_at' && asked.order === 'desc';
  return { ...rest, ...(filter && { filter: JSON.stringify(filter) }), ...(!isUsual && { sort: asked.sort, order: asked.order }) };
}

/**
 * The same list, only what one has pinned. A filter of which any condition will do cannot be narrowed further; there the pinned ones
 * stand where they belong.
 */
export function pinnedOf(asked: Asked): Asked | null {
  const { match, conditions } = asked.filter;
  if (match === 'any' && conditions.length > 1) return null;
  return { ...asked, filter: { match: 'all', conditions: [...conditions, { field: 'pinned', op: 'is', value: true }] } };
}

/**
 * What an export of the whole list asks for: a tab and a status are conditions like any others. null where they cannot be said so: beside
 * conditions of which any will do, and for what needs somebody, which is nobody’s or one’s own.
 */
export function exportOf({ tab, status, q, filter: { match, conditions } }: Asked): { q?: string; filter?: Filter } | null {
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
