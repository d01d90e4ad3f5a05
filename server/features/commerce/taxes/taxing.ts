import type { Address } from '@parley/contract/addresses';
import type { Reader } from '../../../platform/db/tenant.ts';
import { countryOf } from '../../../platform/lib/countries.ts';
import { regionKey, standardClass, type Tax, taxesIn } from './rules.ts';
import * as store from './store.ts';

/** How an order is taxed: whether prices include tax, and the taxes of goods by class and of shipping. */
export type Taxing = {
  included: boolean;
  of(taxClass: string): Tax[];
  shipping: Tax[];
  /** The shop has no rates at all, so a tax that came from elsewhere stays. */
  none: boolean;
};
type Where = Pick<Address, 'country' | 'region'> | null;

/** The taxes at an address by the rates of now; without one, those of the shop's own country. An exempt order has none. */
export async function taxingAt(db: Reader, address: Where, exempt = false): Promise<Taxing> {
  const { included, rates, has_rates: hasRates } = await store.readPlace(db, address && countryCodeOf(address.country));
  const region = regionKey(address?.region);
  if (exempt) return { included, of: () => [], shipping: [], none: false };
  const shipped = rates.filter(({ on_shipping: isCharged }) => isCharged);
  return {
    included,
    of: (taxClass) => taxesIn(rates, taxClass, region),
    shipping: taxesIn(shipped, standardClass, region),
    none: !hasRates,
  };
}

/** Whether taxes come on top of prices, as far as the address has any. */
export async function addsTax(db: Reader): Promise<boolean> {
  const { included, has_rates: hasRates } = await store.readPlace(db, null);
  return hasRates && !included;
}

/** A country that nobody knows, of an imported order, has no rates. */
export function countryCodeOf(country: string): string | null {
  const code = countryOf(country) ?? country;
  return code === '' ? null : code;
}
