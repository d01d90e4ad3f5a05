// Amounts are computed in cents and stored as decimal strings.

/** 2497 → '24.97'. */
export const amount = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** '24.97' → 2497. */
export function cents(text: string): number {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return text.startsWith('-') ? -value : value;
}

type Priced = { lines: { price: string; quantity: number }[]; shipping?: string; tax?: string; discount?: string };

/** An order's subtotal in cents. */
export const goodsOf = (order: Priced): number => order.lines.reduce((sum, line) => sum + cents(line.price) * line.quantity, 0);

/** An order's total in cents: lines + shipping + tax - discount. */
export const totalOf = (order: Priced): number =>
  goodsOf(order) + cents(order.shipping ?? '0') + cents(order.tax ?? '0') - cents(order.discount ?? '0');
