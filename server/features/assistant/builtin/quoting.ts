import { sameStem, sentencesOf, stem, tokenize } from './words.ts';

/** In characters: what is no longer is told whole, since a cut would only lose context. */
const tellWhole = 260;
const mostSentences = 3;

/**
 * The sentences of a passage that answer, in the shop's own words: up to three in a row, around the ones that share most with the question.
 * `topic` are further words of what it is about; they count less than the customer's.
 */
export function quote(passage: string, question: readonly string[], topic: readonly string[]): string {
  const sentences = sentencesOf(passage);
  if (passage.length <= tellWhole || sentences.length <= 1) return sentences.join(' ');
  const asked = new Set(question.map(stem));
  const about = new Set(topic.map(stem));
  const points = sentences.map((sentence) => {
    const words = new Set(tokenize(sentence).map(stem));
    return [...words].reduce((sum, word) => sum + (asked.has(word) ? 3 : 0) + (about.has(word) ? 1 : 0), 0) / Math.sqrt(4 + words.size);
  });
  const best = points.indexOf(Math.max(...points));
  const worth = (points[best] ?? 0) * 0.45;
  let [from, to] = [best, best + 1];
  // Neighbours come along while they speak of the same thing; what follows explains more often than what stands before.
  while (to - from < mostSentences && to < sentences.length && (points[to] ?? 0) >= worth) to++;
  while (to - from < mostSentences && from > 0 && (points[from - 1] ?? 0) >= worth) from--;
  return sentences.slice(from, to).join(' ');
}

/** Whether two lists of words share one, whatever its ending. */
export const share = (a: readonly string[], b: readonly string[]) => a.some((word) => b.some((other) => sameStem(word, other)));
