import * as contract from '@parley/contract/ai-settings';
import type { Routes } from '../../../platform/http/route.ts';
import type { AgentParts } from './parts.ts';
import { getSettings, updateSettings } from './settings.ts';
import { replay } from './replay.ts';
import { openTryLimit, tryOut } from './try.ts';

export function agentRoutes(route: Routes, parts: AgentParts) {
  const limit = openTryLimit(parts.factor);
  route(contract.getAiSettings, (ctx) => getSettings(ctx, parts));
  route(contract.updateAiSettings, (ctx, input) => updateSettings(ctx, input, parts));
  route(contract.tryAgent, async (ctx, input) => {
    limit(input.merchant);
    return tryOut(ctx, input, parts);
  });
  route(contract.replayAgent, (ctx, input) => replay(ctx, input, parts, limit));
}
