import type { Order } from '@parley/contract/orders';
import { t } from './messages.ts';

const hasCardPayment = ({ ledger }: Pick<Order, 'ledger'>) =>
  ledger.some(({ kind, provider_state: state }) => kind === 'payment' && state === 'succeeded');

/** Whether a refund of this order transfers money: what a payment provider collected goes back through it. */
export const refundNote = (order: Pick<Order, 'ledger'>) => t(hasCardPayment(order) ? 'orders.refund_sent' : 'orders.refund_recorded');
export const methodNote = (order: Pick<Order, 'ledger'>) =>
  t(hasCardPayment(order) ? 'orders.payment_method_text_card' : 'orders.payment_method_text');
