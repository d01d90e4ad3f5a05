import type { Order, Profile } from '../../tools.ts';
import { anywhere, heardAs } from '../../hearing/pattern.ts';
import { plain } from '../../words.ts';

export type Method = Profile['payment_methods'][number];

const kinds: [RegExp, RegExp][] = [
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

/** Which of the customer's own methods a text names: by kind, by its label, or by the last digits of a card. */
export function methodIn(methods: readonly Method[], text: string): Method[] {
  const words = heardAs(text);
  const byDigits = methods.filter(({ label }) => /\d{4}/.exec(label)?.[0] && words.includes(/\d{4}/.exec(label)?.[0] ?? '?'));
  if (byDigits.length > 0) return byDigits;
  const byLabel = methods.filter(({ label }) => {
    const name = plain(label)
      .replace(/[\d*•.]+/g, ' ')
      .trim();
    return name.length > 2 && ` ${words} `.includes(` ${name} `);
  });
  if (byLabel.length > 0) return byLabel;
  for (const [said, kind] of kinds) {
    if (!said.test(words)) continue;
    // The first kind that is said counts: a gift card is no other card.
    return methods.filter((method) => kind.test(method.kind));
  }
  return [];
}
/** Whether a text speaks of a way to pay at all. */
export const speaksOfMethod = (text: string) => kinds.some(([said]) => said.test(heardAs(text)));

const where = anywhere('to, onto, on, with, use, using, via, by, an, auf, mit, a, con, en, usar, sur, avec, para, com, na, no, pela');
/** A way to pay is asked for that the customer does not have. */
export const lacksMethod = (methods: readonly Method[], text: string) =>
  kinds.slice(0, 3).some(([said]) => said.test(heardAs(text))) && where.test(heardAs(text)) && methodIn(methods, text).length === 0;

/** The method that paid for an order last. */
export const paidBy = ({ payments }: Order) => payments.findLast(({ kind, method }) => kind === 'payment' && method !== null) ?? null;

/** What pays a difference unless something else is said: what paid before, or the only method there is. */
export function usualMethod(order: Order, methods: readonly Method[]): string | null {
  const before = paidBy(order)?.method ?? null;
  if (before !== null && methods.some(({ id }) => id === before)) return before;
  return methods.length === 1 ? (methods[0]?.id ?? null) : null;
}
