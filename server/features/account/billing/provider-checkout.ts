import type * as contract from '@parley/contract/billing';
import type { Received, Result } from '@parley/contract/endpoint';
import type { PriceId } from '@parley/contract/plans';
import type { CallCtx, MachineActor, MemberActor } from '../../../context.ts';
import type { BillingPort, ProviderCheckout } from '../../../integrations/billing-port.ts';
import { lockPlan, planOf } from '../../../platform/entitlements/plan-store.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { checkoutKey, syncBilling } from './jobs.ts';
import { billedOf, openBilling, type Selling } from './ledger.ts';
import { buyerOf, presentSubscription } from './present.ts';
import { asking } from './provider-problems.ts';
import { syncShop } from './provider-sync.ts';
import { freeUntil } from './rules.ts';
import * as store from './store.ts';

export type Calling = CallCtx<MemberActor | MachineActor>;
/** The payment provider, and what its pages lead back to. */
export type ProviderParts = { provider: BillingPort; selling: Selling; publicUrl: string };

const hour = 3_600_000;
/** A page is used again for as long; later it may have expired. */
const pageLife = hour / 2;
/** The provider wants a free time of two days at least, counted when the page is created. */
const shortestFree = 49 * hour;

export const presentNow = async (ctx: Calling, merchant: string, row: store.SubscriptionRow | undefined) =>
  presentSubscription(await planOf(ctx.db, merchant), row, true);

/** Opens the provider's page to pay a first plan on. A shop has one such page at a time. */
export async function begin(
  ctx: Calling,
  merchant: string,
  price: PriceId,
  parts: ProviderParts,
): Promise<Result<typeof contract.checkoutPlan>> {
  const { provider } = parts;
  const claimed = await claim(ctx, merchant, price, parts.selling);
  const session = await asking(() => open(ctx, claimed, price, parts));
  const now = await store.readSubscription(ctx.db);
  if (now?.checkout_attempt !== claimed.attempt && session.state === 'open') {
    // Another tab opened its page meanwhile, and would have closed this one if it had been there.
    await asking(() => provider.closeCheckout(session.externalId));
    throw new Problem('billing.checkout_replaced');
  }
  if (session.state === 'open' && session.url !== null)
    return { url: session.url, subscription: await presentNow(ctx, merchant, now), invoice: null };
  const row = await asking(() => syncShop(ctx, merchant, provider));
  if (row?.subscription_id) return { url: null, subscription: await presentNow(ctx, merchant, row), invoice: null };
  // Its first payment waits for a confirmation.
  if (row?.payment_url) return { url: row.payment_url, subscription: await presentNow(ctx, merchant, row), invoice: null };
  await ctx.write((writer) => store.dropCheckout(writer.db, merchant, claimed.attempt));
  return begin(ctx, merchant, price, parts);
}

type Claim = { row: store.SubscriptionRow; attempt: string; startedAt: Date; isAgain: boolean };
/** Takes the shop's only place for a page; the same price within half an hour gets the same page. */
const claim = (ctx: Calling, merchant: string, price: PriceId, selling: Selling): Promise<Claim> =>
  ctx.write(async (writer) => {
    const row = await openBilling(writer, merchant, selling);
    const { checkout_attempt: before, checkout_at: at, checkout_price: wanted } = row;
    const now = writer.now();
    if (before && at && wanted === price && now.getTime() - at.getTime() < pageLife)
      return { row, attempt: before, startedAt: at, isAgain: true };
    const attempt = writer.newId();
    const change = { checkout_attempt: attempt, checkout_price: price, checkout_at: now };
    writer.audit({ action: 'billing.checkout_started', object: ['merchant', merchant], detail: { price } });
    // Its webhook may get lost, and nobody may come back from the page.
    writer.enqueue(syncBilling, { merchant }, { runAt: new Date(now.getTime() + hour), key: checkoutKey(merchant) });
    return { row: await store.changeSubscription(writer.db, row, change, now), attempt, startedAt: now, isAgain: false };
  });

async function open(
  ctx: Calling,
  { row, attempt, startedAt, isAgain }: Claim,
  price: PriceId,
  parts: ProviderParts,
): Promise<ProviderCheckout> {
  const { provider, publicUrl } = parts;
  const customer = await customerFor(ctx, row, provider);
  const name = buyerOf(row).name || (await store.readShopName(ctx.db, row.merchant_id));
  const { vat_id: vatId, ...buyer } = buyerOf(row);
  await provider.describeCustomer(customer, { ...buyer, vatId, name });
  for (const other of await provider.listOpenCheckouts(customer))
    if (other.attempt !== attempt) await provider.closeCheckout(other.externalId);
  const free = freeUntil({ trialEndsAt: row.status === 'trialing' ? row.trial_ends_at : null, billed: billedOf(row), price });
  const page = `${publicUrl}/settings/billing`;
  const session = await provider.startCheckout({
    customer,
    shop: row.merchant_id,
    price,
    attempt,
    freeUntil: free && free > startedAt ? new Date(Math.max(free.getTime(), startedAt.getTime() + shortestFree)) : null,
    doneUrl: `${page}?checkout={id}`,
    backUrl: page,
  });
  // The provider repeats its first answer, which says how the page was then.
  return isAgain ? provider.findCheckout(session.externalId) : session;
}

/** Stored before any page is opened, so that a subscription never belongs to a customer that we don't know. */
async function customerFor(ctx: Calling, row: store.SubscriptionRow, provider: BillingPort): Promise<string> {
  if (row.customer_id !== null) return row.customer_id;
  const created = await provider.createCustomer(row.merchant_id);
  return ctx.write(async (writer) => {
    await lockPlan(writer.db, row.merchant_id);
    return store.keepCustomer(writer.db, row.merchant_id, created);
  });
}

/** What a page to pay on came to: asked of the provider, never taken from the address that it led back to. */
export async function confirm(
  ctx: Calling,
  { merchant, session_id: id }: Received<typeof contract.confirmCheckout>,
  { provider }: ProviderParts,
): Promise<Result<typeof contract.confirmCheckout>> {
  const row = await store.readSubscription(ctx.db);
  if (!row?.customer_id) return missing('billing.checkout_missing');
  const session = await asking(() => provider.findCheckout(id)).catch(hideForeign);
  if (session.customer !== row.customer_id) return missing('billing.checkout_missing');
  const synced = await asking(() => syncShop(ctx, merchant, provider));
  return { state: session.state, subscription: await presentNow(ctx, merchant, synced ?? row) };
}
export const noCheckout = (): never => missing('billing.checkout_missing');

function hideForeign(error: unknown): never {
  if (error instanceof Problem && error.code === 'billing.provider_refused') return missing('billing.checkout_missing');
  throw error;
}

/** The provider's page for payment methods, invoices and billing details. */
export async function portal(ctx: Calling, merchant: string, { provider, publicUrl }: ProviderParts) {
  const customer = (await store.readSubscription(ctx.db))?.customer_id;
  if (!customer) throw new Problem('billing.no_customer');
  const url = await asking(() => provider.openPortal(customer, `${publicUrl}/settings/billing`));
  await ctx.write(async (writer) => void writer.audit({ action: 'billing.portal_opened', object: ['merchant', merchant] }));
  return { url };
}
