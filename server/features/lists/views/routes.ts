import * as views from '@parley/contract/views';
import type { Routes } from '../../../platform/http/route.ts';
import { create, list, remove, update } from './service.ts';

export function viewRoutes(route: Routes) {
  route(views.listViews, (ctx, input) => list(ctx, input));
  route(views.createView, (ctx, input) => create(ctx, input));
  route(views.updateView, (ctx, input) => update(ctx, input));
  route(views.deleteView, (ctx, input) => remove(ctx, input));
}
