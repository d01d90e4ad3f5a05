import * as replies from '@parley/contract/saved-replies';
import type { Routes } from '../../../platform/http/route.ts';
import { create, remove, update } from './change.ts';
import { categories, list, preview, take } from './use.ts';

export function savedReplyRoutes(route: Routes) {
  route(replies.listSavedReplies, (ctx, input) => list(ctx, input));
  route(replies.createSavedReply, (ctx, input) => create(ctx, input));
  route(replies.updateSavedReply, (ctx, input) => update(ctx, input));
  route(replies.deleteSavedReply, (ctx, input) => remove(ctx, input));
  route(replies.useSavedReply, (ctx, input) => take(ctx, input));
  route(replies.previewSavedReply, (ctx, input) => preview(ctx, input));
  route(replies.listReplyCategories, (ctx, input) => categories(ctx, input));
}
