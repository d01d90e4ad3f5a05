import { z } from 'zod';
import { command, download, query, upload } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, page } from './values.ts';

/** Imports of a CSV file: uploaded and read (delimiter, encoding, header), mapped, tried dry, then run as a job that resumes where it stopped. */
export const importKinds = ['products', 'customers', 'orders'] as const;
export type ImportKind = (typeof importKinds)[number];
/** `shopify` and `parley` are known by their headers; anything else is `other` and mapped by its columns’ names. */
export const importFormats = ['shopify', 'parley', 'other'] as const;
export const importStates = ['mapping', 'checking', 'checked', 'running', 'done', 'failed', 'cancelled'] as const;
export const importRun = z.object({
  id,
  kind: z.enum(importKinds),
  format: z.enum(importFormats),
  file_name: z.string(),
  file_size: z.int(),
  encoding: z.string(),
  delimiter: z.string(),
  columns: z.array(
    z.object({ name: z.string(), samples: z.array(z.string()).describe('Of the first rows, at most 5.'), field: z.string().nullable() }),
  ),
  fields: z
    .array(z.object({ field: z.string(), label: z.string(), required: z.boolean(), about: z.string() }))
    .describe('What a column can be taken for.'),
  options: z.object({
    order_status: z.enum(['pending', 'confirmed', 'processing', 'shipped', 'delivered']).describe('Of orders whose rows name none.'),
    payment_status: z.enum(['awaiting', 'paid']),
    time_zone: z.string().describe('Of times without one.'),
    credit_prefix: z
      .string()
      .describe('Order numbers that begin with it and have only negative lines become refund records; empty takes none.'),
    decimal_comma: z.boolean(),
    day_first: z.boolean().optional().describe('Of dates such as 1/2/2020, where the file tells; else as prices have a comma.'),
  }),
  state: z.enum(importStates),
  dry: z.boolean().describe('The figures below are those of the dry run.'),
  total_rows: z.int().nullable().describe('Rows of the file after its header; null until they were counted.'),
  done_rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refunds: z.int().describe('Refund records made or met again.'),
  refused: z.int().describe('Rows refused.'),
  refusals: z
    .array(
      z.object({
        row: z.int().describe('Of the file; the header is row 1.'),
        column: z.string().nullable(),
        value: z.string().nullable(),
        reason: z.string(),
      }),
    )
    .describe('The first hundred.'),
  reason: z.string().nullable().describe('Why it failed as a whole.'),
  rows_per_second: z.number().nullable(),
  created_by: z.string().nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
  actions: z.array(z.enum(['map', 'check', 'start', 'cancel', 'resume'])),
});
export type ImportRun = z.output<typeof importRun>;
const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });

export const uploadImport = upload('POST /api/imports/:merchant/runs', {
  summary:
    'A CSV file to import, multipart field `file`, up to 200 MB; a kind is guessed from the header when none is named. Nothing is written yet.',
  access: 'imports:write',
  topics: ['imports'],
  creates: true,
  input: shop.extend({ kind: z.enum(importKinds).optional() }),
  result: importRun,
  problems: ['input.too_large', 'import.not_csv', 'file.not_kept'],
});
export const listImports = query('GET /api/imports/:merchant/runs', {
  summary: 'Imports of the shop, latest first',
  access: 'imports:write',
  topics: ['imports'],
  input: shop.extend({ cursor, limit: limit() }),
  result: page(importRun),
});
export const getImport = query('GET /api/imports/:merchant/runs/:id', {
  summary: 'How far an import is and what it refused',
  access: 'imports:write',
  topics: ['imports'],
  input: one,
  result: importRun,
  problems: ['import.missing'],
});
export const mapImport = command('PUT /api/imports/:merchant/runs/:id', {
  summary: 'Say what the columns are; null leaves a column out',
  access: 'imports:write',
  topics: ['imports'],
  input: one.extend({
    kind: z.enum(importKinds).optional(),
    mapping: z
      .array(z.object({ column: z.string().max(200), field: z.string().max(60).nullable() }))
      .max(500)
      .optional(),
    options: importRun.shape.options.partial().optional(),
  }),
  result: importRun,
  problems: ['import.missing', 'import.move_refused', 'import.mapping_incomplete'],
});
export const startImport = command('POST /api/imports/:merchant/runs/:id/start', {
  summary:
    'Try it dry (nothing is written) or run it; a run that failed or was stopped goes on where it was. Running it twice changes nothing twice.',
  access: 'imports:write',
  topics: ['imports', 'products', 'customers', 'orders'],
  input: one.extend({ dry: z.boolean() }),
  result: importRun,
  problems: ['import.missing', 'import.move_refused', 'import.mapping_incomplete'],
});
export const cancelImport = command('POST /api/imports/:merchant/runs/:id/cancel', {
  summary: 'Stop an import; what it brought in stays',
  access: 'imports:write',
  topics: ['imports'],
  input: one,
  result: importRun,
  problems: ['import.missing', 'import.move_refused'],
});
export const downloadRefusals = download('GET /api/imports/:merchant/runs/:id/refusals', {
  summary: 'Every refused row as CSV: as it was in the file, with row number, column and reason',
  access: 'imports:write',
  input: one,
  result: z.string(),
  problems: ['import.missing'],
});
