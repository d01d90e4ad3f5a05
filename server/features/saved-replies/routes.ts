import * as replies from '@parley/contract/saved-replies';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { create, remove, update } from './change.ts';
import { categories, list, preview, take } from './use.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export function savedReplyRoutes(route: Routes) {
  route(replies.listSavedReplies, (ctx, input) => list(ctx as Reader, input));
  route(replies.createSavedReply, (ctx, input) => create(ctx as Writer, input));
  route(replies.updateSavedReply, (ctx, input) => update(ctx as Writer, input));
  route(replies.deleteSavedReply, (ctx, input) => remove(ctx as Writer, input));
  route(replies.useSavedReply, (ctx, input) => take(ctx as Writer, input));
  route(replies.previewSavedReply, (ctx, input) => preview(ctx as Writer, input));
  route(replies.listReplyCategories, (ctx, input) => categories(ctx as Reader, input));
}
