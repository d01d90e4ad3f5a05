import { listRewrites, rewriteText, suggestReply } from '@parley/contract/inbox';
import type { Routes } from '../../../platform/http/route.ts';
import type { InstalledParts } from './llm/engines.ts';
import { rewrite, rewrites } from './rewrite.ts';
import { suggest } from './suggest.ts';

export const assistantRoutes = (parts: InstalledParts) => (route: Routes) => {
  route(suggestReply, (ctx, input) => suggest(ctx, input, parts));
  route(rewriteText, (ctx, input) => rewrite(ctx, input, parts));
  route(listRewrites, (ctx) => rewrites(ctx, parts));
};
