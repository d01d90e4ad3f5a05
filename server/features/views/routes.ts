import * as views from '@parley/contract/views';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { create, list, remove, update } from './service.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Writer = WriteCtx<UserActor>;

export function viewRoutes(route: Routes) {
  route(views.listViews, (ctx, input) => list(ctx as ReadCtx<UserActor>, input));
  route(views.createView, (ctx, input) => create(ctx as Writer, input));
  route(views.updateView, (ctx, input) => update(ctx as Writer, input));
  route(views.deleteView, (ctx, input) => remove(ctx as Writer, input));
}
