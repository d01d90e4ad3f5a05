import { z } from 'zod';
import { command, download, query, upload } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, money, page } from './values.ts';

/** CSV imports: upload and parse (delimiter, encoding, header), map, preview, then run as a job that resumes after a crash. */
export const importKinds = ['products', 'customers', 'orders'] as const;
export type ImportKind = (typeof importKinds)[number];
/** The platform a file is from, recognized by its headers; `other` is mapped by column names. */
export const importFormats = [
  ...(['shopify', 'parley', 'amazon', 'etsy', 'lazada', 'magento', 'shein', 'shopee', 'woocommerce', 'other'] as const),
] as const;
export type ImportFormat = (typeof importFormats)[number];
/** What a notice before the run is about. */
export const importNoticeSubjects = ['kind', 'price', 'items', 'totals', 'incomplete'] as const;
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
    z.object({
      name: z.string(),
      samples: z.array(z.string()).describe('Up to 5 sample values from the first rows.'),
      field: z.string().nullable(),
    }),
  ),
  fields: z
    .array(
      z.object({
        field: z.string(),
        label: z.string(),
        required: z.boolean(),
        about: z.string(),
        many: z.boolean().describe('Whether several columns can be mapped to it.'),
        or: z.array(z.string()).describe('Fields that can stand in for it if it’s required.'),
      }),
    )
    .describe('Fields that a column can be mapped to.'),
  recognized: z
    .object({
      label: z.string().nullable().describe('What the file is, such as “Amazon order report”. Null if no known report has these columns.'),
      kind: z.enum(importKinds),
      certain: z.boolean().describe('False if the columns leave doubt.'),
    })
    .describe('What the file is by all of its column names, whatever it’s imported as.'),
  notices: z
    .array(z.object({ about: z.enum(importNoticeSubjects), text: z.string() }))
    .describe('What to know before the import runs. Those about totals and incomplete orders are known after a preview.'),
  options: z.object({
    order_status: z
      .enum(['pending', 'confirmed', 'processing', 'shipped', 'delivered'])
      .describe('Status of orders whose rows don’t include one.'),
    payment_status: z.enum(['awaiting', 'paid']),
    time_zone: z.string().describe('Time zone of times that don’t include one.'),
    credit_prefix: z
      .string()
      .describe(
        'Prefix of credit note numbers. Orders whose number starts with it and whose lines are all negative become refund records. If empty, no orders do.',
      ),
    decimal_comma: z.boolean(),
    day_first: z
      .boolean()
      .optional()
      .describe('Whether the day comes first in dates such as 1/2/2020. Defaults to the value of `decimal_comma`.'),
    incomplete_orders: z
      .enum(['refuse', 'import'])
      .optional()
      .describe(
        'What happens to orders with failed rows or a total that differs from their items: they fail as a whole (the default), or are imported and marked incomplete.',
      ),
  }),
  state: z.enum(importStates),
  dry: z.boolean().describe('Whether the counts are from a dry run.'),
  total_rows: z.int().nullable().describe('Number of rows in the file, excluding the header. Null until they are counted.'),
  done_rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refunds: z.int().describe('Number of refund records created or already present.'),
  refused: z.int().describe('Number of failed rows.'),
  conflicts: z.int().describe('Number of values that were changed in Parley and stay, although the file has others.'),
  open_conflicts: z.int().describe('Number of conflicts nobody has resolved yet.'),
  stock_changes: z.int().describe('Number of known variants whose stock the import sets.'),
  price_changes: z.int().describe('Number of prices and compare-at prices of known variants that the import changes.'),
  totals_differ: z.int().describe('Number of orders whose total differs from their items.'),
  totals_differ_by: money.describe('By how much, all of them added up.'),
  incomplete: z.int().describe('Number of orders with failed rows or a total that differs from their items.'),
  warned: z.int().describe('Number of warnings: what is imported, but may not be meant.'),
  warnings: z.array(z.object({ row: z.int(), reason: z.string() })).describe('First 100 warnings.'),
  refusals: z
    .array(
      z.object({
        row: z.int().describe('Row number in the file. The header is row 1.'),
        column: z.string().nullable(),
        value: z.string().nullable(),
        reason: z.string(),
      }),
    )
    .describe('First 100 failures.'),
  reason: z.string().nullable().describe('Reason why the entire import failed. Null if it didn’t.'),
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
    'Upload a CSV file to import, multipart field `file`, up to 1 GB; if `kind` is omitted, it’s detected from the header. Nothing is imported yet.',
  access: 'imports:write',
  topics: ['imports'],
  creates: true,
  input: shop.extend({
    kind: z.enum(importKinds).optional().describe('What the file holds, in the query. Omit it to detect it from the header.'),
  }),
  result: importRun,
  problems: ['input.too_large', 'import.not_csv', 'file.not_kept'],
});
export const listImports = query('GET /api/imports/:merchant/runs', {
  summary: 'List the shop’s imports, latest first',
  access: 'imports:write',
  topics: ['imports'],
  input: shop.extend({ cursor, limit: limit() }),
  result: page(importRun),
});
export const getImport = query('GET /api/imports/:merchant/runs/:id', {
  summary: 'Retrieve an import’s progress and failures',
  access: 'imports:write',
  topics: ['imports'],
  input: one,
  result: importRun,
  problems: ['import.missing'],
});
export const mapImport = command('PUT /api/imports/:merchant/runs/:id', {
  summary: 'Map an import’s columns to fields; null skips a column',
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
    'Preview an import without saving anything, or run it. A failed or stopped import resumes where it left off. Rows are never imported twice.',
  access: 'imports:write',
  topics: ['imports', 'products', 'customers', 'orders'],
  input: one.extend({ dry: z.boolean() }),
  result: importRun,
  problems: ['import.missing', 'import.move_refused', 'import.mapping_incomplete'],
});
export const cancelImport = command('POST /api/imports/:merchant/runs/:id/cancel', {
  summary: 'Stop an import; rows already imported are kept',
  access: 'imports:write',
  topics: ['imports'],
  input: one,
  result: importRun,
  problems: ['import.missing', 'import.move_refused'],
});
export const downloadRefusals = download('GET /api/imports/:merchant/runs/:id/refusals', {
  summary: 'Download the failed rows as CSV, with their original values, row number, column and reason',
  access: 'imports:write',
  input: one,
  result: z.string(),
  problems: ['import.missing'],
});
