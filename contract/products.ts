import { z } from 'zod';
import { bulkRun } from './bulk.ts';
import { command, query, upload } from './endpoint.ts';
import { type Fields, filterParam } from './filters.ts';
import { counted, selectionOf } from './lists.ts';
import { currency, cursor, id, instant, limit, merchantId, money, name, nothing, page } from './values.ts';

export const productStatuses = ['draft', 'active', 'archived'] as const;
export const productSources = ['manual', 'shopify', 'csv', 'import'] as const;
/** What happens at a stock of none: `deny` stops selling, `continue` sells on and the stock goes below zero. */
export const inventoryPolicies = ['deny', 'continue'] as const;
export const productActions = ['edit', 'archive', 'activate', 'delete'] as const;

export const productFields = {
  status: { type: 'choice', values: productStatuses },
  source: { type: 'choice', values: productSources },
  stock_state: { type: 'choice', values: ['in_stock', 'low', 'out', 'not_counted'] },
  brand: { type: 'choice' },
  maker: { type: 'text' },
  category: { type: 'text' },
  tag: { type: 'text' },
  name: { type: 'text' },
  sku: { type: 'text' },
  price: { type: 'number' },
  stock: { type: 'number' },
  variants: { type: 'number' },
  updated_at: { type: 'instant' },
  created_at: { type: 'instant' },
  has_image: { type: 'flag' },
  has_description: { type: 'flag' },
  on_sale: { type: 'flag' },
} as const satisfies Fields;
export const productSorts = ['updated_at', 'created_at', 'name', 'price', 'stock'] as const;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const price = money.refine((amount) => !amount.startsWith('-'), 'Use an amount that is not below zero.');
export const options = z.record(text(60).min(1), text(120).min(1));
export const variant = z.object({
  id,
  sku: z.string().nullable(),
  price: money,
  compare_at_price: money.nullable(),
  stock: z.int().nullable().describe('null: not counted, see `available`.'),
  available: z.boolean(),
  options: z.record(z.string(), z.string()),
  barcode: z.string().nullable(),
  position: z.int(),
});
export type Variant = z.output<typeof variant>;
export const productImage = z.object({ id: id.nullable().describe('null: an address elsewhere.'), url: z.string(), alt: z.string() });

export const productSummary = z.object({
  product_id: id,
  name: z.string(),
  sku: z.string().nullable().describe('Of the first variant.'),
  price: money.describe('The lowest of its variants.'),
  price_max: money,
  compare_at_price: money.nullable(),
  currency,
  status: z.enum(productStatuses),
  brand: z.string().nullable().describe('Who makes it, as text.'),
  shop_brand: z.object({ id, name: z.string() }).nullable().describe('The brand of the shop it belongs to; null is the default one.'),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  image: z.string().nullable(),
  stock: z.int().nullable().describe('Of all variants that are counted.'),
  stock_state: z.enum(['in_stock', 'low', 'out', 'not_counted']),
  variants_count: z.int(),
  inventory_policy: z.enum(inventoryPolicies),
  source: z.enum(productSources),
  external_id: z.string().nullable(),
  updated_at: instant,
  version: z.int(),
  actions: z.array(z.enum(productActions)),
});
export type ProductSummary = z.output<typeof productSummary>;
export const product = productSummary.extend({
  description: z.string(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })).describe('As its variants have them.'),
  variants: z.array(variant),
  images: z.array(productImage),
  sold_30_days: z.int().describe('Pieces in orders of the last 30 days that were not cancelled.'),
  created_at: instant,
});
export type Product = z.output<typeof product>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
export const productNarrowing = {
  q: z.string().trim().max(200).optional().describe('Words of the name, prefixes, slips of the finger, SKU, barcode.'),
  filter: filterParam(productFields).optional(),
};
export const listProducts = query('GET /api/products/:merchant', {
  summary: 'Products, last changed first or as sorted; those of the brands this person may see',
  access: 'products:read',
  topics: ['products'],
  input: shop.extend({
    ...productNarrowing,
    sort: z.enum(productSorts).default('updated_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    cursor,
    limit: limit(),
  }),
  result: page(productSummary),
});
export const countProducts = query('GET /api/products/:merchant/count', {
  summary: 'How many products match; counting stops at 10,000',
  access: 'products:read',
  topics: ['products'],
  input: shop.extend(productNarrowing),
  result: counted,
});
export const getProduct = query('GET /api/products/:merchant/:id', {
  summary: 'One product with its variants and images',
  access: 'products:read',
  topics: ['products'],
  input: one,
  result: product,
  problems: ['product.missing'],
});

const variantBody = z.object({
  id: id.optional().describe('Of a variant that stays; without it a new one.'),
  sku: text(80).nullable().default(null),
  price,
  compare_at_price: price.nullable().default(null),
  stock: z
    .int()
    .min(-1_000_000)
    .max(2_000_000_000)
    .nullable()
    .optional()
    .describe(
      'Without it the stock stays as it is: say it only where somebody changed it, since sales go on. A new variant is not counted.',
    ),
  available: z.boolean().default(true),
  options: options.default({}),
  barcode: text(60).nullable().default(null),
});
/** Texts a product may have or not. Stores, imports and exports read this list; screens and the words of a search name each by itself. */
export const productTexts = ['brand', 'category'] as const;
export const productTextMaxLength = 100;
/** An empty one is none. Its default is a `prefault`: behind a transform the API’s page shows no other. */
const productText = text(productTextMaxLength)
  .nullable()
  .transform((typed) => typed || null);
const imageBody = z.object({ id: id.nullable().default(null), url: z.string().max(2000), alt: text(300).default('') });
const body = {
  name: name('a name', 200),
  description: text(10_000),
  brand: productText,
  brand_id: id.nullable(),
  category: productText,
  tags: z.array(text(60).min(1)).max(50),
  status: z.enum(productStatuses),
  inventory_policy: z.enum(inventoryPolicies),
  variants: z.array(variantBody).min(1, 'A product has at least one variant.').max(200),
  images: z.array(imageBody).max(50),
};
/** What of a new product need not be named, with what it has then. */
export const productDefaults = z.object({
  description: body.description.default(''),
  brand: body.brand.prefault(null),
  brand_id: body.brand_id.default(null),
  category: body.category.prefault(null),
  tags: body.tags.default([]),
  status: body.status.default('draft'),
  inventory_policy: body.inventory_policy.default('deny'),
  images: body.images.default([]),
});
export const createProduct = command('POST /api/products/:merchant', {
  summary: 'A new product; variants must differ in their options',
  access: 'products:write',
  topics: ['products'],
  creates: true,
  input: shop.extend({ ...body, ...productDefaults.shape }),
  result: product,
  problems: ['product.variants_alike', 'brand.missing', 'file.missing'],
});
export const updateProduct = command('PUT /api/products/:merchant/:id', {
  summary: 'Change a product; variants and images, where given, are the whole list. `version` guards against overwriting another’s change.',
  access: 'products:write',
  topics: ['products'],
  input: one.extend({ ...z.object(body).partial().shape, version: z.int().optional() }),
  result: product,
  problems: ['product.missing', 'product.changed', 'product.variants_alike', 'variant.missing', 'brand.missing', 'file.missing'],
});
export const deleteProduct = command('DELETE /api/products/:merchant/:id', {
  summary: 'Delete a product nobody ordered; one that was ordered can be archived',
  access: 'products:write',
  topics: ['products'],
  input: one,
  result: nothing,
  problems: ['product.missing', 'product.ordered'],
});
export const uploadProductImage = upload('POST /api/products/:merchant/images', {
  summary: 'A picture for a product, multipart field `file`, up to 10 MB, JPEG, PNG, WebP or GIF; unused ones go after a day',
  access: 'products:write',
  creates: true,
  input: shop,
  result: productImage,
  problems: ['file.unsupported', 'input.too_large', 'file.not_kept'],
});

/** A row of the grid: one variant with what can be edited in it. */
export const gridRow = z.object({
  id: id.describe('Of the variant.'),
  product_id: id,
  name: z.string(),
  detail: z.string().describe('The options, as words.'),
  status: z.enum(productStatuses),
  sku: z.string().nullable(),
  price: money,
  compare_at_price: money.nullable(),
  stock: z.int().nullable(),
  available: z.boolean(),
});
export type GridRow = z.output<typeof gridRow>;
export const listVariants = query('GET /api/products/:merchant/variants', {
  summary: 'Variants as rows of a grid, by the name of their product',
  access: 'products:read',
  topics: ['products'],
  input: shop.extend({ ...productNarrowing, cursor, limit: limit(200, 100) }),
  result: page(gridRow),
});
export const cellFields = ['price', 'compare_at_price', 'stock', 'sku', 'available'] as const;
export const editVariants = command('PUT /api/products/:merchant/variants', {
  summary:
    'Change cells of the grid, at most 1,000. `was` is what the editor saw: a cell that changed since is refused, the others are kept. Each refused cell says why. `undo` puts the same cells back.',
  access: 'products:write',
  topics: ['products'],
  input: shop.extend({
    cells: z
      .array(
        z.object({
          id: id.describe('Of the variant.'),
          field: z.enum(cellFields),
          value: z
            .union([z.string().max(100), z.number(), z.boolean(), z.null()])
            .describe('As typed; amounts and numbers are read as people write them.'),
          was: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
        }),
      )
      .min(1)
      .max(1000),
  }),
  result: z.object({
    rows: z.array(gridRow).describe('The rows touched, as they are now.'),
    undo: z.array(
      z.object({
        id,
        field: z.enum(cellFields),
        value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
        was: z.union([z.string(), z.number(), z.boolean(), z.null()]),
      }),
    ),
    refused: z.array(z.object({ id, field: z.enum(cellFields), message: z.string() })),
  }),
});

export const doctorChecks = ['status', 'price', 'stock', 'description', 'image', 'category', 'words', 'brand', 'ai', 'found'] as const;
/** Why can't the AI recommend this? Every check with its state; `blocks` keeps it out of recommendations, `weakens` makes it less likely. */
export const diagnoseProduct = query('GET /api/products/:merchant/:id/diagnosis', {
  summary: 'Why the AI can or cannot recommend a product, check by check, and where it stands in a search for its own name',
  access: 'products:read',
  topics: ['products', 'settings'],
  input: one,
  result: z.object({
    can_recommend: z.boolean(),
    checks: z.array(
      z.object({
        check: z.enum(doctorChecks),
        state: z.enum(['good', 'weakens', 'blocks']),
        message: z.string(),
        remedy: z.string().nullable(),
      }),
    ),
  }),
  problems: ['product.missing'],
});
export const productBulkChange = z
  .object({
    status: z.enum(productStatuses).optional(),
    brand_id: id.nullable().optional(),
    category: productText.optional(),
    add_tags: z.array(text(60).min(1)).max(20).optional(),
    remove_tags: z.array(text(60).min(1)).max(20).optional(),
    inventory_policy: z.enum(inventoryPolicies).optional(),
    price_percent: z.number().min(-90).max(900).optional().describe('Every price by so many percent, rounded to cents.'),
    delete: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change.');
export const startProductBulk = command('POST /api/products/:merchant/bulk', {
  summary: 'Change many products: a job does it, row by row; at most 100,000 rows. Deleting cannot be undone.',
  access: 'products:write',
  topics: ['bulk'],
  creates: true,
  input: shop.extend({ selection: selectionOf(productFields), change: productBulkChange }),
  result: bulkRun,
  problems: ['bulk.too_many', 'brand.missing'],
});
