import * as chat from '@parley/contract/chat';
import type { ReadCtx, VisitorActor, WriteCtx } from '../../context.ts';
import type { StreamTools } from '../../platform/feature.ts';
import type { Routes } from '../../platform/http/route.ts';
import * as service from './service.ts';
import { streamChat } from './stream-routes.ts';

type Reader = ReadCtx<VisitorActor>;
type Writer = WriteCtx<VisitorActor>;

export function chatRoutes(route: Routes, tools: StreamTools) {
  route(chat.openChatSession, (ctx, input, http) => service.openSession(ctx, input, http.header('origin')));
  route(chat.sendChatMessage, (ctx, input) => service.sendMessage(ctx as Writer, input));
  route(chat.listChatMessages, (ctx, input) => service.listMessages(ctx as Reader, input));
  route(chat.sayChatTyping, (ctx, input) => service.typing(ctx as Writer, input));
  route(chat.markChatRead, (ctx, input) => service.markRead(ctx as Writer, input));
  route(chat.openChatStream, (ctx, input, http) => streamChat(ctx as Reader, input, http, tools));
}
