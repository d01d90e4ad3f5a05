import { z } from 'zod';
import { address } from './addresses.ts';
import { bulkRun } from './bulk.ts';
import { conversationStatuses } from './conversations.ts';
import { channels } from './channels.ts';
import { command, query } from './endpoint.ts';
import { customerNote } from './customer-notes.ts';
import { type Fields, filterParam } from './filters.ts';
import { counted, selectionOf } from './lists.ts';
import { orderSummary } from './orders.ts';
import { tag } from './tags.ts';
import { currency, cursor, id, instant, limit, merchantId, money, page } from './values.ts';

export const consentChannels = ['email', 'sms', 'whatsapp', 'messenger', 'instagram', 'website'] as const;
export const consentStates = ['granted', 'refused', 'unknown'] as const;
export const customerActions = ['edit', 'merge', 'unmerge', 'block', 'unblock', 'note', 'tag', 'erase'] as const;
export const customerFields = {
  name: { type: 'text', personal: true },
  email: { type: 'text', personal: true },
  phone: { type: 'text', personal: true },
  language: { type: 'choice' },
  country: { type: 'text' },
  city: { type: 'text' },
  tag: { type: 'choice' },
  consent_email: { type: 'choice', values: consentStates },
  consent_sms: { type: 'choice', values: consentStates },
  consent_whatsapp: { type: 'choice', values: consentStates },
  spent: { type: 'number' },
  orders: { type: 'number' },
  created_at: { type: 'instant' },
  first_order_at: { type: 'instant' },
  last_order_at: { type: 'instant' },
  has_email: { type: 'flag' },
  blocked: { type: 'flag' },
  has_open_conversation: { type: 'flag' },
} as const satisfies Fields;
export const customerSorts = ['created_at', 'name', 'spent', 'orders', 'last_order_at'] as const;

const consent = z.object({
  channel: z.enum(consentChannels),
  state: z.enum(consentStates),
  source: z.string().describe('Source of the consent, such as a form, conversation, import, or teammate.'),
  at: instant.nullable(),
});
export const customerSummary = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  tags: z.array(tag),
  spent: money,
  currency,
  orders_count: z.int(),
  last_order_at: instant.nullable(),
  consent_email: z.enum(consentStates),
  blocked: z.boolean(),
  created_at: instant,
  version: z.int(),
  actions: z.array(z.enum(customerActions)),
});
export type CustomerSummary = z.output<typeof customerSummary>;
export const timelineKinds = ['created', 'order', 'conversation', 'note', 'consent', 'merged', 'unmerged', 'edited', 'csat'] as const;
export const customer = customerSummary.extend({
  first_name: z.string(),
  last_name: z.string(),
  emails: z.array(z.string()).describe('Email addresses of the customer. Messages are sent to the first one.'),
  phones: z.array(z.string()),
  addresses: z.array(address).describe('Addresses of the customer. The first one is the default.'),
  consent: z.array(consent),
  identities: z.array(z.object({ kind: z.enum(['email', 'phone', 'external_id', 'visitor']), value: z.string(), verified: z.boolean() })),
  payment_methods: z.array(z.object({ id: z.string(), kind: z.string(), label: z.string(), balance: money.nullable() })),
  store_credit: money.describe('Store credit that the customer can spend now. Gift cards are listed by `GET /api/gift-cards`.'),
  notes: z.array(customerNote),
  orders: z.array(orderSummary).describe('Latest 20 orders that you can see.'),
  conversations: z
    .array(
      z.object({
        id,
        number: z.int(),
        status: z.enum(conversationStatuses),
        channel: z.enum(channels),
        last_text: z.string(),
        last_activity_at: instant,
        csat_score: z.int().nullable(),
      }),
    )
    .describe('Latest 20 conversations that you can see.'),
  conversations_count: z.int(),
  merged: z.array(
    z.object({ id: id.describe('ID of the merge.'), name: z.string(), email: z.string().nullable(), at: instant, may_undo: z.boolean() }),
  ),
  average_order: money.nullable(),
});
export type Customer = z.output<typeof customer>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
export const customerNarrowing = {
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Search term: a name, email, order number, or any part of a phone number in any format.'),
  filter: filterParam(customerFields).optional(),
};
export const listCustomers = query('GET /api/customers/:merchant', {
  summary:
    'List customers, newest first by default. If you’re limited to certain brands, only customers of those brands and their spending there are included.',
  access: 'customers:read',
  topics: ['customers'],
  input: shop.extend({
    ...customerNarrowing,
    sort: z.enum(customerSorts).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    cursor,
    limit: limit(),
  }),
  result: page(customerSummary),
});
export const countCustomers = query('GET /api/customers/:merchant/count', {
  summary: 'Count matching customers, up to 10,000',
  access: 'customers:read',
  topics: ['customers'],
  input: shop.extend(customerNarrowing),
  result: counted,
});
export const getCustomer = query('GET /api/customers/:merchant/:id', {
  summary:
    'Retrieve a customer with orders, conversations, consent and notes. For a merged customer, the customer they were merged into is returned.',
  access: 'customers:read',
  topics: ['customers', 'orders', 'inbox'],
  input: one,
  result: customer,
  problems: ['customer.missing'],
});
export const getCustomerTimeline = query('GET /api/customers/:merchant/:id/timeline', {
  summary: 'List a customer’s timeline, latest first',
  access: 'customers:read',
  topics: ['customers', 'orders', 'inbox'],
  input: one.extend({ cursor, limit: limit() }),
  result: page(
    z.object({
      id: z.string(),
      kind: z.enum(timelineKinds),
      title: z.string(),
      detail: z.string().nullable(),
      link: z.string().nullable(),
      at: instant,
    }),
  ),
  problems: ['customer.missing'],
});
const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const mail = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email address.'));
const phone = text(40).regex(/^[+\d][\d\s().\-/]{3,}$/, 'Enter a valid phone number.');
const body = {
  first_name: text(80),
  last_name: text(80),
  emails: z.array(mail).max(10),
  phones: z.array(phone).max(10),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Enter a language code such as en or pt-BR.')
    .nullable(),
  addresses: z.array(address).max(20),
  tag_ids: z.array(id).max(20),
};
export const createCustomer = command('POST /api/customers/:merchant', {
  summary: 'Create a customer; an email address can belong to only one customer',
  access: 'customers:write',
  topics: ['customers'],
  creates: true,
  input: shop.extend({
    ...body,
    first_name: body.first_name.default(''),
    last_name: body.last_name.default(''),
    emails: body.emails.default([]),
    phones: body.phones.default([]),
    language: body.language.default(null),
    addresses: body.addresses.default([]),
    tag_ids: body.tag_ids.default([]),
  }),
  result: customer,
  problems: ['customer.email_taken', 'customer.nameless', 'tag.missing'],
});
export const updateCustomer = command('PUT /api/customers/:merchant/:id', {
  summary: 'Update a customer; their conversations show the new name. `version` guards against overwriting another change.',
  access: 'customers:write',
  topics: ['customers', 'inbox'],
  input: one.extend({ ...z.object(body).partial().shape, version: z.int().optional() }),
  result: customer,
  problems: ['customer.missing', 'customer.changed', 'customer.email_taken', 'customer.nameless', 'tag.missing'],
});
export const setConsent = command('PUT /api/customers/:merchant/:id/consent', {
  summary: 'Record a customer’s marketing consent for a channel, and its source',
  access: 'customers:write',
  topics: ['customers'],
  input: one.extend({ channel: z.enum(consentChannels), state: z.enum(['granted', 'refused']), source: text(120).default('teammate') }),
  result: customer,
  problems: ['customer.missing'],
});
export const listDuplicates = query('GET /api/customers/:merchant/duplicates', {
  summary: 'List possible duplicates, best match first: same email or phone, or a very similar name at the same address; at most 100',
  access: 'customers:read',
  topics: ['customers'],
  input: shop.extend({ customer: id.optional().describe('ID of a customer. If provided, only their duplicates are returned.') }),
  result: z.object({
    items: z.array(
      z.object({ customer: customerSummary, duplicate: customerSummary, reason: z.enum(['email', 'phone', 'name_and_address']) }),
    ),
  }),
});
export const mergeCustomers = command('POST /api/customers/:merchant/:id/merge', {
  summary:
    'Merge another customer into this one: their orders, conversations, notes and identities move over. You can undo the merge for 30 days.',
  access: 'customers:write',
  topics: ['customers', 'orders', 'inbox'],
  input: one.extend({ other: id }),
  result: customer,
  problems: ['customer.missing', 'customer.merge_refused'],
});
export const unmergeCustomers = command('POST /api/customers/:merchant/:id/unmerge', {
  summary: 'Undo a merge: everything that moved over moves back; anything added since the merge stays with this customer',
  access: 'customers:write',
  topics: ['customers', 'orders', 'inbox'],
  input: one.extend({ merge: id }),
  result: customer,
  problems: ['customer.missing', 'customer.merge_refused'],
});
export const eraseCustomer = command('POST /api/customers/:merchant/:id/erase', {
  summary:
    'Permanently erase a customer and everyone merged into them. The customers are hidden immediately; a job then removes their messages, files and personal data. Orders keep their amounts. Idempotent.',
  access: 'customers:erase',
  topics: ['customers', 'orders', 'inbox'],
  input: one,
  result: z.object({ id }),
  problems: ['customer.missing'],
});
export const customerBulkChange = z
  .object({
    add_tag_ids: z.array(id).max(20).optional(),
    remove_tag_ids: z.array(id).max(20).optional(),
    language: body.language.optional(),
    blocked: z.boolean().optional(),
    consent: z.object({ channel: z.enum(consentChannels), state: z.enum(['granted', 'refused']), source: text(120) }).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Choose at least one field to change.');
export const startCustomerBulk = command('POST /api/customers/:merchant/bulk', {
  summary: 'Update customers in bulk: a job applies the change row by row; at most 100,000 rows',
  access: 'customers:write',
  people: 'Bulk updates run with the role of the teammate who started them.',
  topics: ['bulk'],
  creates: true,
  input: shop.extend({ selection: selectionOf(customerFields), change: customerBulkChange }),
  result: bulkRun,
  problems: ['bulk.too_many', 'tag.missing'],
});
