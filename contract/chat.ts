import { z } from 'zod';
import { csatAnswer } from './csat.ts';
import { call, command, query, stream, upload } from './endpoint.ts';
import { attachment } from './files.ts';
import { authors, card, checkoutCard, clientId, maybeText, messageStatuses, messageText } from './messages.ts';
import { currency, email, id, instant, locale, money, nothing, position, visitedPage } from './values.ts';
import { chatAsks, chatLook, chatTexts } from './website-chat.ts';

/** The website chat's public API, used by the widget and open to other clients. */
const key = z
  .string()
  .min(4)
  .max(64)
  .regex(/^[\w-]+$/)
  .describe('Public chat key of the shop.');
const keyed = z.object({ key });
const visitorProblems = ['chat.key_unknown', 'chat.origin_refused', 'chat.session_ended', 'chat.switched_off'] as const;

export const chatMessage = z.object({
  id,
  conversation_id: id,
  seq: z.int(),
  client_id: z.string().nullable(),
  author: z.enum(authors),
  author_name: z.string().nullable(),
  text: z.string(),
  cards: z.array(card),
  attachments: z.array(attachment),
  quoted: z.object({ author_name: z.string().nullable(), text: z.string() }).nullable(),
  status: z.enum(messageStatuses),
  created_at: instant,
});
export type ChatMessage = z.output<typeof chatMessage>;

export const chatState = z.object({
  handler: z.enum(['ai', 'human', 'none']),
  teammate: z.string().nullable().describe('Name of the teammate handling the conversation. Null if there is none.'),
  resolved: z.boolean(),
  csat: z
    .object({ asked: z.boolean(), score: z.int().nullable() })
    .describe(
      'Satisfaction survey: whether the visitor is asked for a rating, and the score they gave. `score` is null until the visitor submits a rating.',
    ),
  ordered_checkouts: z
    .array(id)
    .describe('Checkout links of the visitor’s baskets that were ordered, latest first, up to 20. What they hold leaves the basket.'),
});
export type ChatState = z.output<typeof chatState>;

/** What a page needs before the chat is opened. It creates no session, so visitors who only browse leave none. */
export const getChatLook = call('GET /api/public/chat/:key/look', {
  summary: 'Retrieve the chat’s appearance, before the visitor opens the chat',
  access: 'public',
  limit: 'visitor',
  input: keyed,
  result: z.object({ look: chatLook, languages: z.array(z.string()) }),
  problems: ['chat.key_unknown', 'chat.origin_refused', 'chat.switched_off'],
});

export const openChatSession = command('POST /api/public/chat/:key/sessions', {
  summary: 'Start or resume a visitor’s session',
  access: 'public',
  limit: 'public_write',
  creates: true,
  input: keyed.extend({
    session_token: z.string().max(200).optional(),
    locale: locale.optional(),
    page_url: visitedPage.optional(),
    resume: z
      .string()
      .max(600)
      .optional()
      .describe('Token from an emailed link, to resume the conversation it belongs to. An expired token is ignored.'),
  }),
  result: z.object({
    session_token: z.string(),
    visitor_id: id,
    conversation_id: id.nullable(),
    shop: z.object({
      name: z.string(),
      logo: z.string().nullable().describe('URL of the default brand’s logo. Null if it has none.'),
      ai: z.boolean(),
      product_pages: z.boolean().describe('Whether `/chat/{key}/products/{id}` leads to the shop’s page of a product.'),
      look: chatLook,
      texts: chatTexts.describe(
        'Custom texts of the chat. If a text is empty, the client shows its default text in the visitor’s language.',
      ),
      asks: chatAsks,
      languages: z.array(z.string()),
    }),
    visitor: z.object({ name: z.string().nullable(), email: z.string().nullable(), verified: z.boolean(), consented: z.boolean() }),
    state: chatState,
    online: z.boolean().describe('Whether a teammate or the AI can answer now. If false, the offline form can be shown.'),
    opens_at: instant
      .nullable()
      .describe('Time at which the team is next available. Null if it is available now or has no business hours.'),
  }),
  problems: ['chat.key_unknown', 'chat.origin_refused', 'chat.switched_off', 'chat.flood'],
});

export const sendChatMessage = command('POST /api/public/chat/:key/messages', {
  summary: 'Send a message as the visitor. Idempotent by `client_id`.',
  access: 'visitor',
  limit: 'visitor',
  creates: true,
  input: keyed.extend({
    client_id: clientId,
    text: maybeText,
    attachments: z.array(id).max(5, 'Send up to 5 files at once.').default([]),
  }),
  result: chatMessage,
  problems: [...visitorProblems, 'chat.blocked', 'chat.consent_needed', 'chat.flood', 'message.empty', 'file.missing'],
});

export const askForPerson = command('POST /api/public/chat/:key/handoff', {
  summary:
    'Ask for a person: hands the conversation off to the team, with `text` as the visitor’s message. Has no effect, and sends no message, if a person is asked for already.',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ client_id: clientId, text: messageText }),
  result: z.object({
    message: chatMessage.nullable().describe('The visitor’s message. Null if none was sent.'),
    state: chatState,
    online: z.boolean().describe('Whether a teammate is there now.'),
    opens_at: instant
      .nullable()
      .describe('Time at which the team is next available. Null if it is available now or has no business hours.'),
  }),
  problems: [...visitorProblems, 'chat.blocked', 'chat.consent_needed', 'chat.flood'],
});

export const getChatProduct = query('GET /api/public/chat/:key/products/:id', {
  summary: 'Retrieve the variants of a product that is for sale, with current prices',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ id }),
  result: z.object({
    product_id: id,
    name: z.string(),
    currency,
    variants: z.array(z.object({ variant_id: id, detail: z.string(), price: money, in_stock: z.boolean() })),
    fields: z.array(z.object({ name: z.string(), text: z.string() })).describe('Fields that the shop shows to customers.'),
  }),
  problems: [...visitorProblems, 'product.missing'],
});
export const createChatCheckout = command('POST /api/public/chat/:key/checkout', {
  summary:
    'Turn the visitor’s basket into a checkout link at current prices. The same basket returns the same link while it is open. Send a message first: without a conversation, this returns 404.',
  access: 'visitor',
  limit: 'visitor',
  creates: true,
  input: keyed.extend({
    lines: z
      .array(z.object({ variant_id: id, quantity: z.int().min(1).max(99, 'Enter a quantity of 99 or less.') }))
      .min(1, 'Add at least one product.')
      .max(50, 'Add up to 50 products.'),
  }),
  result: checkoutCard.extend({ checkout_id: id }),
  problems: [...visitorProblems, 'chat.blocked', 'chat.flood', 'conversation.missing', 'product.missing', 'order.out_of_stock'],
});

export const uploadChatFile = upload('POST /api/public/chat/:key/attachments', {
  summary: 'Upload a file for the visitor’s next message, multipart field `file`, up to 25 MB; unused files are deleted after a day',
  access: 'visitor',
  limit: 'visitor',
  creates: true,
  input: keyed,
  result: attachment,
  problems: [...visitorProblems, 'chat.blocked', 'chat.flood', 'file.unsupported', 'input.too_large'],
});

export const identifyVisitor = command('POST /api/public/chat/:key/identify', {
  summary:
    'Identify the visitor. With `user_id` and `hash` = hex HMAC-SHA256(identity secret, user_id), the visitor is verified; a name and email alone are unverified.',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({
    user_id: z.string().trim().min(1).max(200).optional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'Send `hash` as 64 hexadecimal digits.')
      .optional(),
    name: z.string().trim().min(1).max(120).optional(),
    email: email.optional(),
  }),
  result: z.object({ verified: z.boolean(), name: z.string().nullable(), email: z.string().nullable(), conversation_id: id.nullable() }),
  problems: [...visitorProblems, 'chat.identity_refused', 'chat.flood'],
});
export const consentVisitor = command('POST /api/public/chat/:key/consent', {
  summary: 'Record the visitor’s consent',
  access: 'visitor',
  limit: 'visitor',
  input: keyed,
  result: nothing,
  problems: visitorProblems,
});
export const setChatContext = command('PUT /api/public/chat/:key/context', {
  summary: 'Report the page the visitor is on and what’s in their cart. Teammates see both; neither is verified.',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({
    page_url: visitedPage.optional(),
    cart: z
      .object({
        items: z
          .array(
            z.object({
              name: z.string().trim().min(1).max(200),
              quantity: z.int().min(1).max(10_000),
              price: money.nullable().default(null),
            }),
          )
          .max(50),
        total: money.nullable().default(null),
        currency: currency.nullable().default(null),
      })
      .nullable()
      .optional(),
  }),
  result: nothing,
  problems: visitorProblems,
});
export const answerChatCsat = command('POST /api/public/chat/:key/csat', {
  summary:
    'Submit a rating in the chat, from 1 to 5 with an optional comment. It can’t be changed later; sending the same rating again has no effect.',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend(csatAnswer),
  result: chatState,
  problems: [...visitorProblems, 'conversation.missing', 'csat.locked'],
});

export const listChatMessages = query('GET /api/public/chat/:key/messages', {
  summary: 'List the visitor’s messages after a position',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({
    after: position.default(0).describe('`seq` of the last message already received. Defaults to 0, the beginning.'),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  result: z.object({ items: z.array(chatMessage), state: chatState }),
  problems: visitorProblems,
});

export const sayChatTyping = command('POST /api/public/chat/:key/typing', {
  summary: 'Signal that the visitor is typing or has stopped; the AI waits up to 8 seconds before it replies',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ on: z.boolean() }),
  result: nothing,
  problems: visitorProblems,
});

export const markChatRead = command('POST /api/public/chat/:key/read', {
  summary: 'Mark messages up to `seq` as seen by the visitor',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ seq: position }),
  result: nothing,
  problems: visitorProblems,
});

export const chatSignal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: chatMessage }),
  z.object({ type: z.literal('typing'), who: z.enum(['ai', 'teammate']), name: z.string().nullable(), on: z.boolean() }),
  z.object({ type: z.literal('state'), state: chatState }),
]);
export type ChatSignal = z.output<typeof chatSignal>;

/** `id:` is the `seq` of a message; with `Last-Event-ID` (or `after`) the stream starts with everything after it. Heartbeat comments every 15 s. */
export const openChatStream = stream('GET /api/public/chat/:key/stream', {
  summary: 'Stream the visitor’s live messages',
  access: 'visitor',
  limit: 'visitor',
  input: keyed.extend({ after: position.optional() }),
  result: chatSignal,
  problems: visitorProblems,
});
