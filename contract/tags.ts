import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, instant, merchantId } from './values.ts';

/** Names of colours in the design tokens; a tag has one of them. */
export const tagColours = ['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export const tag = z.object({ id, name: z.string(), colour: z.enum(tagColours) });
export type Tag = z.output<typeof tag>;
export const listedTag = tag.extend({ description: z.string(), conversations_count: z.int(), created_at: instant });

const tagName = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter a name.')
  .max(40, 'Use at most 40 characters.')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u, 'Use letters, digits, spaces, - and _.');
const body = { name: tagName, colour: z.enum(tagColours), description: z.string().trim().max(200, 'Use at most 200 characters.') };
const shop = z.object({ merchant: merchantId });

export const listTags = query('GET /api/tags/:merchant', {
  summary: 'The tags of the shop, by name, with how many conversations have each',
  access: 'inbox:read',
  topics: ['tags'],
  input: shop,
  result: z.object({ items: z.array(listedTag) }),
});
export const createTag = command('POST /api/tags/:merchant', {
  summary: 'Make a tag; names are lower case and unique in the shop',
  access: 'tags:write',
  topics: ['tags'],
  creates: true,
  input: shop.extend({ ...body, colour: body.colour.default('grey'), description: body.description.default('') }),
  result: listedTag,
  problems: ['tag.name_taken'],
});
export const updateTag = command('PUT /api/tags/:merchant/:id', {
  summary: 'Rename, recolour or describe a tag',
  access: 'tags:write',
  topics: ['tags', 'inbox'],
  input: shop.extend({ id, ...z.object(body).partial().shape }),
  result: listedTag,
  problems: ['tag.missing', 'tag.name_taken'],
});
export const deleteTag = command('DELETE /api/tags/:merchant/:id', {
  summary: 'Delete a tag and take it off every conversation',
  access: 'settings:write',
  topics: ['tags', 'inbox'],
  input: shop.extend({ id }),
  result: z.object({ conversations: z.int().describe('How many it was taken off.') }),
  problems: ['tag.missing'],
});
export const getConversationTags = query('GET /api/tags/:merchant/conversations/:id/tags', {
  summary: 'The tags of a conversation',
  access: 'inbox:read',
  topics: ['inbox', 'tags'],
  input: shop.extend({ id }),
  result: z.object({ items: z.array(tag) }),
  problems: ['conversation.missing'],
});
export const setConversationTags = command('PUT /api/tags/:merchant/conversations/:id/tags', {
  summary: 'Give a conversation exactly these tags, at most 20',
  access: 'inbox:write',
  topics: ['inbox', 'tags'],
  input: shop.extend({ id, tag_ids: z.array(id).max(20, 'A conversation may have at most 20 tags.') }),
  result: z.object({ items: z.array(tag) }),
  problems: ['conversation.missing', 'conversation.move_refused', 'tag.missing'],
});
export const getTagAnalytics = query('GET /api/tags/:merchant/analytics', {
  summary:
    'Per tag, of the conversations that have it and began in the last `days`: how many, how they stand, and how satisfied their customers are',
  access: 'inbox:read',
  topics: ['tags', 'inbox'],
  input: shop.extend({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  result: z.object({
    days: z.int(),
    conversations: z.int().describe('Conversations begun in the period; the base of the shares.'),
    items: z.array(
      z.object({
        tag,
        conversations: z.int(),
        before: z.int().describe('The same in the period of equal length before.'),
        open: z.int().describe('Not resolved yet.'),
        resolved: z.int(),
        csat: z.number().nullable().describe('Mean score of those answered, 1 to 5.'),
      }),
    ),
  }),
});
