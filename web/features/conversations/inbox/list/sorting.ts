import type { ConversationSort } from '@parley/contract/conversations';
import type { Order } from '../use-inbox-url.ts';
import { t } from '../messages.ts';

export type Sorting = { sort: ConversationSort; order: Order };

/** Each sort order has one name, because "ascending or descending" makes people think. */
export const sortings: readonly Sorting[] = [
  { sort: 'last_activity_at', order: 'desc' },
  { sort: 'last_activity_at', order: 'asc' },
  { sort: 'waiting_since', order: 'asc' },
  { sort: 'waiting_since', order: 'desc' },
  { sort: 'priority', order: 'desc' },
  { sort: 'priority', order: 'asc' },
  { sort: 'created_at', order: 'desc' },
  { sort: 'created_at', order: 'asc' },
];

export const nameOfOrder = ({ sort, order }: Sorting): string => t(`list.sort_${sort}_${order}`);
