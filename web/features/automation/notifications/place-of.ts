import type { Notification } from './data.ts';

type Subject = Pick<Notification, 'type' | 'conversation_id' | 'order_id'>;
/** Where a notification leads: its conversation or order; one about several conversations leads to the reader's own. */
export const placeOf = ({ type, conversation_id: conversation, order_id: order }: Subject): string => {
  if (type === 'usage_limit') return '/settings/billing';
  if (order) return `/orders?order=${order}`;
  return conversation ? `/inbox?conversation=${conversation}` : '/inbox?tab=mine';
};
