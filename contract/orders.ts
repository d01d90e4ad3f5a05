import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { type Fields, filterParam } from './filters.ts';
import { address } from './addresses.ts';
import { channels } from './channels.ts';
import { counted, selectionOf } from './lists.ts';
import { bulkRun } from './bulk.ts';
import { currency, cursor, id, instant, limit, merchantId, money, nothing, page } from './values.ts';

/** The three axes of an order. `rules.ts` of the orders feature holds the table of moves; imports set states. */
export const orderStatuses = ['draft', 'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
export const paymentStatuses = ['awaiting', 'authorized', 'partially_paid', 'paid', 'partially_refunded', 'refunded', 'voided'] as const;
export const fulfillmentStatuses = ['unfulfilled', 'partially_fulfilled', 'fulfilled', 'on_hold'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];
/** `prepaid` ships once it is paid; the others ship before. */
export const paymentTerms = ['prepaid', 'on_delivery', 'invoice'] as const;
/** Where an order was placed: in a conversation, in the shop itself, or in the system it was imported from. */
export const orderChannels = [...channels, 'shop', 'import'] as const;
export const sellers = ['ai', 'teammate', 'customer'] as const;
/** What may be done with an order now, by this person. Every order carries those allowed. */
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
  'note',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** What orders wait for. The same names count them, narrow the list to them, and stand on the tabs. */
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
  customer_name: { type: 'text' },
  customer_email: { type: 'text' },
  product: { type: 'choice' },
  customer: { type: 'choice' },
  seller: { type: 'choice' },
  sku: { type: 'text' },
  tracking: { type: 'text' },
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
  items: z.int().describe('Pieces in all, cancelled ones not counted.'),
  total_amount: money,
  currency,
  channel: z.enum(orderChannels),
  sold_by: z.enum(sellers).nullable(),
  conversation_id: id.nullable(),
  brand: brandRef.nullable(),
  returns: z.enum(['requested', 'received']).nullable().describe('An open return or exchange, and how far it is.'),
  hold_reason: z.string().nullable(),
  tracking: z.array(z.string()),
  placed_at: instant,
  updated_at: instant,
  version: z.int(),
  actions: z.array(z.enum(orderActions)),
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
  price: money.describe('For one piece.'),
  quantity: z.int().describe('As ordered, less what was cancelled.'),
  cancelled: z.int(),
  shipped: z.int(),
  returned: z.int(),
  to_ship: z.int(),
  returnable: z.int().describe('Shipped pieces in no return yet.'),
  exchange_id: id.nullable().describe('The exchange this line came in by.'),
});
export type OrderLine = z.output<typeof orderLine>;

export const ledgerEntry = z.object({
  id,
  kind: z.enum(['payment', 'refund']),
  amount: money,
  method: z.string().nullable().describe('The id of the customer’s payment method, or a kind of payment.'),
  method_label: z.string().nullable(),
  reason: z.string().nullable(),
  at: instant,
});
export const shipmentStates = ['shipped', 'delivered', 'cancelled'] as const;
export const shipment = z.object({
  id,
  number: z.int(),
  state: z.enum(shipmentStates),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  lines: z.array(z.object({ line_id: id, name: z.string(), quantity: z.int() })),
  shipped_at: instant,
  delivered_at: instant.nullable(),
});
export const returnKinds = ['return', 'exchange'] as const;
/** requested → received → closed; requested → declined or cancelled. Received in part stays requested, with the pieces counted. */
export const returnStates = ['requested', 'received', 'closed', 'declined', 'cancelled'] as const;
export const returnReasons = ['unwanted', 'wrong_item', 'damaged', 'not_as_described', 'size', 'late', 'other'] as const;
export const orderReturn = z.object({
  id,
  number: z.int(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  note: z.string(),
  method: z.string().nullable().describe('Where the refund or the difference goes, or comes from.'),
  method_label: z.string().nullable(),
  refund_amount: money.describe('What is, or was, to be refunded for a return.'),
  difference: money.describe('Of an exchange: above zero the customer pays, below zero they get it back.'),
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
  difference: money.describe('Above zero it was charged, below zero refunded.'),
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
  'note',
  'message_sent',
  'brand_changed',
] as const;
export const orderEvent = z.object({
  id,
  kind: z.enum(orderEventKinds),
  actor_kind: z.enum(['user', 'ai', 'customer', 'system']),
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
        .describe('`balance` of a gift card.'),
    })
    .nullable(),
  lines: z.array(orderLine),
  subtotal: money,
  discount: money,
  discount_code: z.string().nullable(),
  shipping: money,
  tax: money,
  captured: money,
  refunded: money,
  refundable: money.describe('Captured less refunded: the most a refund can be.'),
  balance: money.describe('What is still to be paid; below zero what was paid too much. Money that was given back is not asked for again.'),
  payment_terms: z.enum(paymentTerms),
  payment_method: z.string().nullable(),
  payment_method_label: z.string().nullable(),
  shipping_address: address.nullable(),
  billing_address: address.nullable(),
  cancel_reason: z.string().nullable(),
  seller_name: z.string().nullable(),
  ledger: z.array(ledgerEntry),
  shipments: z.array(shipment),
  edits: z.array(orderEdit),
  timeline: z.array(orderEvent).describe('Oldest first, the latest 200.'),
  return_records: z.array(orderReturn).describe('Returns and exchanges, oldest first; `returns` says how far an open one is.'),
});
export type Order = z.output<typeof order>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
export const orderNarrowing = {
  status: z.enum(orderStatuses).optional(),
  q: z.string().trim().max(200).optional().describe('Order number, customer, e-mail, phone in any form, SKU, tracking number.'),
  filter: filterParam(orderFields).optional(),
};
export const listOrders = query('GET /api/orders/:merchant', {
  summary: 'Orders, newest first or as sorted; those of the brands this person may see',
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
  summary: 'How many orders match; counting stops at 10,000',
  access: 'orders:read',
  topics: ['orders'],
  input: shop.extend(orderNarrowing),
  result: counted,
});
/** The figures of the tabs of orders and fulfillment: each counts to 10,000. */
export const orderQueues = query('GET /api/orders/:merchant/queues', {
  summary: 'How many orders wait for something',
  access: 'orders:read',
  topics: ['orders'],
  input: shop,
  result: z.object({
    to_fulfill: z.int().describe('Confirmed or processing, with pieces to ship that may be shipped, not held.'),
    partially_fulfilled: z.int(),
    on_hold: z.int(),
    to_confirm: z.int().describe('Pending.'),
    in_transit: z.int().describe('Shipped, not delivered.'),
    returns_requested: z.int(),
    returns_received: z.int().describe('Received and not closed.'),
    awaiting_payment: z.int(),
  }),
});
export const getOrder = query('GET /api/orders/:merchant/:id', {
  summary: 'One order with its lines, money, shipments, returns and timeline',
  access: 'orders:read',
  topics: ['orders'],
  input: one,
  result: order,
  problems: ['order.missing'],
});

export const newLine = z.object({
  variant_id: id,
  quantity: z.int().min(1).max(10_000),
  price: money.optional().describe('Instead of the variant’s own.'),
});
const draftBody = {
  customer_id: id.nullable(),
  conversation_id: id.nullable(),
  brand_id: id.nullable(),
  lines: z.array(newLine).min(1, 'Add a product.').max(200),
  discount_code: z.string().trim().max(60).nullable(),
  discount: money.nullable().describe('An amount off, instead of a code.'),
  shipping: money,
  shipping_address: address.nullable(),
  payment_terms: z.enum(paymentTerms),
  note: z.string().trim().max(2000),
};
export const createOrder = command('POST /api/orders/:merchant', {
  summary: 'A draft order by hand; nothing is taken from stock until it is placed',
  access: 'orders:write',
  topics: ['orders'],
  creates: true,
  input: shop.extend({
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
  }),
  result: order,
  problems: ['product.missing', 'customer.missing', 'conversation.missing', 'brand.missing', 'discount.refused'],
});
export const updateDraft = command('PUT /api/orders/:merchant/:id', {
  summary: 'Change a draft; `version` guards against overwriting another’s change',
  access: 'orders:write',
  topics: ['orders'],
  input: one.extend({ ...z.object(draftBody).partial().shape, version: z.int().optional() }),
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
  summary: 'Discard a draft; nothing else can be deleted',
  access: 'orders:write',
  topics: ['orders'],
  input: one,
  result: nothing,
  problems: ['order.missing', 'order.move_refused'],
});

const refundChoice = z.union([z.enum(['all', 'none']), z.object({ amount: money })]);
const notify = z.boolean().default(false).describe('Tell the customer in their conversation, where there is one.');
const reason = z.string().trim().max(500);
/** The moves of `status`. 409 `order.move_refused` names the moves allowed. */
export const updateOrderStatus = command('PUT /api/orders/:merchant/:id/status', {
  summary:
    'Move an order. To `shipped` everything left is shipped; cancelling a paid order without {refund, restock} is 422. `returned` is never set.',
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
    'product.missing',
    'discount.refused',
  ],
});
const lines = z
  .array(z.object({ line_id: id, quantity: z.int().min(1).max(100_000) }))
  .min(1, 'Choose at least one line.')
  .max(200);
export const cancelLines = command('POST /api/orders/:merchant/:id/cancel-lines', {
  summary: 'Cancel pieces that were not shipped; the total becomes less, and what was paid too much can go back at once',
  access: 'orders:write',
  topics: ['orders', 'products', 'customers'],
  keyed: true,
  input: one.extend({ lines, restock: z.boolean(), refund: z.boolean(), reason: reason.optional(), notify }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'order.line_refused', 'refund.above_limit'],
});
export const recordPayment = command('POST /api/orders/:merchant/:id/payments', {
  summary: 'Note money that came in, at most what is still to be paid; without an amount all of it',
  access: 'orders:write',
  topics: ['orders', 'customers'],
  creates: true,
  input: one.extend({ amount: money.optional(), method: z.string().trim().max(120).nullable().default(null), reason: reason.optional() }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'payment.too_much', 'payment.method_refused', 'payment.balance_low'],
});
export const refundOrder = command('POST /api/orders/:merchant/:id/refunds', {
  summary: 'Give money back, at most captured less refunded, to the method it came from or a gift card. Send an Idempotency-Key.',
  access: 'orders:write',
  topics: ['orders', 'customers'],
  creates: true,
  input: one.extend({
    amount: money,
    method: z.string().trim().max(120).nullable().default(null).describe('null: the method that paid.'),
    reason: reason.default(''),
    notify,
  }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'refund.too_much', 'refund.above_limit', 'payment.method_refused'],
});
export const holdOrder = command('POST /api/orders/:merchant/:id/hold', {
  summary: 'Hold what is not shipped yet, with a reason; released, it goes on where it was',
  access: 'orders:write',
  topics: ['orders'],
  input: one.extend({ reason: reason.min(1, 'Say why.') }),
  result: order,
  problems: ['order.missing', 'order.move_refused'],
});
export const releaseOrder = command('POST /api/orders/:merchant/:id/release', {
  summary: 'End a hold',
  access: 'orders:write',
  topics: ['orders'],
  input: one,
  result: order,
  problems: ['order.missing', 'order.move_refused'],
});
const parcel = {
  carrier: z.string().trim().max(60).nullable().default(null),
  tracking_number: z.string().trim().max(80).nullable().default(null),
  tracking_url: z.url('Enter a web address.').max(500).nullable().default(null),
};
export const shipOrder = command('POST /api/orders/:merchant/:id/shipments', {
  summary: 'Send pieces off: all that are left, or those named. The order is `shipped` once nothing is left to ship.',
  access: 'orders:write',
  topics: ['orders'],
  creates: true,
  input: one.extend({ lines: lines.optional(), ...parcel, notify }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'order.line_refused', 'order.not_paid', 'order.on_hold'],
});
export const updateShipment = command('PUT /api/orders/:merchant/:id/shipments/:shipment', {
  summary: 'Change how a shipment is tracked, or say that it was delivered; the order is `delivered` once all of them are',
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

/** Edits before anything is shipped. Each becomes a record with its money, and a line of the timeline. */
export const editItems = command('POST /api/orders/:merchant/:id/edits/items', {
  summary: 'Change pieces to another variant of the same product; the difference is charged to, or refunded to, a method of the customer',
  access: 'orders:write',
  topics: ['orders', 'products', 'customers'],
  keyed: true,
  input: one.extend({
    changes: z
      .array(z.object({ line_id: id, quantity: z.int().min(1).max(10_000).optional().describe('All of them without it.'), variant_id: id }))
      .min(1, 'Choose what to change.')
      .max(200),
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
    'refund.above_limit',
  ],
});
export const editAddress = command('POST /api/orders/:merchant/:id/edits/address', {
  summary: 'Replace the shipping address whole',
  access: 'orders:write',
  topics: ['orders'],
  input: one.extend({ shipping_address: address }),
  result: order,
  problems: ['order.missing', 'order.move_refused'],
});
export const editPayment = command('POST /api/orders/:merchant/:id/edits/payment', {
  summary:
    'Pay with another method of the customer: charged to the new one, refunded to the old one. Only where there is a single payment.',
  access: 'orders:write',
  topics: ['orders', 'customers'],
  input: one.extend({ method: z.string().trim().min(1).max(120) }),
  result: order,
  problems: ['order.missing', 'order.move_refused', 'payment.method_refused', 'payment.balance_low'],
});

/** After delivery; each piece can be in one return or exchange. */
export const requestReturn = command('POST /api/orders/:merchant/:id/returns', {
  summary: 'Take pieces back: for money to the method that paid or a gift card, or in exchange for another variant of the same product',
  access: 'orders:write',
  topics: ['orders', 'products'],
  creates: true,
  input: one.extend({
    kind: z.enum(returnKinds),
    lines: z
      .array(z.object({ line_id: id, quantity: z.int().min(1).max(100_000), new_variant_id: id.optional() }))
      .min(1, 'Choose at least one line.')
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
  summary:
    'Say which pieces came back, and whether each goes to stock or is written off; when all are there, refund or settle the exchange',
  access: 'orders:write',
  topics: ['orders', 'products', 'customers'],
  keyed: true,
  input: one.extend({
    return: id,
    lines: z
      .array(z.object({ line_id: id, restock: z.int().min(0).max(100_000), write_off: z.int().min(0).max(100_000) }))
      .min(1)
      .max(200),
    refund: money.optional().describe('Instead of the price of what came back.'),
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
    'payment.method_refused',
    'payment.balance_low',
  ],
});
export const endReturn = command('POST /api/orders/:merchant/:id/returns/:return/end', {
  summary:
    'Decline or cancel what was requested, or close what was received; of what came in part, the rest is let go and what came is settled',
  access: 'orders:write',
  topics: ['orders', 'products'],
  input: one.extend({ return: id, state: z.enum(['declined', 'cancelled', 'closed']), note: reason.default(''), notify }),
  result: order,
  problems: [
    'order.missing',
    'return.missing',
    'return.move_refused',
    'refund.above_limit',
    'payment.method_refused',
    'payment.balance_low',
  ],
});
export const addOrderNote = command('POST /api/orders/:merchant/:id/notes', {
  summary: 'Note something in the timeline; the customer never sees it',
  access: 'orders:write',
  topics: ['orders'],
  creates: true,
  input: one.extend({ text: z.string().trim().min(1, 'Write something first.').max(2000, 'Use at most 2,000 characters.') }),
  result: order,
  problems: ['order.missing'],
});

/** What to take from the shelves for the orders named, or for all that can be shipped. */
export const getPickList = query('GET /api/orders/:merchant/pick-list', {
  summary: 'Pieces to pick, by product and variant, for at most 200 orders',
  access: 'orders:read',
  topics: ['orders'],
  input: shop.extend({
    ids: z.string().max(8000).optional().describe('Ids of orders, separated by commas; without it the oldest 200 that can be shipped.'),
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

/** What can be done with many orders at once. */
export const orderBulkChange = z
  .object({
    status: z.enum(['confirmed', 'processing', 'delivered', 'cancelled']).optional(),
    ship: z.boolean().optional().describe('Ship all that is left.'),
    refund: z.enum(['all', 'none']).optional(),
    restock: z.boolean().optional(),
    hold: reason.min(1).optional(),
    release: z.boolean().optional(),
    record_payment: z.boolean().optional(),
    brand_id: id.nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change.');
export const startOrderBulk = command('POST /api/orders/:merchant/bulk', {
  summary:
    'Change many orders: a job does it, row by row, under the same rules as one by one; at most 100,000 rows. Moves and money cannot be undone.',
  access: 'orders:write',
  topics: ['bulk'],
  creates: true,
  input: shop.extend({ selection: selectionOf(orderFields), change: orderBulkChange }),
  result: bulkRun,
  problems: ['bulk.too_many', 'brand.missing'],
});
/** Takes the order as it stands into a link the customer can pay at. */
export const createOrderCheckout = command('POST /api/orders/:merchant/:id/checkout', {
  summary: 'A checkout link for a draft order; paying it places the order',
  access: 'orders:write',
  topics: ['orders'],
  input: one,
  result: z.object({ url: z.string(), expires_at: instant }),
  problems: ['order.missing', 'order.move_refused'],
});
