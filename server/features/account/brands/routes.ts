import * as brands from '@parley/contract/brands';
import type { Routes } from '../../../platform/http/route.ts';
import { create, list, remove, setAccess, update } from './service.ts';

export function brandsRoutes(route: Routes) {
  route(brands.listBrands, (ctx) => list(ctx));
  route(brands.createBrand, (ctx, input) => create(ctx, input));
  route(brands.updateBrand, (ctx, input) => update(ctx, input));
  route(brands.deleteBrand, (ctx, input) => remove(ctx, input));
  route(brands.setBrandAccess, (ctx, input) => setAccess(ctx, input));
}
