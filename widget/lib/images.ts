import { parseAddress } from './address.ts';

/** The URL of an image on our own host, else null: the page's CSP allows no other, and third parties must not learn of the visitor. */
export function imageAddress(image: string | null, host: string): string | null {
  const url = image ? parseAddress(image, host) : null;
  return url && url.origin === parseAddress(host)?.origin ? url.href : null;
}
