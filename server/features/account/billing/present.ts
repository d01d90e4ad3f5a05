import { buyer, type Invoice, type PaymentMethod, type Subscription } from '@parley/contract/billing';
import { toAmount } from '@parley/contract/money';
import { type Plan, planCurrency, type PriceId, prices } from '@parley/contract/plans';
import { readStored } from '../../../platform/lib/read-stored.ts';
import { z } from 'zod';
import { centsOf, isPrice, type Line, planAmount, type Sums, type Tax } from './rules.ts';
import type { InvoiceRow, MethodRow, SubscriptionRow } from './store.ts';

/** The price that is billed; undefined on Free, in a trial, and where the operator set the plan. */
export const priceOf = (row: Pick<SubscriptionRow, 'price'> | undefined): PriceId | undefined =>
  row && isPrice(row.price) ? row.price : undefined;
export const buyerOf = (row: Pick<SubscriptionRow, 'buyer'> | undefined) => readStored(buyer, row?.buyer ?? {});

/** A shop without a row has its plan from the operator, and nothing is billed for it. */
export function presentSubscription(plan: Plan, row: SubscriptionRow | undefined, isCharged: boolean): Subscription {
  const price = priceOf(row);
  const isAtProvider = row?.subscription_id != null;
  const currency = isAtProvider ? row.currency : planCurrency;
  const at = row?.period_ends_at ?? row?.trial_ends_at ?? null;
  const isTrial = row?.status === 'trialing' && !price;
  const next = isTrial ? 'free' : (row?.next_price ?? null);
  return {
    plan,
    status: row?.status ?? 'active',
    price_id: price ?? null,
    amount: isAtProvider ? toAmount(row.period_cents, currency) : planAmount(price ? centsOf(price) : 0),
    currency,
    trial_ends_at: row?.trial_ends_at?.toISOString() ?? null,
    period_starts_at: row?.period_starts_at?.toISOString() ?? null,
    period_ends_at: row?.period_ends_at?.toISOString() ?? null,
    cancel_at_period_end: price !== undefined && next === 'free',
    next:
      next !== null && at
        ? { plan: isPrice(next) ? prices[next].plan : 'free', price_id: isPrice(next) ? next : null, at: at.toISOString() }
        : null,
    credit: toAmount(row?.credit_cents ?? 0, currency),
    coupon: row?.coupon_code
      ? { code: row.coupon_code, percent: row.coupon_percent ?? 0, ends_at: row.coupon_ends_at?.toISOString() ?? null }
      : null,
    buyer: buyerOf(row),
    collection: isCharged ? 'stripe' : 'not_charged',
    payment: paymentOf(row, price, isCharged),
    actions: [
      'choose',
      ...(price && next !== 'free' ? (['cancel'] as const) : []),
      ...(price && next !== null ? (['resume'] as const) : []),
      ...(isCharged && row?.customer_id ? (['portal'] as const) : []),
    ],
  };
}

function paymentOf(row: SubscriptionRow | undefined, price: PriceId | undefined, isCharged: boolean): Subscription['payment'] {
  if (row?.payment_issue) {
    const { payment_issue: issue, payment_reason: reason, payment_retry_at: retryAt, payment_url: url } = row;
    return { issue, reason, until: retryAt?.toISOString() ?? null, url };
  }
  // Chosen before plans were charged.
  if (!row || !isCharged || !price || row.subscription_id !== null || row.next_price === 'free') return null;
  return { issue: 'method_missing', reason: null, until: row.period_ends_at?.toISOString() ?? null, url: null };
}

/** What an invoice states besides its sums, as it was when it was issued. */
export const invoiceDetails = z.object({
  seller: z.array(z.string()),
  buyer: z.array(z.string()),
  tax: z.object({ name: z.string(), rate: z.string().nullable(), note: z.string() }),
  coupon: z.string().nullable(),
  method: z.string().nullable(),
});
export type InvoiceDetails = z.output<typeof invoiceDetails>;

type SumsShown = Pick<Invoice, 'currency' | 'lines' | 'discount' | 'credit_applied' | 'net' | 'tax' | 'tax_note' | 'total'>;
export function presentSums(lines: readonly Line[], sums: Sums, tax: Tax): SumsShown {
  return {
    currency: planCurrency,
    lines: lines.map(({ description, cents, startsAt, endsAt }) => ({
      description,
      amount: planAmount(cents),
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
    discount: planAmount(sums.discount),
    credit_applied: planAmount(sums.creditApplied),
    net: planAmount(sums.net),
    tax: tax.rate === null ? null : { name: tax.name, rate: tax.rate, base: planAmount(sums.net), amount: planAmount(sums.tax) },
    tax_note: tax.note,
    total: planAmount(sums.total),
  };
}

const storedLines = z.array(z.object({ description: z.string(), cents: z.number(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }));
export const detailsOf = (row: Pick<InvoiceRow, 'details'>): InvoiceDetails => invoiceDetails.parse(row.details);

export function presentInvoice(row: InvoiceRow): Invoice {
  const { tax } = detailsOf(row);
  const amount = (cents: number) => toAmount(cents, row.currency);
  return {
    id: row.id,
    number: row.number,
    reason: row.reason,
    currency: row.currency,
    lines: storedLines.parse(row.lines).map(({ description, cents, startsAt, endsAt }) => ({
      description,
      amount: amount(cents),
      starts_at: startsAt,
      ends_at: endsAt,
    })),
    discount: amount(row.discount_cents),
    credit_applied: amount(row.credit_cents),
    net: amount(row.net_cents),
    tax: tax.rate === null ? null : { name: tax.name, rate: tax.rate, base: amount(row.net_cents), amount: amount(row.tax_cents) },
    tax_note: tax.note,
    total: amount(row.total_cents),
    collection: row.provider_id === null ? 'not_charged' : 'stripe',
    status: row.status,
    amount_charged: amount(row.paid_cents),
    issued_at: row.issued_at.toISOString(),
  };
}

export const presentMethod = ({ id, kind, label, is_default, created_at: at }: MethodRow): PaymentMethod => ({
  id,
  kind,
  label,
  is_default,
  created_at: at.toISOString(),
});
