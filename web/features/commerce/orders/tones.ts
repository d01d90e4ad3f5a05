import type { FulfillmentStatus, OrderStatus, PaymentStatus } from '@parley/contract/orders';
import type { StatusTone } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

/** The colour only repeats the word: green is completed, blue in progress, red failed, amber waits for a person. */
export const statusTone: Record<OrderStatus, StatusTone> = {
  draft: 'neutral',
  pending: 'human',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'ok',
  returned: 'bad',
  cancelled: 'neutral',
};
export const paymentTone: Record<PaymentStatus, StatusTone> = {
  awaiting: 'neutral',
  authorized: 'info',
  partially_paid: 'info',
  paid: 'ok',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  voided: 'neutral',
};
export const fulfillmentTone: Record<FulfillmentStatus, StatusTone> = {
  unfulfilled: 'neutral',
  partially_fulfilled: 'info',
  fulfilled: 'ok',
  on_hold: 'human',
};

/** A status with its label and colour, for lists of orders elsewhere. */
export const orderStatus = (status: OrderStatus) => ({ tone: statusTone[status], words: t(`orders.status_${status}`) });
