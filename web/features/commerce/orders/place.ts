import type { Address } from '@parley/contract/addresses';

/** An address in one line. */
export const placeOf = (address: Address | null): string =>
  address === null
    ? ''
    : [
        address.name,
        address.line1,
        address.line2,
        [address.postcode, address.city].filter(Boolean).join(' '),
        address.region,
        address.country,
      ]
        .filter(Boolean)
        .join(', ');
