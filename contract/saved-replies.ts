import { z } from 'zod';
import { attachment } from './files.ts';
import { command, query } from './endpoint.ts';
import { messageText } from './messages.ts';
import { id, instant, merchantId, name, nothing } from './values.ts';

export const replyScopes = ['personal', 'team', 'everyone'] as const;
/**
 * Ranks the matches of `q`: shortcuts that start with it, then shortcuts and titles with all its words, then texts; ties by usage. Server and web
 * both use this ranking.
 */
export function rankReplies<R extends Ranked>(replies: readonly R[], q: string): R[] {
  const asked = plain(q.replace(/^\//, ''));
  return replies
    .flatMap((reply) => {
      const place = placeOf(reply, asked);
      return place === undefined ? [] : [{ reply, place }];
    })
    .toSorted((a, b) => a.place - b.place || b.reply.usage_count - a.reply.usage_count || a.reply.title.localeCompare(b.reply.title))
    .map(({ reply }) => reply);
}
type Ranked = { title: string; shortcut: string | null; text: string; usage_count: number };
function placeOf({ shortcut, title, text }: Ranked, asked: string): number | undefined {
  const words = asked.split(/\s+/);
  const holds = (value: string) => words.every((word) => plain(value).includes(word));
  if (asked !== '' && plain(shortcut ?? '').startsWith(asked)) return 0;
  if (holds(`${shortcut ?? ''} ${title}`)) return 1;
  return holds(text) ? 2 : undefined;
}
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The variables for `{{…}}` in a saved reply. */
export const replyVariables = [
  'customer.first_name',
  'customer.name',
  'customer.email',
  'order.number',
  'order.status',
  'order.total',
  'order.tracking',
  'teammate.first_name',
  'teammate.name',
  'shop.name',
] as const;

export type ReplyVariable = (typeof replyVariables)[number];
export type ReplyScope = (typeof replyScopes)[number];

export const savedReply = z.object({
  id,
  title: z.string(),
  shortcut: z.string().nullable().describe('Shortcut typed after `/` to insert the reply. Null if it has none.'),
  category: z.string().nullable().describe('Folder of the reply. Null if it is in none.'),
  text: z.string(),
  scope: z.enum(replyScopes),
  team_id: id.nullable(),
  owner: z.object({ id, name: z.string() }),
  attachments: z.array(attachment),
  usage_count: z.int(),
  last_used_at: instant.nullable(),
  may_change: z.boolean(),
  updated_at: instant,
});
export type SavedReply = z.output<typeof savedReply>;

const shop = z.object({ merchant: merchantId });
const shortcut = z
  .string()
  .trim()
  .toLowerCase()
  .max(30, 'Use at most 30 characters.')
  .regex(/^[\p{L}\p{N}_-]*$/u, 'Use only letters, digits, hyphens and underscores.');
const body = {
  title: name('a title', 80),
  shortcut: shortcut.nullable(),
  category: z.string().trim().max(40, 'Use at most 40 characters.').nullable(),
  text: messageText,
  scope: z.enum(replyScopes),
  team_id: id.nullable().describe('ID of the team. Required if the scope is `team`.'),
  attachment_ids: z.array(id).max(5, 'Attach up to 5 files.'),
};

export const listSavedReplies = query('GET /api/saved-replies/:merchant', {
  summary: 'List saved replies you can use. With `q`, best match first: shortcut prefix, then shortcut or title, then text.',
  access: 'inbox:read',
  people: 'The available saved replies depend on a teammate’s teams.',
  topics: ['saved_replies'],
  input: shop.extend({ category: z.string().max(40).optional(), q: z.string().trim().max(80).optional() }),
  result: z.object({ items: z.array(savedReply) }),
});
export const createSavedReply = command('POST /api/saved-replies/:merchant', {
  summary: 'Create a saved reply for yourself, a team, or everyone (requires permission to change settings)',
  access: 'inbox:write',
  people: 'The available saved replies depend on a teammate’s teams.',
  topics: ['saved_replies'],
  creates: true,
  input: shop.extend({
    ...body,
    shortcut: body.shortcut.default(null),
    category: body.category.default(null),
    scope: body.scope.default('personal'),
    team_id: body.team_id.default(null),
    attachment_ids: body.attachment_ids.default([]),
  }),
  result: savedReply,
  problems: ['saved_reply.shortcut_taken', 'saved_reply.scope_refused', 'team.missing', 'file.missing'],
});
export const updateSavedReply = command('PUT /api/saved-replies/:merchant/:id', {
  summary: 'Update a saved reply',
  access: 'inbox:write',
  people: 'The available saved replies depend on a teammate’s teams.',
  topics: ['saved_replies'],
  input: shop.extend({ id, ...z.object(body).partial().shape }),
  result: savedReply,
  problems: ['saved_reply.missing', 'saved_reply.shortcut_taken', 'saved_reply.scope_refused', 'team.missing', 'file.missing'],
});
export const deleteSavedReply = command('DELETE /api/saved-replies/:merchant/:id', {
  summary: 'Delete a saved reply',
  access: 'inbox:write',
  people: 'The available saved replies depend on a teammate’s teams.',
  topics: ['saved_replies'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['saved_reply.missing', 'saved_reply.scope_refused'],
});
const filled = z.object({
  text: z.string(),
  missing: z.array(z.string()).describe('Variables without a value. They are left in the text as is.'),
  attachments: z.array(attachment),
});
export const useSavedReply = command('POST /api/saved-replies/:merchant/:id/use', {
  summary: 'Use a saved reply: returns its text with the conversation’s variables filled in. Each call counts as a use.',
  access: 'inbox:write',
  people: 'The available saved replies depend on a teammate’s teams.',
  topics: ['saved_replies'],
  input: shop.extend({ id, conversation_id: id.optional() }),
  result: filled,
  problems: ['saved_reply.missing', 'conversation.missing'],
});
export const previewSavedReply = command('POST /api/saved-replies/:merchant/preview', {
  summary: 'Preview text with its variables filled in from a conversation, or with example values. A preview doesn’t count as a use.',
  access: 'inbox:read',
  people: 'The available saved replies depend on a teammate’s teams.',
  input: shop.extend({ text: z.string().max(8000), conversation_id: id.optional() }),
  result: filled.omit({ attachments: true }),
  problems: ['conversation.missing'],
});
export const listReplyCategories = query('GET /api/saved-replies/:merchant/categories', {
  summary: 'List saved reply folders with the number of replies in each',
  access: 'inbox:read',
  people: 'The available saved replies depend on a teammate’s teams.',
  topics: ['saved_replies'],
  input: shop,
  result: z.object({ items: z.array(z.object({ name: z.string(), count: z.int() })) }),
});
