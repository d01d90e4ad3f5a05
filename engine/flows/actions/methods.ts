import type { Order, Profile } from '../../tools.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { plain } from '../../words.ts';

export type Method = Profile['payment_methods'][number];

const methodPatterns: [RegExp, RegExp][] = [
  [
    anywhere(
      'gift ?cards?, vouchers?, store credit, tarjeta (?:de )?regalo, vale, carte cadeau, cheque cadeau, geschenkkarte, gutschein, cartao (?:de )?(?:presente|oferta)',
    ),
    /gift/,
  ],
  [anywhere('pay ?pal'), /paypal/],
  [anywhere('cards?, visa, master ?card, amex, tarjeta, carte (?:bancaire|bleue|de credit), (?:kredit|bank)?karte, cartao'), /^card$/],
  [anywhere('invoice, bank transfer, factura, transferencia, facture, virement, rechnung, uberweisung, fatura'), /^invoice$/],
];

/** The customer's payment methods that a text names: by kind, by label, or by a card's last digits. */
export function methodIn(methods: readonly Method[], text: string): Method[] {
  const words = normalizeText(text);
  const byDigits = methods.filter(({ label }) => /\d{4}/.exec(label)?.[0] && words.includes(/\d{4}/.exec(label)?.[0] ?? '?'));
  if (byDigits.length > 0) return byDigits;
  const byLabel = methods.filter(({ label }) => {
    const name = plain(label)
      .replace(/[\d*•.]+/g, ' ')
      .trim();
    return name.length > 2 && ` ${words} `.includes(` ${name} `);
  });
  if (byLabel.length > 0) return byLabel;
  for (const [pattern, kind] of methodPatterns) {
    if (!pattern.test(words)) continue;
    // The first kind that matches counts: "gift card" must not match "card".
    return methods.filter((method) => kind.test(method.kind));
  }
  return [];
}
/** Whether a text mentions a payment method at all. */
export const mentionsMethod = (text: string) => methodPatterns.some(([pattern]) => pattern.test(normalizeText(text)));

const where = anywhere('to, onto, on, with, use, using, via, by, an, auf, mit, a, con, en, usar, sur, avec, para, com, na, no, pela');
/** The customer asks for a payment method that they don't have. */
export const lacksMethod = (methods: readonly Method[], text: string) =>
  methodPatterns.slice(0, 3).some(([pattern]) => pattern.test(normalizeText(text))) &&
  where.test(normalizeText(text)) &&
  methodIn(methods, text).length === 0;

/** The method of the order's last payment. */
export const paidBy = ({ payments }: Order) => payments.findLast(({ kind, method }) => kind === 'payment' && method !== null) ?? null;

/** The default method for a price difference: the previous one, or the only one. */
export function usualMethod(order: Order, methods: readonly Method[]): string | null {
  const before = paidBy(order)?.method ?? null;
  if (before !== null && methods.some(({ id }) => id === before)) return before;
  return methods.length === 1 ? (methods[0]?.id ?? null) : null;
}
