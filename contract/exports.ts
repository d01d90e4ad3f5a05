import { z } from 'zod';
import { command, download, query } from './endpoint.ts';
import { lists } from './lists.ts';
import { condition } from './filters.ts';
import { cursor, id, instant, limit, merchantId, page } from './values.ts';

/** An export writes every row that matches, in a job; its link works for 24 hours. Text that a spreadsheet would run is made harmless. */
export const exportStates = ['running', 'done', 'failed', 'expired'] as const;
export const exportRun = z.object({
  id,
  list: z.enum(lists),
  file_name: z.string(),
  state: z.enum(exportStates),
  rows: z.int(),
  total: z.int().nullable(),
  size: z.int().nullable().describe('Bytes.'),
  sha256: z.string().nullable().describe('Of the file.'),
  url: z.string().nullable().describe('Signed; works without a session until `expires_at`.'),
  reason: z.string().nullable(),
  created_at: instant,
  expires_at: instant.nullable(),
});
export type ExportRun = z.output<typeof exportRun>;
const shop = z.object({ merchant: merchantId });

export const startExport = command('POST /api/exports/:merchant', {
  summary: 'Export the rows of a list as this person sees them, names and addresses masked where the role may not read them',
  access: 'inbox:read',
  topics: ['exports'],
  creates: true,
  input: shop.extend({
    list: z.enum(lists),
    q: z.string().trim().max(200).optional(),
    ids: z.array(id).max(500).optional(),
    filter: z.object({ match: z.enum(['all', 'any']).default('all'), conditions: z.array(condition).max(20) }).optional(),
    columns: z.array(z.string().max(60)).max(60).optional().describe('In this order; without it all.'),
  }),
  result: exportRun,
  problems: ['permission.denied', 'export.too_many'],
});
export const listExports = query('GET /api/exports/:merchant', {
  summary: 'One’s own exports, latest first',
  access: 'inbox:read',
  topics: ['exports'],
  input: shop.extend({ cursor, limit: limit() }),
  result: page(exportRun),
});
export const getExport = query('GET /api/exports/:merchant/:id', {
  summary: 'How far an export of one’s own is',
  access: 'inbox:read',
  topics: ['exports'],
  input: shop.extend({ id }),
  result: exportRun,
  problems: ['export.missing'],
});
export const downloadExport = download('GET /api/exports/files/:token', {
  summary: 'The file of an export; the address is signed and ends with it',
  access: 'public',
  input: z.object({ token: z.string().max(400) }),
  result: z.string(),
  problems: ['export.missing'],
});
