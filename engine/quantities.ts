import { wordNumber } from './entities/numbers.ts';
import { withoutOtherNumbers } from './other-numbers.ts';
import { plain } from './words.ts';

const units =
  'euros?|eur|dollars?|usd|ml|cl|l|lit(?:er|re)s?|litros?|litri|cm|mm|kg|g|inch(?:es)?|watts?|w|stunden|hours?|horas?|heures?|uur|ore';
const number = new RegExp(`(?<![\\w€$£#.,-])(\\d{1,3})\\b(?![.,]?\\d|\\s?(?:[€$£%]|(?:${units})\\b))`, 'g');

/** The quantity a text asks for, 1 to 100; the last one wins. Numbers with a unit, of dates, prices, codes and sizes don't count. */
export function quantityIn(text: string): number | undefined {
  const normalized = plain(withoutOtherNumbers(text));
  const numbers = [...normalized.matchAll(number)];
  const found = [
    ...numbers.map((match) => ({ at: match.index, count: Number(match[1]) })),
    ...[...normalized.matchAll(/\p{L}+/gu)].flatMap((match) => {
      const count = wordNumber(match[0]);
      return count === undefined ? [] : [{ at: match.index, count }];
    }),
  ].filter(({ count }) => count >= 1 && count <= 100);
  // "One" is often an article or part of "that one", so a larger number wins.
  const more = found.filter(({ count }) => count > 1);
  return (more.length > 0 ? more : found).toSorted((a, b) => b.at - a.at)[0]?.count;
}

const large = new RegExp(`(?<![\\w€$£#.,-])(\\d{3,6})\\b(?![.,]?\\d|\\s?(?:[€$£%]|(?:${units})\\b))`);
/** A quantity of more than 100, as of companies: more than one purchase takes. */
export function largeQuantityIn(text: string): number | undefined {
  const count = Number(large.exec(plain(withoutOtherNumbers(text)))?.[1] ?? 0);
  return count > 100 ? count : undefined;
}
