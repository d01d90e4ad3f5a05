import * as brands from '@parley/contract/brands';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { create, list, remove, update } from './service.ts';
import { setAccess } from './set-access.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Writer = WriteCtx<UserActor>;

export function brandsRoutes(route: Routes) {
  route(brands.listBrands, (ctx) => list(ctx as ReadCtx<UserActor>));
  route(brands.createBrand, (ctx, input) => create(ctx as Writer, input));
  route(brands.updateBrand, (ctx, input) => update(ctx as Writer, input));
  route(brands.deleteBrand, (ctx, input) => remove(ctx as Writer, input));
  route(brands.setBrandAccess, (ctx, input) => setAccess(ctx as Writer, input));
}
