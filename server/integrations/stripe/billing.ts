import { parseAmount } from '@parley/contract/money';
import { planCurrency, type PriceId, prices } from '@parley/contract/plans';
import Stripe from 'stripe';
import type { BillingPort, CheckoutRequest, ProviderBuyer } from '../billing-port.ts';
import { PaymentFailure } from '../payment-port.ts';
import {
  billingEventOf,
  checkoutOf,
  customerOf,
  dueOf,
  invoiceOf,
  methodOf,
  subscriptionOf,
  sumsOf,
  type TaxNames,
  taxIdsOf,
} from './billing-read.ts';
import { calling, openClient, type StripeSettings } from './client.ts';
import { fromStripe } from './money.ts';
import { isSigned } from './signature.ts';

/** The operator's own account. `prices` names Stripe's price ids; the others are found by their lookup key. */
export type StripeBilling = StripeSettings & {
  key: string;
  webhookSecret: string;
  prices: Partial<Record<PriceId, string>>;
  calculatesTax: boolean;
};
/** More than any customer of one plan has. */
const most = 100;
const priceLife = 600_000;
const largestPdf = 5_000_000;

export function openStripeBilling(settings: StripeBilling): BillingPort {
  const stripe = openClient(settings.key, settings);
  const configured = (Object.entries(settings.prices) as [PriceId, string][]).map(([name, id]) => [id, name] as const);
  const known = new Map<string, PriceId>(configured);
  const found = new Map<PriceId, { price: Stripe.Price; at: number }>();
  const taxes = new Map<string, { name: string; rate: string }>();

  /** Stripe's price, which must be what the plans say it is. */
  async function priceOf(name: PriceId): Promise<Stripe.Price> {
    const cached = found.get(name);
    if (cached && Date.now() - cached.at < priceLife) return cached.price;
    const id = settings.prices[name];
    const price = id
      ? await stripe.prices.retrieve(id)
      : (await stripe.prices.list({ lookup_keys: [name], active: true, limit: 1 })).data.at(0);
    if (!price) throw new PaymentFailure('missing', `Stripe has no active price with the lookup key ${name}.`, { code: 'price_missing' });
    mustMatch(name, price);
    found.set(name, { price, at: Date.now() });
    known.set(price.id, name);
    return price;
  }
  /** Schedules name prices by id only, so all of them must be known before. */
  async function knowPrices() {
    await Promise.all((Object.keys(prices) as PriceId[]).map((name) => priceOf(name).catch(unlessMissing)));
  }
  async function namesOf(invoices: readonly Stripe.Invoice[]): Promise<TaxNames> {
    const unknown = new Set(invoices.flatMap(taxIdsOf).filter((id) => !taxes.has(id)));
    for (const id of unknown) {
      const { display_name: name, percentage } = await stripe.taxRates.retrieve(id);
      taxes.set(id, { name, rate: String(percentage) });
    }
    return taxes;
  }
  const retrieve = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
    const [item] = subscription.items.data;
    if (!item) throw new Error(`Stripe’s subscription ${subscription.id} has no item.`);
    return item;
  };
  const scheduleOf = ({ schedule }: Stripe.Subscription) => (typeof schedule === 'string' ? null : schedule);
  /** A schedule owns its subscription, which can't be changed otherwise before it is released. */
  async function release(subscription: Stripe.Subscription) {
    const schedule = scheduleOf(subscription);
    if (schedule && (schedule.status === 'active' || schedule.status === 'not_started'))
      await stripe.subscriptionSchedules.release(schedule.id);
  }
  async function keep(id: string) {
    const subscription = await retrieve(id);
    await release(subscription);
    if (subscription.cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    else if (subscription.cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
  }

  return {
    createCustomer: (shop) =>
      calling(
        async () => (await stripe.customers.create({ metadata: { parley_shop: shop } }, { idempotencyKey: `parley-customer-${shop}` })).id,
      ),
    findCustomer: (id) =>
      calling(async () => {
        const customer = await stripe.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] });
        if (customer.deleted) return undefined;
        const read = customerOf(customer);
        // Checkout saves the card for the subscription only.
        return read.method === null ? { ...read, method: await subscriptionMethod(stripe, id) } : read;
      }).catch(unlessMissing),
    describeCustomer: (id, buyer) => calling(() => describe(stripe, id, buyer)),
    startCheckout: (request) =>
      calling(async () => {
        const price = await priceOf(request.price);
        const params = sessionOf(request, price.id, settings.calculatesTax);
        return checkoutOf(await stripe.checkout.sessions.create(params, { idempotencyKey: `parley-checkout-${request.attempt}` }));
      }),
    findCheckout: (id) => calling(async () => checkoutOf(await stripe.checkout.sessions.retrieve(id))),
    listOpenCheckouts: (customer) =>
      calling(async () => (await stripe.checkout.sessions.list({ customer, status: 'open', limit: most })).data.map(checkoutOf)),
    closeCheckout: (id) =>
      calling(async () => void (await stripe.checkout.sessions.expire(id))).catch((error: unknown) => {
        // It was completed or has expired.
        if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
      }),
    listSubscriptions: (customer) =>
      calling(async () => {
        const expand = ['data.schedule', 'data.discounts.source.coupon'];
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: most, expand });
        if (data.some(({ schedule }) => schedule !== null)) await knowPrices();
        return data.flatMap((one) => subscriptionOf(one, known) ?? []);
      }),
    changePrice: (id, name) =>
      calling(async () => {
        const price = await priceOf(name);
        await keep(id);
        await stripe.subscriptions.update(id, {
          items: [{ id: itemOf(await retrieve(id)).id, price: price.id }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
        });
      }),
    scheduleCancel: (id) =>
      calling(async () => {
        await release(await retrieve(id));
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    schedulePrice: (id, name) =>
      calling(async () => {
        const price = await priceOf(name);
        await keep(id);
        const subscription = await retrieve(id);
        const schedule = scheduleOf(subscription) ?? (await stripe.subscriptionSchedules.create({ from_subscription: id }));
        const item = itemOf(subscription);
        await stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            {
              items: [{ price: item.price.id, quantity: 1 }],
              start_date: item.current_period_start,
              end_date: item.current_period_end,
              ...(subscription.status === 'trialing' && { trial: true }),
            },
            {
              items: [{ price: price.id, quantity: 1 }],
              duration: { interval: prices[name].interval, interval_count: 1 },
              proration_behavior: 'none',
            },
          ],
        });
      }),
    keepSubscription: (id) => calling(() => keep(id)),
    endSubscription: (id) => calling(async () => void (await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true }))),
    previewPrice: (id, name) =>
      calling(async () => {
        const [price, subscription] = [await priceOf(name), await retrieve(id)];
        const items = [{ id: itemOf(subscription).id, price: price.id }];
        const invoice = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: { items, proration_behavior: 'always_invoice' },
        });
        return sumsOf(invoice, await namesOf([invoice]));
      }),
    listInvoices: (customer) =>
      calling(async () => {
        const { data } = await stripe.invoices.list({ customer, limit: 24 });
        const names = await namesOf(data);
        return data.flatMap((invoice) => invoiceOf(invoice, names) ?? []);
      }),
    findDue: (id) => calling(async () => dueOf(await stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] }))),
    readInvoicePdf: (id) =>
      calling(async () => {
        const { invoice_pdf: url } = await stripe.invoices.retrieve(id);
        if (!url) throw new PaymentFailure('missing', 'Stripe has no PDF of this invoice.');
        return readPdf(url, settings.timeoutMs ?? 15_000);
      }),
    openPortal: (customer, backUrl) =>
      calling(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: backUrl })).url),
    isSigned: (body, signature, now) => isSigned(body, signature, settings.webhookSecret, now),
    readEvent: billingEventOf,
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof PaymentFailure && error.kind === 'missing') return undefined;
  throw error;
}

function mustMatch(name: PriceId, price: Stripe.Price) {
  const { amount, interval } = prices[name];
  const { amount: cents, currency } = fromStripe(price.unit_amount ?? 0, price.currency);
  const isSame = cents === parseAmount(amount, planCurrency) && currency === planCurrency;
  if (isSame && price.recurring?.interval === interval && price.recurring.interval_count === 1) return;
  const detail = `Stripe’s price ${price.id} isn’t ${amount} ${planCurrency} per ${interval}, as the plan ${name} is.`;
  throw new PaymentFailure('refused', detail, { code: 'price_differs' });
}

async function subscriptionMethod(stripe: Stripe, customer: string): Promise<string | null> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 1, expand: ['data.default_payment_method'] });
  const method = data[0]?.default_payment_method;
  return method && typeof method === 'object' ? methodOf(method) : null;
}

/** VAT IDs of the EU; all others are entered on Stripe's page. */
const union = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));
async function describe(stripe: Stripe, id: string, { name, address, country, vatId, email }: ProviderBuyer) {
  const [line1 = '', ...others] = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  await stripe.customers.update(id, {
    name,
    ...(email !== '' && { email }),
    ...(country !== '' && line1 !== '' && { address: { line1, line2: others.join(', '), country } }),
  });
  if (vatId === '' || !union.has(country)) return;
  const { data } = await stripe.customers.listTaxIds(id, { limit: 10 });
  if (data.some(({ value }) => value === vatId)) return;
  await stripe.customers.createTaxId(id, { type: 'eu_vat', value: vatId }).catch((error: unknown) => {
    // Stripe checks more than the format. Its page asks for the ID again, so the checkout needn't fail.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

function sessionOf(request: CheckoutRequest, price: string, calculatesTax: boolean): Stripe.Checkout.SessionCreateParams {
  const { customer, shop, attempt, freeUntil } = request;
  return {
    mode: 'subscription',
    customer,
    client_reference_id: shop,
    line_items: [{ price, quantity: 1 }],
    metadata: { parley_shop: shop, parley_attempt: attempt },
    subscription_data: {
      metadata: { parley_shop: shop },
      ...(freeUntil && { trial_end: Math.floor(freeUntil.getTime() / 1000) }),
    },
    payment_method_collection: 'always',
    allow_promotion_codes: true,
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    automatic_tax: { enabled: calculatesTax },
    success_url: request.doneUrl.replace('{id}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: request.backUrl,
  };
}

/** The document at the address that Stripe just gave, which needs no key. */
async function readPdf(url: string, timeoutMs: number): Promise<Buffer> {
  const unavailable = (cause?: unknown) => new PaymentFailure('unknown', 'Stripe didn’t return the invoice’s PDF.', { cause });
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > largestPdf) throw unavailable();
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > largestPdf || bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw unavailable();
  return bytes;
}
