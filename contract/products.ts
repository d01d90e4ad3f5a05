import { z } from 'zod';
import { bulkRun } from './bulk.ts';
import { command, query, upload } from './endpoint.ts';
import { type Fields, filterParam } from './filters.ts';
import { counted, selectionOf } from './lists.ts';
import { taxClass } from './tax-class.ts';
import { metafieldKey, metafieldTypes, metafieldValue, mostMetafields } from './metafield-values.ts';
import { currency, cursor, id, instant, limit, merchantId, money, name, nothing, page, pictureAddress } from './values.ts';

export const productStatuses = ['draft', 'active', 'archived'] as const;
export const productSources = ['manual', 'shopify', 'csv', 'import'] as const;
/** What happens when out of stock: `deny` stops selling, `continue` keeps selling and stock goes below zero. */
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
  collection: { type: 'choice' },
} as const satisfies Fields;
export const productSorts = ['updated_at', 'created_at', 'name', 'price', 'stock'] as const;

/** The most options of a product, values of an option, and variants of a product. */
export const mostOptions = 3;
export const mostOptionValues = 100;
export const mostVariants = 200;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const price = money.refine((amount) => !amount.startsWith('-'), 'Enter a price of 0 or more.');
export const options = z.record(text(60).min(1), text(120).min(1));
export const variant = z.object({
  id,
  sku: z.string().nullable(),
  price: money,
  compare_at_price: money.nullable(),
  stock: z
    .int()
    .nullable()
    .describe('Number of units in stock. Null if stock isn’t tracked, in which case `available` says whether the variant can be ordered.'),
  available: z.boolean(),
  options: z.record(z.string(), z.string()),
  barcode: z.string().nullable(),
  position: z.int(),
  locations: z
    .array(z.object({ location_id: id, stock: z.int() }))
    .describe('Stock by location, in the order in which orders take it. Empty if the shop has one location, or stock isn’t tracked.'),
});
export type Variant = z.output<typeof variant>;
export const productImage = z.object({
  id: id.nullable().describe('ID of the uploaded image. Null if the image is hosted elsewhere.'),
  url: z.string(),
  alt: z.string(),
});

export const productSummary = z.object({
  product_id: id,
  name: z.string(),
  sku: z.string().nullable().describe('SKU of the first variant.'),
  price: money.describe('Lowest price among the product’s variants.'),
  price_max: money,
  compare_at_price: money.nullable(),
  currency,
  status: z.enum(productStatuses),
  brand: z.string().nullable().describe('Name of the product’s vendor.'),
  shop_brand: z.object({ id, name: z.string() }).nullable().describe('Shop brand that the product belongs to. Null for the default brand.'),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  image: z.string().nullable(),
  stock: z.int().nullable().describe('Total stock of all variants with tracked stock. Null if no variant’s stock is tracked.'),
  stock_state: z.enum(['in_stock', 'low', 'out', 'not_counted']),
  variants_count: z.int(),
  inventory_policy: z.enum(inventoryPolicies),
  tax_class: z.string().describe('Tax class, which decides the rates: `standard`, `exempt`, or one of the shop’s own.'),
  source: z.enum(productSources),
  external_id: z.string().nullable(),
  updated_at: instant,
  version: z.int(),
  actions: z.array(z.enum(productActions)),
});
export type ProductSummary = z.output<typeof productSummary>;
export const product = productSummary.extend({
  description: z.string(),
  options: z
    .array(z.object({ name: z.string(), values: z.array(z.string()) }))
    .describe('Options and the values that the product’s variants use.'),
  variants: z.array(variant),
  images: z.array(productImage),
  collections: z
    .array(z.object({ id, name: z.string(), slug: z.string(), status: z.enum(['draft', 'active']) }))
    .describe('Collections that it is in, by name.'),
  metafields: z
    .array(
      z.object({ key: z.string(), name: z.string(), type: z.enum(metafieldTypes), unit: z.string().nullable(), value: metafieldValue }),
    )
    .describe('Values of the fields that the shop defined, by name; fields without a value are left out.'),
  sold_30_days: z.int().describe('Number of units sold in the last 30 days, excluding canceled orders.'),
  created_at: instant,
});
export type Product = z.output<typeof product>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
export const productNarrowing = {
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Search term: words from the product’s name (prefixes and typos also match), SKU, or barcode.'),
  filter: filterParam(productFields).optional(),
};
export const listProducts = query('GET /api/products/:merchant', {
  summary: 'List products of the brands you can see, by default best match first for a search and last updated first without one',
  access: 'products:read',
  topics: ['products'],
  input: shop.extend({
    ...productNarrowing,
    sort: z
      .enum([...productSorts, 'relevance'])
      .optional()
      .describe('`relevance` by default if `q` is given, otherwise `updated_at`. Without `q`, `relevance` is `updated_at`.'),
    order: z.enum(['asc', 'desc']).default('desc'),
    cursor,
    limit: limit(),
  }),
  result: page(productSummary),
});
export const countProducts = query('GET /api/products/:merchant/count', {
  summary: 'Count matching products, up to 10,000',
  access: 'products:read',
  topics: ['products'],
  input: shop.extend(productNarrowing),
  result: counted,
});
export const getProduct = query('GET /api/products/:merchant/:id', {
  summary: 'Retrieve a product with its variants and images',
  access: 'products:read',
  topics: ['products'],
  input: one,
  result: product,
  problems: ['product.missing'],
});

const variantBody = z.object({
  id: id.optional().describe('ID of the variant to update. If omitted, a new variant is created.'),
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
      'Number of units in stock. If omitted, stock is unchanged, or untracked for a new variant. Send it only to change stock, so that you don’t overwrite sales made in the meantime.',
    ),
  available: z.boolean().default(true),
  options: options.default({}),
  barcode: text(60).nullable().default(null),
});
/** Optional text fields of a product. Stores, imports and exports use this list; screens and search name each field. */
export const productTexts = ['brand', 'category'] as const;
export const productTextMaxLength = 100;
/** An empty text counts as missing. Uses `prefault`, because the API page can't show a default behind a transform. */
const productText = text(productTextMaxLength)
  .nullable()
  .transform((typed) => typed || null);
const imageBody = z.object({ id: id.nullable().default(null), url: z.union([z.literal(''), pictureAddress]), alt: text(300).default('') });
const body = {
  name: name('a name', 200),
  description: text(10_000),
  brand: productText,
  brand_id: id.nullable(),
  category: productText,
  tags: z.array(text(60).min(1)).max(50),
  status: z.enum(productStatuses),
  inventory_policy: z.enum(inventoryPolicies),
  tax_class: taxClass,
  variants: z
    .array(variantBody)
    .min(1, 'Add at least one variant.')
    .max(mostVariants, `A product can have at most ${mostVariants} variants.`),
  images: z.array(imageBody).max(50),
  metafields: z
    .record(metafieldKey, metafieldValue.nullable())
    .refine((values) => Object.keys(values).length <= mostMetafields, `Send at most ${mostMetafields} fields.`)
    .describe('Values by the key of the field. Null clears a value; fields that aren’t named stay.'),
};
const productOptions = z
  .array(
    z.object({
      name: text(60).min(1, 'Name this option.'),
      values: z
        .array(text(120).min(1, 'Enter a value.'))
        .min(1, 'Add at least one value.')
        .max(mostOptionValues, `An option can have at most ${mostOptionValues} values.`),
    }),
  )
  .max(mostOptions, `A product can have at most ${mostOptions} options.`)
  .optional();
/** Optional fields of a new product with their defaults. */
export const productDefaults = z.object({
  description: body.description.default(''),
  brand: body.brand.prefault(null),
  brand_id: body.brand_id.default(null),
  category: body.category.prefault(null),
  tags: body.tags.default([]),
  status: body.status.default('draft'),
  inventory_policy: body.inventory_policy.default('deny'),
  tax_class: body.tax_class.default('standard'),
  images: body.images.default([]),
  metafields: body.metafields.default({}),
});
export const createProduct = command('POST /api/products/:merchant', {
  summary: 'Create a product; variants must have the same options and differ in their values',
  access: 'products:write',
  topics: ['products'],
  creates: true,
  input: shop.extend({
    ...body,
    ...productDefaults.shape,
    options: productOptions.describe(
      'Options with their values. With a single variant that has no options, each combination becomes a variant with its prices, stock and availability; its SKU and barcode go to the first. Otherwise the variants must use exactly these options and values.',
    ),
  }),
  result: product,
  problems: ['product.options_mismatch', 'product.variants_alike', 'brand.missing', 'file.missing'],
});
export const updateProduct = command('PUT /api/products/:merchant/:id', {
  summary: 'Update a product; if sent, variants and images replace the existing ones. `version` guards against overwriting another change.',
  access: 'products:write',
  topics: ['products'],
  input: one.extend({
    ...z.object(body).partial().shape,
    options: productOptions.describe(
      'Options with their values. Without `variants`, combinations that don’t exist become variants at the first one’s price, with no units in stock where its stock is tracked; existing variants stay as they are and must fit. With `variants`, as for a new product.',
    ),
    version: z.int().optional(),
  }),
  result: product,
  problems: [
    'product.missing',
    'product.changed',
    'product.options_mismatch',
    'product.variants_alike',
    'variant.missing',
    'brand.missing',
    'file.missing',
  ],
});
export const deleteProduct = command('DELETE /api/products/:merchant/:id', {
  summary: 'Delete a product without orders; archive products with orders instead',
  access: 'products:write',
  topics: ['products'],
  input: one,
  result: nothing,
  problems: ['product.missing', 'product.ordered'],
});
export const uploadProductImage = upload('POST /api/products/:merchant/images', {
  summary: 'Upload a product image, multipart field `file`, up to 10 MB, JPEG, PNG, WebP or GIF; unused images are deleted after a day',
  access: 'products:write',
  creates: true,
  input: shop,
  result: productImage,
  problems: ['file.unsupported', 'input.too_large', 'file.not_kept'],
});

/** A row of the products grid: one variant with its editable fields. */
export const gridRow = z.object({
  id: id.describe('ID of the variant.'),
  product_id: id,
  name: z.string(),
  detail: z.string().describe('Option values of the variant, as text.'),
  status: z.enum(productStatuses),
  sku: z.string().nullable(),
  price: money,
  compare_at_price: money.nullable(),
  stock: z.int().nullable(),
  available: z.boolean(),
});
export type GridRow = z.output<typeof gridRow>;
export const listVariants = query('GET /api/products/:merchant/variants', {
  summary: 'List variants with their editable fields, sorted by product name',
  access: 'products:read',
  topics: ['products'],
  input: shop.extend({ ...productNarrowing, cursor, limit: limit(200, 100) }),
  result: page(gridRow),
});
export const cellFields = ['price', 'compare_at_price', 'stock', 'sku', 'available'] as const;
export const editVariants = command('PUT /api/products/:merchant/variants', {
  summary:
    'Update up to 1,000 fields of variants. A field whose value no longer equals `was` is rejected with a reason; the others are saved. Send `undo` back to restore the previous values.',
  access: 'products:write',
  topics: ['products'],
  input: shop.extend({
    cells: z
      .array(
        z.object({
          id: id.describe('ID of the variant.'),
          field: z.enum(cellFields),
          value: z
            .union([z.string().max(100), z.number(), z.boolean(), z.null()])
            .describe('New value as typed. Amounts and numbers can use local formats.'),
          was: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
        }),
      )
      .min(1)
      .max(1000),
  }),
  result: z.object({
    rows: z.array(gridRow).describe('Updated rows with their current values.'),
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
/** Explains why the AI doesn't recommend a product. Lists every check with its state; `blocks` excludes it, `weakens` lowers its rank. */
export const diagnoseProduct = query('GET /api/products/:merchant/:id/diagnosis', {
  summary: 'Check whether the AI can recommend a product and where it ranks in a search for its name, with a result for each check',
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
    price_percent: z
      .number()
      .min(-90)
      .max(900)
      .optional()
      .describe('Percentage by which to change every price, rounded to cents. Negative values lower prices.'),
    delete: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Choose at least one field to change.');
export const startProductBulk = command('POST /api/products/:merchant/bulk', {
  summary: 'Update products in bulk: a job applies the change row by row; at most 100,000 rows. Deleting can’t be undone.',
  access: 'products:write',
  people: 'Bulk updates run with the role of the teammate who started them.',
  topics: ['bulk'],
  creates: true,
  input: shop.extend({ selection: selectionOf(productFields), change: productBulkChange }),
  result: bulkRun,
  problems: ['bulk.too_many', 'brand.missing'],
});
