import type { Customer, CustomerSummary } from '@parley/contract/customers';

/** A customer as lists return it, for tests. */
export const madeCustomer = (number: number, part: Partial<CustomerSummary> = {}): CustomerSummary => ({
  id: `0195b4f2-7c1e-7000-8000-0000000${20_000 + number}`,
  name: `Customer ${number}`,
  email: `c${number}@mail.example`,
  phone: null,
  language: 'de',
  country: 'DE',
  tags: [],
  spent: '120.00',
  currency: 'EUR',
  orders_count: 2,
  last_order_at: '2026-11-18T10:22:00.000Z',
  consent_email: 'unknown',
  blocked: false,
  created_at: '2025-03-20T10:22:00.000Z',
  version: 3,
  actions: ['edit', 'merge', 'unmerge', 'block', 'note', 'tag'],
  ...part,
});

/** A customer with all details, for tests. */
export const madeDetails = (number: number, part: Partial<Customer> = {}): Customer => ({
  ...madeCustomer(number),
  first_name: 'Customer',
  last_name: String(number),
  emails: [`c${number}@mail.example`],
  phones: [],
  addresses: [],
  consent: [
    { channel: 'email', state: 'granted', source: 'import', at: '2026-01-10T10:00:00.000Z' },
    { channel: 'sms', state: 'unknown', source: '', at: null },
  ],
  identities: [{ kind: 'email', value: `c${number}@mail.example`, verified: true }],
  payment_methods: [],
  store_credit: '0.00',
  notes: [],
  orders: [],
  conversations: [],
  conversations_count: 0,
  merged: [],
  average_order: '60.00',
  ...part,
});
