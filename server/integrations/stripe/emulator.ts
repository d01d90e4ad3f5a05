// Speaks Stripe's protocol on loopback, with a payment page, idempotency keys and signed webhooks. For tests and the demo only.
import { createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { billingEmulator } from './billing-emulator.ts';
import * as objects from './emulator-objects.ts';
import { authenticationPage, cardPage, closedPage } from './emulator-page.ts';

type Answer = { status: number; body: objects.Json };
type Call = { line: string; params: objects.Params; idempotencyKey: string | null };
type Options = { port?: number; key?: string; webhookSecret?: string; webhookUrl?: string | null };

const textOf = (value: string | objects.Params | undefined) => (typeof value === 'string' ? value : '');

export type StripeEmulator = Awaited<ReturnType<typeof startStripeEmulator>>;

export async function startStripeEmulator({
  port = 0,
  key = 'sk_test_emulator',
  webhookSecret = 'whsec_emulator',
  webhookUrl = null,
}: Options = {}) {
  const sessions = new Map<string, { session: objects.Session; params: objects.Params }>();
  const intents = new Map<string, objects.Intent>();
  const charges = new Map<string, objects.Charge>();
  const refunds = new Map<string, objects.Refund>();
  const disputes = new Map<string, objects.Dispute>();
  const calls: Call[] = [];
  const failures: objects.Failure[] = [];
  const events: objects.Json[] = [];
  const keys = new Map<string, { params: string; answer: Answer | null }>();
  const deliveries = new Set<Promise<unknown>>();
  const settings = {
    key,
    webhookUrl,
    webhookSecret,
    declinesRefunds: false,
    refundStatus: 'succeeded',
    clock: 0,
    account: objects.accountObject(),
  };
  let url = '';
  const now = () => Math.floor(Date.now() / 1000) + settings.clock;
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const refuse = (status: number, error: objects.Json): Answer => ({ status, body: { error } });
  const invalid = (message: string, code: string | null = null, status = 400) =>
    refuse(status, { type: 'invalid_request_error', message, ...(code && { code }) });
  const noSuch = (what: string, id: string) => invalid(`No such ${what}: '${id}'`, 'resource_missing', 404);

  /** Signs and posts one event; a receiver that fails gets it three times, as from Stripe within its first minutes. */
  async function deliver(event: objects.Json, stamp = now()) {
    const { webhookUrl: to } = settings;
    if (to === null) return undefined;
    const body = JSON.stringify(event);
    const v1 = createHmac('sha256', settings.webhookSecret).update(`${stamp}.${body}`).digest('hex');
    // No answer is a failed delivery, as at Stripe.
    const post = () =>
      fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${stamp},v1=${v1}` },
        body,
        signal: AbortSignal.timeout(30_000),
      }).then(
        ({ status }) => status,
        () => undefined,
      );
    for (let tries = 1; ; tries += 1) {
      const status = await post();
      if (tries === 3 || (status !== undefined && status < 300)) return status;
      await pause(50);
    }
  }
  function happens(type: string, object: objects.Json, failure?: objects.Failure) {
    const event = objects.eventObject(newId('evt'), type, object, now());
    events.push(event);
    for (let times = failure?.kind === 'twice' ? 2 : 1; times > 0; times -= 1) {
      const delivery = deliver(event);
      deliveries.add(delivery);
      void delivery.finally(() => deliveries.delete(delivery));
    }
  }
  const settled = async () => {
    while (deliveries.size > 0) await Promise.all(deliveries);
  };

  const billing = billingEmulator({ now, newId, url: () => url, happens, invalid, noSuch });

  function expanded({ session }: { session: objects.Session }, params: objects.Params): objects.Json {
    const wanted = Object.values(typeof params['expand'] === 'object' ? params['expand'] : {}).map(String);
    const intent = session.payment_intent === null ? undefined : intents.get(session.payment_intent);
    if (!intent || !wanted.some((path) => path.startsWith('payment_intent'))) return session;
    const charge = wanted.includes('payment_intent.latest_charge') ? charges.get(intent.latest_charge ?? '') : undefined;
    return { ...session, payment_intent: { ...intent, latest_charge: charge ?? intent.latest_charge } };
  }

  function createSession(params: objects.Params): Answer {
    const id = newId('cs_test');
    const bare = objects.sessionObject(id, params, { now: now(), url: `${url}/c/pay/${id}` });
    const made = params['mode'] === 'subscription' ? billing.startSession(bare, params) : { session: bare };
    if ('body' in made) return made;
    const { session } = made;
    const lifetime = session.expires_at - now();
    if (!Number.isSafeInteger(session['amount_total']) || Number(session['amount_total']) < 1)
      return invalid('Invalid integer: unit_amount', 'parameter_invalid_integer');
    // 60 seconds of grace, since the clock moves while a call is under way.
    if (lifetime < 30 * 60 - 60 || lifetime > 24 * 3600 + 60)
      return invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.');
    const created = { session, params };
    sessions.set(id, created);
    return { status: 200, body: expanded(created, params) };
  }

  function expireSession(id: string, params: objects.Params, failure?: objects.Failure): Answer {
    const found = sessions.get(id);
    if (!found) return noSuch('checkout.session', id);
    if (found.session.status !== 'open')
      return invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${found.session.status}.`,
      );
    Object.assign(found.session, { status: 'expired', url: null });
    happens('checkout.session.expired', found.session, failure);
    return { status: 200, body: expanded(found, params) };
  }

  function createRefund(params: objects.Params, failure?: objects.Failure): Answer {
    const intent = intents.get(textOf(params['payment_intent']));
    const charge = intent && charges.get(intent.latest_charge ?? '');
    if (!intent || !charge) return noSuch('payment_intent', textOf(params['payment_intent']));
    if (charge.disputed && [...disputes.values()].some((one) => one.charge === charge.id && !one.is_charge_refundable))
      return invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
    const left = charge.amount - charge.amount_refunded;
    const amount = params['amount'] === undefined ? left : Number(params['amount']);
    if (left === 0) return invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    if (amount > left) return invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`);
    const refund = objects.refundObject(newId('re'), charge, amount, params['metadata'], now());
    refund.status = settings.refundStatus;
    refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    happens('charge.refunded', charge, failure);
    return { status: 200, body: refund };
  }

  /** A pending refund that the bank sends back. */
  function failRefund(id: string, reason = 'expired_or_canceled_card') {
    const refund = refunds.get(id);
    const charge = refund && charges.get(refund.charge);
    if (!refund || !charge) throw new Error(`There is no refund ${id}.`);
    Object.assign(refund, { status: 'failed', failure_reason: reason });
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    happens('refund.failed', refund);
  }
  function succeedRefund(id: string) {
    const refund = refunds.get(id);
    if (!refund) throw new Error(`There is no refund ${id}.`);
    refund.status = 'succeeded';
    happens('refund.updated', refund);
  }

  /** Pays as the page does. `authenticated` answers 3-D Secure; without it, such a card leads to the question. */
  function pay(
    sessionId: string,
    given: string,
    { authenticated, amount, code }: { authenticated?: boolean; amount?: number; code?: string } = {},
  ) {
    const found = sessions.get(sessionId);
    const card = given.replace(/\D/g, '');
    if (!found || found.session.status !== 'open') return 'closed' as const;
    const { session, params } = found;
    if (session['mode'] === 'subscription')
      return billing.paySession(session, params, { card, ...(authenticated !== undefined && { authenticated }), ...(code && { code }) });
    const intent = intents.get(session.payment_intent ?? '') ?? objects.intentObject(newId('pi'), session, params, now());
    if (session.payment_intent === null) {
      intents.set(intent.id, intent);
      session.payment_intent = intent.id;
    }
    if (card === '4000002500003155' && authenticated === undefined) {
      intent.status = 'requires_action';
      happens('payment_intent.requires_action', intent);
      return 'authenticate' as const;
    }
    if (card === '4000000000000002' || authenticated === false) {
      const message = authenticated === false ? 'We are unable to authenticate your payment method.' : 'Your card was declined.';
      Object.assign(intent, {
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code: 'card_declined', message },
      });
      happens('payment_intent.payment_failed', intent);
      return 'declined' as const;
    }
    if (amount !== undefined) intent.amount = amount;
    const charge = objects.chargeObject(newId('ch'), intent, card, now());
    charges.set(charge.id, charge);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id, last_payment_error: null });
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    happens('payment_intent.succeeded', intent);
    happens('checkout.session.completed', session);
    if (card === '4000000000000259') openDispute(intent.id);
    return 'paid' as const;
  }

  function openDispute(intentId: string, more: Partial<objects.Dispute> = {}) {
    const charge = charges.get(intents.get(intentId)?.latest_charge ?? '');
    if (!charge) throw new Error(`There is no paid payment intent ${intentId}.`);
    const dispute = { ...objects.disputeObject(newId('dp'), charge, now()), ...more } as objects.Dispute;
    disputes.set(dispute.id, dispute);
    charge.disputed = true;
    happens('charge.dispute.created', dispute);
    return dispute.id;
  }
  function changeDispute(id: string, status: string) {
    const dispute = disputes.get(id);
    if (!dispute) throw new Error(`There is no dispute ${id}.`);
    Object.assign(dispute, { status, ...(status === 'won' && { is_charge_refundable: true }) });
    happens(status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  }

  const listOf = (data: objects.Json[], path: string): Answer => ({
    status: 200,
    body: { object: 'list', data, has_more: false, url: path },
  });
  function perform({
    method,
    path,
    params,
    failure,
  }: {
    method: string;
    path: string;
    params: objects.Params;
    failure?: objects.Failure | undefined;
  }): Answer {
    const [, , noun = '', id = '', action = '', last = ''] = path.split('/');
    const ofBilling = billing.perform({ method, noun, id, action, params, failure, path });
    if (ofBilling) return ofBilling;
    const line = `${method} ${noun}`;
    if (line === 'GET account' || line === 'GET accounts') return { status: 200, body: settings.account };
    if (line === 'POST checkout')
      return action === '' ? createSession(params) : expireSession(action, params, last === 'expire' ? failure : undefined);
    if (line === 'GET checkout' && action === '')
      return listOf(
        [...sessions.values()]
          .map(({ session }) => session)
          .filter((one) => params['payment_intent'] === undefined || one.payment_intent === params['payment_intent'])
          .filter((one) => params['customer'] === undefined || one['customer'] === params['customer'])
          .filter((one) => params['status'] === undefined || one.status === params['status']),
        path,
      );
    if (line === 'GET checkout') {
      const found = sessions.get(action);
      return found ? { status: 200, body: expanded(found, params) } : noSuch('checkout.session', action);
    }
    if (line === 'POST refunds') return createRefund(params, failure);
    if (line === 'GET refunds' && id === '')
      return listOf(
        [...refunds.values()].filter((one) => one.payment_intent === params['payment_intent']),
        path,
      );
    const kept: Record<string, ReadonlyMap<string, objects.Json>> = { refunds, disputes, charges, payment_intents: intents };
    const object = method === 'GET' && Object.hasOwn(kept, noun) ? kept[noun]?.get(id) : undefined;
    return object ? { status: 200, body: object } : noSuch(noun, id);
  }

  /** Stripe's rules: a key repeats its first answer, refuses other parameters, and is busy while its first call runs. */
  async function performOnce(call: Parameters<typeof perform>[0], idempotencyKey: string | null): Promise<Answer & { replayed?: boolean }> {
    const params = JSON.stringify([call.path, call.params]);
    const known = idempotencyKey === null ? undefined : keys.get(idempotencyKey);
    if (known && known.params !== params)
      return refuse(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${idempotencyKey}' if you meant to execute a different request.`,
      });
    if (known?.answer) return { ...known.answer, replayed: true };
    if (known)
      return refuse(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
    const kept = { params, answer: null as Answer | null };
    if (idempotencyKey !== null) keys.set(idempotencyKey, kept);
    if (call.failure?.kind === 'slow') await pause(call.failure.ms ?? 1000);
    const answer =
      call.failure?.kind === 'stored_error' ? refuse(500, { type: 'api_error', message: 'An unknown error occurred.' }) : perform(call);
    // A request that fails validation isn't executed, so its key stays free.
    if (answer.status >= 400 && answer.status < 500 && idempotencyKey !== null) keys.delete(idempotencyKey);
    kept.answer = answer;
    return answer;
  }

  const bodyOf = async (request: http.IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  };
  const server = http.createServer((request, response) => {
    void (async () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://emulator');
      const body = await bodyOf(request);
      const method = request.method ?? 'GET';
      if (pathname.startsWith('/c/pay/')) return answerPage(response, method, pathname.split('/')[3] ?? '', objects.readParams(body));
      if (pathname.startsWith('/portal/') || pathname.startsWith('/invoice/'))
        return answerBilling(response, billing.page(method, pathname, objects.readParams(body)));
      const params = objects.readParams(method === 'GET' || body === '' ? search.slice(1) : body);
      const sendJson = (status: number, value: unknown, headers: http.OutgoingHttpHeaders = {}) => {
        response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers });
        response.end(JSON.stringify(value));
      };
      if (request.headers.authorization !== `Bearer ${settings.key}`)
        return sendJson(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***ator' } });
      const idempotencyKey = request.headers['idempotency-key']?.toString() ?? null;
      calls.push({ line: `${method} ${pathname}`, params, idempotencyKey });
      const place = failures.findIndex(({ line }) => `${method} ${pathname}`.startsWith(line));
      const failure = place < 0 ? undefined : failures.splice(place, 1)[0];
      if (failure?.kind === 'error') return sendJson(500, { error: { type: 'api_error', message: 'An unknown error occurred.' } });
      const answer = await performOnce({ method, path: pathname, params, failure }, idempotencyKey);
      if (failure?.kind === 'webhook_first') await settled();
      if (failure?.kind === 'lost') return void response.destroy();
      return sendJson(answer.status, answer.body, { ...(answer.replayed && { 'idempotent-replayed': 'true' }) });
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  function answerBilling(response: http.ServerResponse, page: ReturnType<typeof billing.page>) {
    const type = page?.pdf ? 'application/pdf' : 'text/html; charset=utf-8';
    response.writeHead(page?.status ?? 404, { 'content-type': type }).end(page?.pdf ?? page?.html ?? '');
  }

  function answerPage(response: http.ServerResponse, method: string, id: string, form: objects.Params) {
    const found = sessions.get(id);
    const html = (status: number, page: string) =>
      void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    if (!found) return html(404, closedPage('/'));
    const [cancelUrl, paidUrl] = [String(found.session['cancel_url']), String(found.session['success_url'])];
    const amount = `${String(found.session['amount_total'])} (smallest unit) ${String(found.session['currency']).toUpperCase()}`;
    if (found.session.status !== 'open') return html(410, closedPage(cancelUrl));
    const withCode = found.session['mode'] === 'subscription';
    if (method !== 'POST') return html(200, cardPage({ amount, cancelUrl, withCode }));
    const card = textOf(form['card']);
    const code = textOf(form['code']).trim().toUpperCase();
    const outcome = pay(id, card, {
      ...(form['authenticated'] !== undefined && { authenticated: form['authenticated'] === '1' }),
      ...(code && { code }),
    });
    if (outcome === 'authenticate') return html(200, authenticationPage(card));
    if (outcome === 'declined')
      return html(402, cardPage({ amount, cancelUrl, withCode, wrong: 'Your card was declined. Try another one.' }));
    return void response.writeHead(303, { location: outcome === 'paid' ? paidUrl.replace('{CHECKOUT_SESSION_ID}', id) : cancelUrl }).end();
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url,
    settings,
    failures,
    calls,
    events,
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    billing,
    /** Moves Stripe's clock, and does what falls due until then. */
    advance(seconds: number) {
      settings.clock += seconds;
      billing.runClock();
    },
    pay,
    openDispute,
    changeDispute,
    failRefund,
    succeedRefund,
    /** A refund made in Stripe's dashboard. */
    refundInDashboard(intentId: string, amount: number) {
      const { status, body } = createRefund({ payment_intent: intentId, amount: String(amount) });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return String(body['id']);
    },
    /** Lets a page's time run out. */
    lapse: (id: string) => expireSession(id, {}),
    deliver,
    settled,
    async close() {
      await settled();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
