import { z } from 'zod';
import { command, download, query } from './endpoint.ts';
import { sellers } from './orders.ts';
import { currency, id, instant, merchantId, money, page, cursor, limit, name, nothing } from './values.ts';

/** A checkout link `/c/{token}`: a hosted page with a prepared cart. Completing it places the order; a card is charged on the provider’s page afterwards. */
export const checkoutStates = ['open', 'completed', 'expired', 'cancelled'] as const;
export const checkoutMethods = ['on_delivery', 'invoice', 'card'] as const;
export const checkoutLine = z.object({
  variant_id: id,
  product_id: id,
  name: z.string(),
  detail: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  price: money,
});
export const checkout = z.object({
  id,
  state: z.enum(checkoutStates),
  url: z.string().nullable().describe('URL of the checkout link. Null if the link is closed or you don’t have permission to sell.'),
  lines: z.array(checkoutLine),
  subtotal: money,
  discount: money,
  discount_code: z.string().nullable(),
  shipping: money,
  total_amount: money,
  currency,
  conversation_id: id.nullable(),
  customer_id: id.nullable(),
  sold_by: z.enum(sellers),
  seller_name: z.string().nullable(),
  adjustable: z.boolean().describe('Whether the customer can change quantities and remove products on the page.'),
  order_id: id.nullable(),
  opened_at: instant.nullable(),
  expires_at: instant,
  created_at: instant,
});
export type Checkout = z.output<typeof checkout>;
const shop = z.object({ merchant: merchantId });

export const createCheckout = command('POST /api/checkouts/:merchant', {
  summary: 'Create a checkout link, valid for 7 days at current prices. It can be sent as a card in a conversation.',
  access: 'orders:write',
  people: 'A checkout link is credited to the teammate who creates it.',
  topics: ['orders'],
  creates: true,
  input: shop.extend({
    lines: z
      .array(z.object({ variant_id: id, quantity: z.int().min(1).max(1000) }))
      .min(1, 'Add at least one product.')
      .max(100),
    conversation_id: id.nullable().default(null),
    discount_code: z.string().trim().max(60).nullable().default(null),
    adjustable: z.boolean().default(false).describe('Whether the customer can change quantities and remove products on the page.'),
  }),
  result: checkout,
  problems: ['product.missing', 'order.out_of_stock', 'conversation.missing', 'discount.refused'],
});
export const getCheckout = query('GET /api/checkouts/:merchant/:id', {
  summary: 'Retrieve a checkout link and its outcome',
  access: 'orders:read',
  topics: ['orders'],
  input: shop.extend({ id }),
  result: checkout,
  problems: ['checkout.missing'],
});
export const cancelCheckout = command('DELETE /api/checkouts/:merchant/:id', {
  summary: 'Cancel a checkout link that hasn’t been paid',
  access: 'orders:write',
  topics: ['orders'],
  input: shop.extend({ id }),
  result: checkout,
  problems: ['checkout.missing', 'checkout.closed'],
});

/**
 * Discounts. A fixed one takes an amount off, a percentage that share of the goods, and the last kind the price of shipping. One with a code
 * applies when the code is entered, one without a code on its own.
 */
export const discountKinds = ['fixed', 'percent', 'free_shipping'] as const;
export const discountCustomers = ['everyone', 'chosen', 'first_order'] as const;
/** A shop has at most this many automatic discounts, since every cart is checked against all of them. */
export const mostAutomatic = 50;
const ids = z.array(id).max(200);
const conditions = {
  product_ids: ids.describe('The products it is for, besides those of `collection_ids`. With both empty, it is for the whole order.'),
  collection_ids: ids,
  per_item: z.boolean().describe('Whether a fixed amount is taken off each unit. Otherwise it is taken off once per order.'),
  minimum_quantity: z.int().min(0).max(10_000).describe('How many units of the products it is for the cart needs.'),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'))
    .max(300)
    .describe('Where shipping is free. Empty for everywhere.'),
  shipping_most: money.nullable().describe('The most expensive shipping that becomes free. Null for any.'),
  customers: z
    .enum(discountCustomers)
    .describe('`chosen` are those of `customer_ids` and those with one of `tag_ids`; `first_order` is whoever hasn’t ordered yet.'),
  customer_ids: ids,
  tag_ids: ids,
  max_uses_per_customer: z.int().min(1).max(1_000_000).nullable(),
};
export const discount = z.object({
  id,
  code: z.string().nullable().describe('Null for an automatic discount.'),
  name: z.string().nullable().describe('What customers see of an automatic discount.'),
  kind: z.enum(discountKinds),
  value: z.string().describe('Discount value: an amount, or a percentage from 0.01 to 100. 0 for free shipping.'),
  minimum: money.describe('What the products it is for have to cost together.'),
  ...conditions,
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  max_uses: z.int().nullable().describe('Maximum number of uses. 1 for a single-use code; null for no limit.'),
  uses: z.int(),
  active: z.boolean(),
  state: z.enum(['active', 'scheduled', 'ended', 'used_up', 'off']),
  created_at: instant,
});
export type Discount = z.output<typeof discount>;
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/, 'Use 2–40 letters, digits, hyphens or underscores.');
const discountBody = {
  name: z.string().trim().min(1, 'Enter a name.').max(60).nullable(),
  kind: z.enum(discountKinds),
  value: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/, 'Enter a number such as 10 or 12.50.'),
  minimum: money,
  ...conditions,
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  max_uses: z.int().min(1).max(1_000_000).nullable(),
  active: z.boolean(),
};
export const listDiscounts = query('GET /api/discounts/:merchant', {
  summary: 'List discounts, newest first',
  access: 'orders:read',
  topics: ['discounts'],
  input: shop.extend({ cursor, limit: limit() }),
  result: page(discount),
});
export const downloadDiscounts = download('GET /api/discounts/:merchant/file', {
  summary: 'Download all discounts as CSV, newest first; lists of ids are separated by semicolons',
  access: 'orders:read',
  input: shop,
  result: z.string(),
});
export const createDiscount = command('POST /api/discounts/:merchant', {
  summary: 'Create a discount: with a code, or with a name and no code for an automatic one',
  access: 'products:write',
  topics: ['discounts'],
  creates: true,
  input: shop.extend({
    code: name('a code', 40).pipe(code).nullable().default(null),
    ...discountBody,
    name: discountBody.name.default(null),
    value: discountBody.value.default('0'),
    minimum: discountBody.minimum.default('0'),
    starts_at: discountBody.starts_at.default(null),
    ends_at: discountBody.ends_at.default(null),
    max_uses: discountBody.max_uses.default(null),
    product_ids: conditions.product_ids.default([]),
    collection_ids: conditions.collection_ids.default([]),
    per_item: conditions.per_item.default(false),
    minimum_quantity: conditions.minimum_quantity.default(0),
    countries: conditions.countries.default([]),
    shipping_most: conditions.shipping_most.default(null),
    customers: conditions.customers.default('everyone'),
    customer_ids: conditions.customer_ids.default([]),
    tag_ids: conditions.tag_ids.default([]),
    max_uses_per_customer: conditions.max_uses_per_customer.default(null),
    active: discountBody.active.default(true),
  }),
  result: discount,
  problems: ['discount.code_taken', 'discount.invalid', 'discount.too_many'],
});
export const updateDiscount = command('PUT /api/discounts/:merchant/:id', {
  summary: 'Update a discount; orders that used it keep what they got',
  access: 'products:write',
  topics: ['discounts'],
  input: shop.extend({ id, ...z.object(discountBody).partial().shape }),
  result: discount,
  problems: ['discount.missing', 'discount.invalid'],
});
export const deleteDiscount = command('DELETE /api/discounts/:merchant/:id', {
  summary: 'Delete a discount; orders that used it keep what they got',
  access: 'products:write',
  topics: ['discounts'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['discount.missing'],
});
