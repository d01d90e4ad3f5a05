import { useAuth } from '../../../data/auth.ts';
import type { Notification } from './data.ts';

type Subject = Pick<Notification, 'type' | 'conversation_id' | 'order_id'>;
/**
 * Where a notification leads: its conversation or order; one about several conversations leads to the reader's own. One about the plan leads
 * to billing, and who may not open that to what waits, since at its limit the AI hands off.
 */
export const placeOf = ({ type, conversation_id: conversation, order_id: order }: Subject): string => {
  if (type === 'usage_limit' || type === 'plan_payment_failed' || type === 'plan_invoice')
    return useAuth.getState().user?.permissions.includes('billing:read') ? '/settings/billing' : '/inbox?tab=needs_you';
  if (order) return `/orders?order=${order}`;
  return conversation ? `/inbox?conversation=${conversation}` : '/inbox?tab=mine';
};
