import * as contract from '@parley/contract/analytics';
import type { Routes } from '../../../platform/http/route.ts';
import { sendCsv } from '../../../platform/http/send-csv.ts';
import { aiReport } from './ai.ts';
import { conversionPeople, conversionPeopleFile } from './conversion-people.ts';
import { conversions } from './conversions.ts';
import { customerInsights } from './customers.ts';
import { metrics } from './metrics.ts';
import { products } from './products.ts';
import { revenueReport } from './revenue.ts';
import { teamReport } from './team.ts';

export function analyticsRoutes(route: Routes) {
  route(contract.getMetrics, (ctx, input) => metrics(ctx, input));
  route(contract.getConversions, (ctx, input) => conversions(ctx, input));
  route(contract.listConversionPeople, (ctx, input) => conversionPeople(ctx, input));
  route(contract.downloadConversionPeople, async (ctx, input, http) => {
    const { name, bytes } = await conversionPeopleFile(ctx, input);
    return sendCsv(http, name, bytes);
  });
  route(contract.getRevenueReport, (ctx, input) => revenueReport(ctx, input));
  route(contract.getTopProducts, (ctx, input) => products(ctx, input));
  route(contract.getCustomerInsights, (ctx, input) => customerInsights(ctx, input));
  route(contract.getAiReport, (ctx, input) => aiReport(ctx, input));
  route(contract.getTeamReport, (ctx, input) => teamReport(ctx, input));
}
