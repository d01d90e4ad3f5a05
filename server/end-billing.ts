import { setTimeout as pause } from 'node:timers/promises';
import type { BillingPort } from './integrations/billing-port.ts';
import type { Installation } from './installation.ts';
import { runWriter } from './platform/writer.ts';

type Parts = Pick<Installation, 'pool' | 'outside' | 'notifier' | 'now' | 'readingOf'>;
/** What became of a shop's subscriptions at the payment provider. `failed` names what the operator has to cancel there by hand. */
export type BillingEnd =
  | { is: 'none' }
  | { is: 'canceled'; subscriptions: string[] }
  | { is: 'failed'; customer: string | null; subscription: string | null; reason: string };

/**
 * Ends what a shop that is being erased pays for. The provider may be down: then the outcome says so, and erasing goes on, since people are
 * owed it. The outcome is audited at once, because the rows that name the subscription are gone afterward.
 */
export async function endBilling(parts: Parts, merchant: string, { tries = 3, pauseMs = 2_000 } = {}): Promise<BillingEnd> {
  const row = await parts
    .readingOf(merchant)
    .selectFrom('billing_subscriptions')
    .select(['customer_id', 'subscription_id'])
    .where('merchant_id', '=', merchant)
    .executeTakeFirst();
  const { customer_id: customer = null, subscription_id: subscription = null } = row ?? {};
  if (customer === null && subscription === null) return { is: 'none' };
  const end = await endAll(parts.outside.billing, { customer, subscription, tries, pauseMs });
  const by = { actor: { kind: 'system' as const, merchant: '' }, requestId: 'erase-shop', address: '' };
  await runWriter({ ...parts, reactions: [] }, by, async (ctx) => {
    const { is, ...detail } = end;
    if (is !== 'none')
      ctx.audit({ action: `shop.subscription_${is === 'canceled' ? 'canceled' : 'not_canceled'}`, object: ['merchant', merchant], detail });
  });
  return end;
}

type About = { customer: string | null; subscription: string | null; tries: number; pauseMs: number };
async function endAll(port: BillingPort | null, { customer, subscription, tries, pauseMs }: About): Promise<BillingEnd> {
  const failed = (reason: string): BillingEnd => ({ is: 'failed', customer, subscription, reason });
  if (!port) return subscription === null ? { is: 'none' } : failed('No payment provider is configured.');
  const ended = new Set<string>();
  for (let left = tries; ; left -= 1) {
    try {
      for (const id of await openOf(port, customer, subscription)) {
        await port.endSubscription(id);
        ended.add(id);
      }
      return ended.size > 0 ? { is: 'canceled', subscriptions: [...ended] } : { is: 'none' };
    } catch (error) {
      if (left <= 1) return failed(error instanceof Error ? error.message : String(error));
      await pause(pauseMs);
    }
  }
}

/** Also those whose first payment isn't complete: their page could still be paid. */
async function openOf(port: BillingPort, customer: string | null, subscription: string | null): Promise<string[]> {
  if (customer === null) return subscription === null ? [] : [subscription];
  for (const { externalId } of await port.listOpenCheckouts(customer)) await port.closeCheckout(externalId);
  // Those of other products of the operator aren't Parley's.
  const all = await port.listSubscriptions(customer);
  return all
    .filter(({ status, price, externalId }) => status !== 'ended' && (price !== null || externalId === subscription))
    .map(({ externalId }) => externalId);
}
