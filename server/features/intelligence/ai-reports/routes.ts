import * as reports from '@parley/contract/ai-reports';
import type { Routes } from '../../../platform/http/route.ts';
import { decide, get, list, report } from './service.ts';

export function aiReportRoutes(route: Routes) {
  route(reports.reportAnswer, (ctx, input) => report(ctx, input));
  route(reports.listAiReports, (ctx, input) => list(ctx, input));
  route(reports.getAiReport, (ctx, input) => get(ctx, input));
  route(reports.decideAiReport, (ctx, input) => decide(ctx, input));
}
