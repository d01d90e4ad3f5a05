import * as tags from '@parley/contract/tags';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { analytics, create, list, remove, update } from './service.ts';
import { get, set } from './set-tags.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export function tagRoutes(route: Routes) {
  route(tags.listTags, (ctx) => list(ctx as Reader));
  route(tags.createTag, (ctx, input) => create(ctx as Writer, input));
  route(tags.updateTag, (ctx, input) => update(ctx as Writer, input));
  route(tags.deleteTag, (ctx, input) => remove(ctx as Writer, input));
  route(tags.getConversationTags, (ctx, input) => get(ctx as Reader, input));
  route(tags.setConversationTags, (ctx, input) => set(ctx as Writer, input));
  route(tags.getTagAnalytics, (ctx, input) => analytics(ctx as Reader, input));
}
