import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, instant, merchantId } from './values.ts';

/** Color names of the design tokens; each tag has one. */
export const tagColours = ['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export const tag = z.object({ id, name: z.string(), colour: z.enum(tagColours) });
export type Tag = z.output<typeof tag>;
export const listedTag = tag.extend({ description: z.string(), conversations_count: z.int(), created_at: instant });

export const tagName = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter a name.')
  .max(40, 'Use at most 40 characters.')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u, 'Use only letters, digits, spaces, hyphens and underscores.');
const body = { name: tagName, colour: z.enum(tagColours), description: z.string().trim().max(200, 'Use at most 200 characters.') };
const shop = z.object({ merchant: merchantId });

export const listTags = query('GET /api/tags/:merchant', {
  summary: 'List the shop’s tags by name, with the number of conversations for each',
  access: 'inbox:read',
  topics: ['tags'],
  input: shop,
  result: z.object({ items: z.array(listedTag) }),
});
export const createTag = command('POST /api/tags/:merchant', {
  summary: 'Create a tag; names are lower case and unique in the shop',
  access: 'tags:write',
  topics: ['tags'],
  creates: true,
  input: shop.extend({ ...body, colour: body.colour.default('grey'), description: body.description.default('') }),
  result: listedTag,
  problems: ['tag.name_taken'],
});
export const updateTag = command('PUT /api/tags/:merchant/:id', {
  summary: 'Update a tag’s name, color or description',
  access: 'tags:write',
  topics: ['tags', 'inbox'],
  input: shop.extend({ id, ...z.object(body).partial().shape }),
  result: listedTag,
  problems: ['tag.missing', 'tag.name_taken'],
});
export const deleteTag = command('DELETE /api/tags/:merchant/:id', {
  summary: 'Delete a tag and remove it from every conversation',
  access: 'settings:write',
  topics: ['tags', 'inbox'],
  input: shop.extend({ id }),
  result: z.object({ conversations: z.int().describe('Number of conversations that the tag was removed from.') }),
  problems: ['tag.missing'],
});
export const getConversationTags = query('GET /api/tags/:merchant/conversations/:id/tags', {
  summary: 'List a conversation’s tags',
  access: 'inbox:read',
  topics: ['inbox', 'tags'],
  input: shop.extend({ id }),
  result: z.object({ items: z.array(tag) }),
  problems: ['conversation.missing'],
});
export const setConversationTags = command('PUT /api/tags/:merchant/conversations/:id/tags', {
  summary: 'Set a conversation’s tags, at most 20',
  access: 'inbox:write',
  topics: ['inbox', 'tags'],
  input: shop.extend({ id, tag_ids: z.array(id).max(20, 'Add up to 20 tags.') }),
  result: z.object({ items: z.array(tag) }),
  problems: ['conversation.missing', 'conversation.move_refused', 'tag.missing'],
});
export const getTagAnalytics = query('GET /api/tags/:merchant/analytics', {
  summary: 'Retrieve the number, status and satisfaction of conversations per tag, for conversations started in the last `days` days',
  access: 'inbox:read',
  topics: ['tags', 'inbox'],
  input: shop.extend({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  result: z.object({
    days: z.int(),
    conversations: z.int().describe('Number of conversations started in the period, on which shares are based.'),
    items: z.array(
      z.object({
        tag,
        conversations: z.int(),
        before: z.int().describe('Number of conversations with the tag in the previous period of equal length.'),
        open: z.int().describe('Number of conversations not yet resolved.'),
        resolved: z.int(),
        csat: z.number().nullable().describe('Average satisfaction score, from 1 to 5. Null if there are no ratings.'),
      }),
    ),
  }),
});
