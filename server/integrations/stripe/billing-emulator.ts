// Stripe Billing in the emulator: subscriptions, schedules, invoices, the portal, and a clock that can be moved. For tests and the demo only.
import { type PriceId, prices } from '@parley/contract/plans';
import { invoicePage, portalPage } from './emulator-page.ts';
import * as billing from './billing-emulator-objects.ts';
import type { Failure, Json, Params, Session } from './emulator-objects.ts';

type Answer = { status: number; body: Json };
type Shared = {
  now(): number;
  newId(prefix: string): string;
  url(): string;
  happens(type: string, object: Json, failure?: Failure): void;
  invalid(message: string, code?: string | null, status?: number): Answer;
  noSuch(what: string, id: string): Answer;
};
type Called = { method: string; noun: string; id: string; action: string; params: Params; failure: Failure | undefined; path: string };
const textOf = (value: string | Params | undefined) => (typeof value === 'string' ? value : '');
const inner = (value: string | Params | undefined): Params => (typeof value === 'object' ? value : {});
const ok = (body: Json): Answer => ({ status: 200, body });
const day = 86_400;
/** What the page offers as promotion code. */
const promotion = { code: 'WELCOME20', percent: 20 };
/** Saved without a charge, and declined whenever it is charged; and one that asks each time. */
const failing = ['4000000000000341', '4000000000000002'];
const asking = '4000002500003155';
export type Outcome = 'paid' | 'declined' | 'authenticate' | 'closed';

export function billingEmulator({ now, newId, url, happens, invalid, noSuch }: Shared) {
  const customers = new Map<string, billing.Customer>();
  const methods = new Map<string, Json>();
  /** The card number of each payment method. */
  const cards = new Map<string, string>();
  const priceList = new Map((Object.keys(prices) as PriceId[]).map((name) => [`price_${name}`, billing.priceObject(name)]));
  const subscriptions = new Map<string, billing.Subscription>();
  const schedules = new Map<string, billing.Schedule>();
  const invoices = new Map<string, billing.Invoice>();
  const intents = new Map<string, Json>();
  const taxIds: Json[] = [];
  const pending = new Map<string, { subscription: string; price: billing.Price }>();
  const portals = new Map<string, { customer: string; returnUrl: string }>();
  const settings = { retryDays: 3, mostAttempts: 3 };

  const live = ({ status }: billing.Subscription) => !['canceled', 'incomplete_expired'].includes(status);
  const priceOf = (id: string) => priceList.get(id) ?? missingPrice(id);
  function missingPrice(id: string): never {
    throw new Error(`The emulator has no price ${id}.`);
  }
  const itemOf = ({ items }: billing.Subscription) => items.data[0];
  const updated = (subscription: billing.Subscription, failure?: Failure) =>
    happens('customer.subscription.updated', subscription, failure);

  function begin(customer: billing.Customer, price: billing.Price, { card, trialEnd, metadata, code }: Begun): billing.Subscription {
    const method = saveCard(customer, card);
    const beginning = { customer: customer.id, price, metadata, trialEnd, method };
    const subscription = billing.subscriptionObject(newId('sub'), beginning, now());
    if (code === promotion.code) subscription.discounts = ['di_emulator'];
    subscriptions.set(subscription.id, subscription);
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    const amount = trialEnd === null ? price.unit_amount : 0;
    const invoice = issue(subscription, 'subscription_create', [{ description: nameOf(price), amount, start, end }]);
    settle(invoice);
    return subscription;
  }
  type Begun = { card: string; trialEnd: number | null; metadata: Params; code?: string };

  function saveCard(customer: billing.Customer, card: string): string {
    const method = billing.methodObject(newId('pm'), customer.id, card, now());
    methods.set(String(method['id']), method);
    cards.set(String(method['id']), card);
    return String(method['id']);
  }
  const nameOf = ({ id, recurring }: billing.Price) => `1 × ${id} (per ${recurring.interval})`;

  function issue(subscription: billing.Subscription, reason: string, lines: readonly billing.Line[]): billing.Invoice {
    const customer = customers.get(subscription.customer);
    if (!customer) throw new Error(`The emulator has no customer ${subscription.customer}.`);
    const percentOff = subscription.discounts.length > 0 ? promotion.percent : 0;
    const invoice = billing.invoiceObject(newId('in'), { customer, subscription, reason, lines, percentOff, url: url() }, now());
    invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    if (invoice.total < 0) customer.balance += invoice.total;
    else customer.balance = Math.min(0, customer.balance + invoice.total);
    happens('invoice.finalized', invoice);
    return invoice;
  }
  function settle(invoice: billing.Invoice) {
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempted: true,
      next_payment_attempt: null,
    });
    happens('invoice.paid', invoice);
  }
  /** Charges the subscription's card. */
  function collect(subscription: billing.Subscription, invoice: billing.Invoice): Outcome {
    if (invoice.amount_remaining === 0) {
      settle(invoice);
      return 'paid';
    }
    const card = cards.get(methodOf(subscription)) ?? '';
    invoice.attempt_count += 1;
    if (!failing.includes(card) && card !== asking) {
      settle(invoice);
      return 'paid';
    }
    const isAsking = card === asking;
    const last = isAsking ? null : { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    const intent = newId('pi');
    intents.set(intent, {
      id: intent,
      object: 'payment_intent',
      status: isAsking ? 'requires_action' : 'requires_payment_method',
      last_payment_error: last,
    });
    invoice['payments'] = {
      object: 'list',
      data: [{ id: newId('inpay'), object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intent } }],
    };
    happens(isAsking ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice);
    return isAsking ? 'authenticate' : 'declined';
  }
  const methodOf = ({ default_payment_method: own, customer }: billing.Subscription) =>
    own ?? customers.get(customer)?.invoice_settings.default_payment_method ?? '';

  /** Unused and remaining time by the second, as Stripe counts. */
  function proration(subscription: billing.Subscription, price: billing.Price): billing.Line[] {
    const { price: old, current_period_start: start, current_period_end: end } = itemOf(subscription);
    if (subscription.status === 'trialing') return [];
    const share = (end - now()) / (end - start);
    const isSame = old.recurring.interval === price.recurring.interval;
    const next = isSame ? end : billing.periodAfter(now(), price);
    return [
      { description: `Unused time on ${nameOf(old)}`, amount: -Math.round(old.unit_amount * share), start: now(), end },
      { description: nameOf(price), amount: isSame ? Math.round(price.unit_amount * share) : price.unit_amount, start: now(), end: next },
    ];
  }
  function setPrice(subscription: billing.Subscription, price: billing.Price) {
    const item = itemOf(subscription);
    if (item.price.recurring.interval !== price.recurring.interval && subscription.status !== 'trialing')
      Object.assign(item, { current_period_start: now(), current_period_end: billing.periodAfter(now(), price) });
    item.price = price;
  }
  function changePrice(subscription: billing.Subscription, price: billing.Price, failure?: Failure) {
    if (itemOf(subscription).price.id === price.id) return;
    const lines = proration(subscription, price);
    const invoice = lines.length > 0 ? issue(subscription, 'subscription_update', lines) : undefined;
    if (!invoice || collect(subscription, invoice) === 'paid') setPrice(subscription, price);
    else {
      const update = { subscription_items: [{ ...itemOf(subscription), price }], expires_at: now() + 23 * 3600, trial_end: null };
      subscription.pending_update = update;
      pending.set(invoice.id, { subscription: subscription.id, price });
    }
    updated(subscription, failure);
  }
  /** Pays an open invoice on its own page. */
  function payInvoice(id: string, card: string): Outcome {
    const invoice = invoices.get(id);
    if (!invoice || invoice.status !== 'open') return 'closed';
    if (failing.includes(card)) return 'declined';
    settle(invoice);
    const waiting = pending.get(id);
    const subscription = [...subscriptions.values()].find(({ latest_invoice: latest }) => latest === id);
    if (!subscription || !live(subscription)) return 'paid';
    if (waiting) setPrice(subscription, waiting.price);
    Object.assign(subscription, { pending_update: null, status: subscription.status === 'trialing' ? 'trialing' : 'active' });
    updated(subscription);
    return 'paid';
  }

  function end(subscription: billing.Subscription, failure?: Failure) {
    const schedule = schedules.get(subscription.schedule ?? '');
    if (schedule) schedule.status = 'canceled';
    Object.assign(subscription, { status: 'canceled', ended_at: now(), canceled_at: now(), schedule: null });
    happens('customer.subscription.deleted', subscription, failure);
  }
  /** Begins the next period, or ends the subscription; then tries open invoices again. */
  function renew(subscription: billing.Subscription) {
    const item = itemOf(subscription);
    while (live(subscription) && item.current_period_end <= now()) {
      if (subscription.cancel_at_period_end) return end(subscription);
      const schedule = schedules.get(subscription.schedule ?? '');
      const phase = schedule?.phases.find(({ start_date: starts }) => starts >= item.current_period_end);
      if (schedule && phase) {
        item.price = priceOf(phase.items[0]?.price ?? '');
        Object.assign(schedule, { status: 'released', subscription: null });
        subscription.schedule = null;
      }
      const start = item.current_period_end;
      Object.assign(item, { current_period_start: start, current_period_end: billing.periodAfter(start, item.price) });
      const line = { description: nameOf(item.price), amount: item.price.unit_amount, start, end: item.current_period_end };
      const invoice = issue(subscription, 'subscription_cycle', [line]);
      const isPaid = collect(subscription, invoice) === 'paid';
      if (!isPaid) invoice.next_payment_attempt = now() + settings.retryDays * day;
      subscription.status = isPaid ? 'active' : 'past_due';
      updated(subscription);
    }
    const open = invoices.get(subscription.latest_invoice ?? '');
    if (!live(subscription) || open?.status !== 'open' || open.next_payment_attempt === null || open.next_payment_attempt > now()) return;
    const isPaid = collect(subscription, open) === 'paid';
    if (!isPaid) open.next_payment_attempt = open.attempt_count < settings.mostAttempts ? now() + settings.retryDays * day : null;
    subscription.status = isPaid ? 'active' : open.next_payment_attempt === null ? 'unpaid' : 'past_due';
    updated(subscription);
  }

  const wants = (params: Params, path: string) => Object.values(inner(params['expand'])).includes(path);
  function shown(subscription: billing.Subscription, params: Params, at = ''): Json {
    const schedule = schedules.get(subscription.schedule ?? '');
    const method = methods.get(subscription.default_payment_method ?? '');
    return {
      ...subscription,
      ...(schedule && wants(params, `${at}schedule`) && { schedule }),
      ...(method && wants(params, `${at}default_payment_method`) && { default_payment_method: method }),
      ...(wants(params, `${at}discounts.source.coupon`) && { discounts: subscription.discounts.map(discountOf) }),
    };
  }
  const discountOf = (id: string) => ({
    id,
    object: 'discount',
    end: null,
    start: now(),
    source: {
      type: 'coupon',
      coupon: { id: promotion.code, object: 'coupon', name: promotion.code, percent_off: promotion.percent, amount_off: null },
    },
  });
  const listOf = (data: Json[], path: string) => ok({ object: 'list', data, has_more: false, url: path });

  function updateSubscription(subscription: billing.Subscription, params: Params, failure?: Failure): Answer {
    if (!live(subscription)) return invalid(`No such subscription: '${subscription.id}'`, 'resource_missing', 404);
    if (subscription.schedule !== null && (params['items'] ?? params['cancel_at_period_end']))
      return invalid('The subscription is managed by the subscription schedule, and updating it directly is not allowed.');
    const wanted = textOf(inner(inner(params['items'])['0'])['price']);
    if (wanted !== '' && !priceList.has(wanted)) return noSuch('price', wanted);
    if (params['cancel_at'] === '') subscription.cancel_at = null;
    if (typeof params['cancel_at_period_end'] === 'string') {
      subscription.cancel_at_period_end = params['cancel_at_period_end'] === 'true';
      subscription.cancel_at = subscription.cancel_at_period_end ? itemOf(subscription).current_period_end : null;
      if (wanted === '') updated(subscription, failure);
    }
    if (wanted !== '') changePrice(subscription, priceOf(wanted), failure);
    return ok(shown(subscription, params));
  }

  function performSubscriptions({ method, id, params, failure, path }: Called): Answer {
    if (method === 'GET' && id === '') {
      const own = [...subscriptions.values()].filter(({ customer }) => customer === params['customer']);
      return listOf(
        own.toReversed().map((one) => shown(one, params, 'data.')),
        path,
      );
    }
    const subscription = subscriptions.get(id);
    if (!subscription) return noSuch('subscription', id);
    if (method === 'DELETE') {
      if (!live(subscription)) return noSuch('subscription', id);
      const unused = proration(subscription, itemOf(subscription).price).slice(0, 1);
      if (params['prorate'] === 'true' && unused.length > 0) settle(issue(subscription, 'subscription_update', unused));
      end(subscription, failure);
      return ok(subscription);
    }
    return method === 'POST' ? updateSubscription(subscription, params, failure) : ok(shown(subscription, params));
  }

  function performSchedules({ method, id, action, params, failure }: Called): Answer {
    if (method === 'POST' && id === '') {
      const subscription = subscriptions.get(textOf(params['from_subscription']));
      if (!subscription) return noSuch('subscription', textOf(params['from_subscription']));
      if (subscription.schedule !== null) return invalid('This subscription is already attached to a schedule.');
      const schedule = billing.scheduleObject(newId('sub_sched'), subscription, now());
      schedules.set(schedule.id, schedule);
      subscription.schedule = schedule.id;
      return ok(schedule);
    }
    const schedule = schedules.get(id);
    const subscription = subscriptions.get(schedule?.subscription ?? '');
    if (!schedule || !subscription) return noSuch('subscription_schedule', id);
    if (action === 'release') {
      Object.assign(schedule, { status: 'released', subscription: null, released_subscription: subscription.id });
      subscription.schedule = null;
    } else {
      const phases = Object.values(inner(params['phases'])).map(inner);
      let start = itemOf(subscription).current_period_start;
      schedule.phases = phases.map((phase) => {
        const price = priceOf(textOf(inner(inner(phase['items'])['0'])['price']));
        const ends = Number(textOf(phase['end_date'])) || billing.periodAfter(start, price);
        const made = { items: [{ price: price.id, quantity: 1 }], start_date: start, end_date: ends };
        start = ends;
        return made;
      });
    }
    updated(subscription, failure);
    return ok(schedule);
  }

  function performCustomers({ method, id, action, params, failure, path }: Called): Answer {
    if (method === 'POST' && id === '') {
      const customer = billing.customerObject(newId('cus'), params, now());
      customers.set(customer.id, customer);
      happens('customer.created', customer, failure);
      return ok(customer);
    }
    const customer = customers.get(id);
    if (!customer) return noSuch('customer', id);
    const own = taxIds.filter((one) => one['customer'] === id);
    if (action === 'tax_ids' && method === 'GET') return listOf(own, path);
    if (action === 'tax_ids') {
      const made = { id: newId('txi'), object: 'tax_id', customer: id, type: textOf(params['type']), value: textOf(params['value']) };
      taxIds.push(made);
      return ok(made);
    }
    if (method === 'POST') {
      const { name, email, address } = params;
      Object.assign(customer, { ...(name && { name }), ...(email && { email }), ...(address && { address }) });
      happens('customer.updated', customer, failure);
    }
    const saved = methods.get(customer.invoice_settings.default_payment_method ?? '');
    const isWhole = saved && wants(params, 'invoice_settings.default_payment_method');
    return ok(isWhole ? { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: saved } } : customer);
  }

  function performInvoices({ method, id, params, path }: Called): Answer {
    if (method === 'GET' && id === '')
      return listOf([...invoices.values()].filter(({ customer }) => customer === params['customer']).toReversed(), path);
    if (method === 'POST' && id === 'create_preview') {
      const subscription = subscriptions.get(textOf(params['subscription']));
      const wanted = textOf(inner(inner(inner(params['subscription_details'])['items'])['0'])['price']);
      const customer = customers.get(subscription?.customer ?? '');
      if (!subscription || !customer || !priceList.has(wanted)) return noSuch('subscription', textOf(params['subscription']));
      const lines = proration(subscription, priceOf(wanted));
      const percentOff = subscription.discounts.length > 0 ? promotion.percent : 0;
      const issued = { customer, subscription, reason: 'upcoming', lines, percentOff, url: url() };
      return ok(billing.invoiceObject(newId('upcoming_in'), issued, now()));
    }
    const invoice = invoices.get(id);
    if (!invoice) return noSuch('invoice', id);
    const payments = invoice['payments'] as { data: { payment: { payment_intent: string } }[] } | undefined;
    if (!payments || !wants(params, 'payments.data.payment.payment_intent')) return ok(invoice);
    const data = payments.data.map((one) => ({
      ...one,
      payment: { ...one.payment, payment_intent: intents.get(one.payment.payment_intent) },
    }));
    return ok({ ...invoice, payments: { ...payments, data } });
  }

  function performPrices({ id, params, path }: Called): Answer {
    const price = priceList.get(id);
    if (id !== '') return price ? ok(price) : noSuch('price', id);
    const keys = Object.values(inner(params['lookup_keys']));
    return listOf(
      [...priceList.values()].filter(({ lookup_key: key }) => key !== null && keys.includes(key)),
      path,
    );
  }

  function openPortal(params: Params): Answer {
    const customer = textOf(params['customer']);
    if (!customers.has(customer)) return noSuch('customer', customer);
    const id = newId('bps');
    portals.set(id, { customer, returnUrl: textOf(params['return_url']) });
    return ok(billing.portalObject(id, customer, textOf(params['return_url']), `${url()}/portal/${id}`, now()));
  }

  /** What the portal's form does: saves another card, and pays what is open with it. */
  function updateCard(customerId: string, card: string): Outcome {
    const customer = customers.get(customerId);
    if (!customer) return 'closed';
    const method = saveCard(customer, card);
    customer.invoice_settings.default_payment_method = method;
    const own = [...subscriptions.values()].filter((one) => one.customer === customerId && live(one));
    for (const subscription of own) subscription.default_payment_method = method;
    happens('customer.updated', customer);
    const open = own.map(({ latest_invoice: id }) => invoices.get(id ?? '')).find((invoice) => invoice?.status === 'open');
    return open ? payInvoice(open.id, card) : 'paid';
  }

  return {
    customers,
    subscriptions,
    schedules,
    invoices,
    prices: priceList,
    settings,
    /** Subscriptions that are billed, of all customers. */
    live: () => [...subscriptions.values()].filter(live),
    begin,
    payInvoice,
    updateCard,
    end,
    /** What falls due until now, which the emulator's clock says. */
    runClock: () => [...subscriptions.values()].filter(live).forEach(renew),
    /** Undefined for what isn't part of Billing. */
    perform(called: Called): Answer | undefined {
      const { noun, method, id } = called;
      if (noun === 'customers') return performCustomers(called);
      if (noun === 'subscriptions') return performSubscriptions(called);
      if (noun === 'subscription_schedules') return performSchedules(called);
      if (noun === 'invoices') return performInvoices(called);
      if (noun === 'prices') return performPrices(called);
      return noun === 'billing_portal' && method === 'POST' && id === 'sessions' ? openPortal(called.params) : undefined;
    },
    /** A new page of Checkout in the mode `subscription`, made from one for a payment. */
    startSession(session: Session, params: Params): { session: Session } | Answer {
      const price = textOf(inner(inner(params['line_items'])['0'])['price']);
      const trialEnd = Number(textOf(inner(params['subscription_data'])['trial_end']) || 0);
      if (!priceList.has(price)) return noSuch('price', price);
      if (!customers.has(textOf(params['customer']))) return noSuch('customer', textOf(params['customer']));
      if (trialEnd !== 0 && trialEnd < now() + 2 * day) return invalid('The `trial_end` date has to be at least 2 days in the future.');
      return { session: billing.subscriptionSession(session, params, priceOf(price)) };
    },
    /** Pays on the page of Checkout: a card that is declined leaves it open. */
    paySession(
      session: Session,
      params: Params,
      { card, authenticated, code }: { card: string; authenticated?: boolean; code?: string },
    ): Outcome {
      const customer = customers.get(textOf(params['customer']));
      if (!customer) return 'closed';
      if (card === asking && authenticated === undefined) return 'authenticate';
      if (card === '4000000000000002' || authenticated === false) return 'declined';
      const data = inner(params['subscription_data']);
      const trialEnd = Number(textOf(data['trial_end']) || 0) || null;
      const price = priceOf(textOf(inner(inner(params['line_items'])['0'])['price']));
      const subscription = begin(customer, price, { card, trialEnd, metadata: inner(data['metadata']), ...(code && { code }) });
      const paid = { status: 'complete', payment_status: trialEnd ? 'no_payment_required' : 'paid', url: null };
      Object.assign(session, paid, { subscription: subscription.id, invoice: subscription.latest_invoice });
      happens('customer.subscription.created', subscription);
      happens('checkout.session.completed', session);
      return 'paid';
    },
    /** The pages of the portal and of invoices; undefined for other addresses. */
    page(method: string, pathname: string, form: Params): { status: number; html?: string; location?: string; pdf?: Buffer } | undefined {
      const [, kind, id = '', last] = pathname.split('/');
      const card = textOf(form['card']).replace(/\D/g, '');
      const portal = kind === 'portal' ? portals.get(id) : undefined;
      const invoice = kind === 'invoice' ? invoices.get(id) : undefined;
      if (portal) {
        if (method !== 'POST') return { status: 200, html: portalPage(portal.returnUrl) };
        const outcome = updateCard(portal.customer, card);
        const said = outcome === 'declined' ? 'Your card was declined. Try another one.' : 'Your card was saved.';
        return { status: outcome === 'declined' ? 402 : 200, html: portalPage(portal.returnUrl, said) };
      }
      if (!invoice) return undefined;
      if (last === 'pdf') return { status: 200, pdf: Buffer.from(`%PDF-1.4\n% ${String(invoice['number'])}\n%%EOF\n`) };
      if (method !== 'POST') return { status: 200, html: invoicePage(String(invoice['number']), invoice.status) };
      return { status: payInvoice(id, card) === 'declined' ? 402 : 200, html: invoicePage(String(invoice['number']), invoice.status) };
    },
  };
}
