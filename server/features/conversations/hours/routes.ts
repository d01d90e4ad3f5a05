import { getBusinessHours, updateBusinessHours } from '@parley/contract/hours';
import type { Routes } from '../../../platform/http/route.ts';
import { getHours, updateHours } from './service.ts';

export function hoursRoutes(route: Routes) {
  route(getBusinessHours, (ctx) => getHours(ctx));
  route(updateBusinessHours, (ctx, input) => updateHours(ctx, input));
}
