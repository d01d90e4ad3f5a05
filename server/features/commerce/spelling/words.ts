import { editDistance } from '../../../platform/lib/edit-distance.ts';

/** The words of a text as they are compared: without case and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** So many slips of the finger a word may hold and still be meant: a short one with a slip in it is another word. */
export const slipsOf = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** What was typed in words that are known, each the nearest to its own; undefined when one is like none of them, or nothing is another word. */
export function inKnownWords(typed: string, known: readonly string[]): string | undefined {
  const words = wordsOf(typed);
  const meant = words.map((word) => (slipsOf(word) === 0 || known.includes(word) ? word : nearest(word, known)));
  return meant.includes(undefined) || meant.join() === words.join() ? undefined : meant.join(' ');
}
function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .filter((one) => Math.abs(one.length - word.length) <= slipsOf(word))
    .map((one) => ({ one, slips: editDistance(word, one, slipsOf(word)) }))
    .toSorted((a, b) => a.slips - b.slips);
  return best && best.slips <= slipsOf(word) ? best.one : undefined;
}
