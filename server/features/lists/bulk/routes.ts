import * as bulk from '@parley/contract/bulk';
import { startCustomerBulk } from '@parley/contract/customers';
import { startOrderBulk } from '@parley/contract/orders';
import { startProductBulk } from '@parley/contract/products';
import type { Routes } from '../../../platform/http/route.ts';
import { get, start, undo } from './start.ts';

export function bulkRoutes(route: Routes) {
  route(bulk.startBulk, (ctx, input) => start(ctx, 'conversations', input));
  route(startCustomerBulk, (ctx, input) => start(ctx, 'customers', input));
  route(startOrderBulk, (ctx, input) => start(ctx, 'orders', input));
  route(startProductBulk, (ctx, input) => start(ctx, 'products', input));
  route(bulk.getBulk, (ctx, input) => get(ctx, input));
  route(bulk.undoBulk, (ctx, input) => undo(ctx, input));
}
