import type { Condition } from '@parley/contract/filters';
import { t } from '../messages.ts';
import type { ListView } from './criteria.ts';

const make = (id: string, name: string, conditions: Condition[], order: Partial<Pick<ListView, 'sort' | 'order'>> = {}): ListView => ({
  id,
  name,
  filter: { match: 'all', conditions },
  sort: 'last_activity_at',
  order: 'desc',
  ...order,
});

/** Views that every shop has. Their ids are words, so they never collide with the ids of the shop's own views. */
export const builtInViews: readonly ListView[] = [
  make('unassigned', t('list.view_unassigned'), [
    { field: 'status', op: 'is', value: ['open'] },
    { field: 'assignee', op: 'is_not_set' },
  ]),
  make('unread', t('list.view_unread'), [{ field: 'unread', op: 'is', value: true }]),
  make(
    'urgent',
    t('list.view_urgent'),
    [
      { field: 'priority', op: 'is', value: ['high', 'urgent'] },
      { field: 'status', op: 'is_not', value: ['resolved'] },
    ],
    { sort: 'priority' },
  ),
  make('waiting', t('list.view_waiting'), [{ field: 'waiting_since', op: 'is_set' }], { sort: 'waiting_since', order: 'asc' }),
  make('snoozed', t('list.view_snoozed'), [{ field: 'status', op: 'is', value: ['snoozed'] }]),
  make('resolved', t('list.view_resolved'), [
    { field: 'status', op: 'is', value: ['resolved'] },
    { field: 'last_activity_at', op: 'in_last_days', value: 7 },
  ]),
];
