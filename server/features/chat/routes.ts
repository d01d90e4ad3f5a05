import { largestFile } from '@parley/contract/channels';
import * as chat from '@parley/contract/chat';
import type { CallCtx, ReadCtx, VisitorActor, WriteCtx } from '../../context.ts';
import type { StreamTools } from '../../platform/feature.ts';
import type { Routes } from '../../platform/http/route.ts';
import { receiveFile } from '../../platform/http/upload.ts';
import { consent, setContext } from './about-page.ts';
import { answer } from './csat.ts';
import { identify } from './identify.ts';
import { getLook } from './look.ts';
import { listMessages, markRead, sendMessage, typing } from './messages.ts';
import type { ChatParts } from './parts.ts';
import { foreignOrigin } from './rules.ts';
import { openSession } from './session.ts';
import { streamChat } from './stream-routes.ts';
import { takeUpload } from './upload.ts';

type Reader = ReadCtx<VisitorActor>;
type Writer = WriteCtx<VisitorActor>;

export function chatRoutes(route: Routes, tools: StreamTools, parts: ChatParts) {
  route(chat.getChatLook, (ctx, input, http) =>
    getLook(ctx, input, foreignOrigin(http.header('origin'), http.request.host, parts.publicUrl)),
  );
  route(chat.openChatSession, (ctx, input, http) =>
    openSession(ctx, parts, input, foreignOrigin(http.header('origin'), http.request.host, parts.publicUrl)),
  );
  route(chat.sendChatMessage, (ctx, input) => sendMessage(ctx as Writer, parts, input));
  route(chat.uploadChatFile, (ctx, _input, http) =>
    takeUpload(ctx as CallCtx<VisitorActor>, parts, () => receiveFile(http, 'file', largestFile)),
  );
  route(chat.identifyVisitor, (ctx, input) => identify(ctx as Writer, parts, input));
  route(chat.consentVisitor, (ctx) => consent(ctx as Writer));
  route(chat.setChatContext, (ctx, input) => setContext(ctx as Writer, input));
  route(chat.answerChatCsat, (ctx, input) => answer(ctx as Writer, input));
  route(chat.listChatMessages, (ctx, input) => listMessages(ctx as Reader, input));
  route(chat.sayChatTyping, (ctx, input) => typing(ctx as Writer, input));
  route(chat.markChatRead, (ctx, input) => markRead(ctx as Writer, input));
  route(chat.openChatStream, (ctx, input, http) => streamChat(ctx as Reader, input, http, tools));
}
