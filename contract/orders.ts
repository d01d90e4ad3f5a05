import { z } from 'zod';
import { command, download, query } from './endpoint.ts';
import { type Fields, filterParam } from './filters.ts';
import { address } from './addresses.ts';
import { channels } from './channels.ts';
import { counted, selectionOf } from './lists.ts';
import { bulkRun } from './bulk.ts';
import { currency, cursor, id, instant, limit, merchantId, money, nothing, page, trackingNumber, webAddress } from './values.ts';

/** The three states of an order. `rules.ts` of the orders feature defines the transitions; imports set states directly. */
export const orderStatuses = ['draft', 'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
export const paymentStatuses = ['awaiting', 'authorized', 'partially_paid', 'paid', 'partially_refunded', 'refunded', 'voided'] as const;
export const fulfillmentStatuses = ['unfulfilled', 'partially_fulfilled', 'fulfilled', 'on_hold'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];
/** `prepaid` ships once it is paid; the others ship before payment. */
export const paymentTerms = ['prepaid', 'on_delivery', 'invoice'] as const;
/** Where an order was placed: in a conversation, in the shop, or in the system it was imported from. */
export const orderChannels = [...channels, 'shop', 'import'] as const;
export const sellers = ['ai', 'teammate', 'customer'] as const;
/** Actions on an order. Every order lists those that the current user may take now. */
export const orderActions = [
  'edit_draft',
  'discard',
  'place',
  'confirm',
  'process',
  'ship',
  'deliver',
  'cancel',
  'cancel_lines',
  'record_payment',
  'refund',
  'hold',
  'release',
  'edit_items',
  'edit_address',
  'edit_payment',
  'return',
  'exchange',
  'create_checkout',
  'create_payment_link',
  'note',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Work queues of orders. The same names are used for counts, filters and tabs. */
export const orderQueueNames = [
  'to_fulfill',
  'partially_fulfilled',
  'on_hold',
  'to_confirm',
  'in_transit',
  'returns_requested',
  'returns_received',
  'awaiting_payment',
] as const;

export const orderFields = {
  status: { type: 'choice', values: orderStatuses },
  payment_status: { type: 'choice', values: paymentStatuses },
  fulfillment_status: { type: 'choice', values: fulfillmentStatuses },
  queue: { type: 'choice', values: orderQueueNames },
  channel: { type: 'choice', values: orderChannels },
  sold_by: { type: 'choice', values: sellers },
  brand: { type: 'choice' },
  returns: { type: 'choice', values: ['requested', 'received'] },
  order_number: { type: 'text' },
  customer_name: { type: 'text', personal: true },
  customer_email: { type: 'text', personal: true },
  product: { type: 'choice' },
  customer: { type: 'choice' },
  seller: { type: 'choice' },
  sku: { type: 'text' },
  tracking: { type: 'text' },
  tag: { type: 'text' },
  country: { type: 'text' },
  discount_code: { type: 'text' },
  total: { type: 'number' },
  items: { type: 'number' },
  placed_at: { type: 'instant' },
  updated_at: { type: 'instant' },
  from_chat: { type: 'flag' },
  counts_as_revenue: { type: 'flag' },
  refunded_at: { type: 'instant' },
  has_customer: { type: 'flag' },
  overpaid: { type: 'flag' },
} as const satisfies Fields;
export const orderSorts = ['placed_at', 'updated_at', 'total', 'order_number'] as const;

const brandRef = z.object({ id, name: z.string() });
export const orderSummary = z.object({
  id,
  order_number: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  fulfillment_status: z.enum(fulfillmentStatuses),
  customer: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
  items: z.int().describe('Total number of units in the order, excluding canceled ones.'),
  total_amount: money,
  currency,
  channel: z.enum(orderChannels),
  sold_by: z.enum(sellers).nullable(),
  conversation_id: id.nullable(),
  brand: brandRef.nullable(),
  returns: z.enum(['requested', 'received']).nullable().describe('Status of the order’s open return or exchange. Null if there is none.'),
  hold_reason: z.string().nullable(),
  overpaid: z.boolean().describe('Whether more was paid and not refunded than the order’s total.'),
  tracking: z.array(z.string()),
  tags: z.array(z.string()),
  placed_at: instant,
  updated_at: instant,
  version: z.int(),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const orderLine = z.object({
  id,
  variant_id: id.nullable(),
  product_id: id.nullable(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  sku: z.string().nullable(),
  image: z.string().nullable(),
  price: money.describe('Price per unit.'),
  discount: money.nullable().describe('The line’s share of the order’s discount. Null where it is shared by price, as in imported orders.'),
  quantity: z.int().describe('Number of units ordered, minus canceled ones.'),
  cancelled: z.int(),
  shipped: z.int(),
  returned: z.int(),
  to_ship: z.int(),
  returnable: z.int().describe('Number of shipped units that can still be returned or exchanged.'),
  restockable: z
    .int()
    .describe('Number of units that can be restocked: those the order took from stock and hasn’t put back. An imported order took none.'),
  taxes: z
    .array(z.object({ name: z.string(), rate: z.string() }))
    .describe('Taxes of the line. Its amounts are in the order’s `tax_lines`.'),
  refunded: z.int().describe('Number of units refunded by item, outside a return.'),
  refundable: z.int().describe('Number of units that can still be refunded by item: not canceled, in a return, or refunded before.'),
  refundable_amount: money.describe('What those units were paid with, including their share of discount and tax.'),
  returnable_refunded: z
    .int()
    .describe('Of the returnable units, those that were refunded before: a return of all of them pays nothing for these.'),
  exchange_id: id.nullable().describe('ID of the exchange that added this line. Null for an original line.'),
});
export type OrderLine = z.output<typeof orderLine>;

export const ledgerStates = ['pending', 'succeeded', 'failed'] as const;
export const ledgerEntry = z.object({
  id,
  kind: z.enum(['payment', 'refund']),
  amount: money,
  method: z.string().nullable().describe('ID of the customer’s payment method, or a payment type.'),
  method_label: z.string().nullable(),
  reason: z.string().nullable(),
  actor: z.string().nullable().describe('Name of who recorded it, if known.'),
  refund_id: id
    .nullable()
    .describe('ID of the refund in `refunds` that the entry belongs to. Null for a payment, or a refund without one.'),
  at: instant,
  provider_state: z
    .enum(ledgerStates)
    .nullable()
    .describe('Whether the payment provider has carried it out. Failed entries don’t count. Null if no provider is involved.'),
  provider_error: z.string().nullable().describe('Why it failed or is delayed, and what to do.'),
});
export const taxLine = z.object({
  name: z.string(),
  rate: z.string().describe('Percentage.'),
  base: money.describe('Amount without tax that it is charged on.'),
  amount: money,
});
export const refundRecord = z.object({
  id,
  amount: money.describe('Total of the refund: its items, shipping and adjustment.'),
  lines: z.array(
    z.object({
      line_id: id,
      name: z.string(),
      quantity: z.int(),
      amount: money,
      restocked: z.int().describe('Number of units that were restocked.'),
      cancelled: z.int().describe('Number of units that hadn’t shipped: they left the order, restocked or not.'),
    }),
  ),
  shipping: money,
  adjustment: money.describe('Amount added to the items and shipping, or subtracted if negative.'),
  owed_again: z.boolean().describe('Whether the refund returned all of a partial payment, so that the total is due again.'),
  at: instant,
});
export const disputeStates = ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
export const orderDispute = z.object({
  id,
  state: z.enum(disputeStates),
  reason: z.string().describe('Reason that the customer’s bank states.'),
  amount: money,
  currency,
  due_at: instant.nullable().describe('Time by which the shop must respond at the provider.'),
  opened_at: instant,
});
export type OrderDispute = z.output<typeof orderDispute>;
export const shipmentStates = ['shipped', 'delivered', 'cancelled'] as const;
export const shipment = z.object({
  id,
  number: z.int(),
  state: z.enum(shipmentStates),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  lines: z.array(z.object({ line_id: id, name: z.string(), quantity: z.int() })),
  shipping_address: address.nullable().describe('Address it was shipped to. The order’s own address can have changed since.'),
  shipped_at: instant,
  delivered_at: instant.nullable(),
});
export const returnKinds = ['return', 'exchange'] as const;
/** requested → received → closed; requested → declined or cancelled. A partly received return stays requested, with the units counted. */
export const returnStates = ['requested', 'received', 'closed', 'declined', 'cancelled'] as const;
export const returnReasons = ['unwanted', 'wrong_item', 'damaged', 'not_as_described', 'size', 'late', 'other'] as const;
export const orderReturn = z.object({
  id,
  number: z.int(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  note: z.string(),
  method: z.string().nullable().describe('Payment method that is refunded, or charged for an exchange’s price difference.'),
  method_label: z.string().nullable(),
  refund_amount: money.describe('Refund amount of the return.'),
  difference: money.describe('Price difference of the exchange. If positive, the customer is charged; if negative, refunded.'),
  refunded: money,
  lines: z.array(
    z.object({
      line_id: id,
      name: z.string(),
      options: z.record(z.string(), z.string()),
      quantity: z.int(),
      received: z.int(),
      restocked: z.int(),
      written_off: z.int(),
      refunded: z.int().describe('Number of units that were refunded before: the return pays nothing for them.'),
      new_variant_id: id.nullable(),
      new_name: z.string().nullable(),
      new_options: z.record(z.string(), z.string()).nullable(),
      new_price: money.nullable(),
    }),
  ),
  actions: z.array(z.enum(['receive', 'decline', 'cancel', 'close'])),
  created_at: instant,
});
export type OrderReturn = z.output<typeof orderReturn>;
export const orderEdit = z.object({
  id,
  kind: z.enum(['items', 'address', 'payment', 'cancel_lines']),
  difference: money.describe(
    'What the change adds to the total, or takes from it if negative. The `ledger` says what of it was charged or refunded.',
  ),
  method: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  actor: z.string().nullable(),
  at: instant,
});
export const orderEventKinds = [
  'imported',
  'created',
  'placed',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
  'lines_cancelled',
  'payment',
  'refund',
  'held',
  'released',
  'items_edited',
  'address_edited',
  'payment_edited',
  'tracking',
  'return_requested',
  'return_received',
  'return_declined',
  'return_cancelled',
  'return_closed',
  'exchange_requested',
  'checkout_created',
  'payment_link_created',
  'payment_declined',
  'payment_mismatch',
  'refund_failed',
  'disputed',
  'dispute_closed',
  'note',
  'message_sent',
  'brand_changed',
] as const;
export const orderEvent = z.object({
  id,
  kind: z.enum(orderEventKinds),
  actor_kind: z.enum(['user', 'machine', 'ai', 'customer', 'system']),
  actor: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  note: z.string().nullable(),
  amount: money.nullable(),
  at: instant,
});
export type OrderEvent = z.output<typeof orderEvent>;

export const order = orderSummary.extend({
  customer: z
    .object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      payment_methods: z
        .array(z.object({ id: z.string(), kind: z.string(), label: z.string(), balance: money.nullable() }))
        .describe('Customer’s payment methods. `balance` is what is left of store credit or a gift card, and null for other methods.'),
    })
    .nullable(),
  actions: z.array(z.enum(orderActions)).describe('What you can do with the order now.'),
  lines: z.array(orderLine),
  stock_from: z
    .array(z.object({ variant_id: id, location_id: id, location: z.string(), quantity: z.int() }))
    .describe('Where the units come from that the order took from stock, by location. Empty if the shop has one location.'),
  subtotal: money,
  discount: money,
  discount_code: z.string().nullable(),
  discounts: z
    .array(
      z.object({
        kind: z.enum(['goods', 'shipping']),
        name: z.string().nullable().describe('Of an automatic discount.'),
        code: z.string().nullable(),
        amount: money,
      }),
    )
    .describe('What the order got when it was placed. A discount that is changed or deleted later doesn’t change it.'),
  shipping: money,
  tax: money,
  tax_included: z.boolean().describe('Whether prices and the total include the tax. Otherwise it is added to them.'),
  tax_exempt: z.boolean(),
  tax_lines: z.array(taxLine).describe('The order’s taxes. Empty if only their sum is known, as for imported orders.'),
  captured: money,
  refunded: money,
  refundable: money.describe('Largest amount that can be refunded: captured minus refunded.'),
  refundable_shipping: money.describe('Shipping that wasn’t refunded yet.'),
  refund_allowance: money.describe('Largest amount that you can refund yourself. Above it, a teammate needs to approve the refund.'),
  balance: money.describe(
    'Balance due. Negative if the order is overpaid. Refunded amounts don’t become due again, unless all of a partial payment was refunded.',
  ),
  not_due: money.describe(
    'Part of the total that no longer has to be paid: canceled, returned or given back. The total minus `not_due` and `captured`, plus `refunded`, is the `balance`.',
  ),
  not_due_tax_lines: z
    .array(taxLine)
    .describe(
      'The taxes in `not_due`: those of items and shipping that were given back, and of any other amount in proportion. What the customer keeps is taxed with `tax_lines` minus these.',
    ),
  payment_terms: z.enum(paymentTerms),
  payment_method: z.string().nullable(),
  payment_method_label: z.string().nullable(),
  shipping_address: address.nullable(),
  billing_address: address.nullable(),
  cancel_reason: z.string().nullable(),
  incomplete: z
    .string()
    .nullable()
    .describe('Why an imported order is incomplete: which rows of the file failed, or how its total differs. Null if it’s complete.'),
  seller_name: z.string().nullable(),
  ledger: z.array(ledgerEntry),
  refunds: z
    .array(refundRecord)
    .describe('What refunds consist of, oldest first. Refunds of returns and changes are only in the `ledger`.'),
  disputes: z.array(orderDispute).describe('Card payments that the customer disputed with their bank.'),
  pay_until: instant
    .nullable()
    .describe('Time until which the customer can pay by card. If the order is unpaid by then, it is canceled and its items are restocked.'),
  shipments: z.array(shipment),
  edits: z.array(orderEdit),
  timeline: z.array(orderEvent).describe('Latest 200 timeline events, oldest first.'),
  return_records: z
    .array(orderReturn)
    .describe('Returns and exchanges of the order, oldest first. The order’s `returns` field is the status of the open one.'),
});
export type Order = z.output<typeof order>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
export const orderNarrowing = {
  status: z.enum(orderStatuses).optional(),
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Search term: an order number, customer name, email, phone number in any format, SKU, or tracking number.'),
  filter: filterParam(orderFields).optional(),
};
export const listOrders = query('GET /api/orders/:merchant', {
  summary: 'List orders of the brands you can see, newest first by default',
  access: 'orders:read',
  topics: ['orders'],
  input: shop.extend({
    ...orderNarrowing,
    customer: id.optional(),
    sort: z.enum(orderSorts).default('placed_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    cursor,
    limit: limit(),
  }),
  result: page(orderSummary),
});
export const countOrders = query('GET /api/orders/:merchant/count', {
  summary: 'Count matching orders, up to 10,000',
  access: 'orders:read',
  topics: ['orders'],
  input: shop.extend(orderNarrowing),
  result: counted,
});
/** The counts on the tabs of orders and fulfillment, each up to 10,000. */
export const orderQueues = query('GET /api/orders/:merchant/queues', {
  summary: 'Count the orders in each queue',
  access: 'orders:read',
  topics: ['orders'],
  input: shop,
  result: z.object({
    to_fulfill: z.int().describe('Number of confirmed or processing orders that are not on hold and have items ready to ship.'),
    partially_fulfilled: z.int(),
    on_hold: z.int(),
    to_confirm: z.int().describe('Number of pending orders.'),
    in_transit: z.int().describe('Number of orders shipped but not yet delivered.'),
    returns_requested: z.int(),
    returns_received: z.int().describe('Number of orders whose return or exchange was received but is not yet closed.'),
    awaiting_payment: z.int(),
  }),
});
export const getOrder = query('GET /api/orders/:merchant/:id', {
  summary: 'Retrieve an order with its items, payments, shipments, returns and timeline',
  access: 'orders:read',
  topics: ['orders'],
  input: one,
  result: order,
  problems: ['order.missing'],
});

export const newLine = z.object({
  variant_id: id,
  quantity: z.int().min(1).max(10_000),
  price: money.optional().describe('Price per unit. Defaults to the variant’s price.'),
});
const draftBody = {
  customer_id: id.nullable(),
  conversation_id: id.nullable(),
  brand_id: id.nullable(),
  lines: z.array(newLine).min(1, 'Add at least one product.').max(200),
  discount_code: z.string().trim().max(60).nullable(),
  discount: money.nullable().describe('Amount off the order, as an alternative to a discount code. Null for none.'),
  shipping: money,
  shipping_address: address.nullable(),
  payment_terms: z.enum(paymentTerms),
  note: z.string().trim().max(2000),
  tax_exempt: z.boolean().describe('Whether no tax is charged, such as to a business in another EU country.'),
};
/** The tax follows from the shop’s rates, so sending one is an error and not ignored. */
const noTax = { tax: z.undefined({ error: 'Tax is computed from your tax rates. Leave it out, or set tax_exempt.' }).optional() };
/** Neither may be lost silently. */
const oneDiscount = {
  check: ({ discount, discount_code: code }: { discount?: string | null | undefined; discount_code?: string | null | undefined }) =>
    !code || discount === undefined || discount === null,
  issue: { path: ['discount'], message: 'Send a discount or a discount code, not both.' },
};
export const createOrder = command('POST /api/orders/:merchant', {
  summary:
    'Create a draft order; stock isn’t deducted until it’s placed. Place it with `PUT …/status` and `{"status":"pending"}`, and confirm it with `{"status":"confirmed"}` before it ships.',
  access: 'orders:write',
  topics: ['orders'],
  creates: true,
  input: shop
    .extend({
      ...draftBody,
      customer_id: draftBody.customer_id.default(null),
      conversation_id: draftBody.conversation_id.default(null),
      brand_id: draftBody.brand_id.default(null),
      discount_code: draftBody.discount_code.default(null),
      discount: draftBody.discount.default(null),
      shipping: draftBody.shipping.default('0'),
      shipping_address: draftBody.shipping_address.default(null),
      payment_terms: draftBody.payment_terms.default('prepaid'),
      note: draftBody.note.default(''),
      tax_exempt: draftBody.tax_exempt.default(false),
      ...noTax,
    })
    .refine(oneDiscount.check, oneDiscount.issue),
  result: order,
  problems: ['product.missing', 'customer.missing', 'conversation.missing', 'brand.missing', 'discount.refused'],
});
export const updateDraft = command('PUT /api/orders/:merchant/:id', {
  summary: 'Update a draft; `version` guards against overwriting another change',
  access: 'orders:write',
  topics: ['orders'],
  input: one
    .extend({ ...z.object(draftBody).partial().shape, ...noTax, version: z.int().optional() })
    .refine(oneDiscount.check, oneDiscount.issue),
  result: order,
  problems: [
    'order.missing',
    'order.move_refused',
    'order.changed',
    'product.missing',
    'customer.missing',
    'conversation.missing',
    'brand.missing',
    'discount.refused',
  ],
});
export const discardDraft = command('DELETE /api/orders/:merchant/:id', {
  summary: 'Discard a draft; other orders can’t be deleted',
  access: 'orders:write',
  topics: ['orders'],
  input: one,
  result: nothing,
  problems: ['order.missing', 'order.move_refused'],
});

const refundChoice = z.union([z.enum(['all', 'none']), z.object({ amount: money })]);
const notify = z.boolean().default(false).describe('Whether to notify the customer in their conversation, if they have one.');
const reason = z.string().trim().max(500);
/** Changes `status`. 409 `order.move_refused` lists the allowed transitions. */
export const updateOrderStatus = command('PUT /api/orders/:merchant/:id/status', {
  summary:
    'Update an order’s status. `pending` places a draft, and `confirmed` is needed before it ships. `shipped` ships everything left; canceling a paid order requires `refund` and `restock`. `returned` can’t be set.',
  access: 'orders:write',
  topics: ['orders', 'products', 'customers'],
  input: one.extend({
    status: z.enum(orderStatuses),
    note: reason.optional(),
    refund: refundChoice.optional(),
    restock: z.boolean().optional(),
    notify,
    version: z.int().optional(),
  }),
  result: order,
  problems: [
    'order.missing',
    'order.move_refused',
    'order.changed',
    'order.cancel_incomplete',
    'order.out_of_stock',
    'product.missing',
    'discount.refused',
    'order.not_paid',
    'order.on_hold',
    'refund.too_much',
    'refund.above_limit',
    'refund.disputed',
  ],
});
const lines = z
  .array(z.object({ line_id: id, quantity: z.int().min(1).max(100_000) }))
  .min(1, 'Choose at least one item.')
  .max(200);
export const cancelLines = command('POST /api/orders/:merchant/:id/cancel-lines', {
  summary: 'Cancel items that haven’t shipped; the total decreases, and any overpayment can be refunded immediately',
  access: 'orders:write',
  topics: ['orders', 'products', 'customers'],
  keyed: true,
  input: one.extend({ lines, restock: z.boolean(), refund: z.boolean(), reason: reason.optional(), notify }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'order.line_refused', 'refund.above_limit', 'refund.disputed'],
});
export const recordPayment = command('POST /api/orders/:merchant/:id/payments', {
  summary: 'Record a payment, up to the balance due; `amount` defaults to the full balance',
  access: 'orders:write',
  topics: ['orders', 'customers'],
  creates: true,
  input: one.extend({
    amount: money.optional(),
    method: z
      .string()
      .trim()
      .max(120)
      .nullable()
      .default(null)
      .describe(
        'How it was paid: `card`, `paypal`, `cash`, `bank_transfer`, `invoice`, `on_delivery`, `other`, or the ID of one of the customer’s payment methods. Null if unspecified.',
      ),
    gift_card_code: z
      .string()
      .trim()
      .max(60)
      .optional()
      .describe('Code of a gift card to pay with, as an alternative to `method`. Without `amount`, it pays what it can.'),
    reason: reason.optional(),
  }),
  result: order,
  problems: [
    'order.missing',
    'order.move_refused',
    'payment.too_much',
    'payment.method_refused',
    'payment.balance_low',
    'gift_card.refused',
  ],
});
const refundParts = {
  amount: money
    .optional()
    .describe(
      'Amount to refund. Defaults to the sum of items, shipping and adjustment; if it differs from what items and shipping come to, the difference is stored as the adjustment and requires a `reason`. Can’t be sent with an `adjustment`.',
    ),
  lines: z
    .array(
      z.object({
        line_id: id,
        quantity: z.int().min(1).max(100_000),
        restock: z
          .boolean()
          .default(false)
          .describe(
            'Whether to restock the units. Units that haven’t shipped leave the order either way; shipped ones that are restocked count as returned.',
          ),
      }),
    )
    .max(200)
    .default([])
    .describe('Items to refund, at what was paid for them: their price with their share of discount and tax.'),
  shipping: money.optional().describe('Shipping to refund, up to `refundable_shipping`.'),
  adjustment: money.optional().describe('Amount to add, or to subtract if negative. Requires a `reason`.'),
};
export const refundOrder = command('POST /api/orders/:merchant/:id/refunds', {
  summary:
    'Refund an order, by amount or by items, shipping and adjustment, to the original payment method, store credit or a gift card, up to the captured amount minus earlier refunds. The order lists them in `refunds`. Send an Idempotency-Key.',
  access: 'orders:write',
  topics: ['orders', 'customers', 'products'],
  creates: true,
  input: one.extend({
    ...refundParts,
    method: z
      .string()
      .trim()
      .max(120)
      .nullable()
      .default(null)
      .describe('Payment method to refund to. Null for the original payment method.'),
    reason: reason.default(''),
    notify,
    message: z.string().trim().max(1000).default('').describe('Text to add to the notification of the customer.'),
  }),
  result: order,
  problems: [
    'order.missing',
    'order.move_refused',
    'order.line_refused',
    'refund.too_much',
    'refund.above_limit',
    'refund.disputed',
    'payment.method_refused',
    'gift_card.refused',
  ],
});
export const previewRefund = query('GET /api/orders/:merchant/:id/refund-preview', {
  summary: 'Calculate what a refund of items and shipping comes to, without refunding',
  access: 'orders:read',
  topics: ['orders'],
  input: one.extend({
    lines: z
      .string()
      .max(12_000)
      .regex(/^[0-9a-f-]{36}:[1-9]\d{0,5}(,[0-9a-f-]{36}:[1-9]\d{0,5})*$/i, 'Name items as line_id:quantity, comma-separated.')
      .optional()
      .describe('Items as `line_id:quantity`, comma-separated.'),
    shipping: money.optional(),
  }),
  result: z.object({
    lines: z.array(z.object({ line_id: id, quantity: z.int(), amount: money })),
    shipping: money,
    amount: money.describe('Suggested amount: items and shipping. It can be more than `refundable` if the order is only partly paid.'),
    refundable: money.describe('Largest amount that can be refunded.'),
  }),
  problems: ['order.missing', 'order.move_refused', 'order.line_refused'],
});
export const holdOrder = command('POST /api/orders/:merchant/:id/hold', {
  summary: 'Put an order’s unshipped items on hold, with a reason',
  access: 'orders:write',
  topics: ['orders'],
  input: one.extend({ reason: reason.min(1, 'Enter a reason.') }),
  result: order,
  problems: ['order.missing', 'order.move_refused'],
});
export const releaseOrder = command('POST /api/orders/:merchant/:id/release', {
  summary: 'Release an order from hold',
  access: 'orders:write',
  topics: ['orders'],
  input: one,
  result: order,
  problems: ['order.missing', 'order.move_refused'],
});
const parcel = {
  carrier: z.string().trim().max(60).nullable().default(null),
  tracking_number: trackingNumber.nullable().default(null),
  tracking_url: webAddress(500, 'Enter a web address such as https://carrier.example/track.').nullable().default(null),
};
export const shipOrder = command('POST /api/orders/:merchant/:id/shipments', {
  summary: 'Ship the listed items, or everything left if none are listed. The order is `shipped` once nothing is left to ship.',
  access: 'orders:write',
  topics: ['orders'],
  creates: true,
  input: one.extend({ lines: lines.optional(), ...parcel, notify }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'order.line_refused', 'order.not_paid', 'order.on_hold'],
});
export const updateShipment = command('PUT /api/orders/:merchant/:id/shipments/:shipment', {
  summary:
    'Update a shipment’s tracking details or mark the shipment as delivered; the order becomes `delivered` once all its shipments are',
  access: 'orders:write',
  topics: ['orders'],
  input: one.extend({
    shipment: id,
    carrier: parcel.carrier.unwrap().optional(),
    tracking_number: parcel.tracking_number.unwrap().optional(),
    tracking_url: parcel.tracking_url.unwrap().optional(),
    state: z.literal('delivered').optional(),
    notify,
  }),
  result: order,
  problems: ['order.missing', 'shipment.missing', 'order.move_refused'],
});

const settleNow = z
  .enum(['now', 'later'])
  .default('now')
  .describe(
    '`now` charges or refunds the difference. `later` leaves it: an increase as balance due, a decrease as overpaid. An unpaid order only gets a new total, unless a method is named.',
  );
/** What an order counts at most. */
export const mostLines = 200;
export const mostUnits = 10_000;
/** Edits before shipping. Each is recorded with its payment or refund, and in the timeline. */
export const editItems = command('POST /api/orders/:merchant/:id/edits/items', {
  summary:
    'Add items to a placed order, take unshipped ones away, or change them to another variant of the same product; the difference is charged or refunded to one of the customer’s payment methods, or left',
  access: 'orders:write',
  topics: ['orders', 'products', 'customers'],
  keyed: true,
  input: one.extend({
    changes: z
      .array(
        z.object({
          line_id: id,
          quantity: z.int().min(1).max(mostUnits).optional().describe('Number of units to change. Defaults to all units of the line.'),
          variant_id: id,
        }),
      )
      .max(mostLines)
      .default([]),
    add: z
      .array(z.object({ variant_id: id, quantity: z.int().min(1).max(mostUnits) }))
      .max(mostLines)
      .default([])
      .describe('Items to add, at today’s price and taxes.'),
    remove: z
      .array(z.object({ line_id: id, quantity: z.int().min(1).max(100_000) }))
      .max(mostLines)
      .default([])
      .describe('Units to take away: not shipped, refunded or in a return. They go back into stock.'),
    apply_discount: z
      .boolean()
      .default(false)
      .describe('Whether added items get the order’s discount too, in the same proportion. Otherwise they are sold at full price.'),
    settle: settleNow,
    method: z.string().trim().max(120).nullable().default(null),
    notify,
    version: z
      .int()
      .optional()
      .describe('Version of the order that the change was based on. If the order has changed since, it is refused.'),
  }),
  result: order,
  problems: [
    'order.missing',
    'order.move_refused',
    'order.changed',
    'order.line_refused',
    'order.other_product',
    'order.out_of_stock',
    'product.missing',
    'payment.method_refused',
    'payment.balance_low',
    'refund.above_limit',
    'refund.disputed',
  ],
});
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** `id:quantity` or `id:id:quantity`, comma-separated. */
const pairs = (ids: 1 | 2, example: string) => {
  const pair = `(?:${uuid}:){${ids}}[1-9]\\d{0,4}`;
  return z
    .string()
    .max(20_000)
    .regex(new RegExp(`^${pair}(?:,${pair})*$`, 'i'), `Name items as ${example}, comma-separated.`)
    .optional()
    .describe(`\`${example}\`, comma-separated.`);
};
export const previewItems = query('GET /api/orders/:merchant/:id/edits/items/preview', {
  summary: 'Calculate what an order comes to with items added, taken away or changed, and what is charged or refunded, without changing it',
  access: 'orders:write',
  topics: ['orders', 'products'],
  input: one.extend({
    changes: pairs(2, 'line_id:variant_id:quantity'),
    add: pairs(1, 'variant_id:quantity'),
    remove: pairs(1, 'line_id:quantity'),
    apply_discount: z.stringbool().default(false),
    settle: settleNow,
    method: z.string().trim().max(120).optional(),
  }),
  result: z.object({
    added: z.array(
      z.object({
        variant_id: id,
        name: z.string(),
        options: z.record(z.string(), z.string()),
        price: money,
        quantity: z.int(),
        amount: money,
      }),
    ),
    subtotal: money,
    discount: money,
    shipping: money,
    tax: money,
    tax_included: z.boolean(),
    total: money,
    difference: money.describe('What the total increases by, or decreases by if negative.'),
    charged: money.describe('What the change charges now.'),
    refunded: money.describe('What the change refunds now.'),
    balance: money.describe('Balance due afterwards. Negative if the order is then overpaid.'),
    method_label: z.string().nullable().describe('Payment method that is charged or refunded. Null if none or several are.'),
  }),
  problems: ['order.missing', 'order.move_refused', 'order.line_refused', 'order.other_product', 'product.missing'],
});
export const editAddress = command('POST /api/orders/:merchant/:id/edits/address', {
  summary: 'Replace the shipping address of what hasn’t shipped yet; the tax stays as it is',
  access: 'orders:write',
  topics: ['orders'],
  input: one.extend({ shipping_address: address }),
  result: order,
  problems: ['order.missing', 'order.move_refused'],
});
export const editPayment = command('POST /api/orders/:merchant/:id/edits/payment', {
  summary: 'Change the payment method: charges the new one and refunds the old one. Only for orders with a single payment.',
  access: 'orders:write',
  topics: ['orders', 'customers'],
  input: one.extend({ method: z.string().trim().min(1).max(120) }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'payment.method_refused', 'payment.balance_low'],
});

/** After delivery; each unit can be in one return or exchange. */
export const requestReturn = command('POST /api/orders/:merchant/:id/returns', {
  summary: 'Start a return, refunded to the original payment method or a gift card, or an exchange for another variant of the same product',
  access: 'orders:write',
  topics: ['orders', 'products'],
  creates: true,
  input: one.extend({
    kind: z.enum(returnKinds),
    lines: z
      .array(z.object({ line_id: id, quantity: z.int().min(1).max(100_000), new_variant_id: id.optional() }))
      .min(1, 'Choose at least one item.')
      .max(200),
    reason: z.enum(returnReasons).default('other'),
    note: reason.default(''),
    method: z.string().trim().max(120).nullable().default(null),
    notify,
  }),
  result: order,
  problems: [
    'order.missing',
    'order.move_refused',
    'order.line_refused',
    'order.other_product',
    'order.out_of_stock',
    'payment.method_refused',
    'payment.balance_low',
  ],
});
export const receiveReturn = command('POST /api/orders/:merchant/:id/returns/:return/receive', {
  summary: 'Receive returned items, each restocked or written off; once all have arrived, the return is refunded or the exchange settled',
  access: 'orders:write',
  topics: ['orders', 'products', 'customers'],
  keyed: true,
  input: one.extend({
    return: id,
    lines: z
      .array(z.object({ line_id: id, restock: z.int().min(0).max(100_000), write_off: z.int().min(0).max(100_000) }))
      .min(1)
      .max(200),
    refund: money.optional().describe('Amount to refund. Defaults to the price of the items received.'),
    notify,
  }),
  result: order,
  problems: [
    'order.missing',
    'return.missing',
    'return.move_refused',
    'order.line_refused',
    'refund.too_much',
    'refund.above_limit',
    'refund.disputed',
    'payment.method_refused',
    'payment.balance_low',
  ],
});
export const endReturn = command('POST /api/orders/:merchant/:id/returns/:return/end', {
  summary:
    'Decline or cancel a requested return, or close a received one; closing a partly received return drops the missing items and settles the rest',
  access: 'orders:write',
  topics: ['orders', 'products'],
  input: one.extend({ return: id, state: z.enum(['declined', 'cancelled', 'closed']), note: reason.default(''), notify }),
  result: order,
  problems: [
    'order.missing',
    'return.missing',
    'return.move_refused',
    'refund.above_limit',
    'refund.disputed',
    'payment.method_refused',
    'payment.balance_low',
  ],
});
export const addOrderNote = command('POST /api/orders/:merchant/:id/notes', {
  summary: 'Add a note to an order’s timeline; the customer never sees it',
  access: 'orders:write',
  topics: ['orders'],
  creates: true,
  input: one.extend({ text: z.string().trim().min(1, 'Enter a note.').max(2000, 'Use at most 2,000 characters.') }),
  result: order,
  problems: ['order.missing'],
});

/** As long and as many as products' tags. */
export const orderTag = z.string().trim().min(1, 'Enter a tag.').max(60, 'Use at most 60 characters.');
export const mostTags = 50;
const someTags = z.array(orderTag).max(20, 'Use at most 20 tags at a time.');
export const tagOrder = command('POST /api/orders/:merchant/:id/tags', {
  summary: 'Add and remove an order’s tags, at most 50 in all; upper and lower case are the same tag',
  access: 'orders:write',
  topics: ['orders'],
  input: one.extend({ add: someTags.default([]), remove: someTags.default([]) }),
  result: order,
  problems: ['order.missing'],
});

/** The pick list of the given orders, or of all that can ship. */
export const getPickList = query('GET /api/orders/:merchant/pick-list', {
  summary: 'Retrieve a pick list, grouped by product and variant, for up to 200 orders',
  access: 'orders:read',
  topics: ['orders'],
  input: shop.extend({
    ids: z.string().max(8000).optional().describe('Comma-separated order IDs. Defaults to the oldest 200 orders that are ready to ship.'),
  }),
  result: z.object({
    orders: z.array(
      z.object({
        id,
        order_number: z.string(),
        customer_name: z.string(),
        placed_at: instant,
        lines: z.array(z.object({ line_id: id, name: z.string(), detail: z.string(), sku: z.string().nullable(), quantity: z.int() })),
      }),
    ),
    picks: z.array(
      z.object({
        variant_id: id.nullable(),
        name: z.string(),
        detail: z.string(),
        sku: z.string().nullable(),
        barcode: z.string().nullable(),
        quantity: z.int(),
        stock: z.int().nullable(),
      }),
    ),
  }),
});

/** Bulk changes of orders. */
export const orderBulkChange = z
  .object({
    status: z.enum(['confirmed', 'processing', 'delivered', 'cancelled']).optional(),
    ship: z.boolean().optional().describe('Whether to ship all remaining items.'),
    refund: z.enum(['all', 'none']).optional(),
    restock: z.boolean().optional(),
    hold: reason.min(1).optional(),
    release: z.boolean().optional(),
    record_payment: z.boolean().optional(),
    brand_id: id.nullable().optional(),
    add_tags: someTags.optional(),
    remove_tags: someTags.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Choose at least one field to change.');
export const startOrderBulk = command('POST /api/orders/:merchant/bulk', {
  summary:
    'Update orders in bulk: a job applies the change row by row, under the same rules as single updates; at most 100,000 rows. Status changes and payments can’t be undone.',
  access: 'orders:write',
  people: 'Bulk updates run with the role of the teammate who started them.',
  topics: ['bulk'],
  creates: true,
  input: shop.extend({ selection: selectionOf(orderFields), change: orderBulkChange }),
  result: bulkRun,
  problems: ['bulk.too_many', 'brand.missing'],
});
/** Creates a checkout link from the current order. */
export const createOrderCheckout = command('POST /api/orders/:merchant/:id/checkout', {
  summary: 'Create a checkout link for a draft order; paying it places the order',
  access: 'orders:write',
  people: 'A checkout link is credited to the teammate who creates it.',
  topics: ['orders'],
  input: one,
  result: z.object({ url: z.string(), expires_at: instant }),
  problems: ['order.missing', 'order.move_refused'],
});

/** Documents to print. They show whole names and addresses, so they need permission to read personal data. */
const pages = z
  .string()
  .min(1, 'Choose at least one order.')
  .max(4000)
  .describe('Comma-separated order IDs, up to 100, in the order of the pages.');
const shipmentId = id
  .optional()
  .describe('Shipment to print. Defaults to what is left to ship or, once everything has shipped, the last shipment.');
export const labelSizes = ['100x150', 'a6'] as const;
const labelSize = z.enum(labelSizes).default('100x150').describe('Label size: 100 × 150 mm or A6.');
export const downloadPackingSlip = download('GET /api/orders/:merchant/:id/packing-slip', {
  summary: 'Download an order’s packing slip as PDF, without prices',
  access: 'orders:read',
  input: one.extend({ shipment: shipmentId }),
  result: z.string(),
  problems: ['order.missing', 'order.move_refused', 'shipment.missing'],
});
export const downloadLabel = download('GET /api/orders/:merchant/:id/label', {
  summary: 'Download an order’s address label as PDF, with the order number as a Code 128 barcode. It isn’t a carrier’s label.',
  access: 'orders:read',
  input: one.extend({ size: labelSize, shipment: shipmentId }),
  result: z.string(),
  problems: ['order.missing', 'order.move_refused', 'shipment.missing'],
});
export const downloadPackingSlips = download('GET /api/orders/:merchant/packing-slips', {
  summary: 'Download the packing slips of up to 100 orders as one PDF, each beginning on its own page',
  access: 'orders:read',
  input: shop.extend({ ids: pages }),
  result: z.string(),
  problems: ['order.missing', 'order.move_refused'],
});
export const downloadLabels = download('GET /api/orders/:merchant/labels', {
  summary: 'Download the address labels of up to 100 orders as one PDF, one a page',
  access: 'orders:read',
  input: shop.extend({ ids: pages, size: labelSize }),
  result: z.string(),
  problems: ['order.missing', 'order.move_refused'],
});
export const downloadInvoice = download('GET /api/orders/:merchant/:id/invoice', {
  summary: 'Download an order’s invoice as PDF: prices, each tax with its base, what was paid and refunded, and the balance',
  access: 'orders:read',
  input: one,
  result: z.string(),
  problems: ['order.missing', 'order.move_refused'],
});
export const downloadInvoices = download('GET /api/orders/:merchant/invoices', {
  summary: 'Download the invoices of up to 100 orders as one PDF, each beginning on its own page',
  access: 'orders:read',
  input: shop.extend({ ids: pages }),
  result: z.string(),
  problems: ['order.missing', 'order.move_refused'],
});
