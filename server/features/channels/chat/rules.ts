/** An empty list allows any website. Programs send no Origin, and Parley's own pages are always allowed. */
export const isAllowed = (origin: string | undefined, allowed: readonly string[]) =>
  allowed.length === 0 || origin === undefined || allowed.includes(origin);

/** The website a call came from; undefined for Parley itself. */
export function foreignOrigin(origin: string | undefined, host: string, publicUrl: string): string | undefined {
  if (origin === undefined || origin === publicUrl) return undefined;
  return URL.canParse(origin) && new URL(origin).host === host ? undefined : origin;
}

const day = 86_400_000;
/** Whether a visitor was away long enough to start a new session. */
export const stayedAway = (lastSeen: Date, now: Date, days: number) => now.getTime() - lastSeen.getTime() > days * day;

/** The start of the current minute or hour, and the seconds until the next. */
export function bucketOf(now: Date, per: 'minute' | 'hour') {
  const length = per === 'minute' ? 60_000 : 3_600_000;
  const from = Math.floor(now.getTime() / length) * length;
  return { from: new Date(from), left: Math.max(1, Math.ceil((from + length - now.getTime()) / 1000)) };
}

/** A visitor's name until they give one. */
export const strangerName = (customerId: string) => `Visitor ${customerId.slice(-4)}`;

/**
 * A visitor's name as shown in sentences and lists: one line, without invisible or bidi control characters. Joiners that some scripts need
 * stay. Undefined when nothing is left.
 */
export const plainName = (name: string | undefined): string | undefined =>
  name
    ?.replace(/(?![\u200C\u200D])[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim() || undefined;

/** The network used for counting: the /64 of an IPv6 address, and the plain form of a mapped IPv4 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const all = tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

type Stocked = { available: boolean; stock: number | null; inventory_policy: string };
export const inStock = ({ available, stock, inventory_policy: policy }: Stocked) =>
  available && (stock === null || stock > 0 || policy === 'continue');

type Named = { name: string; external_id: string | null; sku: string | null };
/** The address of a product's page by the shop's pattern; undefined where the product lacks what the pattern names. */
export function productPage(pattern: string, { name, external_id, sku }: Named): string | undefined {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const values: Record<string, string | null> = { id: external_id, sku, slug };
  let complete = pattern !== '';
  const address = pattern.replace(/\{(id|sku|slug)\}/gi, (_, field: string) => {
    const value = values[field.toLowerCase()];
    complete &&= Boolean(value);
    return encodeURIComponent(value ?? '');
  });
  // One without a host is a page of this installation, as in the demo.
  const here = 'https://parley.invalid';
  if (!complete || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(address, here);
  return origin === here ? pathname + search + hash : href;
}
