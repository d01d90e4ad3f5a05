import * as contract from '@parley/contract/dashboard';
import type { ReadCtx, UserActor } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { revenueByDay } from '../analytics/index.ts';
import { activity } from './activity.ts';
import { overview } from './overview.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;

export function dashboardRoutes(route: Routes) {
  route(contract.getOverview, (ctx, input) => overview(ctx as Reader, input));
  route(contract.getRevenue, (ctx, input) => revenueByDay(ctx as Reader, input));
  route(contract.getActivity, (ctx, input) => activity(ctx as Reader, input));
}
