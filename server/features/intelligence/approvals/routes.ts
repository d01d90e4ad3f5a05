import * as approvals from '@parley/contract/approvals';
import type { Routes } from '../../../platform/http/route.ts';
import { approve } from './approve.ts';
import { ask } from './ask.ts';
import { decline } from './decline.ts';
import { list } from './list.ts';
import { requestRefund } from './request.ts';

export function approvalRoutes(route: Routes) {
  route(approvals.listApprovals, (ctx, input) => list(ctx, input));
  route(approvals.approve, (ctx, input) => approve(ctx, input));
  route(approvals.askForApproval, (ctx, input) => ask(ctx, input));
  route(approvals.requestRefund, (ctx, input) => requestRefund(ctx, input));
  route(approvals.decline, (ctx, input) => decline(ctx, input));
}
