/** How long an order placed with card payment waits for it: 24 hours, in milliseconds. Then it is canceled and restocked. */
export const payWithin = 24 * 3_600_000;
/** How long a provider's page is open, in milliseconds. A new one can be opened afterwards. Stripe allows 30 minutes to 24 hours. */
export const pageLife = 2 * 3_600_000;
/** Stripe keeps an idempotency key for at least 24 hours. After that, the same key would be a new request. */
const keyLife = 25 * 3_600_000;

/** The idempotency key of a refund: the same while Stripe remembers it. Before each repetition the refund is looked up. */
export const refundKey = (entryId: string, requestedAt: Date, now: Date) =>
  `parley-refund-${entryId}-${Math.floor((now.getTime() - requestedAt.getTime()) / keyLife)}`;

type Page = { state: string; amount_cents: number; currency: string; expires_at: Date };
/** Whether a page can still be used for this amount. The margin is for the customer's way to it. */
export const isUsable = (page: Page, due: { cents: number; currency: string }, now: Date) =>
  page.amount_cents === due.cents &&
  page.currency === due.currency &&
  (page.state !== 'open' || page.expires_at.getTime() - now.getTime() > 5 * 60_000);

/** How long until a refund that the provider has accepted is looked at again, in case its webhook is lost. */
export const recheckAfter = 6 * 3_600_000;

type Waiting = { status: string; captured_cents: number; credit_cents: number };
/** Whether an order that wasn't paid by card in time is canceled: only one that nobody took up. What credit paid of it is given back. */
export const mayLapse = ({ status, captured_cents: captured, credit_cents: credit }: Waiting) =>
  status === 'pending' && captured === credit;
