import * as bulk from '@parley/contract/bulk';
import { startCustomerBulk } from '@parley/contract/customers';
import { startOrderBulk } from '@parley/contract/orders';
import { startProductBulk } from '@parley/contract/products';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { get, start, undo } from './start.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Writer = WriteCtx<UserActor>;

export function bulkRoutes(route: Routes) {
  route(bulk.startBulk, (ctx, input) => start(ctx as Writer, 'conversations', input));
  route(startCustomerBulk, (ctx, input) => start(ctx as Writer, 'customers', input));
  route(startOrderBulk, (ctx, input) => start(ctx as Writer, 'orders', input));
  route(startProductBulk, (ctx, input) => start(ctx as Writer, 'products', input));
  route(bulk.getBulk, (ctx, input) => get(ctx as ReadCtx<UserActor>, input));
  route(bulk.undoBulk, (ctx, input) => undo(ctx as Writer, input));
}
