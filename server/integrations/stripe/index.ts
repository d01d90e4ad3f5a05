import Stripe from 'stripe';
import { type PaymentKey, type PaymentPort, PaymentFailure, type PaymentRequest } from '../payment-port.ts';
import { refusalOf, toStripe } from './money.ts';
import { accountOf, disputeOf, eventOf, paymentOf, refundOf } from './read.ts';
import { isSigned } from './signature.ts';

type Settings = {
  /** A server that speaks Stripe's protocol; Stripe itself when empty. */
  url?: string;
  /** For one attempt. */
  timeoutMs?: number;
  /** How often a call is repeated after a lost connection, a conflict or a 5xx response, with its idempotency key. */
  retries?: number;
};
const whole = ['payment_intent.latest_charge'];

/** Stripe with the shop's own account. */
export function openStripe({ url = '', timeoutMs = 15_000, retries = 2 }: Settings = {}): PaymentPort {
  const clients = new Map<string, Stripe>();
  const clientOf = ({ secret }: PaymentKey) => {
    const known = clients.get(secret);
    if (known) return known;
    // A shop changes its key now and then; more than a handful of old ones isn't worth keeping.
    if (clients.size >= 500) clients.clear();
    const client = new Stripe(secret, { ...hostOf(url), timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false });
    clients.set(secret, client);
    return client;
  };
  return {
    readAccount: (key) => calling(async () => accountOf(await clientOf(key).accounts.retrieveCurrent(), /^(sk|rk)_live_/.test(key.secret))),
    startPayment: (key, request) =>
      calling(async () =>
        paymentOf(await clientOf(key).checkout.sessions.create({ ...sessionOf(request), expand: whole }, { idempotencyKey: request.key })),
      ),
    findPayment: (key, id) => calling(async () => paymentOf(await clientOf(key).checkout.sessions.retrieve(id, { expand: whole }))),
    findByPaymentId: (key, id) =>
      calling(async () => {
        const { data } = await clientOf(key).checkout.sessions.list({ payment_intent: id, limit: 1 });
        const [session] = data;
        return session && paymentOf(await clientOf(key).checkout.sessions.retrieve(session.id, { expand: whole }));
      }),
    async expirePayment(key, id) {
      const expired = await calling(async () => paymentOf(await clientOf(key).checkout.sessions.expire(id, { expand: whole }))).catch(
        (error: unknown) => {
          // It isn't open anymore: look how it ended.
          if (error instanceof PaymentFailure && error.kind === 'refused') return undefined;
          throw error;
        },
      );
      return expired ?? this.findPayment(key, id);
    },
    refund: (key, request) =>
      calling(async () =>
        refundOf(
          await clientOf(key).refunds.create(
            { payment_intent: request.paymentId, amount: toStripe(request), metadata: { parley_entry: request.entry } },
            { idempotencyKey: request.key },
          ),
        ),
      ),
    findRefund: (key, id) => calling(async () => refundOf(await clientOf(key).refunds.retrieve(id))),
    listRefunds: (key, paymentId) =>
      calling(async () => {
        const all = await clientOf(key).refunds.list({ payment_intent: paymentId, limit: 100 }).autoPagingToArray({ limit: 1000 });
        return all.map(refundOf);
      }),
    findDispute: (key, id) => calling(async () => disputeOf(await clientOf(key).disputes.retrieve(id))),
    isSigned,
    readEvent: eventOf,
    refusal: refusalOf,
  };
}

function hostOf(url: string) {
  if (url === '') return {};
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

/** Languages of Stripe's page that Parley speaks; any other is left to the browser. */
const languages = ['en', 'de', 'es', 'fr', 'pt', 'nl', 'it'] as const;
function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { shop, order, attempt } = request.reference;
  const metadata = { parley_shop: shop, parley_order: order, parley_attempt: attempt };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: toStripe(request),
          product_data: { name: request.description },
        },
      },
    ],
    allowed_payment_method_types: ['card'],
    client_reference_id: attempt,
    metadata,
    payment_intent_data: { metadata, description: request.description },
    success_url: request.paidUrl,
    cancel_url: request.backUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    locale: languages.find((language) => language === request.language) ?? 'auto',
    ...(request.email && { customer_email: request.email }),
  };
}

/** Runs a call and turns what Stripe's library throws into a `PaymentFailure`. */
async function calling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const more = { code: error.code ?? null, cause: error };
  // The key was used with other parameters: what the first call did is not known here.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentFailure('unknown', sentenceOf(error), more);
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return new PaymentFailure('unauthorized', sentenceOf(error), more);
  if (error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409)
    return new PaymentFailure('busy', 'Stripe is busy.', more);
  if (error instanceof Stripe.errors.StripeConnectionError) return new PaymentFailure('unknown', 'Stripe didn’t answer.', more);
  if (error.statusCode === 404) return new PaymentFailure('missing', sentenceOf(error), more);
  if ((error.statusCode ?? 500) >= 500) return new PaymentFailure('unknown', 'Stripe answered with an error.', more);
  return new PaymentFailure('refused', sentenceOf(error), more);
}
/** Stripe repeats a part of the key in what it says about a wrong one. */
const sentenceOf = ({ message }: Error) => message.replace(/\b([sr]k_(?:live|test))_\S+/g, '$1_…');
