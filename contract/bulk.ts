import { z } from 'zod';
import { conversationFields, conversationStatuses, priorities } from './conversations.ts';
import { command, query } from './endpoint.ts';
import { filterOf } from './filters.ts';
import { lists } from './lists.ts';
import { tabs } from './tabs.ts';
import { id, instant, merchantId } from './values.ts';

/** Which rows: named ones, or all that match what the list shows, as of `as_of`. */
export const selection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(500) }),
  z.object({
    kind: z.literal('all'),
    tab: z.enum(tabs).default('all'),
    status: z.enum(conversationStatuses).optional(),
    q: z.string().trim().max(200).optional(),
    filter: filterOf(conversationFields).optional(),
  }),
]);
export const bulkChange = z
  .object({
    status: z.enum(conversationStatuses).optional(),
    snoozed_until: instant.nullable().optional(),
    assignee_id: id.nullable().optional(),
    team_id: id.nullable().optional(),
    brand_id: id.nullable().optional(),
    priority: z.enum(priorities).optional(),
    add_tag_ids: z.array(id).max(20).optional(),
    remove_tag_ids: z.array(id).max(20).optional(),
    muted: z.boolean().optional(),
    read: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change.');

export const bulkRun = z.object({
  id,
  list: z.enum(lists),
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  total: z.int().describe('Rows chosen; from the undoing on, rows to put back.'),
  done: z.int(),
  failed: z.int(),
  failures: z
    .array(z.object({ id, label: z.string().describe('How people call the row: a number or a name.'), reason: z.string() }))
    .describe('The first hundred.'),
  may_undo: z.boolean(),
  created_at: instant,
  finished_at: instant.nullable(),
});
export type BulkRun = z.output<typeof bulkRun>;
const one = z.object({ merchant: merchantId, id });

export const startBulk = command('POST /api/inbox/:merchant/bulk', {
  summary: 'Change many conversations: a job does it, row by row, under the same rules as one by one; at most 100,000 rows',
  access: 'inbox:write',
  topics: ['bulk'],
  creates: true,
  input: z.object({ merchant: merchantId, selection, change: bulkChange }),
  result: bulkRun,
  problems: ['assignee.missing', 'team.missing', 'brand.missing', 'tag.missing', 'bulk.too_many'],
});
export const getBulk = query('GET /api/bulk/:merchant/:id', {
  summary: 'How far a bulk change of one’s own is, and what it could not change',
  access: 'inbox:read',
  topics: ['bulk'],
  input: one,
  result: bulkRun,
  problems: ['bulk.missing'],
});
export const undoBulk = command('POST /api/bulk/:merchant/:id/undo', {
  summary:
    'Put back what a bulk change changed, where nobody has changed it since; within an hour, by who made it. What cannot be undone says so in `may_undo`.',
  access: 'inbox:read',
  topics: ['bulk'],
  input: one,
  result: bulkRun,
  problems: ['bulk.missing', 'bulk.not_undoable'],
});
