import { parseDecimal, toDecimal } from '@parley/contract/money';

/** A tax by name and rate, in parts per million: 21 % is 210,000. */
export type Tax = { name: string; ppm: number };
/** Goods with the same taxes: what they cost before discount, in minor units. `off`: their own share of the discount, where they have one. */
export type TaxPart = { taxes: readonly Tax[]; cents: number; off?: number };
/** One tax of an order: what it is charged on, without tax, and how much it is. */
export type TaxLine = Tax & { base: number; cents: number };
export type Taxed = {
  parts: readonly TaxPart[];
  discount: number;
  shipping: number;
  shippingTaxes: readonly Tax[];
  /** Whether prices, discount and shipping include the tax. */
  included: boolean;
};

/** A whole, in parts per million. */
const million = 1_000_000;

/** Rounded half up; exact for all amounts. */
const share = (cents: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));

/** Splits an amount in proportion to these weights, so that the parts add up to it: the largest remainders get what rounding left. */
export function split(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, one) => all + one, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const floors = exact.map((one) => Number(one / BigInt(whole)));
  const open = cents - floors.reduce((all, one) => all + one, 0);
  const byRemainder = exact
    .map((one, place) => ({ place, rest: one % BigInt(whole) }))
    .toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1));
  for (const { place } of byRemainder.slice(0, open)) floors[place] = (floors[place] ?? 0) + 1;
  return floors;
}

/** Goods with the same key are one part. */
export const keyOf = (taxes: readonly Tax[]) => JSON.stringify(taxes.map(({ name, ppm }) => [name, ppm]));

/** Adds goods to the parts, or takes them away with a negative amount; what has nothing left goes. */
export function withGoods(parts: readonly TaxPart[], goods: readonly TaxPart[]): TaxPart[] {
  const sums = new Map<string, TaxPart>();
  for (const { taxes, cents, off } of [...parts, ...goods]) {
    const key = keyOf(taxes);
    const before = sums.get(key);
    const share = off === undefined ? before?.off : (before?.off ?? 0) + off;
    sums.set(key, { taxes, cents: (before?.cents ?? 0) + cents, ...(share !== undefined && { off: share }) });
  }
  return [...sums.values()]
    .filter(({ cents }) => cents > 0)
    .map((part) => (part.off === undefined ? part : { ...part, off: Math.min(Math.max(0, part.off), part.cents) }));
}

/** Whether goods have their own shares of the discount. Otherwise it is shared among them by price. */
export const hasShares = (parts: readonly TaxPart[]) => parts.some(({ off }) => off !== undefined);

/**
 * The taxes of an order, each rounded once on its sum, as on an invoice: on goods less their shares of the discount, and shipping counts to the
 * goods with the same taxes. Goods without shares have the discount by price. Several taxes of the same goods aren't charged on each other.
 */
export const taxLinesOf = (taxed: Taxed): TaxLine[] => merged(taxedPartsOf(taxed).flatMap(({ lines }) => lines));

/** What has the same taxes: those taxes, how much each is, and what all of it costs with them. */
type TaxedPart = { taxes: readonly Tax[]; gross: number; lines: TaxLine[] };
export function taxedPartsOf({ parts, discount, shipping, shippingTaxes, included }: Taxed): TaxedPart[] {
  const whole = parts.reduce((all, { cents }) => all + cents, 0);
  const off = hasShares(parts)
    ? parts.map(({ off: share = 0 }) => share)
    : split(
        Math.min(discount, whole),
        parts.map(({ cents }) => cents),
      );
  const goods = parts.map(({ taxes, cents }, place) => ({ taxes, cents: cents - (off[place] ?? 0) }));
  return withGoods(goods, [{ taxes: shippingTaxes, cents: shipping }]).map(({ taxes, cents }) => {
    const lines = linesOfPart(taxes, cents, included);
    return { taxes, gross: included ? cents : lines.reduce((all, line) => all + line.cents, cents), lines };
  });
}

/** Each tax once. */
export function merged(all: readonly TaxLine[]): TaxLine[] {
  const lines = new Map<string, TaxLine>();
  for (const line of all) {
    const key = keyOf([line]);
    const before = lines.get(key);
    lines.set(key, { ...line, base: line.base + (before?.base ?? 0), cents: line.cents + (before?.cents ?? 0) });
  }
  return [...lines.values()];
}

/** The taxes of goods: within this amount, or added to it. */
export function linesOfPart(taxes: readonly Tax[], cents: number, included: boolean): TaxLine[] {
  const rates = taxes.map(({ ppm }) => ppm);
  const sum = rates.reduce((all, ppm) => all + ppm, 0);
  if (!included) return taxes.map((tax) => ({ ...tax, base: cents, cents: share(cents, tax.ppm, million) }));
  const whole = share(cents, sum, million + sum);
  const amounts = split(whole, rates);
  return taxes.map((tax, place) => ({ ...tax, base: cents - whole, cents: amounts[place] ?? 0 }));
}

export const taxOf = (taxed: Taxed) => taxLinesOf(taxed).reduce((all, { cents }) => all + cents, 0);

/** A rate as stored, and where it applies. */
export type Rate = Tax & { tax_class: string; regions: readonly string[]; replaces_country: boolean; on_shipping: boolean };
export const standardClass = 'standard';
/** Goods of this class are never taxed. */
export const exemptClass = 'exempt';

/**
 * The taxes of a class in a region, of the rates of its country. A class without rates there has the standard ones. A region's rates are charged
 * beside its country's, or instead of them where one of them says so.
 */
export function taxesIn(rates: readonly Rate[], taxClass: string, region: string): Tax[] {
  if (taxClass === exemptClass) return [];
  const here = rates.filter(({ regions }) => regions.length === 0 || regions.includes(region));
  const own = here.filter((rate) => rate.tax_class === taxClass);
  if (own.length === 0) return taxClass === standardClass ? [] : taxesIn(rates, standardClass, region);
  const regional = own.filter(({ regions }) => regions.length > 0);
  const charged = regional.some(({ replaces_country: replaces }) => replaces) ? regional : own;
  return charged.filter(({ ppm }) => ppm > 0).map(({ name, ppm }) => ({ name, ppm }));
}

export const regionKey = (region: string | undefined) => (region ?? '').trim().toLowerCase();

/** A percentage such as 9.975 as parts per million; undefined when it is none from 0 to 100 with at most four decimals. */
export function parseRate(percent: string): number | undefined {
  const ppm = parseDecimal(percent, 4);
  return ppm === undefined || ppm < 0 || ppm > million ? undefined : ppm;
}
/** Parts per million as a percentage, as short as it can be: 210,000 is 21, 99,750 is 9.975. */
export const toRate = (ppm: number) => toDecimal(ppm, 4).replace(/\.?0+$/, '');
