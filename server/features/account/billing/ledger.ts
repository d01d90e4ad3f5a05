import { planCurrency, prices } from '@parley/contract/plans';
import type { WriteCtx } from '../../../context.ts';
import { lockPlan } from '../../../platform/entitlements/plan-store.ts';
import { setPlan } from '../../../platform/entitlements/set-plan.ts';
import { planInvoiceIssued } from './events.ts';
import { renewKey, renewSubscription } from './jobs.ts';
import { buyerOf, type InvoiceDetails, priceOf } from './present.ts';
import {
  addMonths,
  type Billed,
  type Charge,
  centsOf,
  chargeNext,
  type Coupon,
  discountOf,
  isPrice,
  type Seller,
  sumsOf,
  type Tax,
  taxOf,
} from './rules.ts';
import * as store from './store.ts';

/** Who sells the plans: lines for invoices, how it is taxed, and whether a payment provider charges them. */
export type Selling = Seller & { lines: readonly string[]; isCharged: boolean };

type Row = store.SubscriptionRow;
export const couponOf = (row: Row | undefined): Coupon | null =>
  row?.coupon_percent ? { percent: row.coupon_percent, endsAt: row.coupon_ends_at } : null;
export function billedOf(row: Row | undefined): Billed {
  const price = priceOf(row);
  if (!row || !price || !row.period_starts_at || !row.period_ends_at) return null;
  return { price, startsAt: row.period_starts_at, endsAt: row.period_ends_at, cents: row.period_cents };
}
export function taxFor(row: Row | undefined, selling: Seller): Tax {
  const { country, vat_id: vatId } = buyerOf(row);
  return taxOf(selling, { country, vatId });
}

/** Locks the shop's plan and its subscription, and brings it up to date: everything that changes billing begins here. */
export async function openBilling(ctx: WriteCtx, merchant: string, selling: Selling): Promise<Row> {
  await lockPlan(ctx.db, merchant);
  return catchUp(ctx, await store.openSubscription(ctx.db, merchant, ctx.now()), selling);
}

/** Does what has fallen due: ends the trial, begins the next periods, or ends the plan. */
async function catchUp(ctx: WriteCtx, row: Row, selling: Selling): Promise<Row> {
  const now = ctx.now();
  // The provider begins and ends the periods of what it charges.
  if (row.subscription_id !== null) return row;
  if (row.status === 'trialing' && row.trial_ends_at && row.trial_ends_at <= now) return endPlan(ctx, row, 'active');
  let current = row;
  while (current.period_ends_at && current.anchor_at && current.period_ends_at <= now) {
    const next = current.next_price ?? current.price;
    // With a provider nothing renews that it doesn't charge.
    if (!isPrice(next) || selling.isCharged) return endPlan(ctx, current, 'canceled');
    const isChanged = next !== current.price;
    const anchor = isChanged && lengthOf(next) !== lengthOf(current.price) ? current.period_ends_at : current.anchor_at;
    current = await bill(ctx, current, chargeNext(next, anchor, current.period_ends_at), 'subscription_cycle', selling);
  }
  return current;
}
const lengthOf = (price: string | null) => (isPrice(price) ? prices[price].interval : null);

/** The shop continues on Free. */
async function endPlan(ctx: WriteCtx, row: Row, status: 'active' | 'canceled'): Promise<Row> {
  const ended = { price: null, next_price: null, anchor_at: null, period_starts_at: null, period_ends_at: null, period_cents: 0 };
  await setPlan(ctx, row.merchant_id, 'free');
  ctx.audit({ action: status === 'active' ? 'billing.trial_ended' : 'billing.plan_ended', object: ['merchant', row.merchant_id] });
  notifyBilling(ctx);
  return store.changeSubscription(ctx.db, row, { ...ended, status }, ctx.now());
}

/** Issues the invoice of a charge and puts the shop on its plan. */
export async function bill(
  ctx: WriteCtx,
  row: Row,
  charge: Charge,
  reason: store.InvoiceRow['reason'],
  selling: Selling,
): Promise<Row & { invoice: store.InvoiceRow }> {
  const at = reason === 'subscription_cycle' ? charge.startsAt : ctx.now();
  const coupon = couponOf(row);
  const tax = taxFor(row, selling);
  const sums = sumsOf({ lines: charge.lines, coupon, credit: row.credit_cents, tax, at });
  const full = centsOf(charge.price);
  const changed = await store.changeSubscription(
    ctx.db,
    row,
    {
      price: charge.price,
      status: 'active',
      anchor_at: charge.anchor,
      period_starts_at: charge.startsAt,
      period_ends_at: charge.endsAt,
      period_cents: full - discountOf(full, coupon, at),
      credit_cents: sums.creditLeft,
      next_price: null,
      ...(row.status === 'trialing' && { trial_ends_at: ctx.now() }),
    },
    ctx.now(),
  );
  await setPlan(ctx, row.merchant_id, prices[charge.price].plan);
  planRenewal(ctx, changed);
  const year = at.getUTCFullYear();
  const invoice: store.InvoiceRow = {
    merchant_id: row.merchant_id,
    id: ctx.newId(),
    number: `${year}-${String(await store.takeNumber(ctx.db, year)).padStart(6, '0')}`,
    reason,
    currency: planCurrency,
    lines: charge.lines.map((line) => ({ ...line, startsAt: line.startsAt.toISOString(), endsAt: line.endsAt.toISOString() })),
    discount_cents: sums.discount,
    credit_cents: sums.creditApplied,
    net_cents: sums.net,
    tax_cents: sums.tax,
    total_cents: sums.total,
    details: await detailsFor(ctx, row, tax, selling),
    issued_at: at,
    provider_id: null,
    status: null,
    paid_cents: 0,
  };
  await store.insertInvoice(ctx.db, invoice);
  ctx.audit({
    action: 'billing.invoice_issued',
    object: ['invoice', invoice.id],
    detail: { number: invoice.number, price: charge.price, total_cents: sums.total, currency: planCurrency },
  });
  await ctx.emit(planInvoiceIssued, { merchant: row.merchant_id, number: invoice.number, total_cents: sums.total, currency: planCurrency });
  notifyBilling(ctx);
  return { ...changed, invoice };
}

async function detailsFor(ctx: WriteCtx, row: Row, tax: Tax, selling: Selling): Promise<InvoiceDetails> {
  const { name, address, country, vat_id: vatId, email } = buyerOf(row);
  const method = await store.findDefaultMethod(ctx.db);
  const to = [
    name || (await store.readShopName(ctx.db, row.merchant_id)),
    ...address.split('\n'),
    country,
    email,
    vatId && `VAT ID ${vatId}`,
  ];
  return {
    seller: [...selling.lines],
    buyer: to.map((line) => line.trim()).filter((line) => line !== ''),
    tax,
    coupon: row.coupon_code,
    method: method ? [methodNames[method.kind], method.label].filter((part) => part !== '').join(' · ') : null,
  };
}
const methodNames = { invoice: 'Invoice', bank_transfer: 'Bank transfer', card: 'Card' } as const;

/** One job per shop does what falls due next; a new one replaces it. */
function planRenewal(ctx: WriteCtx, { merchant_id: merchant, period_ends_at: period, trial_ends_at: trial, status }: Row) {
  const runAt = status === 'trialing' ? trial : period;
  if (runAt) ctx.enqueue(renewSubscription, { merchant }, { runAt, key: renewKey(merchant) });
}

/** For screens of this shop. */
export const notifyBilling = (ctx: WriteCtx) => ctx.signal({ type: 'changed', topic: 'plan', id: null, version: null });

/** Puts a new shop on a trial of Growth, after which it continues on Free unless it chooses a plan. */
export async function beginTrial(ctx: WriteCtx, merchant: string, days: number) {
  const row = await store.openSubscription(ctx.db, merchant, ctx.now());
  const trialEndsAt = new Date(ctx.now().getTime() + days * 86_400_000);
  await setPlan(ctx, merchant, 'growth');
  planRenewal(ctx, await store.changeSubscription(ctx.db, row, { status: 'trialing', trial_ends_at: trialEndsAt }, ctx.now()));
  ctx.audit({ action: 'billing.trial_started', object: ['merchant', merchant], detail: { days } });
}

/** When a coupon redeemed now ends; null for never. */
export const couponEnd = (months: number | null, now: Date): Date | null => (months === null ? null : addMonths(now, months));
