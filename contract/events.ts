import { z } from 'zod';
import { channels } from './channels.ts';
import { conversationStatuses, handlers, handoffReasons } from './conversations.ts';
import { csatScore } from './csat.ts';
import { importKinds } from './import-runs.ts';
import { authors } from './messages.ts';
import {
  fulfillmentStatuses,
  orderChannels,
  orderStatuses,
  paymentStatuses,
  returnKinds,
  returnReasons,
  sellers,
  shipmentStates,
} from './orders.ts';
import { productStatuses } from './products.ts';
import { currency, id, instant, merchantId, money } from './values.ts';

/**
 * A fact that others may subscribe to. `data` holds ids, statuses and amounts, never names, addresses or text, so that it may wait in a queue.
 * Within a version `data` only gains optional fields; any other change is a new value with the next version.
 */
export type DomainEvent<S extends z.ZodRawShape = z.ZodRawShape> = {
  type: string;
  version: number;
  /** When it is emitted, in one sentence. */
  when: string;
  data: z.ZodObject<S>;
};
/** What a subscriber gets: the fact with what every event says of itself. */
export type Envelope<D = Record<string, unknown>> = {
  id: string;
  type: string;
  version: number;
  occurred_at: string;
  merchant_id: string;
  data: D;
};

/** The characters Standard Webhooks allows in a type. */
const typePattern = /^[a-z_]+(\.[a-z_]+)+$/;
const envelope = z.object({
  id: id.describe('ID of the event. It’s the same in every delivery.'),
  type: z.string().regex(typePattern),
  version: z.int().positive(),
  occurred_at: instant,
  merchant_id: merchantId,
});
/** An event of any type: for subscribers that pass it on. */
export const anyEnvelope = envelope.extend({ data: z.record(z.string(), z.unknown()) });
/** The schema of one event with its envelope. */
export const schemaOf = <S extends z.ZodRawShape>({ type, version, data }: DomainEvent<S>) =>
  envelope.extend({ type: z.literal(type), version: z.literal(version), data });

const domainEvent = <S extends z.ZodRawShape>(type: string, version: number, when: string, shape: S): DomainEvent<S> => ({
  type,
  version,
  when,
  data: z.object(shape),
});

const [order_id, product_id, customer_id, conversation_id, tag_id] = [id, id, id, id, id];
const actors = ['user', 'machine', 'ai', 'customer', 'system'] as const;
const from_to = <T extends z.ZodType>(value: T) => ({ from: value, to: value });
const refs = { customer_id: customer_id.nullable(), conversation_id: conversation_id.nullable(), brand_id: id.nullable() };
const totals = { total_amount: money, currency };
const placing = { ...refs, ...totals, status: z.enum(orderStatuses), channel: z.enum(orderChannels), sold_by: z.enum(sellers).nullable() };

// Orders
export const orderCreated = domainEvent('order.created', 1, 'An order is created, either as a draft or placed immediately.', {
  order_id,
  ...placing,
});
export const orderPlaced = domainEvent('order.placed', 1, 'An order is placed directly, from a draft, or at checkout.', {
  order_id,
  ...placing,
  sold_by_user_id: id.nullable(),
  placed_by: z.enum(actors),
});
export const orderUpdated = domainEvent(
  'order.updated',
  1,
  'An order changes in any way, such as its lines, address, payments, status, or hold.',
  {
    order_id,
    version: z.int(),
    status: z.enum(orderStatuses),
    payment_status: z.enum(paymentStatuses),
    fulfillment_status: z.enum(fulfillmentStatuses),
    ...totals,
  },
);
export const orderStatusChanged = domainEvent('order.status_changed', 1, 'The status of an order changes.', {
  order_id,
  ...from_to(z.enum(orderStatuses)),
});
export const orderPaid = domainEvent('order.paid', 1, 'An order is paid in full.', {
  order_id,
  ...refs,
  ...totals,
  sold_by: z.enum(sellers).nullable(),
});
export const orderCancelled = domainEvent('order.cancelled', 1, 'An entire order is canceled.', {
  order_id,
  from: z.enum(orderStatuses),
  ...totals,
});
export const orderDeleted = domainEvent('order.deleted', 1, 'A draft order is deleted. Only drafts can be deleted.', { order_id });
export const refundCreated = domainEvent('refund.created', 1, 'A customer is refunded. A separate event is sent for each payment method.', {
  refund_id: id,
  order_id,
  return_id: id.nullable(),
  kind: z
    .enum(['refund', 'adjustment', 'method_change'])
    .describe(
      'Cause of the refund: `refund` for a refund or return, `adjustment` if the order total decreased, `method_change` if another payment method was charged instead.',
    ),
  amount: money,
  currency,
  refund: z
    .object({
      id,
      amount: money,
      lines: z.array(z.object({ order_line_id: id, quantity: z.int(), amount: money, restocked: z.int() })),
      shipping: money,
      adjustment: money,
    })
    .nullable()
    .optional()
    .describe('What the whole refund consists of; the same in the event of each payment method. Null for returns and changes.'),
});

export const checkoutCreated = domainEvent('checkout.created', 1, 'A checkout link is created for a cart or a draft order.', {
  checkout_id: id,
  order_id: order_id.nullable().describe('ID of the draft order that is placed on payment. Null for a cart.'),
  ...refs,
  currency,
  sold_by: z.enum(['ai', 'teammate', 'customer']),
});

// Fulfillments
export const fulfillmentCreated = domainEvent('fulfillment.created', 1, 'Items in an order are shipped.', {
  fulfillment_id: id,
  order_id,
  items: z.array(z.object({ order_line_id: id, quantity: z.int() })),
});
export const fulfillmentUpdated = domainEvent(
  'fulfillment.updated',
  1,
  'A shipment’s tracking details change, or the shipment is delivered.',
  {
    fulfillment_id: id,
    order_id,
    ...from_to(z.enum(shipmentStates)),
    tracking_changed: z.boolean(),
  },
);

// Returns and exchanges
const aReturn = { return_id: id, order_id, kind: z.enum(returnKinds) };
export const returnRequested = domainEvent('return.requested', 1, 'A return or exchange is requested.', {
  ...aReturn,
  reason: z.enum(returnReasons),
  requested_by: z.enum(actors),
  brand_id: id.nullable(),
});
export const returnReceived = domainEvent('return.received', 1, 'Items in a return or exchange are received.', {
  ...aReturn,
  complete: z.boolean().describe('Whether all items have been received.'),
});
export const returnClosed = domainEvent('return.closed', 1, 'A return or exchange is closed.', aReturn);
export const returnDeclined = domainEvent('return.declined', 1, 'A return or exchange is declined.', aReturn);
export const returnCancelled = domainEvent('return.cancelled', 1, 'A return or exchange is canceled.', aReturn);

// Products
const product = { product_id, status: z.enum(productStatuses), brand_id: id.nullable() };
export const productCreated = domainEvent('product.created', 1, 'A product is created.', product);
export const productUpdated = domainEvent(
  'product.updated',
  1,
  'A product or its variants change, except for stock changes from sales and restocks.',
  {
    ...product,
    version: z.int(),
  },
);
export const productDeleted = domainEvent('product.deleted', 1, 'A product is deleted.', { product_id });
export const productStockChanged = domainEvent(
  'product.stock_changed',
  1,
  'The stock of a variant changes, through an order or manually.',
  {
    product_id,
    variant_id: id,
    ...from_to(z.int().nullable().describe('Number of units in stock. Null if stock isn’t tracked.')),
  },
);

// Customers
export const customerCreated = domainEvent(
  'customer.created',
  1,
  'A customer is created, for example by their first message or at checkout.',
  {
    customer_id,
  },
);
export const customerUpdated = domainEvent(
  'customer.updated',
  1,
  'A customer’s details, tags, consent, gift card balance, or blocked status change.',
  {
    customer_id,
  },
);
export const customerMerged = domainEvent('customer.merged', 1, 'A customer is merged into another.', {
  customer_id,
  merged_customer_id: customer_id.describe('ID of the customer that was merged. It now resolves to `customer_id`.'),
});
export const customerUnmerged = domainEvent('customer.unmerged', 1, 'A customer merge is undone.', {
  customer_id,
  unmerged_customer_id: customer_id,
});
export const customerErased = domainEvent(
  'customer.erased',
  1,
  'A customer’s personal data is permanently erased. Erase any data you hold about them.',
  {
    customer_id,
  },
);

// Tags
export const tagCreated = domainEvent('tag.created', 1, 'A tag is created.', { tag_id });
export const tagUpdated = domainEvent('tag.updated', 1, 'A tag’s name, color, or description changes.', { tag_id });
export const tagDeleted = domainEvent('tag.deleted', 1, 'A tag is deleted and removed from everything it was added to.', { tag_id });

// Conversations
export const conversationCreated = domainEvent('conversation.created', 1, 'A customer starts a conversation.', {
  conversation_id,
  customer_id,
  channel: z.enum(channels),
  handler: z.enum(handlers),
});
export const conversationHandedOff = domainEvent(
  'conversation.handed_off',
  1,
  'The AI hands off a conversation to the team. No teammate is handling it yet.',
  {
    conversation_id,
    reason: z.enum(handoffReasons),
  },
);
export const conversationAssigned = domainEvent('conversation.assigned', 1, 'The assignee of a conversation changes.', {
  conversation_id,
  ...from_to(id.nullable()),
});
export const conversationResolved = domainEvent('conversation.resolved', 1, 'A conversation is resolved.', {
  conversation_id,
  by: z.enum(['ai', 'person', 'customer', 'system']).nullable(),
  restored: z.boolean().describe('Whether the conversation was resolved by undoing a change that had reopened it.'),
  undo_until: instant.optional().describe('Time until which the teammate who resolved it can undo that. Absent if no teammate did.'),
});
export const conversationReopened = domainEvent(
  'conversation.reopened',
  1,
  'A resolved conversation becomes open, pending, or snoozed again.',
  {
    conversation_id,
    status: z.enum(conversationStatuses),
    restored: z.boolean().describe('Whether the conversation was reopened by undoing a change that had resolved it.'),
  },
);
export const conversationMerged = domainEvent('conversation.merged', 1, 'A conversation is merged into another.', {
  conversation_id,
  into_conversation_id: conversation_id,
});
const tagging = { conversation_id, tag_ids: z.array(tag_id) };
export const conversationTagged = domainEvent('conversation.tagged', 1, 'Tags are added to a conversation.', tagging);
export const conversationUntagged = domainEvent('conversation.untagged', 1, 'Tags are removed from a conversation.', tagging);

// Messages
const message = { conversation_id, message_id: id, seq: z.int(), channel: z.enum(channels) };
export const messageReceived = domainEvent('message.received', 1, 'A customer’s message is received.', {
  ...message,
  handler: z.enum(handlers).describe('Handler of the conversation when the message was received.'),
});
export const messageSent = domainEvent(
  'message.sent',
  1,
  'A message is sent to a customer. In website chat, it is delivered at the same time.',
  {
    ...message,
    author: z.enum(authors),
  },
);

// CSAT
export const csatReceived = domainEvent('csat.received', 1, 'A customer rates a conversation.', { conversation_id, score: csatScore });

// Imports
export const importFinished = domainEvent('import.finished', 1, 'An import finishes. No separate events are sent for its rows.', {
  import_id: id.nullable().describe('ID of the import. Null for records sent to the import endpoint.'),
  kind: z.enum([...importKinds, 'articles']),
  outcome: z.enum(['done', 'failed', 'cancelled']),
  created: z.int(),
  updated: z.int(),
});

/** Every event there is, in the order of the reference. */
export const domainEvents: readonly DomainEvent[] = [
  orderCreated,
  orderPlaced,
  orderUpdated,
  orderStatusChanged,
  orderPaid,
  orderCancelled,
  orderDeleted,
  refundCreated,
  checkoutCreated,
  fulfillmentCreated,
  fulfillmentUpdated,
  returnRequested,
  returnReceived,
  returnClosed,
  returnDeclined,
  returnCancelled,
  productCreated,
  productUpdated,
  productDeleted,
  productStockChanged,
  customerCreated,
  customerUpdated,
  customerMerged,
  customerUnmerged,
  customerErased,
  tagCreated,
  tagUpdated,
  tagDeleted,
  conversationCreated,
  conversationHandedOff,
  conversationAssigned,
  conversationResolved,
  conversationReopened,
  conversationMerged,
  conversationTagged,
  conversationUntagged,
  messageReceived,
  messageSent,
  csatReceived,
  importFinished,
];
/** What one may subscribe to. */
export const eventTypes: readonly string[] = [...new Set(domainEvents.map(({ type }) => type))];
