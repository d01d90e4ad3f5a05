import { listRewrites, rewriteText, suggestReply } from '@parley/contract/inbox';
import type { CallCtx, UserActor } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { InstalledParts } from './llm/engines.ts';
import { rewrite, rewrites } from './rewrite.ts';
import { suggest } from './suggest.ts';

export const assistantRoutes = (parts: InstalledParts) => (route: Routes) => {
  route(suggestReply, (ctx, input) => suggest(ctx as CallCtx<UserActor>, input, parts));
  route(rewriteText, (ctx, input) => rewrite(ctx as CallCtx<UserActor>, input, parts));
  route(listRewrites, (ctx) => rewrites(ctx, parts));
};
