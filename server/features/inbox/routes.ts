import * as inbox from '@parley/contract/inbox';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { DrawCheckout } from './content.ts';
import { type OrderActions, panel } from './panel.ts';
import { counts, get, list, messages } from './read.ts';
import { send } from './send.ts';
import { handOffConversation, returnConversation } from './take-over.ts';
import { merge } from './merge.ts';
import { retry } from './retry.ts';
import { cancel, listScheduled, schedule } from './schedule.ts';
import { pin, read, typing, unread, update, viewing } from './update.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

type Told = { drawCheckout: DrawCheckout; orderActions: OrderActions };
export function inboxRoutes(route: Routes, { drawCheckout, orderActions }: Told) {
  route(inbox.listConversations, (ctx, input) => list(ctx as Reader, input));
  route(inbox.countConversations, (ctx, input) => counts(ctx as Reader, input));
  route(inbox.getConversation, (ctx, input) => get(ctx as Reader, input));
  route(inbox.updateConversation, (ctx, input) => update(ctx as Writer, input));
  route(inbox.listMessages, (ctx, input) => messages(ctx as Reader, input));
  route(inbox.sendMessage, (ctx, input) => send(ctx as Writer, input, drawCheckout));
  route(inbox.handOff, (ctx, input) => handOffConversation(ctx as Writer, input));
  route(inbox.returnToAi, (ctx, input) => returnConversation(ctx as Writer, input));
  route(inbox.markRead, (ctx, input) => read(ctx as Writer, input));
  route(inbox.sayTyping, (ctx, input) => typing(ctx as Writer, input));
  route(inbox.markUnread, (ctx, input) => unread(ctx as Writer, input));
  route(inbox.sayViewing, (ctx, input) => viewing(ctx as Writer, input));
  route(inbox.pinConversation, (ctx, input) => pin(ctx as Writer, input));
  route(inbox.mergeConversation, (ctx, input) => merge(ctx as Writer, input));
  route(inbox.retryMessage, (ctx, input) => retry(ctx as Writer, input));
  route(inbox.listScheduled, (ctx, input) => listScheduled(ctx as Reader, input));
  route(inbox.scheduleMessage, (ctx, input) => schedule(ctx as Writer, input, drawCheckout));
  route(inbox.cancelScheduled, (ctx, input) => cancel(ctx as Writer, input));
  route(inbox.getPanel, (ctx, input) => panel(ctx as Reader, input, orderActions));
}
