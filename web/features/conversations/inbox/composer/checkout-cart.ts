import { parseAmount, toAmount } from '@parley/contract/money';
import type { Product } from '@parley/contract/products';

type Variant = Product['variants'][number];
/** One product of the new checkout link. */
export type CartLine = { product: Product; variantId: string; quantity: number };

export const variantOf = ({ product, variantId }: CartLine): Variant | undefined => product.variants.find(({ id }) => id === variantId);
export const detailOf = ({ options }: Pick<Variant, 'options'>) => Object.values(options).join(', ');

/** Whether a variant can be sold now; null means its stock is not tracked. */
export const isSold = ({ available, stock }: Pick<Variant, 'available' | 'stock'>, policy: Product['inventory_policy']) =>
  available && (stock === null || stock > 0 || policy === 'continue');

/** The first line for a product: its first available variant, once. */
export function firstLine(product: Product): CartLine | undefined {
  const variant = product.variants.find((one) => isSold(one, product.inventory_policy)) ?? product.variants[0];
  return variant && { product, variantId: variant.id, quantity: 1 };
}

/** Adding a variant that is in the cart raises its quantity. */
export function withLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const known = lines.find(({ variantId }) => variantId === added.variantId);
  return known ? lines.map((line) => (line === known ? { ...line, quantity: line.quantity + 1 } : line)) : [...lines, added];
}

/** Subtotal in the contract's money format, computed without floats. */
export function subtotalOf(lines: readonly CartLine[], currency: string): string {
  const cents = lines.reduce((sum, line) => sum + line.quantity * (parseAmount(variantOf(line)?.price ?? '0', currency) ?? 0), 0);
  return toAmount(cents, currency);
}
