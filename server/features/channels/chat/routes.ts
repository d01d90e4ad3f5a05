import { largestFile } from '@parley/contract/channels';
import * as chat from '@parley/contract/chat';
import type { StreamTools } from '../../../platform/feature.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { receiveFile } from '../../../platform/http/upload.ts';
import { consent, setContext } from './about-page.ts';
import { createCheckout, getProduct } from './basket.ts';
import { answer } from './csat.ts';
import { identify } from './identify.ts';
import { listMessages, markRead, sendMessage, typing } from './messages.ts';
import type { ChatParts } from './parts.ts';
import { requestPerson } from './person.ts';
import { foreignOrigin } from './rules.ts';
import { getLook, openSession } from './session.ts';
import { streamChat } from './stream-routes.ts';
import { takeUpload } from './upload.ts';

export function chatRoutes(route: Routes, tools: StreamTools, parts: ChatParts) {
  route(chat.getChatLook, (ctx, input, http) =>
    getLook(ctx, input, foreignOrigin(http.header('origin'), http.request.host, parts.publicUrl)),
  );
  route(chat.openChatSession, (ctx, input, http) =>
    openSession(ctx, parts, input, foreignOrigin(http.header('origin'), http.request.host, parts.publicUrl)),
  );
  route(chat.sendChatMessage, (ctx, input) => sendMessage(ctx, parts, input));
  route(chat.askForPerson, (ctx, input) => requestPerson(ctx, parts, input));
  route(chat.getChatProduct, (ctx, input) => getProduct(ctx, input));
  route(chat.createChatCheckout, (ctx, input) => createCheckout(ctx, parts, input));
  route(chat.uploadChatFile, (ctx, _input, http) => takeUpload(ctx, parts, () => receiveFile(http, 'file', largestFile)));
  route(chat.identifyVisitor, (ctx, input) => identify(ctx, parts, input));
  route(chat.consentVisitor, (ctx) => consent(ctx));
  route(chat.setChatContext, (ctx, input) => setContext(ctx, input));
  route(chat.answerChatCsat, (ctx, input) => answer(ctx, input));
  route(chat.listChatMessages, (ctx, input) => listMessages(ctx, input));
  route(chat.sayChatTyping, (ctx, input) => typing(ctx, input));
  route(chat.markChatRead, (ctx, input) => markRead(ctx, input));
  route(chat.openChatStream, (ctx, input, http) => streamChat(ctx, input, http, tools));
}
