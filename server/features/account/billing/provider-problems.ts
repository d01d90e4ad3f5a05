import { PaymentFailure } from '../../../integrations/payment-port.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** Runs calls to the payment provider and says what went wrong, in a sentence for the shop. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw problemOf(error);
  }
}

/** The operator's own mistakes: a wrong key, a price that is missing or costs something else. The log has them; the shop can't help. */
const operators = new Set(['price_missing', 'price_differs']);
function problemOf(error: unknown): unknown {
  if (!(error instanceof PaymentFailure)) return error;
  const isOperators = error.kind === 'unauthorized' || operators.has(error.code ?? '');
  if (isOperators)
    return new Problem('billing.provider_unavailable', {
      detail: 'Payment isn’t set up correctly on this installation. Nothing was charged. Ask whoever runs it.',
      cause: error,
    });
  if (error.kind === 'unknown' || error.kind === 'busy') return new Problem('billing.provider_unavailable', { cause: error });
  return new Problem('billing.provider_refused', { detail: `Stripe refused this: ${error.message}`, cause: error });
}
