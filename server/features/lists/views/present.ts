import type { View } from '@parley/contract/views';
import type { UserActor } from '../../../context.ts';
import type { ListName } from '@parley/contract/lists';
import { mayDo } from '@parley/contract/permissions';
import { mayChangeView, readsOf } from './rules.ts';
import type { ViewRow } from './store.ts';

export const personOf = (actor: UserActor) => ({ id: actor.id, runsShop: mayDo(actor, 'settings:write') });

export const mayReadList = (actor: UserActor, list: ListName) => mayDo(actor, readsOf[list]);

export const presentView = (row: ViewRow, actor: UserActor): View => ({
  id: row.id,
  list: row.list as View['list'],
  name: row.name,
  shared: row.shared,
  filter: row.filter as View['filter'],
  sort: row.sort,
  order: row.direction,
  columns: row.columns as View['columns'],
  mine: row.user_id === actor.id,
  may_change: mayChangeView(row, personOf(actor)),
});
