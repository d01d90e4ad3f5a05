import { isFree } from './text-rules.ts';

export type Amount = { amount: string; currency: string; start: number; end: number };

const currencies: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  US$: 'USD',
  CA$: 'CAD',
  A$: 'AUD',
  zł: 'PLN',
  Kč: 'CZK',
  '¥': 'JPY',
};
const sign = String.raw`(?:US\$|CA\$|A\$|€|\$|£|¥|zł|Kč|EUR|USD|GBP|CHF|CAD|AUD|SEK|DKK|NOK|PLN|CZK|euros?|Euros?)`;
const figure = String.raw`\d{1,3}(?:[.,  ]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<before>${sign})\s?(?<first>${figure})|(?<second>${figure})\s?(?<after>${sign}))(?![\d\p{L}])`,
  'gu',
);

/** The amounts of money in a text, in order. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
    const { before, after, first, second } = groups;
    const named = before ?? after ?? '';
    return {
      amount: decimal(first ?? second ?? '0'),
      currency: /^euro/i.test(named) ? 'EUR' : (currencies[named] ?? named),
      start: index,
      end: index + whole.length,
    };
  });
}

/** '4,95' and '1.250,00' as the API writes them. */
function decimal(figure: string): string {
  const [, cents = ''] = /[.,](\d{1,2})$/.exec(figure) ?? [];
  const units = (cents === '' ? figure : figure.slice(0, -cents.length - 1)).replace(/\D/g, '');
  return `${Number(units)}.${cents.padEnd(2, '0')}`;
}

const threshold =
  /(?:from|over|above|of|exceeding|ab|über|à partir de|dès|au-delà de|plus de|supérieures? à|a partir de|desde|superior(?:es)? a|más de|acima de|vanaf|boven|vanaf een bedrag van|da|oltre|sopra|superiori a)(?:\s+(?:just|only|un total de|einem bestellwert von))?\s*$/iu;
/** The amount from which something is free: in a part of the sentence that says so. */
export const freeFromIn = (part: string): Amount | undefined =>
  isFree(part) ? amountsIn(part).find(({ start }) => threshold.test(part.slice(0, start))) : undefined;
