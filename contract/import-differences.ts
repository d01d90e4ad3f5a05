import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, page } from './values.ts';

/** Where a file has other values than the shop. What was changed in Parley stays; a person decides about the rest. */
export const importedKinds = ['product', 'customer', 'order', 'article'] as const;
export type ImportedKind = (typeof importedKinds)[number];
export const conflictFields = [
  ...(['record', 'name', 'description', 'brand', 'category', 'tags', 'status', 'inventory_policy', 'images'] as const),
  ...(['variant', 'sku', 'price', 'compare_at_price', 'stock', 'available', 'options', 'barcode'] as const),
  ...(['first_name', 'last_name', 'email', 'phone', 'language', 'addresses', 'payment_methods', 'created_at', 'consent'] as const),
  ...([
    'payment_status',
    'fulfillment_status',
    'total',
    'paid',
    'refunded',
    'items',
    'tracking',
    'discount_code',
    'cancel_reason',
  ] as const),
  ...(['customer', 'order_number', 'placed_at', 'shipping_address', 'billing_address', 'title', 'body'] as const),
] as const;
export type ConflictField = (typeof conflictFields)[number];

const said = z.string().nullable();
const conflict = {
  kind: z.enum(importedKinds),
  label: z.string().describe('Name of the product or customer, or number of the order.'),
  field: z.enum(conflictFields).describe('`record` and `variant` mean that it was deleted on one side.'),
  ours: said.describe('Value in Parley, which stays. Null if there is none.'),
  theirs: said.describe('Value in the file. Null if there is none.'),
};
/** As the JSON import returns it. */
export const recordConflict = z.object({ ...conflict, row: z.int(), external_id: z.string() });
export const stockChange = z.object({
  row: z.int(),
  external_id: z.string(),
  label: z.string(),
  from: z.int().nullable(),
  to: z.int().nullable(),
});

export const differenceStates = ['open', 'ours', 'theirs', 'set'] as const;
export const importDifference = z.object({
  id,
  ...conflict,
  row: z.int().describe('Row number in the file. The header is row 1.'),
  record_id: id.nullable().describe('ID of the product, customer or order. Null if it was deleted.'),
  state: z
    .enum(differenceStates)
    .describe(
      '`open`, resolved for the value in Parley (`ours`) or in the file (`theirs`), or `set`: stock or a price that the import changed from `ours` to `theirs`.',
    ),
  choices: z
    .array(z.enum(['ours', 'theirs']))
    .describe(
      'How it can be resolved. An order’s status, money and items are only changed by the order’s own actions, so they offer `ours` alone.',
    ),
  resolved_by: z.string().nullable(),
  resolved_at: instant.nullable(),
});
export type ImportDifference = z.output<typeof importDifference>;
const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });

export const listImportDifferences = query('GET /api/imports/:merchant/runs/:id/differences', {
  summary: 'List where an import’s file has other values than the shop, in the order of its rows',
  access: 'imports:write',
  topics: ['imports'],
  input: one.extend({
    show: z
      .enum(['open', 'resolved', 'stock', 'price'])
      .default('open')
      .describe('Open conflicts, resolved ones, or the stock or prices that the import changed.'),
    cursor,
    limit: limit(),
  }),
  result: page(importDifference),
  problems: ['import.missing'],
});
export const resolveImportConflict = command('POST /api/imports/:merchant/conflicts/:id/resolve', {
  summary:
    'Resolve a conflict: `ours` keeps the value in Parley, `theirs` sets the file’s value like an edit by hand. The next import of the same value doesn’t list it again.',
  access: 'imports:write',
  topics: ['imports', 'products', 'customers', 'orders'],
  input: one.extend({ choice: z.enum(['ours', 'theirs']) }),
  result: importDifference,
  problems: ['import.conflict_missing', 'import.conflict_resolved', 'import.conflict_changed', 'import.conflict_fixed'],
});
export const keepAllOurs = command('POST /api/imports/:merchant/runs/:id/keep-ours', {
  summary: 'Resolve all open conflicts of an import by keeping the values in Parley',
  access: 'imports:write',
  topics: ['imports'],
  input: one,
  result: z.object({ resolved: z.int() }),
  problems: ['import.missing'],
});
