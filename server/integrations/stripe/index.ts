import type Stripe from 'stripe';
import { type PaymentKey, type PaymentPort, PaymentFailure, type PaymentRequest } from '../payment-port.ts';
import { calling, openClient, type StripeSettings } from './client.ts';
import { refusalOf, toStripe } from './money.ts';
import { accountOf, disputeOf, eventOf, paymentOf, refundOf } from './read.ts';
import { isSigned } from './signature.ts';

const whole = ['payment_intent.latest_charge'];

/** Stripe with the shop's own account. */
export function openStripe(settings: StripeSettings = {}): PaymentPort {
  const clients = new Map<string, Stripe>();
  const clientOf = ({ secret }: PaymentKey) => {
    const known = clients.get(secret);
    if (known) return known;
    // A shop changes its key now and then; more than a handful of old ones isn't worth keeping.
    if (clients.size >= 500) clients.clear();
    const client = openClient(secret, settings);
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
