import type * as contract from '@parley/contract/billing';
import type { Received, Result } from '@parley/contract/endpoint';
import { toAmount } from '@parley/contract/money';
import type { ProviderSums } from '../../../integrations/billing-port.ts';
import { billedOf } from './ledger.ts';
import * as change from './provider-change.ts';
import * as checkout from './provider-checkout.ts';
import { freeUntil, isPrice } from './rules.ts';
import * as ledger from './service.ts';
import * as store from './store.ts';

type Parts = ledger.BillingParts;
/** The parts of plans that are charged; undefined where the ledger of our own bills them. */
const charged = ({ provider, selling, publicUrl }: Parts): checkout.ProviderParts | undefined =>
  provider ? { provider, selling, publicUrl } : undefined;

export async function choose(
  ctx: checkout.Calling,
  input: Received<typeof contract.checkoutPlan>,
  parts: Parts,
): Promise<Result<typeof contract.checkoutPlan>> {
  const provided = charged(parts);
  return provided ? change.choose(ctx, input, provided) : ctx.write((writer) => ledger.checkout(writer, input, parts));
}

export async function cancel(
  ctx: checkout.Calling,
  input: Received<typeof contract.cancelPlan>,
  parts: Parts,
): Promise<contract.Subscription> {
  const provided = charged(parts);
  const isBuiltIn = !provided || (await store.readSubscription(ctx.db))?.subscription_id == null;
  return isBuiltIn ? ctx.write((writer) => ledger.cancel(writer, input, parts)) : change.cancel(ctx, input.merchant, provided);
}

export async function resume(
  ctx: checkout.Calling,
  input: Received<typeof contract.resumePlan>,
  parts: Parts,
): Promise<contract.Subscription> {
  const provided = charged(parts);
  const isBuiltIn = !provided || (await store.readSubscription(ctx.db))?.subscription_id == null;
  return isBuiltIn ? ctx.write((writer) => ledger.resume(writer, input, parts)) : change.resume(ctx, input.merchant, provided);
}

/** Without a payment provider, the app's own page is where the subscription is managed. */
export async function portal(ctx: checkout.Calling, { merchant }: Received<typeof contract.openBillingPortal>, parts: Parts) {
  const provided = charged(parts);
  return provided ? checkout.portal(ctx, merchant, provided) : { url: `${parts.publicUrl}/settings/billing` };
}

export async function confirm(
  ctx: checkout.Calling,
  input: Received<typeof contract.confirmCheckout>,
  parts: Parts,
): Promise<Result<typeof contract.confirmCheckout>> {
  const provided = charged(parts);
  return provided ? checkout.confirm(ctx, input, provided) : checkout.noCheckout();
}

/** What a choice costs: by the provider where it would collect the money now, by our own rules otherwise. */
export async function preview(
  ctx: checkout.Calling,
  input: Received<typeof contract.previewPlan>,
  parts: Parts,
): Promise<contract.Preview> {
  const provided = charged(parts);
  // Prices are the same at the provider, but tax and discount are its own.
  const selling = provided ? { ...parts.selling, rate: null } : parts.selling;
  const ours = await ledger.preview(ctx, input, { ...parts, selling });
  if (!provided) return ours;
  const price = isPrice(input.price_id) ? input.price_id : undefined;
  const cost = price && (await change.costOfChange(ctx, price, provided));
  if (cost) return { ...ours, ...presentSums(cost), collection: 'stripe', charged_at: ours.at };
  return { ...ours, ...(await firstCharge(ctx, price, ours)), collection: 'stripe', tax_note: addedThere };
}
const addedThere = 'Tax and discounts are calculated by Stripe.';

/** A first plan is charged when its free time ends, and another one when the current period does. */
async function firstCharge(
  ctx: checkout.Calling,
  price: Parameters<typeof freeUntil>[0]['price'] | undefined,
  { effect, at }: contract.Preview,
) {
  if (!price || effect === 'none') return { charged_at: null };
  const row = await store.readSubscription(ctx.db);
  if (row?.subscription_id) return { charged_at: at };
  const free = freeUntil({ trialEndsAt: row?.status === 'trialing' ? row.trial_ends_at : null, billed: billedOf(row), price });
  return { charged_at: free && free > new Date(at) ? free.toISOString() : at };
}

function presentSums({ currency, lines, discount, credit, net, tax, total }: ProviderSums) {
  const amount = (cents: number) => toAmount(cents, currency);
  return {
    currency,
    lines: lines.map(({ description, cents, startsAt, endsAt }) => ({
      description,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      amount: amount(cents),
    })),
    discount: amount(discount),
    credit_applied: amount(credit),
    credit_left: amount(0),
    net: amount(net),
    tax: tax && { name: tax.name, rate: tax.rate ?? '', base: amount(net), amount: amount(tax.cents) },
    tax_note: '',
    total: amount(total),
  };
}
