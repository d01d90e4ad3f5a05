import * as contract from '@parley/contract/ai-settings';
import type { CallCtx, ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { openTryLimit } from './limit.ts';
import type { AgentParts } from './parts.ts';
import { getSettings, updateSettings } from './settings.ts';
import { tryOut } from './try.ts';

export function agentRoutes(route: Routes, parts: AgentParts) {
  const limit = openTryLimit(parts.factor);
  route(contract.getAiSettings, (ctx) => getSettings(ctx as ReadCtx<UserActor>, parts));
  route(contract.updateAiSettings, (ctx, input) => updateSettings(ctx as WriteCtx<UserActor>, input, parts));
  route(contract.tryAgent, async (ctx, input) => {
    limit(input.merchant);
    return tryOut(ctx as CallCtx<UserActor>, input, parts);
  });
}
