// The objects of Stripe's API as the emulator returns them, with the keys of its published fixtures. For tests and the demo only.
export type Params = { [name: string]: string | Params };
export type Json = { [key: string]: unknown };
/**
 * What goes wrong with the next call of this line. `slow`: waits before it does anything. `error`: 500 before it does anything.
 * `stored_error`: 500 that the idempotency key keeps. `lost`: does it, then drops the connection. `webhook_first`: delivers the webhooks
 * before it answers. `twice`: delivers them twice.
 */
export type Failure = { line: string; kind: 'slow' | 'error' | 'stored_error' | 'lost' | 'webhook_first' | 'twice'; ms?: number };
export type Session = Json & {
  id: string;
  status: string;
  url: string | null;
  payment_intent: string | null;
  payment_status: string;
  expires_at: number;
};
export type Intent = Json & {
  id: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  latest_charge: string | null;
  last_payment_error: Json | null;
};
export type Charge = Json & {
  id: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  currency: string;
  payment_intent: string;
  status: string;
};
export type Refund = Json & { id: string; amount: number; currency: string; status: string; charge: string; payment_intent: string };
export type Dispute = Json & {
  id: string;
  status: string;
  amount: number;
  charge: string;
  payment_intent: string;
  is_charge_refundable: boolean;
};

const inner = (value: string | Params | undefined): Params => (typeof value === 'object' ? value : {});
const text = (value: string | Params | undefined): string | null => (typeof value === 'string' ? value : null);

export const accountObject = (): Json => ({
  id: 'acct_1ParleyEmulator',
  object: 'account',
  business_profile: { mcc: null, name: 'Harbour', support_email: null, url: null },
  capabilities: { card_payments: 'active', transfers: 'active' },
  charges_enabled: true,
  country: 'DE',
  created: 1_700_000_000,
  default_currency: 'eur',
  details_submitted: true,
  email: 'mara@harbour.example',
  metadata: {},
  payouts_enabled: true,
  settings: { dashboard: { display_name: 'Harbour (emulator)', timezone: 'Etc/UTC' } },
  type: 'standard',
});

export function sessionObject(id: string, params: Params, { now, url }: { now: number; url: string }): Session {
  const item = inner(inner(params['line_items'])['0']);
  const price = inner(item['price_data']);
  const amount = Number(text(price['unit_amount'])) * Number(text(item['quantity']) ?? 1);
  return {
    id,
    object: 'checkout.session',
    allow_promotion_codes: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, status: null, provider: null },
    billing_address_collection: null,
    cancel_url: text(params['cancel_url']),
    client_reference_id: text(params['client_reference_id']),
    client_secret: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: text(price['currency']),
    custom_fields: [],
    customer: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: text(params['customer_email']),
    expires_at: Number(text(params['expires_at']) ?? now + 86_400),
    invoice: null,
    livemode: false,
    locale: text(params['locale']),
    metadata: inner(params['metadata']),
    mode: 'payment',
    payment_intent: null,
    payment_link: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: text(params['success_url']),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url,
  };
}

export function intentObject(id: string, session: Session, params: Params, now: number): Intent {
  const data = inner(params['payment_intent_data']);
  return {
    id,
    object: 'payment_intent',
    amount: Number(session['amount_total']),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_emulator`,
    confirmation_method: 'automatic',
    created: now,
    currency: String(session['currency']),
    customer: null,
    description: text(data['description']),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: inner(data['metadata']),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export const chargeObject = (id: string, intent: Intent, card: string, now: number): Charge => ({
  id,
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: `txn_${id.slice(3)}`,
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: null,
    name: null,
    phone: null,
  },
  calculated_statement_descriptor: 'HARBOUR',
  captured: true,
  created: now,
  currency: intent.currency,
  customer: null,
  description: intent['description'],
  disputed: false,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: intent['metadata'],
  on_behalf_of: null,
  outcome: { network_status: 'approved_by_network', reason: null, seller_message: 'Payment complete.', type: 'authorized' },
  paid: true,
  payment_intent: intent.id,
  payment_method: `pm_${id.slice(3)}`,
  payment_method_details: {
    card: { brand: 'visa', country: 'US', exp_month: 12, exp_year: 2034, funding: 'credit', last4: card.slice(-4), network: 'visa' },
    type: 'card',
  },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

export const refundObject = (id: string, charge: Charge, amount: number, metadata: string | Params | undefined, now: number): Refund => ({
  id,
  object: 'refund',
  amount,
  balance_transaction: `txn_${id.slice(3)}`,
  charge: charge.id,
  created: now,
  currency: charge.currency,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata: inner(metadata),
  payment_intent: charge.payment_intent,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

export const disputeObject = (id: string, charge: Charge, now: number): Dispute => ({
  id,
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: now,
  currency: charge.currency,
  evidence: {},
  evidence_details: { due_by: now + 7 * 86_400, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method_details: { card: { brand: 'visa', case_type: 'chargeback', network_reason_code: '10.4' }, type: 'card' },
  reason: 'fraudulent',
  status: 'needs_response',
});

export const eventObject = (id: string, type: string, object: Json, now: number): Json => ({
  id,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: now,
  data: { object: { ...object } },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

/** Stripe's form encoding: `line_items[0][quantity]=1`. */
export function readParams(body: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = params;
    for (const part of path.slice(0, -1)) at = at[part] = inner(at[part]);
    at[path.at(-1) ?? name] = value;
  }
  return params;
}
