import type { checkoutMethods } from '@parley/contract/checkout';
import type { paymentTerms, PaymentStatus } from '@parley/contract/orders';

export type Method = (typeof checkoutMethods)[number];
/** The payment state an order starts with, and whether it ships before it is paid. */
export type Begun = { payment_status: PaymentStatus; terms: (typeof paymentTerms)[number] };
/** Port for payment methods. One that charges at once, such as a card, contacts its provider before the order is placed. */
export type Payment = { begin(order: { totalCents: number; currency: string }): Promise<Begun> };

const onDelivery: Payment = { begin: async () => ({ payment_status: 'awaiting', terms: 'on_delivery' }) };
const invoice: Payment = { begin: async () => ({ payment_status: 'awaiting', terms: 'invoice' }) };

const payments: Record<Method, Payment> = { on_delivery: onDelivery, invoice };
export const begin = (order: Parameters<Payment['begin']>[0], method: Method): Promise<Begun> => payments[method].begin(order);
