import { buyer, type Invoice, type PaymentMethod, type Subscription } from '@parley/contract/billing';
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
export function presentSubscription(plan: Plan, row: SubscriptionRow | undefined): Subscription {
  const price = priceOf(row);
  const at = row?.period_ends_at ?? row?.trial_ends_at ?? null;
  const isTrial = row?.status === 'trialing';
  const next = isTrial ? 'free' : (row?.next_price ?? null);
  return {
    plan,
    status: row?.status ?? 'active',
    price_id: price ?? null,
    amount: planAmount(price ? centsOf(price) : 0),
    currency: planCurrency,
    trial_ends_at: row?.trial_ends_at?.toISOString() ?? null,
    period_starts_at: row?.period_starts_at?.toISOString() ?? null,
    period_ends_at: row?.period_ends_at?.toISOString() ?? null,
    cancel_at_period_end: price !== undefined && next === 'free',
    next:
      next !== null && at
        ? { plan: isPrice(next) ? prices[next].plan : 'free', price_id: isPrice(next) ? next : null, at: at.toISOString() }
        : null,
    credit: planAmount(row?.credit_cents ?? 0),
    coupon: row?.coupon_code
      ? { code: row.coupon_code, percent: row.coupon_percent ?? 0, ends_at: row.coupon_ends_at?.toISOString() ?? null }
      : null,
    buyer: buyerOf(row),
    collection: 'not_charged',
    actions: [
      'choose',
      ...(price && next !== 'free' ? (['cancel'] as const) : []),
      ...(price && next !== null ? (['resume'] as const) : []),
    ],
  };
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
  return {
    id: row.id,
    number: row.number,
    reason: row.reason,
    currency: row.currency,
    lines: storedLines.parse(row.lines).map(({ description, cents, startsAt, endsAt }) => ({
      description,
      amount: planAmount(cents),
      starts_at: startsAt,
      ends_at: endsAt,
    })),
    discount: planAmount(row.discount_cents),
    credit_applied: planAmount(row.credit_cents),
    net: planAmount(row.net_cents),
    tax: tax.rate === null ? null : { name: tax.name, rate: tax.rate, base: planAmount(row.net_cents), amount: planAmount(row.tax_cents) },
    tax_note: tax.note,
    total: planAmount(row.total_cents),
    collection: 'not_charged',
    amount_charged: planAmount(0),
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
