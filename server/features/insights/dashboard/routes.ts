import * as contract from '@parley/contract/dashboard';
import type { Routes } from '../../../platform/http/route.ts';
import { revenueByDay } from '../analytics/index.ts';
import { activity } from './activity.ts';
import { type DashboardParts, overview } from './overview.ts';

export function dashboardRoutes(route: Routes, parts: DashboardParts) {
  route(contract.getOverview, (ctx, input) => overview(ctx, parts, input));
  route(contract.getRevenue, (ctx, input) => revenueByDay(ctx, input));
  route(contract.getActivity, (ctx, input) => activity(ctx, input));
}
