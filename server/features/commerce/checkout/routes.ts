import * as checkout from '@parley/contract/checkout';
import { createOrderCheckout } from '@parley/contract/orders';
import type { Routes } from '../../../platform/http/route.ts';
import { createForOrder } from './from-order.ts';
import type { CheckoutUrl } from './link.ts';
import { cancel, create, get } from './service.ts';

export function checkoutRoutes(route: Routes, urlOf: CheckoutUrl) {
  route(checkout.createCheckout, (ctx, input) => create(ctx, input, urlOf));
  route(checkout.getCheckout, (ctx, input) => get(ctx, input, urlOf));
  route(createOrderCheckout, (ctx, input) => createForOrder(ctx, input, urlOf));
  route(checkout.cancelCheckout, (ctx, input) => cancel(ctx, input, urlOf));
}
