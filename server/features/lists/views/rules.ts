import type { ListName } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';

/** Per person. */
export const mostViews = 50;

/** The permission to read the list of a view. */
export const readsOf = {
  conversations: 'inbox:read',
  orders: 'orders:read',
  products: 'products:read',
  customers: 'customers:read',
} as const satisfies Record<ListName, Permission>;

type Person = { id: string; runsShop: boolean };
type LockedOrder = { user_id: string; shared: boolean };

export const maySeeView = ({ user_id, shared }: LockedOrder, { id }: Person) => shared || user_id === id;
export const mayChangeView = ({ user_id, shared }: LockedOrder, { id, runsShop }: Person) => user_id === id || (shared && runsShop);
/** Sharing a view needs permission; an already shared one may stay shared. */
export const mayBeShared = (wanted: boolean, before: boolean, { runsShop }: Person) => !wanted || before || runsShop;
