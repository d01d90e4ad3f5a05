import * as keys from '@parley/contract/api-keys';
import type { Routes } from '../../../platform/http/route.ts';
import { requests } from './requests.ts';
import { create, list, regenerate, revoke, update } from './service.ts';

export function apiKeyRoutes(route: Routes) {
  route(keys.listApiKeys, (ctx, input) => list(ctx, input));
  route(keys.createApiKey, (ctx, input) => create(ctx, input));
  route(keys.updateApiKey, (ctx, input) => update(ctx, input));
  route(keys.deleteApiKey, (ctx, { id }) => revoke(ctx, id));
  route(keys.regenerateApiKey, (ctx, input) => regenerate(ctx, input));
  route(keys.listApiRequests, (ctx, input) => requests(ctx, input));
}
