import Stripe from 'stripe';
import { PaymentFailure } from '../payment-port.ts';

export type StripeSettings = {
  /** A server that speaks Stripe's protocol; Stripe itself when empty. */
  url?: string;
  /** For one attempt. */
  timeoutMs?: number;
  /** How often a call is repeated after a lost connection, a conflict or a 5xx response, with its idempotency key. */
  retries?: number;
};

export const openClient = (secret: string, { url = '', timeoutMs = 15_000, retries = 2 }: StripeSettings) =>
  new Stripe(secret, { ...hostOf(url), timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false });

function hostOf(url: string) {
  if (url === '') return {};
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

/** Runs a call and turns what Stripe's library throws into a `PaymentFailure`. */
export async function calling<T>(work: () => Promise<T>): Promise<T> {
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
