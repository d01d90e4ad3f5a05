import * as checkout from '@parley/contract/checkout';
import type { Routes } from '../../../platform/http/route.ts';
import { create, list, remove, update } from './service.ts';

export function discountsRoutes(route: Routes) {
  route(checkout.listDiscounts, list);
  route(checkout.createDiscount, create);
  route(checkout.updateDiscount, update);
  route(checkout.deleteDiscount, remove);
}
