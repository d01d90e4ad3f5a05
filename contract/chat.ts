import { z } from 'zod';
import { command, query, stream } from './endpoint.ts';
import { authors, card, clientId, messageStatuses, messageText } from './messages.ts';
import { id, instant, locale, nothing, position } from './values.ts';

/** The website chat's public API: what the widget speaks, and anyone else may. */
const key = z
  .string()
  .min(4)
  .max(64)
  .regex(/^[\w-]+$/)
  .describe("The shop's public chat key.");
const keyed = z.object({ key });

export const chatMessage = z.object({
  id,
  seq: z.int(),
  client_id: z.string().nullable(),
  author: z.enum(authors),
  author_name: z.string().nullable(),
  text: z.string(),
  cards: z.array(card),
  status: z.enum(messageStatuses),
  created_at: instant,
});
export type ChatMessage = z.output<typeof chatMessage>;

export const chatState = z.object({
  handler: z.enum(['ai', 'human', 'none']),
  teammate: z.string().nullable().describe('Who is answering, by name, when a person is.'),
  resolved: z.boolean(),
});
export type ChatState = z.output<typeof chatState>;

export const openChatSession = command('POST /api/public/chat/:key/sessions', {
  summary: "Start or resume a visitor's session",
  access: 'public',
  limit: 'public_write',
  creates: true,
  input: keyed.extend({
    session_token: z.string().max(200).optional(),
    locale: locale.optional(),
    page_url: z.string().max(2000).optional(),
  }),
  result: z.object({
    session_token: z.string(),
    visitor_id: id,
    conversation_id: id.nullable(),
    shop: z.object({ name: z.string(), welcome: z.string(), disclosure: z.string(), ai: z.boolean() }),
    state: chatState,
  }),
  problems: ['chat.key_unknown', 'chat.origin_refused'],
});

export const sendChatMessage = command('POST /api/public/chat/:key/messages', {
  summary: 'The visitor writes. Sent again with the same client_id, it is the same message.',
  access: 'visitor',
  limit: 'visitor',
  creates: true,
  input: keyed.extend({ client_id: clientId, text: messageText }),
  result: chatMessage,
  problems: ['chat.key_unknown', 'chat.origin_refused', 'chat.session_ended'],
});

export const listChatMessages = query('GET /api/public/chat/:key/messages', {
  summary: "The visitor's messages after a position",
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({
    after: position.default(0).describe('A `seq`.'),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  result: z.object({ items: z.array(chatMessage), state: chatState }),
  problems: ['chat.key_unknown', 'chat.origin_refused', 'chat.session_ended'],
});

export const sayChatTyping = command('POST /api/public/chat/:key/typing', {
  summary: 'The visitor is, or stopped, typing; an answer waits for them up to 8 s',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ on: z.boolean() }),
  result: nothing,
  problems: ['chat.key_unknown', 'chat.origin_refused', 'chat.session_ended'],
});

export const markChatRead = command('POST /api/public/chat/:key/read', {
  summary: 'The visitor has seen everything up to `seq`',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ seq: position }),
  result: nothing,
  problems: ['chat.key_unknown', 'chat.origin_refused', 'chat.session_ended'],
});

export const chatSignal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: chatMessage }),
  z.object({ type: z.literal('typing'), who: z.enum(['ai', 'teammate']), name: z.string().nullable(), on: z.boolean() }),
  z.object({ type: z.literal('state'), state: chatState }),
]);
export type ChatSignal = z.output<typeof chatSignal>;

/** `id:` is the `seq` of a message; with `Last-Event-ID` (or `after`) everything after it comes first. Heartbeat comments every 15 s. */
export const openChatStream = stream('GET /api/public/chat/:key/stream', {
  summary: "The visitor's live messages",
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ after: position.optional() }),
  result: chatSignal,
  problems: ['chat.key_unknown', 'chat.origin_refused', 'chat.session_ended'],
});
