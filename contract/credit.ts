import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { currency, cursor, email, id, instant, limit, merchantId, money, page } from './values.ts';

/** Store credit and gift cards: money that customers have with the shop, each with a ledger that only grows. */
export const creditEntryKinds = ['issued', 'spent', 'given_back', 'expired', 'corrected', 'merged'] as const;
export const giftCardStates = ['active', 'used_up', 'expired', 'disabled'] as const;
/** The method of an order's payment with store credit. With a gift card it is `gift_card:` and the card's id. */
export const storeCreditMethod = 'store_credit';

export const creditEntry = z.object({
  id,
  kind: z.enum(creditEntryKinds),
  amount: money.describe('Negative if it was taken off.'),
  balance: money.describe('Balance afterwards: of the gift card, or of the customer’s store credit.'),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  reason: z.string().nullable(),
  actor: z.string().nullable().describe('Name of who did it. Null if nobody in person.'),
  at: instant,
});
export type CreditEntry = z.output<typeof creditEntry>;

export const giftCard = z.object({
  id,
  last_four: z.string().describe('Last four characters of the code. The whole code is returned once, when the card is issued.'),
  state: z.enum(giftCardStates),
  issued: money.describe('Amount that the card was issued with.'),
  balance: money,
  currency,
  recipient_email: z.string().nullable(),
  customer: z.object({ id, name: z.string() }).nullable().describe('Customer that the card belongs to.'),
  note: z.string(),
  expires_at: instant.nullable(),
  last_used_at: instant.nullable(),
  created_by: z.string().nullable(),
  created_at: instant,
  version: z.int(),
});
export type GiftCard = z.output<typeof giftCard>;
export const giftCardDetail = giftCard.extend({ entries: z.array(creditEntry).describe('Latest 100 entries, latest first.') });
export type GiftCardDetail = z.output<typeof giftCardDetail>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
const reason = z.string().trim().max(500);
const needed = reason.min(1, 'Enter a reason.');
const expiry = instant.nullable().describe('Time from which it can’t be spent any more. Null for no expiry.');

export const listGiftCards = query('GET /api/gift-cards/:merchant', {
  summary: 'List gift cards, newest first',
  access: 'orders:read',
  topics: ['gift_cards'],
  input: shop.extend({
    q: z.string().trim().max(40).optional().describe('Search term: the last four characters of the code.'),
    state: z.enum(giftCardStates).optional(),
    customer: id.optional(),
    cursor,
    limit: limit(),
  }),
  result: page(giftCard),
});
export const getGiftCard = query('GET /api/gift-cards/:merchant/:id', {
  summary: 'Retrieve a gift card with its ledger',
  access: 'orders:read',
  topics: ['gift_cards'],
  input: one,
  result: giftCardDetail,
  problems: ['gift_card.missing'],
});
export const issueGiftCard = command('POST /api/gift-cards/:merchant', {
  summary: 'Issue a gift card; its code is returned only here. Send an Idempotency-Key.',
  access: 'orders:refund_any',
  topics: ['gift_cards', 'customers'],
  creates: true,
  input: shop.extend({
    amount: money,
    recipient_email: email.nullable().default(null).describe('For your records; nothing is sent to it.'),
    customer_id: id.nullable().default(null),
    expires_at: expiry.default(null),
    note: z.string().trim().max(500).default(''),
  }),
  result: z.object({ card: giftCard, code: z.string().describe('Sixteen letters and digits. It can’t be retrieved again.') }),
  problems: ['customer.missing'],
});
export const updateGiftCard = command('PUT /api/gift-cards/:merchant/:id', {
  summary: 'Disable or enable a gift card, or change its expiry or note; `version` guards against overwriting another change',
  access: 'orders:refund_any',
  topics: ['gift_cards', 'customers'],
  input: one.extend({
    disabled: z.boolean().optional(),
    expires_at: expiry.optional(),
    note: z.string().trim().max(500).optional(),
    version: z.int().optional(),
  }),
  result: giftCardDetail,
  problems: ['gift_card.missing', 'gift_card.changed'],
});
export const adjustGiftCard = command('POST /api/gift-cards/:merchant/:id/adjustments', {
  summary: 'Add to a gift card’s balance, or take off what is on it at most. Send an Idempotency-Key.',
  access: 'orders:refund_any',
  topics: ['gift_cards', 'customers'],
  keyed: true,
  input: one.extend({ amount: money.describe('Negative to take off.'), reason: needed }),
  result: giftCardDetail,
  problems: ['gift_card.missing', 'credit.balance_low'],
});

export const storeCredit = z.object({
  balance: money.describe('What the customer can spend now.'),
  currency,
  expiring: z.array(z.object({ amount: money, expires_at: instant })).describe('Parts of the balance that expire, earliest first.'),
  entries: z.array(creditEntry).describe('Latest first.'),
  next_cursor: z.string().nullable(),
});
export type StoreCredit = z.output<typeof storeCredit>;
export const getStoreCredit = query('GET /api/customers/:merchant/:id/credit', {
  summary: 'Retrieve a customer’s store credit with its ledger, a page at a time',
  access: 'customers:read',
  topics: ['customers'],
  input: one.extend({ cursor, limit: limit() }),
  result: storeCredit,
  problems: ['customer.missing'],
});
export const issueStoreCredit = command('POST /api/customers/:merchant/:id/credit', {
  summary: 'Issue store credit to a customer. Send an Idempotency-Key.',
  access: 'orders:refund_any',
  topics: ['customers', 'orders'],
  creates: true,
  input: one.extend({ amount: money, reason: needed, expires_at: expiry.default(null) }),
  result: storeCredit,
  problems: ['customer.missing'],
});
export const takeStoreCredit = command('POST /api/customers/:merchant/:id/credit/deductions', {
  summary: 'Take back store credit, at most what the customer has. Send an Idempotency-Key.',
  access: 'orders:refund_any',
  topics: ['customers', 'orders'],
  keyed: true,
  input: one.extend({ amount: money, reason: needed }),
  result: storeCredit,
  problems: ['customer.missing', 'credit.balance_low'],
});
