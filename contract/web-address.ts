/** The contract is compiled for no platform; browsers and Node both have this. */
declare const URL: {
  canParse(text: string, base?: string): boolean;
  new (text: string, base?: string): { protocol: string; origin: string; pathname: string; search: string; href: string };
};

/** An http or https address as browsers write it: `ü`, spaces and braces percent-encoded, host names in lower case. Undefined for any other. */
export function webAddressOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/**
 * A tracking number, or the http or https address of a page about the parcel, as browsers write it. Undefined for any other address. A
 * carrier before a number, as in `DHL:0034043494`, is no scheme.
 */
export function trackingOf(text: string): string | undefined {
  const isAddress = (URL.canParse(text) && !carrierAndNumber.test(text)) || /^https?:/i.test(text);
  return isAddress ? webAddressOf(text) : text;
}
const carrierAndNumber = /^[a-z]+:(?:[a-z -]*\d){5}[a-z\d -]*$/i;

/** Without what was stored before tracking was checked, which customers must not be told. */
export const tellableTracking = (tracking: readonly string[]) => tracking.filter((one) => trackingOf(one) !== undefined);
/** Tracking numbers and addresses apart. */
export function trackingParts(tracking: readonly string[]): { numbers: string[]; links: string[] } {
  const known = tellableTracking(tracking);
  const isLink = (one: string) => webAddressOf(one) !== undefined;
  return { numbers: known.filter((one) => !isLink(one)), links: known.filter(isLink) };
}

/** Also a file on this server, as a path: the address of an upload. */
export function pictureAddressOf(text: string): string | undefined {
  const here = 'https://here.invalid';
  if (!text.startsWith('/') || !URL.canParse(text, here)) return webAddressOf(text);
  const { origin, pathname, search } = new URL(text, here);
  // '//elsewhere.example' and what browsers make of it, such as '/\elsewhere.example', lead to another server.
  return origin === here && !pathname.startsWith('//') ? pathname + search : undefined;
}

/** The origin of a website. Undefined for an address with a path. */
export function originOf(text: string): string | undefined {
  const address = webAddressOf(text);
  if (address === undefined) return undefined;
  const { origin, href } = new URL(address);
  return href === `${origin}/` ? origin : undefined;
}
