import { isMessageKey } from '../../../../lib/messages.ts';
import { type InboxKey, t } from '../messages.ts';
import type { StatusTone } from '../../../../ui/status-dot.tsx';

const tones: Record<string, StatusTone> = {
  delivered: 'ok',
  shipped: 'info',
  processing: 'info',
  confirmed: 'info',
  cancelled: 'bad',
  returned: 'bad',
};

/** Only completed, moving and cancelled orders have a color. */
export const orderTone = (status: string): StatusTone => tones[status] ?? 'neutral';

type OrderKey = Extract<InboxKey, `inbox.order_is_${string}`>;
const isOrderKey = (key: string): key is OrderKey => isMessageKey(key);

/** An order's status as a label; a status missing from the catalogue is shown as is. */
export function orderStatusWord(status: string): string {
  const key = `inbox.order_is_${status}`;
  return isOrderKey(key) ? t(key) : status;
}
