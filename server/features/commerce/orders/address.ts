import type { Address } from '@parley/contract/addresses';
import { Problem } from '../../../platform/http/problem.ts';
import { countryOf } from '../../../platform/lib/countries.ts';

const message = 'We don’t know this country. Enter its name or its two-letter code, such as NL.';

/** Taxes depend on the country, so one that nobody knows is refused instead of charged nothing. Throws `input.invalid`. */
export function mustHaveKnownCountry(address: Address | null | undefined): void {
  if (!address || countryOf(address.country) !== undefined) return;
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'shipping_address.country', message }] });
}
