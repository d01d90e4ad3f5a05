import { editDistance } from '../../../platform/lib/edit-distance.ts';

/** The words of a text for comparison, without case and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many typos a word may have; in a short word one typo makes another word. */
export const typosOf = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Replaces typed words by the closest known ones; undefined when one has no close match or nothing changes. */
export function inKnownWords(typed: string, known: readonly string[]): string | undefined {
  const words = wordsOf(typed);
  const meant = words.map((word) => (typosOf(word) === 0 || known.includes(word) ? word : nearest(word, known)));
  return meant.includes(undefined) || meant.join() === words.join() ? undefined : meant.join(' ');
}
function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .filter((one) => Math.abs(one.length - word.length) <= typosOf(word))
    .map((one) => ({ one, typos: editDistance(word, one, typosOf(word)) }))
    .toSorted((a, b) => a.typos - b.typos);
  return best && best.typos <= typosOf(word) ? best.one : undefined;
}
