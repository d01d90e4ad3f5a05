import * as contract from '@parley/contract/analytics';
import type { ReadCtx, UserActor } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { aiReport } from './ai.ts';
import { conversions } from './conversions.ts';
import { customerInsights } from './customers.ts';
import { metrics } from './metrics.ts';
import { products } from './products.ts';
import { revenueReport } from './revenue.ts';
import { teamReport } from './team.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;

export function analyticsRoutes(route: Routes) {
  route(contract.getMetrics, (ctx, input) => metrics(ctx as Reader, input));
  route(contract.getConversions, (ctx, input) => conversions(ctx as Reader, input));
  route(contract.getRevenueReport, (ctx, input) => revenueReport(ctx as Reader, input));
  route(contract.getTopProducts, (ctx, input) => products(ctx as Reader, input));
  route(contract.getCustomerInsights, (ctx, input) => customerInsights(ctx as Reader, input));
  route(contract.getAiReport, (ctx, input) => aiReport(ctx as Reader, input));
  route(contract.getTeamReport, (ctx, input) => teamReport(ctx as Reader, input));
}
