import { isMessageKey } from '../../../../lib/messages.ts';
import { type InboxKey, t } from '../words.ts';
import type { StatusTone } from '../../../../ui/status-dot.tsx';

const tones: Record<string, StatusTone> = {
  delivered: 'ok',
  shipped: 'info',
  processing: 'info',
  confirmed: 'info',
  cancelled: 'bad',
  returned: 'bad',
};

/** Only what is settled well, on its way or off has a colour. */
export const orderTone = (status: string): StatusTone => tones[status] ?? 'neutral';

type OrderKey = Extract<InboxKey, `inbox.order_is_${string}`>;
const isOrderKey = (key: string): key is OrderKey => isMessageKey(key);

/** An order's status as a word; one that is new to the catalogue as it came. */
export function orderStatusWord(status: string): string {
  const key = `inbox.order_is_${status}`;
  return isOrderKey(key) ? t(key) : status;
}
