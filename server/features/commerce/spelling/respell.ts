import type { Reader } from '../../../platform/db/tenant.ts';
import type { Viewer } from '../../account/visibility/index.ts';
import { namesLike } from './store.ts';
import { inKnownWords, typosOf, wordsOf } from './words.ts';

type Requester = Pick<Viewer, 'brands'>;
/**
 * Similarity thresholds: an extra or missing letter leaves much in common, two swapped ones in a short word little. Lower values compare
 * more names.
 */
const likenesses = [0.4, 0.25];
/** A longer text is a question, not a name. */
const mostWords = 5;

/**
 * Corrects search words that found nothing: the same words as they occur in names, at most two typos away; undefined when no name is that
 * close.
 */
export async function respelled(db: Reader, typed: string, requester: Requester): Promise<string | undefined> {
  const words = wordsOf(typed);
  if (words.length > mostWords || !words.some((word) => typosOf(word) > 0)) return undefined;
  for (const likeness of likenesses) {
    const names = await namesLike(db, { typed, likeness }, requester);
    const meant = inKnownWords(typed, [...new Set(names.flatMap(wordsOf))]);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** The search results, or those of the corrected words when there are none. */
export async function findOrRespell(
  db: Reader,
  typed: string,
  requester: Requester,
  find: (words: string) => Promise<string[]>,
): Promise<string[]> {
  const found = await find(typed);
  if (found.length > 0) return found;
  const meant = await respelled(db, typed, requester);
  return meant === undefined ? found : find(meant);
}
