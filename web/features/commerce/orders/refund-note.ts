import { storeCreditMethod } from '@parley/contract/credit';
import type { Order } from '@parley/contract/orders';
import { t } from './messages.ts';

type Paid = Pick<Order, 'ledger'>;
const payments = ({ ledger }: Paid) => ledger.filter(({ kind }) => kind === 'payment');
const hasCardPayment = (order: Paid) => payments(order).some(({ provider_state: state }) => state === 'succeeded');
/** Store credit and gift cards of Parley, whose balance a refund adds to. */
const isCredit = (method: string | null) => method === storeCreditMethod || method?.startsWith('gift_card:') === true;

/**
 * Whether a refund of this order transfers money: what a payment provider collected goes back through it, and credit to its balance. `method` is
 * the one it is refunded to; null for those that paid.
 */
export function refundNote(order: Paid, method: string | null = null): string {
  const paid = payments(order);
  if (isCredit(method) || (method === null && paid.length > 0 && paid.every((payment) => isCredit(payment.method))))
    return t('orders.refund_to_credit');
  if (hasCardPayment(order)) return t('orders.refund_sent');
  return t(method === null && paid.some((payment) => isCredit(payment.method)) ? 'orders.refund_credit_part' : 'orders.refund_recorded');
}
export const methodNote = (order: Paid) => t(hasCardPayment(order) ? 'orders.payment_method_text_card' : 'orders.payment_method_text');
