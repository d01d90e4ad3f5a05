import { wordNumber } from './entities/numbers.ts';
import { plain } from './words.ts';

const units = 'euros?|eur|dollars?|usd|ml|cl|l|cm|mm|kg|g|inch|watts?|w';
const number = new RegExp(`(?<![\\w€$£#.,-])(\\d{1,3})\\b(?![.,]?\\d|\\s?(?:[€$£%]|(?:${units})\\b))`, 'g');

/** How many pieces a text asks for, 1 to 100; the last one named wins. A number with a unit, a price or a size is none. */
export function quantityIn(text: string): number | undefined {
  const said = plain(text);
  const numbers = [...said.matchAll(number)];
  const found = [
    ...numbers.map((match) => ({ at: match.index, count: Number(match[1]) })),
    ...[...said.matchAll(/\p{L}+/gu)].flatMap((match) => {
      const count = wordNumber(match[0]);
      return count === undefined ? [] : [{ at: match.index, count }];
    }),
  ].filter(({ count }) => count >= 1 && count <= 100);
  // "One" is as often an article or "that one": a real number beside it says more.
  const more = found.filter(({ count }) => count > 1);
  return (more.length > 0 ? more : found).toSorted((a, b) => b.at - a.at)[0]?.count;
}
