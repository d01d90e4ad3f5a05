import type { Reader } from '../../../platform/db/tenant.ts';
import type { Viewer } from '../../account/visibility/index.ts';
import { type NamesOf, namesLike } from './store.ts';
import { inKnownWords, slipsOf, wordsOf } from './words.ts';

type Asker = Pick<Viewer, 'brands'>;
/** A letter too many or missing leaves much alike, two the wrong way round in a short word little; the looser, the more names there are to look through. */
const likenesses = [0.4, 0.25];
/** More words than that are a question. */
const mostWords = 5;

/**
 * What somebody may have meant whose words found nothing: the same words as they stand in names, where each is a slip or two of the finger
 * away from one; undefined when no name is that near.
 */
export async function respelled(db: Reader, of: NamesOf, typed: string, asker: Asker): Promise<string | undefined> {
  const words = wordsOf(typed);
  if (words.length > mostWords || !words.some((word) => slipsOf(word) > 0)) return undefined;
  for (const likeness of likenesses) {
    const names = await namesLike(db, of, { typed, likeness }, asker);
    const meant = inKnownWords(typed, [...new Set(names.flatMap(wordsOf))]);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** The ids a search finds, and where it finds none those of what may have been meant. */
export async function findOrRespell(
  db: Reader,
  of: NamesOf,
  typed: string,
  asker: Asker,
  find: (words: string) => Promise<string[]>,
): Promise<string[]> {
  const found = await find(typed);
  if (found.length > 0) return found;
  const meant = await respelled(db, of, typed, asker);
  return meant === undefined ? found : find(meant);
}
