import { z } from 'zod';
import { conversationFields, conversationStatuses, priorities } from './conversations.ts';
import { command, query } from './endpoint.ts';
import { filterOf } from './filters.ts';
import { lists } from './lists.ts';
import { tabs } from './tabs.ts';
import { id, instant, merchantId } from './values.ts';

/** The selected rows: a list of ids, or all that match the list's filter as of `as_of`. */
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
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Choose at least one field to change.');

export const bulkRun = z.object({
  id,
  list: z.enum(lists),
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  total: z.int().describe('Number of rows selected. Once an undo has started, the number of rows to restore.'),
  done: z.int(),
  failed: z.int(),
  failures: z
    .array(z.object({ id, label: z.string().describe('Human-readable label of the row: a number or a name.'), reason: z.string() }))
    .describe('First 100 failures.'),
  may_undo: z.boolean(),
  created_at: instant,
  finished_at: instant.nullable(),
});
export type BulkRun = z.output<typeof bulkRun>;
const one = z.object({ merchant: merchantId, id });

export const startBulk = command('POST /api/inbox/:merchant/bulk', {
  summary:
    'Update conversations in bulk: a job applies the change row by row, under the same rules as single updates; at most 100,000 rows',
  access: 'inbox:write',
  people: 'Bulk updates run with the role of the teammate who started them.',
  topics: ['bulk'],
  creates: true,
  input: z.object({ merchant: merchantId, selection, change: bulkChange }),
  result: bulkRun,
  problems: ['assignee.missing', 'team.missing', 'brand.missing', 'tag.missing', 'bulk.too_many'],
});
export const getBulk = query('GET /api/bulk/:merchant/:id', {
  summary: 'Retrieve your bulk update’s progress and failures',
  access: 'inbox:read',
  people: 'Bulk updates run with the role of the teammate who started them.',
  topics: ['bulk'],
  input: one,
  result: bulkRun,
  problems: ['bulk.missing'],
});
export const undoBulk = command('POST /api/bulk/:merchant/:id/undo', {
  summary:
    'Undo your bulk update within an hour of starting it. Rows that were changed again after the update are left as they are. `may_undo` is false if the update can’t be undone.',
  access: 'inbox:read',
  people: 'Bulk updates run with the role of the teammate who started them.',
  topics: ['bulk'],
  input: one,
  result: bulkRun,
  problems: ['bulk.missing', 'bulk.not_undoable'],
});
