import type { checkoutMethods } from '@parley/contract/checkout';
import type { paymentTerms } from '@parley/contract/orders';

export type Method = (typeof checkoutMethods)[number];

/** Whether an order ships before it is paid. A card is charged on the provider's page right after the order is placed. */
export const termsOf: Record<Method, (typeof paymentTerms)[number]> = { on_delivery: 'on_delivery', invoice: 'invoice', card: 'prepaid' };
