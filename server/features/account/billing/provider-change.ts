import type * as contract from '@parley/contract/billing';
import type { Received, Result } from '@parley/contract/endpoint';
import type { PriceId } from '@parley/contract/plans';
import { Problem } from '../../../platform/http/problem.ts';
import { billedOf } from './ledger.ts';
import { priceOf } from './present.ts';
import { begin, type Calling, presentNow, type ProviderParts } from './provider-checkout.ts';
import { asking } from './provider-problems.ts';
import { syncShop } from './provider-sync.ts';
import { effectOf } from './rules.ts';
import * as store from './store.ts';

/** The row as the provider says it is now, which may be newer than our row. */
async function current(ctx: Calling, merchant: string, { provider }: ProviderParts): Promise<store.SubscriptionRow | undefined> {
  return (await asking(() => syncShop(ctx, merchant, provider))) ?? store.readSubscription(ctx.db);
}

/** Opens a page to pay a first plan on; with a subscription, changes its price: more at once, less when the period ends. */
export async function choose(
  ctx: Calling,
  { merchant, price_id: price }: Received<typeof contract.checkoutPlan>,
  parts: ProviderParts,
): Promise<Result<typeof contract.checkoutPlan>> {
  const { provider } = parts;
  const row = await current(ctx, merchant, parts);
  const subscription = row?.subscription_id;
  // A first payment that waits for a confirmation is finished, or given up by the provider, before another one begins.
  if (row?.payment_url && !subscription) return { url: row.payment_url, subscription: await presentNow(ctx, merchant, row), invoice: null };
  if (!row || !subscription) return begin(ctx, merchant, price, parts);
  const effect = effectOf(billedOf(row), price);
  if (effect === 'now' && (row.status === 'past_due' || row.status === 'unpaid')) throw new Problem('billing.payment_due');
  if (effect === 'none' && row.next_price === null) return { url: null, subscription: await presentNow(ctx, merchant, row), invoice: null };
  await request(ctx, merchant, { before: row.price, after: price, effect });
  const changed = await change(ctx, merchant, parts, () => {
    if (effect === 'none') return provider.keepSubscription(subscription);
    return effect === 'now' ? provider.changePrice(subscription, price) : provider.schedulePrice(subscription, price);
  });
  // A bank that asks, or a card that fails: the old plan stays until the invoice is paid there.
  return { url: changed.payment_url, subscription: await presentNow(ctx, merchant, changed), invoice: null };
}

/** Who wanted it is written down first: what the provider makes of it may arrive as an event before our call ends. */
const request = (ctx: Calling, merchant: string, detail: Record<string, unknown>) =>
  ctx.write(async (writer) => void writer.audit({ action: 'billing.change_requested', object: ['merchant', merchant], detail }));

async function change(
  ctx: Calling,
  merchant: string,
  { provider }: ProviderParts,
  work: () => Promise<void>,
): Promise<store.SubscriptionRow> {
  return asking(async () => {
    await work();
    const row = await syncShop(ctx, merchant, provider);
    if (!row) throw new Error(`The shop ${merchant} lost its customer while its plan changed.`);
    return row;
  });
}

export async function cancel(ctx: Calling, merchant: string, parts: ProviderParts): Promise<contract.Subscription> {
  const row = await current(ctx, merchant, parts);
  const subscription = row?.subscription_id;
  if (!row || !subscription) throw new Problem('billing.nothing_to_cancel');
  if (row.next_price === 'free') return presentNow(ctx, merchant, row);
  await request(ctx, merchant, { before: row.price, after: 'free', effect: 'period_end' });
  return presentNow(ctx, merchant, await change(ctx, merchant, parts, () => parts.provider.scheduleCancel(subscription)));
}

export async function resume(ctx: Calling, merchant: string, parts: ProviderParts): Promise<contract.Subscription> {
  const row = await current(ctx, merchant, parts);
  const subscription = row?.subscription_id;
  if (!row || !subscription || row.next_price === null) throw new Problem('billing.nothing_to_resume');
  await request(ctx, merchant, { before: row.next_price, after: row.price, effect: 'none' });
  return presentNow(ctx, merchant, await change(ctx, merchant, parts, () => parts.provider.keepSubscription(subscription)));
}

/** What the provider would collect now for another price; undefined when it collects nothing now. */
export async function costOfChange(ctx: Calling, price: PriceId, { provider }: ProviderParts) {
  const row = await store.readSubscription(ctx.db);
  const subscription = row?.subscription_id;
  if (!subscription || effectOf(billedOf(row), price) !== 'now' || priceOf(row) === undefined) return undefined;
  return asking(() => provider.previewPrice(subscription, price));
}
