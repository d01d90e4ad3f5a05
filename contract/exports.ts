import { z } from 'zod';
import { command, download, query } from './endpoint.ts';
import { lists } from './lists.ts';
import { condition } from './filters.ts';
import { cursor, id, instant, limit, merchantId, page } from './values.ts';

/** An export writes all matching rows in a job; its link works for 24 hours. Text that a spreadsheet would execute is escaped. */
export const exportStates = ['running', 'done', 'failed', 'expired'] as const;
export const exportRun = z.object({
  id,
  list: z.enum(lists),
  file_name: z.string(),
  state: z.enum(exportStates),
  rows: z.int(),
  total: z.int().nullable(),
  size: z.int().nullable().describe('File size in bytes. Null until the export finishes.'),
  sha256: z.string().nullable().describe('SHA-256 checksum of the file. Null until the export finishes.'),
  url: z.string().nullable().describe('Signed download URL, which works without a session until `expires_at`. Null if there is no file.'),
  reason: z.string().nullable(),
  created_at: instant,
  expires_at: instant.nullable(),
});
export type ExportRun = z.output<typeof exportRun>;
const shop = z.object({ merchant: merchantId });

export const startExport = command('POST /api/exports/:merchant', {
  summary: 'Export a list as you see it; names and addresses are masked if your role can’t read them',
  access: 'inbox:read',
  people: 'Exports run with the role of the teammate who started them.',
  topics: ['exports'],
  creates: true,
  input: shop.extend({
    list: z.enum(lists),
    q: z.string().trim().max(200).optional(),
    ids: z.array(id).max(500).optional(),
    filter: z.object({ match: z.enum(['all', 'any']).default('all'), conditions: z.array(condition).max(20) }).optional(),
    columns: z.array(z.string().max(60)).max(60).optional().describe('Columns to export, in order. Defaults to all columns.'),
  }),
  result: exportRun,
  problems: ['permission.denied', 'export.too_many'],
});
export const listExports = query('GET /api/exports/:merchant', {
  summary: 'List your exports, latest first',
  access: 'inbox:read',
  people: 'Exports run with the role of the teammate who started them.',
  topics: ['exports'],
  input: shop.extend({ cursor, limit: limit() }),
  result: page(exportRun),
});
export const getExport = query('GET /api/exports/:merchant/:id', {
  summary: 'Retrieve your export’s progress',
  access: 'inbox:read',
  people: 'Exports run with the role of the teammate who started them.',
  topics: ['exports'],
  input: shop.extend({ id }),
  result: exportRun,
  problems: ['export.missing'],
});
export const downloadExport = download('GET /api/exports/files/:token', {
  summary: 'Download an export’s file by its signed URL, until the export expires',
  access: 'public',
  input: z.object({ token: z.string().max(400) }),
  result: z.string(),
  problems: ['export.missing'],
});
