import type { Checkout } from '@parley/contract/checkout';

/** How long a link is valid, in milliseconds. */
export const linkLife = 7 * 86_400_000;

/** A line as of the link's creation; `cents` is the unit price. */
export type Line = {
  variant_id: string;
  product_id: string;
  name: string;
  detail: string;
  image: string | null;
  quantity: number;
  cents: number;
};

export const subtotalOf = (lines: readonly Pick<Line, 'quantity' | 'cents'>[]) =>
  lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);

/** In cents. Discounts don't change it, so a link keeps its shipping cost. */
export const shippingFor = (subtotal: number, { shipping, freeFrom }: { shipping: number; freeFrom: number | null }) =>
  freeFrom !== null && subtotal >= freeFrom ? 0 : shipping;

/** A link past its time has expired, whether or not the row says so. */
export const stateOf = ({ state, expires_at: until }: { state: string; expires_at: Date }, now: Date) =>
  state === 'open' && until <= now ? 'expired' : (state as Checkout['state']);

type Sold = { status: string; available: boolean; stock: number | null; inventory_policy: string };
/** Whether this quantity can be sold now. */
export const canSell = ({ status, available, stock, inventory_policy: policy }: Sold, quantity: number) =>
  status === 'active' && available && (stock === null || policy === 'continue' || stock >= quantity);

/** How many of it can be sold now; Infinity where stock isn't tracked or doesn't limit it. */
export const leftOf = ({ status, available, stock, inventory_policy: policy }: Sold) =>
  status !== 'active' || !available ? 0 : stock === null || policy === 'continue' ? Infinity : Math.max(0, stock);

/** Merges lines of the same variant. */
export function gathered(lines: readonly { variant_id: string; quantity: number }[]) {
  const counts = new Map<string, number>();
  for (const { variant_id: id, quantity } of lines) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return [...counts].map(([id, quantity]) => ({ variant_id: id, quantity }));
}

/** The brand of a cart without a conversation: the one its goods share; null is the default brand. */
export const brandOf = (brands: readonly (string | null)[]) => (new Set(brands).size === 1 ? (brands[0] ?? null) : null);

/** Black or white text on a color, whichever has more contrast; one of them always reaches 4.5:1. */
export const inkOn = (colour: string) => (luminanceOf(colour) > 0.179 ? '#000' : '#fff');

/** WCAG 2: relative luminance of `#rrggbb`. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
