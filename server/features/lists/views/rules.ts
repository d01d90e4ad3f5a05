import { type Filter, isMasked } from '@parley/contract/filters';
import type { ListName } from '@parley/contract/lists';
import type { Permission, Principal } from '@parley/contract/permissions';
import { listGrammar } from '@parley/contract/views';

/** Per person. */
export const mostViews = 50;

/** The permission to read the list of a view. */
export const readsOf = {
  conversations: 'inbox:read',
  orders: 'orders:read',
  products: 'products:read',
  customers: 'customers:read',
} as const satisfies Record<ListName, Permission>;

type Criteria = { filter?: Filter | undefined; sort?: string | undefined };
/** The first field of a view that somebody sees masked: they couldn't open the view, and it may say what is masked for them. */
export const maskedIn = (list: ListName, { filter, sort }: Criteria, viewer: Principal): string | undefined =>
  [...(filter?.conditions ?? []).map(({ field }) => field), ...(sort === undefined ? [] : [sort])].find((field) =>
    isMasked(field, listGrammar[list].fields, viewer),
  );

type Person = { id: string; runsShop: boolean };
type LockedOrder = { user_id: string; shared: boolean };

export const maySeeView = ({ user_id, shared }: LockedOrder, { id }: Person) => shared || user_id === id;
export const mayChangeView = ({ user_id, shared }: LockedOrder, { id, runsShop }: Person) => user_id === id || (shared && runsShop);
/** Sharing a view needs permission; an already shared one may stay shared. */
export const mayBeShared = (wanted: boolean, before: boolean, { runsShop }: Person) => !wanted || before || runsShop;
