import * as approvals from '@parley/contract/approvals';
import type { CallCtx, ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { approve } from './approve.ts';
import { decline } from './decline.ts';
import { list } from './list.ts';

export function approvalRoutes(route: Routes) {
  route(approvals.listApprovals, (ctx, input) => list(ctx as ReadCtx<UserActor>, input));
  route(approvals.approve, (ctx, input) => approve(ctx as CallCtx<UserActor>, input));
  route(approvals.decline, (ctx, input) => decline(ctx as WriteCtx<UserActor>, input));
}
