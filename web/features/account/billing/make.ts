import type { Invoice, PaymentMethod, Preview, Subscription, Usage } from '@parley/contract/billing';
import { madeUser } from '../../../data/make.ts';

const at = (tail: string) => `/api/billing/${madeUser.merchant_id}/${tail}`;
/** The screen's calls, for `madeUser`. */
export const lines = {
  subscription: `GET ${at('subscription')}`,
  usage: `GET ${at('usage')}`,
  invoices: `GET ${at('invoices')}`,
  methods: `GET ${at('payment-methods')}`,
  preview: `GET ${at('preview')}`,
  checkout: `POST ${at('checkout')}`,
  confirm: `POST ${at('checkout/confirm')}`,
  portal: `POST ${at('portal')}`,
  cancel: `POST ${at('cancel')}`,
  resume: `POST ${at('resume')}`,
  coupon: `POST ${at('coupon')}`,
  details: `PUT ${at('details')}`,
  addMethod: `PUT ${at('payment-method')}`,
};

/** A shop on Starter, paid monthly. */
export const madeSubscription = (part: Partial<Subscription> = {}): Subscription => ({
  plan: 'starter',
  status: 'active',
  price_id: 'starter_monthly',
  amount: '29.00',
  currency: 'USD',
  trial_ends_at: null,
  period_starts_at: '2026-11-01T12:00:00.000Z',
  period_ends_at: '2026-12-01T12:00:00.000Z',
  cancel_at_period_end: false,
  next: null,
  credit: '0.00',
  coupon: null,
  buyer: { name: '', address: '', country: '', vat_id: '', email: '' },
  collection: 'not_charged',
  payment: null,
  actions: ['choose', 'cancel'],
  ...part,
});

export const madeUsage = (answers = 420): Usage => ({
  plan: 'starter',
  period: '2026-11',
  starts_at: '2026-10-31T23:00:00.000Z',
  ends_at: '2026-11-30T23:00:00.000Z',
  items: [
    { name: 'teammates', used: 3, limit: 5, forecast: null },
    { name: 'ai_answers', used: answers, limit: 1000, forecast: 840 },
    { name: 'api_calls', used: 0, limit: null, forecast: 0 },
  ],
});

const sums = {
  currency: 'USD',
  lines: [
    {
      description: 'Growth (monthly), 20 of 30 days',
      starts_at: '2026-11-11T12:00:00.000Z',
      ends_at: '2026-12-01T12:00:00.000Z',
      amount: '66.00',
    },
  ],
  discount: '0.00',
  credit_applied: '0.00',
  net: '66.00',
  tax: { name: 'VAT', rate: '19', base: '66.00', amount: '12.54' },
  tax_note: '',
  total: '78.54',
};
export const madePreview = (part: Partial<Preview> = {}): Preview => ({
  ...sums,
  effect: 'now',
  collection: 'not_charged',
  charged_at: null,
  at: '2026-11-11T12:00:00.000Z',
  renews_at: '2026-12-01T12:00:00.000Z',
  credit_left: '0.00',
  over: [],
  ...part,
});
export const madeInvoice: Invoice = {
  ...sums,
  id: '0195b4f2-7c1e-7000-8000-0000000000f1',
  number: '2026-000007',
  reason: 'subscription_update',
  collection: 'not_charged',
  status: null,
  amount_charged: '0.00',
  issued_at: '2026-11-11T12:00:00.000Z',
};
export const madeMethod: PaymentMethod = {
  id: '0195b4f2-7c1e-7000-8000-0000000000f2',
  kind: 'bank_transfer',
  label: 'Cost center 12',
  is_default: true,
  created_at: '2026-11-01T12:00:00.000Z',
};
