import type { Reader } from '../../../platform/db/tenant.ts';
import { isLimited, type Viewer } from '../../account/visibility/index.ts';
import { seen } from './store.ts';

/** A teammate's unread notifications that they may still see. */
export function unreadOf(db: Reader, viewer: Viewer & { merchant: string }) {
  const query = db
    .selectFrom('notifications as n')
    .leftJoin('conversations as c', (on) => on.onRef('c.merchant_id', '=', 'n.merchant_id').onRef('c.id', '=', 'n.conversation_id'))
    .leftJoin('orders as o', (on) => on.onRef('o.merchant_id', '=', 'n.merchant_id').onRef('o.id', '=', 'n.order_id'))
    .select(['n.id', 'n.type', 'n.text', 'n.conversation_id', 'n.order_id'])
    .where('n.merchant_id', '=', viewer.merchant)
    .where('n.user_id', '=', viewer.id)
    .where('n.read_at', 'is', null);
  return isLimited(viewer) ? query.where(seen(viewer)) : query;
}
