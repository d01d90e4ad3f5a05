import * as tags from '@parley/contract/tags';
import type { Routes } from '../../../platform/http/route.ts';
import { analytics, create, list, remove, update } from './service.ts';
import { get, set } from './set-tags.ts';

export function tagRoutes(route: Routes) {
  route(tags.listTags, (ctx) => list(ctx));
  route(tags.createTag, (ctx, input) => create(ctx, input));
  route(tags.updateTag, (ctx, input) => update(ctx, input));
  route(tags.deleteTag, (ctx, input) => remove(ctx, input));
  route(tags.getConversationTags, (ctx, input) => get(ctx, input));
  route(tags.setConversationTags, (ctx, input) => set(ctx, input));
  route(tags.getTagAnalytics, (ctx, input) => analytics(ctx, input));
}
