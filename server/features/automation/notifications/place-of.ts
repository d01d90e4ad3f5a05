import type { NotificationType } from '@parley/contract/notifications';
import { mayDo, type Permission } from '@parley/contract/permissions';

/** Who opens it: a page that they may not open leads nowhere. */
export type Reader = { permissions: readonly Permission[] };
type Subject = { type: NotificationType; conversation_id: string | null; order_id: string | null };

const aboutBilling: readonly NotificationType[] = ['usage_limit', 'plan_payment_failed', 'plan_invoice'];

/** Where a notification leads, as the bell opens it. At its limit the AI hands off, so who can't change the plan goes to what waits. */
export function placeOf({ type, conversation_id: conversation, order_id: order }: Subject, reader: Reader): string {
  if (aboutBilling.includes(type)) return mayDo(reader, 'billing:read') ? '/settings/billing' : '/inbox?tab=needs_you';
  if (order) return `/orders?order=${order}`;
  return conversation ? `/inbox?conversation=${conversation}` : '/inbox?tab=mine';
}
/** Whether it leads to something of its own, and not just to the reader's inbox. */
export const hasPlace = ({ type, conversation_id: conversation, order_id: order }: Subject) =>
  conversation !== null || order !== null || aboutBilling.includes(type);
