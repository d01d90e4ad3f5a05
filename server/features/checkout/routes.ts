import * as checkout from '@parley/contract/checkout';
import { createOrderCheckout } from '@parley/contract/orders';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { createForOrder } from './from-order.ts';
import type { CheckoutUrl } from './link.ts';
import { cancel, create, get } from './service.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export function checkoutRoutes(route: Routes, urlOf: CheckoutUrl) {
  route(checkout.createCheckout, (ctx, input) => create(ctx as Writer, input, urlOf));
  route(checkout.getCheckout, (ctx, input) => get(ctx as Reader, input, urlOf));
  route(createOrderCheckout, (ctx, input) => createForOrder(ctx as Writer, input, urlOf));
  route(checkout.cancelCheckout, (ctx, input) => cancel(ctx as Writer, input, urlOf));
}
