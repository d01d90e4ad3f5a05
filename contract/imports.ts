import { z } from 'zod';
import { address } from './addresses.ts';
import { consentChannels } from './customers.ts';
import { command } from './endpoint.ts';
import { recordConflict, stockChange } from './import-differences.ts';
import { inventoryPolicies, productTextMaxLength } from './products.ts';
import { tagName } from './tags.ts';
import { currency, instant, merchantId, money, pictureAddress, tracking } from './values.ts';
import { orderStatuses, paymentStatuses, fulfillmentStatuses } from './orders.ts';

const external = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .describe('ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley.');
const text = (max: number) => z.string().trim().max(max);

export const importedVariant = z.object({
  external_id: external,
  sku: text(80).nullable().default(null),
  price: money,
  compare_at_price: money.nullable().optional().describe('Original price, before a discount. If omitted, it is unchanged.'),
  stock: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe('Number of units in stock. Null if stock isn’t tracked, in which case `available` says whether the variant can be ordered.'),
  available: z.boolean().default(true),
  options: z.record(text(60), text(120)).default({}),
  barcode: text(60).nullable().default(null),
});
export const importedProduct = z.object({
  external_id: external,
  name: text(200).min(1),
  description: text(10_000).default(''),
  brand: text(productTextMaxLength).nullable().default(null),
  category: text(productTextMaxLength).nullable().default(null),
  tags: z.array(text(60)).max(50).default([]),
  status: z.enum(['draft', 'active', 'archived']).default('active'),
  image: z
    .union([z.literal(''), pictureAddress])
    .nullable()
    .default(null),
  images: z.array(pictureAddress).max(50).optional().describe('Image URLs in display order. If omitted, `image` is the only image.'),
  inventory_policy: z.enum(inventoryPolicies).optional(),
  currency: currency.optional().describe('Currency of the prices. If it isn’t the shop’s, the product is rejected.'),
  variants: z.array(importedVariant).min(1).max(200),
});
export const paymentMethod = z.object({
  external_id: external,
  kind: z.enum(['card', 'paypal', 'gift_card', 'invoice', 'on_delivery']),
  label: text(80),
  balance: money.nullable().default(null).describe('Remaining balance of a gift card. Null for other payment methods.'),
});
export const importedCustomer = z.object({
  external_id: external,
  first_name: text(80).default(''),
  last_name: text(80).default(''),
  email: text(254).toLowerCase().nullable().default(null),
  phone: text(40).nullable().default(null),
  language: text(10).nullable().default(null),
  addresses: z.array(address).max(20).default([]),
  payment_methods: z.array(paymentMethod).max(20).default([]),
  created_at: instant.optional(),
  tags: z.array(tagName).max(20).optional().describe('Names of tags. Unknown ones are created. If omitted, tags are unchanged.'),
  note: text(2000).optional().describe('A note for the team. Importing the same note again adds nothing.'),
  consent: z
    .partialRecord(z.enum(consentChannels), z.enum(['granted', 'refused']))
    .optional()
    .describe('Marketing consent by channel. Consent that was withdrawn in Parley is never granted by an import.'),
});
export const importedOrder = z.object({
  external_id: external,
  order_number: text(40).min(1),
  customer: external.nullable().default(null).describe('`external_id` of the customer. Null if the order has none.'),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  fulfillment_status: z.enum(fulfillmentStatuses),
  placed_at: instant,
  shipping_address: address.nullable().default(null),
  tracking: z.array(tracking).max(20).default([]).describe('Tracking numbers, or http and https addresses of pages about the parcel.'),
  cancel_reason: text(200).nullable().default(null),
  payment_method: text(80).nullable().optional().describe('How the order was paid, such as Visa, for people to read.'),
  tags: z.array(text(60)).max(50).optional(),
  note: text(2000).optional().describe('A note for the team, in the timeline of a new order.'),
  currency: currency.optional().describe('Currency of the order’s amounts. If it isn’t the shop’s, the order is rejected.'),
  shipping: money.default('0'),
  tax: money.default('0'),
  discount: money.default('0'),
  lines: z
    .array(
      z.object({
        external_id: external,
        variant: external.nullable().default(null).describe('`external_id` of the variant. Null if unknown.'),
        name: text(200),
        options: z.record(text(60), text(120)).default({}),
        sku: text(80).nullable().default(null),
        price: money,
        quantity: z.int().min(1).max(100_000),
      }),
    )
    .min(1)
    .max(500),
  payments: z
    .array(
      z.object({ kind: z.enum(['payment', 'refund']), amount: money, method: external.nullable().default(null), at: instant.optional() }),
    )
    .max(200)
    .default([]),
});
export const importedArticle = z.object({
  external_id: external,
  title: text(200).min(1),
  body: text(50_000).min(1),
  language: text(10).default('en'),
});

export type ImportedProduct = z.input<typeof importedProduct>;
export type ImportedCustomer = z.input<typeof importedCustomer>;
export type ImportedOrder = z.input<typeof importedOrder>;
export type ImportedArticle = z.input<typeof importedArticle>;

const refused = z.object({ row: z.int(), external_id: z.string(), reason: z.string() });

/** A batch of one kind, at most 500 rows. Rows are independent: rejected ones are listed with their reason, the others are saved. */
export const importRecords = command('POST /api/imports/:merchant', {
  summary:
    'Import products, customers, orders or articles; sending a record again updates what wasn’t changed in Parley, and sending it unchanged has no effect',
  access: 'imports:write',
  topics: ['products', 'customers', 'orders', 'knowledge'],
  foreign: ['products', 'customers', 'orders', 'articles'],
  input: z.object({
    merchant: merchantId,
    products: z.array(importedProduct).max(500).default([]),
    customers: z.array(importedCustomer).max(500).default([]),
    orders: z.array(importedOrder).max(500).default([]),
    articles: z.array(importedArticle).max(500).default([]),
  }),
  result: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.array(refused),
    conflicts: z.array(recordConflict).describe('Values that were changed in Parley and stay, although the batch has others.'),
    stock_changes: z.array(stockChange).describe('Stock of known variants that the batch set.'),
  }),
});
