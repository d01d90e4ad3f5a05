import * as checkout from '@parley/contract/checkout';
import { createPaymentLink } from '@parley/contract/payments';
import { createOrderCheckout } from '@parley/contract/orders';
import type { Routes } from '../../../platform/http/route.ts';
import { createForOrder } from './from-order.ts';
import type { CheckoutUrl } from './link.ts';
import { createLink } from './payment-link.ts';
import type { Paying } from './place.ts';
import { cancel, create, get } from './service.ts';

export function checkoutRoutes(route: Routes, urlOf: CheckoutUrl, paying: Paying) {
  route(checkout.createCheckout, (ctx, input) => create(ctx, input, urlOf));
  route(checkout.getCheckout, (ctx, input) => get(ctx, input, urlOf));
  route(createOrderCheckout, (ctx, input) => createForOrder(ctx, input, urlOf));
  route(createPaymentLink, (ctx, input) => createLink(ctx, input, paying));
  route(checkout.cancelCheckout, (ctx, input) => cancel(ctx, input, urlOf));
}
