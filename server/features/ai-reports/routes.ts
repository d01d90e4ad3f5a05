import * as reports from '@parley/contract/ai-reports';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { decide, list, report } from './service.ts';

export function aiReportRoutes(route: Routes) {
  route(reports.reportAnswer, (ctx, input) => report(ctx as WriteCtx<UserActor>, input));
  route(reports.listAiReports, (ctx, input) => list(ctx as ReadCtx<UserActor>, input));
  route(reports.decideAiReport, (ctx, input) => decide(ctx as WriteCtx<UserActor>, input));
}
