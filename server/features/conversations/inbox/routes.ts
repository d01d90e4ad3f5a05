import * as inbox from '@parley/contract/inbox';
import { getRunTrace } from '@parley/contract/runs';
import type { Routes } from '../../../platform/http/route.ts';
import type { DrawCheckout } from './content.ts';
import { type OrderActions, panel } from './panel.ts';
import { getTrace } from './recorded.ts';
import { counts, get, list, messages } from './read.ts';
import { send } from './send.ts';
import { takeOverById, returnConversation } from './take-over.ts';
import { merge } from './merge.ts';
import { retry } from './retry.ts';
import { cancel, listScheduled, schedule } from './schedule.ts';
import { pin, read, typing, unread, update, viewing } from './update.ts';

type InboxParts = { drawCheckout: DrawCheckout; orderActions: OrderActions };
export function inboxRoutes(route: Routes, { drawCheckout, orderActions }: InboxParts) {
  route(inbox.listConversations, (ctx, input) => list(ctx, input));
  route(inbox.countConversations, (ctx, input) => counts(ctx, input));
  route(inbox.getConversation, (ctx, input) => get(ctx, input));
  route(inbox.updateConversation, (ctx, input) => update(ctx, input));
  route(inbox.listMessages, (ctx, input) => messages(ctx, input));
  route(inbox.sendMessage, (ctx, input) => send(ctx, input, drawCheckout));
  route(inbox.takeOverConversation, (ctx, input) => takeOverById(ctx, input));
  route(inbox.returnToAi, (ctx, input) => returnConversation(ctx, input));
  route(inbox.markRead, (ctx, input) => read(ctx, input));
  route(inbox.sayTyping, (ctx, input) => typing(ctx, input));
  route(inbox.markUnread, (ctx, input) => unread(ctx, input));
  route(inbox.sayViewing, (ctx, input) => viewing(ctx, input));
  route(inbox.pinConversation, (ctx, input) => pin(ctx, input));
  route(inbox.mergeConversation, (ctx, input) => merge(ctx, input));
  route(inbox.retryMessage, (ctx, input) => retry(ctx, input));
  route(inbox.listScheduled, (ctx, input) => listScheduled(ctx, input));
  route(inbox.scheduleMessage, (ctx, input) => schedule(ctx, input, drawCheckout));
  route(inbox.cancelScheduled, (ctx, input) => cancel(ctx, input));
  route(inbox.getPanel, (ctx, input) => panel(ctx, input, orderActions));
  route(getRunTrace, (ctx, input) => getTrace(ctx, input));
}
