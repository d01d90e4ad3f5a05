import { parseAddress } from './address.ts';

/** The address of an image of our own host, else null: the page's CSP allows no other, and the visitor is shown to no third party. */
export function imageAddress(image: string | null, host: string): string | null {
  const url = image ? parseAddress(image, host) : null;
  return url && url.origin === parseAddress(host)?.origin ? url.href : null;
}
