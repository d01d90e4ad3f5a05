import type { Choice } from '@parley/contract/billing';
import { parseAmount, parseDecimal, toAmount } from '@parley/contract/money';
import { type Interval, planCurrency, planNames, type PriceId, plans, prices } from '@parley/contract/plans';

const day = 86_400_000;
const step: Record<Interval, number> = { month: 1, year: 12 };

export const isPrice = (text: string | null | undefined): text is PriceId => typeof text === 'string' && Object.hasOwn(prices, text);
export const centsOf = (price: PriceId): number => parseAmount(prices[price].amount, planCurrency) ?? 0;
export const planAmount = (cents: number): string => toAmount(cents, planCurrency);

/** The same day and time some calendar months later in UTC; the last day of a month that is too short. */
export function addMonths(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(at.getUTCDate(), last));
  return later;
}

/** When the period that contains `at` ends. Periods are counted from the anchor, so that a short month doesn't move the later ones. */
export function periodEnd(anchor: Date, interval: Interval, at: Date): Date {
  let periods = 1;
  while (addMonths(anchor, periods * step[interval]) <= at) periods += 1;
  return addMonths(anchor, periods * step[interval]);
}

/** What is billed now, if anything. `cents` is what the whole period costs after the discount. */
export type Billed = { price: PriceId; startsAt: Date; endsAt: Date; cents: number } | null;
export type Effect = 'none' | 'now' | 'period_end';

/** When a choice takes effect: more at once, less when what is paid for ends. */
export function effectOf(billed: Billed, choice: Choice): Effect {
  if (!billed) return choice === 'free' ? 'none' : 'now';
  if (choice === billed.price) return 'none';
  if (choice === 'free') return 'period_end';
  const [from, to] = [prices[billed.price], prices[choice]];
  const more = planNames.indexOf(to.plan) - planNames.indexOf(from.plan);
  if (more !== 0) return more > 0 ? 'now' : 'period_end';
  return to.interval === 'year' ? 'now' : 'period_end';
}

/**
 * Until when the first plan that is charged is free: the trial keeps its days, and a period that was invoiced without being charged is kept,
 * unless more is chosen. Null to charge at once.
 */
export function freeUntil({ trialEndsAt, billed, price }: { trialEndsAt: Date | null; billed: Billed; price: PriceId }): Date | null {
  if (trialEndsAt) return trialEndsAt;
  return billed && effectOf(billed, price) !== 'now' ? billed.endsAt : null;
}

/** Days that are left of a period, begun ones included, and all of its days. */
export function daysLeft({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): { left: number; all: number } {
  const all = Math.round((endsAt.getTime() - startsAt.getTime()) / day);
  return { left: Math.min(all, Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / day))), all };
}
const share = (cents: number, { left, all }: { left: number; all: number }) => Math.round((cents * left) / all);

export type Line = { kind: 'plan' | 'unused'; description: string; cents: number; startsAt: Date; endsAt: Date };
/** A period that is charged for from now on. */
export type Charge = { price: PriceId; startsAt: Date; endsAt: Date; anchor: Date; lines: Line[] };

const nameOf = (price: PriceId) => `${plans[prices[price].plan].name} (${prices[price].interval === 'month' ? 'monthly' : 'yearly'})`;

/**
 * What changing to a price now charges. A price of the same length takes over the rest of the period, by days; another one begins a period of
 * its own. What is left of the current period is given back.
 */
export function chargeNow(billed: Billed, anchor: Date | null, price: PriceId, now: Date): Charge {
  const keeps = billed !== null && anchor !== null && prices[billed.price].interval === prices[price].interval;
  const [startsAt, endsAt] = keeps ? [billed.startsAt, billed.endsAt] : [now, periodEnd(now, prices[price].interval, now)];
  const days = daysLeft({ startsAt, endsAt }, now);
  const part = days.left < days.all ? `, ${days.left} of ${days.all} days` : '';
  const charged: Line = { kind: 'plan', description: `${nameOf(price)}${part}`, cents: share(centsOf(price), days), startsAt: now, endsAt };
  return { price, startsAt, endsAt, anchor: keeps ? anchor : now, lines: [charged, ...unused(billed, now)] };
}

function unused(billed: Billed, now: Date): Line[] {
  if (!billed) return [];
  const days = daysLeft(billed, now);
  const cents = share(billed.cents, days);
  if (cents === 0) return [];
  const description = `Unused time on ${nameOf(billed.price)}, ${days.left} of ${days.all} days`;
  return [{ kind: 'unused', description, cents: -cents, startsAt: now, endsAt: billed.endsAt }];
}

/** The next whole period of a price. */
export function chargeNext(price: PriceId, anchor: Date, startsAt: Date): Charge {
  const endsAt = periodEnd(anchor, prices[price].interval, startsAt);
  return {
    price,
    startsAt,
    endsAt,
    anchor,
    lines: [{ kind: 'plan', description: nameOf(price), cents: centsOf(price), startsAt, endsAt }],
  };
}

export type Coupon = { percent: number; endsAt: Date | null };
export const discountOf = (cents: number, coupon: Coupon | null, at: Date): number =>
  coupon && (coupon.endsAt === null || coupon.endsAt > at) ? Math.round((cents * coupon.percent) / 100) : 0;

export type Sums = { discount: number; creditApplied: number; creditLeft: number; net: number; tax: number; total: number };
type Summed = { lines: readonly Line[]; coupon: Coupon | null; credit: number; tax: Tax; at: Date };

/** The sums of an invoice. The discount is on what is charged; what is given back was paid with its own. Credit is used before tax. */
export function sumsOf({ lines, coupon, credit, tax, at }: Summed): Sums {
  const charged = lines.filter(({ kind }) => kind === 'plan').reduce((sum, { cents }) => sum + cents, 0);
  const returned = lines.filter(({ kind }) => kind === 'unused').reduce((sum, { cents }) => sum + cents, 0);
  const discount = discountOf(charged, coupon, at);
  const due = charged - discount + returned;
  const creditApplied = Math.max(0, Math.min(credit, due));
  const net = Math.max(0, due) - creditApplied;
  const taxCents = tax.rate === null ? 0 : Math.round((net * (parseDecimal(tax.rate, 4) ?? 0)) / 1_000_000);
  return { discount, creditApplied, creditLeft: credit - creditApplied + Math.max(0, -due), net, tax: taxCents, total: net + taxCents };
}

/** The seller's country and rate; a rate of null charges no tax. */
export type Seller = { country: string; rate: string | null; taxName: string };
export type Tax = { rate: string | null; name: string; note: string };

const union = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));

/** The tax of a sale: the seller's own at home and to private customers in the EU; to companies in other EU countries none, which they declare. */
export function taxOf({ country: home, rate, taxName: name }: Seller, buyer: { country: string; vatId: string }): Tax {
  if (rate === null) return { rate: null, name, note: 'No tax is charged.' };
  if (buyer.country === '' || buyer.country === home) return { rate, name, note: '' };
  if (!union.has(home) || !union.has(buyer.country))
    return { rate: null, name, note: 'No tax is charged: the customer is in another country.' };
  if (buyer.vatId === '') return { rate, name, note: '' };
  return { rate: null, name, note: 'Reverse charge: the customer owes the tax.' };
}

/** Formats of VAT IDs behind the country code, as the EU publishes them. */
const vatFormats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  HR: /^\d{11}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  DE: /^\d{9}$/,
  GR: /^\d{9}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LV: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SK: /^\d{10}$/,
  SI: /^\d{8}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  SE: /^\d{12}$/,
};

/** What is wrong with a VAT ID, in a sentence. Outside of the EU formats vary too much to check. */
export function whyNoVatId(vatId: string, country: string): string | undefined {
  if (vatId === '') return undefined;
  if (country === '') return 'Choose the country of this VAT ID first.';
  const format = vatFormats[country];
  if (!format) return /^[A-Z\d]{4,20}$/.test(vatId) ? undefined : 'Enter a tax number of letters and digits.';
  const prefix = country === 'GR' ? 'EL' : country;
  if (!vatId.startsWith(prefix)) return `A VAT ID of this country starts with ${prefix}.`;
  return format.test(vatId.slice(2)) ? undefined : 'This isn’t a VAT ID of this country. Check its digits.';
}
