import { getBusinessHours, updateBusinessHours } from '@parley/contract/hours';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { getHours, updateHours } from './service.ts';

export function hoursRoutes(route: Routes) {
  route(getBusinessHours, (ctx) => getHours(ctx as ReadCtx<UserActor>));
  route(updateBusinessHours, (ctx, input) => updateHours(ctx as WriteCtx<UserActor>, input));
}
