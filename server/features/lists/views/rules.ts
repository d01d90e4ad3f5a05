import type { ListName } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';

/** For one person; more is a list nobody reads. */
export const mostViews = 50;

/** What may be read of the list a view is one of. */
export const readsOf = {
  conversations: 'inbox:read',
  orders: 'orders:read',
  products: 'products:read',
  customers: 'customers:read',
} as const satisfies Record<ListName, Permission>;

type Person = { id: string; runsShop: boolean };
type Held = { user_id: string; shared: boolean };

export const maySeeView = ({ user_id, shared }: Held, { id }: Person) => shared || user_id === id;
export const mayChangeView = ({ user_id, shared }: Held, { id, runsShop }: Person) => user_id === id || (shared && runsShop);
/** Sharing puts a view before everyone; what is shared already may stay so. */
export const mayBeShared = (wanted: boolean, before: boolean, { runsShop }: Person) => !wanted || before || runsShop;
