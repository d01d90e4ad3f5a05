import type * as contract from '@parley/contract/billing';
import type { Received, Result } from '@parley/contract/endpoint';
import { countryCodes } from '@parley/contract/countries';
import { limitOf, type Plan, type PriceId, prices } from '@parley/contract/plans';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import type { BillingPort } from '../../../integrations/billing-port.ts';
import type { Meter } from '../../../platform/entitlements/entitlements.ts';
import { planOf } from '../../../platform/entitlements/plan-store.ts';
import { forecastOf, type Metered, readMonth } from '../../../platform/entitlements/usage.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/jobs/queue-logger.ts';
import { bill, billedOf, couponEnd, couponOf, notifyBilling, openBilling, type Selling, taxFor } from './ledger.ts';
import { buyerOf, presentInvoice, presentSubscription, presentSums, priceOf } from './present.ts';
import { chargeNext, chargeNow, type Effect, effectOf, isPrice, planAmount, sumsOf, whyNoVatId } from './rules.ts';
import * as store from './store.ts';

type Reading = ReadCtx<ReadingActor>;
type Writing = WriteCtx<WritingActor>;
/** What billing is built from: who sells, the limits that other features count, and where plans are paid. */
export type BillingParts = { selling: Selling; meters: readonly Meter[]; publicUrl: string; provider: BillingPort | null; log: Log };

export async function get(ctx: Reading, { merchant }: Received<typeof contract.getSubscription>, { selling }: BillingParts) {
  const { plan, row } = await store.readStanding(ctx.db, merchant);
  return presentSubscription(plan, row, selling.isCharged);
}

const answer = async (ctx: Writing, merchant: string, row: store.SubscriptionRow, { isCharged }: Selling) =>
  presentSubscription(await planOf(ctx.db, merchant), row, isCharged);

/** What a choice would charge now, or when the period ends, with the same rules that then charge it. */
export async function preview(
  ctx: Pick<Reading, 'db' | 'now'>,
  { merchant, price_id: choice }: Received<typeof contract.previewPlan>,
  { selling, meters }: Pick<BillingParts, 'selling' | 'meters'>,
): Promise<contract.Preview> {
  const [row, now] = [await store.readSubscription(ctx.db), ctx.now()];
  const billed = billedOf(row);
  const effect = effectOf(billed, choice);
  const at = effect === 'period_end' ? (billed?.endsAt ?? now) : now;
  const charge = effect === 'none' || !isPrice(choice) ? undefined : chargeFor({ row, price: choice, effect, at });
  const tax = taxFor(row, selling);
  const lines = charge?.lines ?? [];
  const sums = sumsOf({ lines, coupon: couponOf(row), credit: row?.credit_cents ?? 0, tax, at });
  const plan: Plan = isPrice(choice) ? prices[choice].plan : 'free';
  return {
    ...presentSums(lines, sums, tax),
    effect,
    collection: 'not_charged',
    charged_at: null,
    at: at.toISOString(),
    renews_at: charge?.endsAt.toISOString() ?? null,
    credit_left: planAmount(sums.creditLeft),
    over: await overOf(ctx, merchant, plan, meters),
  };
}

type Chosen = { row: store.SubscriptionRow | undefined; price: PriceId; effect: Effect; at: Date };
function chargeFor({ row, price, effect, at }: Chosen) {
  const anchor = row?.anchor_at ?? null;
  if (effect === 'now') return chargeNow(billedOf(row), anchor, price, at);
  const keeps = anchor !== null && prices[priceOf(row) ?? price].interval === prices[price].interval;
  return chargeNext(price, keeps ? anchor : at, at);
}

export async function overOf(
  ctx: Pick<Reading, 'db' | 'now'>,
  merchant: string,
  plan: Plan,
  meters: readonly Meter[],
): Promise<contract.Preview['over']> {
  const used = await Promise.all(meters.map((meter) => meter.used(ctx.db, merchant, ctx.now())));
  return meters.flatMap(({ limit: name }, index) => {
    const [limit, count] = [limitOf(plan, name), used[index] ?? 0];
    return limit !== null && count > limit ? [{ name, used: count, limit }] : [];
  });
}

/** What the provider bills isn't billed here as well, also while the provider isn't configured anymore. */
function mustBeOurs(row: store.SubscriptionRow): store.SubscriptionRow {
  if (row.subscription_id !== null) throw new Problem('billing.provider_unavailable');
  return row;
}

/** Changes the plan: more takes effect at once, less when the period ends. The current price only takes back what was scheduled. */
export async function checkout(
  ctx: Writing,
  { merchant, price_id: price }: Received<typeof contract.checkoutPlan>,
  { selling }: BillingParts,
): Promise<Result<typeof contract.checkoutPlan>> {
  const row = mustBeOurs(await openBilling(ctx, merchant, selling));
  const billed = billedOf(row);
  const effect = effectOf(billed, price);
  if (effect === 'now') {
    const reason = billed ? 'subscription_update' : 'subscription_create';
    const { invoice, ...changed } = await bill(ctx, row, chargeNow(billed, row.anchor_at, price, ctx.now()), reason, selling);
    ctx.audit({ action: 'billing.plan_chosen', object: ['merchant', merchant], detail: { before: billed?.price ?? null, after: price } });
    return { url: null, subscription: await answer(ctx, merchant, changed, selling), invoice: presentInvoice(invoice) };
  }
  const next = effect === 'period_end' ? price : null;
  return { url: null, subscription: await answer(ctx, merchant, await scheduleNext(ctx, row, next), selling), invoice: null };
}

/** Schedules what begins when the period ends; null keeps the plan as it is. */
async function scheduleNext(ctx: Writing, row: store.SubscriptionRow, next: string | null): Promise<store.SubscriptionRow> {
  if (row.next_price === next) return row;
  const action = next === null ? 'billing.change_taken_back' : next === 'free' ? 'billing.plan_canceled' : 'billing.change_scheduled';
  const at = row.period_ends_at?.toISOString() ?? null;
  ctx.audit({ action, object: ['merchant', row.merchant_id], detail: { price: row.price, next: next ?? row.next_price, at } });
  notifyBilling(ctx);
  return store.changeSubscription(ctx.db, row, { next_price: next }, ctx.now());
}

export async function cancel(ctx: Writing, { merchant }: Received<typeof contract.cancelPlan>, { selling }: BillingParts) {
  const row = mustBeOurs(await openBilling(ctx, merchant, selling));
  if (!priceOf(row)) throw new Problem('billing.nothing_to_cancel');
  return answer(ctx, merchant, await scheduleNext(ctx, row, 'free'), selling);
}

export async function resume(ctx: Writing, { merchant }: Received<typeof contract.resumePlan>, { selling }: BillingParts) {
  const row = mustBeOurs(await openBilling(ctx, merchant, selling));
  if (!priceOf(row) || row.next_price === null) throw new Problem('billing.nothing_to_resume');
  return answer(ctx, merchant, await scheduleNext(ctx, row, null), selling);
}

export async function redeem(ctx: Writing, { merchant, code }: Received<typeof contract.redeemCoupon>, { selling }: BillingParts) {
  if (selling.isCharged) throw new Problem('billing.managed_by_stripe');
  const row = await openBilling(ctx, merchant, selling);
  if (row.coupon_code === code) return answer(ctx, merchant, row, selling);
  const coupon = await store.takeCoupon(ctx.db, code, ctx.now());
  if (!coupon) throw new Problem('billing.coupon_refused');
  const change = { coupon_code: code, coupon_percent: coupon.percent, coupon_ends_at: couponEnd(coupon.months, ctx.now()) };
  ctx.audit({ action: 'billing.coupon_redeemed', object: ['merchant', merchant], detail: { code, percent: coupon.percent } });
  notifyBilling(ctx);
  return answer(ctx, merchant, await store.changeSubscription(ctx.db, row, change, ctx.now()), selling);
}

export async function dropCoupon(ctx: Writing, { merchant }: Received<typeof contract.removeCoupon>, { selling }: BillingParts) {
  if (selling.isCharged) throw new Problem('billing.managed_by_stripe');
  const row = await openBilling(ctx, merchant, selling);
  if (row.coupon_code === null) return answer(ctx, merchant, row, selling);
  const none = { coupon_code: null, coupon_percent: null, coupon_ends_at: null };
  ctx.audit({ action: 'billing.coupon_removed', object: ['merchant', merchant], detail: { code: row.coupon_code } });
  notifyBilling(ctx);
  return answer(ctx, merchant, await store.changeSubscription(ctx.db, row, none, ctx.now()), selling);
}

export async function setBuyer(
  ctx: Writing,
  { merchant, ...given }: Received<typeof contract.updateBuyer>,
  { selling }: BillingParts,
): Promise<contract.Subscription> {
  const row = await openBilling(ctx, merchant, selling);
  if (selling.isCharged && row.customer_id !== null) throw new Problem('billing.managed_by_stripe');
  const before = buyerOf(row);
  const wanted = { ...before, ...given };
  if (wanted.country !== '' && !countryCodes.includes(wanted.country)) refuse('country', 'Choose a country.');
  const wrong = whyNoVatId(wanted.vat_id, wanted.country);
  if (wrong !== undefined) refuse('vat_id', wrong);
  const changed = (Object.keys(wanted) as (keyof contract.Buyer)[]).filter((field) => wanted[field] !== before[field]);
  if (changed.length === 0) return answer(ctx, merchant, row, selling);
  ctx.audit({ action: 'billing.details_changed', object: ['merchant', merchant], detail: { changed } });
  notifyBilling(ctx);
  return answer(ctx, merchant, await store.changeSubscription(ctx.db, row, { buyer: JSON.stringify(wanted) }, ctx.now()), selling);
}

function refuse(path: string, message: string): never {
  throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
}

const isMetered = (name: string): name is Metered => name === 'ai_answers' || name === 'api_calls';

/** What is used of the plan: this month's counters with a forecast, and what the shop has now. */
export async function usage(
  ctx: Reading,
  { merchant, period }: Received<typeof contract.getUsage>,
  { meters }: BillingParts,
): Promise<contract.Usage> {
  const now = ctx.now();
  const [plan, month] = await Promise.all([planOf(ctx.db, merchant), readMonth(ctx.db, merchant, now, period)]);
  const isCurrent = month.start <= now && now < month.end;
  const items = await Promise.all(
    meters.map(async ({ limit: name, used: count }) => {
      const limit = limitOf(plan, name);
      if (!isMetered(name)) return { name, limit, used: isCurrent ? await count(ctx.db, merchant, now) : null, forecast: null };
      const used = month.used[name];
      return { name, limit, used, forecast: isCurrent ? forecastOf(used, month, now) : null };
    }),
  );
  return { plan, period: month.period, starts_at: month.start.toISOString(), ends_at: month.end.toISOString(), items };
}

export async function invoices(ctx: Reading, { limit, cursor }: Received<typeof contract.listInvoices>) {
  const rows = await store.listInvoices(ctx.db, { most: limit + 1, before: cursor });
  const items = rows.slice(0, limit).map(presentInvoice);
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
