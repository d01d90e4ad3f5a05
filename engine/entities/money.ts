import type { Mention } from './mention.ts';
import { numberAt } from './numbers.ts';
import type { Prepared } from './text.ts';

const signs: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  dolares: 'USD',
  bucks: 'USD',
  buck: 'USD',
  dolar: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eu: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  pound: 'GBP',
  quid: 'GBP',
  libras: 'GBP',
  livres: 'GBP',
  pfund: 'GBP',
  r$: 'BRL',
  brl: 'BRL',
  reais: 'BRL',
  real: 'BRL',
  chf: 'CHF',
  franken: 'CHF',
  fr: 'CHF',
  cad: 'CAD',
  aud: 'AUD',
  c$: 'CAD',
  a$: 'AUD',
  mxn: 'MXN',
  pesos: 'MXN',
  '¥': 'JPY',
  yen: 'JPY',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  pln: 'PLN',
  '₹': 'INR',
  inr: 'INR',
  rupees: 'INR',
};
const number = String.raw`\d{1,3}(?:[.,\s']\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const before = new RegExp(
  String.raw`(?<![\p{L}\d])(us\$|r\$|c\$|a\$|\$|€|£|¥|₹|(?:usd|eur|gbp|brl|chf|cad|aud|mxn|sek|nok|dkk|pln|inr)\s)\s?(${number})(?![\p{L}])`,
  'giu',
);
const after = new RegExp(
  String.raw`(?<![\p{L}\d#$€£.,])(${number})\s?(€|\$|£|usd|eur|gbp|brl|chf|cad|aud|mxn|euros?|dollars?|bucks|d[oó]lares|pounds(?!\s(?:weight|dumbbell))|quid|reais|pesos|franken|pfund|libras|yen|rupees|inr|sek|nok|dkk|pln)(?![\p{L}\d])`,
  'giu',
);
const currencyWord = /^(?:euros?|dollars?|bucks|dolares|pounds|quid|reais|pesos|franken)$/;

/** Amounts of money, with their currency if stated. */
export function amountMentions(prepared: Prepared, masked: string): Mention<'amounts'>[] {
  const found: Mention<'amounts'>[] = [];
  const take = (value: number | undefined, sign: string, start: number, end: number) => {
    if (value === undefined || found.some((other) => other.start < end && start < other.end)) return;
    const currency = signs[sign.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')];
    found.push({ kind: 'amounts', value: { value, ...(currency && { currency }) }, start, end });
  };
  if (/\d/.test(masked)) {
    for (const match of masked.matchAll(before)) take(read(match[2] ?? ''), match[1] ?? '', match.index, match.index + match[0].length);
    for (const match of masked.matchAll(after)) take(read(match[1] ?? ''), match[2] ?? '', match.index, match.index + match[0].length);
  }
  const { tokens } = prepared;
  for (const [at, token] of tokens.entries()) {
    if (!currencyWord.test(token.folded) || masked[token.start] === ' ') continue;
    const start = [3, 2, 1]
      .map((back) => at - back)
      .find(
        (from) =>
          from >= 0 &&
          numberAt(
            tokens.map(({ folded }) => folded),
            from,
          )?.words ===
            at - from,
      );
    const first = start === undefined ? undefined : tokens[start];
    if (start !== undefined && first)
      take(
        numberAt(
          tokens.map(({ folded }) => folded),
          start,
        )?.value,
        token.folded,
        first.start,
        token.end,
      );
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Parses "1.299,50", "1,299.50", "12,5" and "1 299". */
function read(raw: string): number | undefined {
  const decimal = /[.,](\d{1,2})$/.exec(raw);
  const whole = raw.slice(0, decimal ? decimal.index : raw.length).replace(/\D/g, '');
  const value = Number(`${whole}.${decimal?.[1] ?? '0'}`);
  return Number.isFinite(value) ? value : undefined;
}
