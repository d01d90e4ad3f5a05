import type { Reader } from '../../../../platform/db/tenant.ts';
import { joined, tokensIn, wordsIn } from '../search/words.ts';
import { type Membership, readMemberships } from './members-store.ts';

/** "Collection" in the languages of the AI, as words are compared. */
const called = /^(?:collections?|kollektion(?:en)?|coleccion(?:es)?|colecao|colecoes|collecties?|collezion[ei])$/;
const plain = (text: string) => joined(wordsIn(text).filter((word) => !called.test(word)));

/** A collection that somebody asks for, the words that name it, and what else is asked. */
export type NamedCollection = { membership: Membership; words: string[]; rest: string };

/** The shop's active collections, which are all that customers hear of. */
export const activeCollections = async (db: Reader) => (await readMemberships(db)).filter(({ status }) => status === 'active');

/** By its name or slug. */
export const collectionCalled = (name: string, known: readonly Membership[]) =>
  known.find((one) => plain(one.name) === plain(name) || plain(one.slug) === plain(name));

/**
 * The collection that a query names: its name and the word "collection", as in "the summer collection". The name alone may be the word for
 * a kind of product, of which there are more than the collection has.
 */
export function collectionIn(query: string, known: readonly Membership[]): NamedCollection | undefined {
  const tokens = tokensIn(query);
  const words = tokens.map(({ word }) => word);
  if (!words.some((word) => called.test(word))) return undefined;
  const found = known
    .flatMap((membership) => {
      const name = wordsIn(membership.name).filter((word) => !called.test(word));
      const at = name.length === 0 ? -1 : words.findIndex((_, place) => name.every((word, nth) => words[place + nth] === word));
      return at === -1 ? [] : [{ membership, at, length: name.length }];
    })
    .toSorted((one, other) => other.length - one.length)[0];
  if (!found) return undefined;
  const isNaming = (place: number) => (place >= found.at && place < found.at + found.length) || called.test(words[place] ?? '');
  return {
    membership: found.membership,
    words: tokens.filter((_, place) => isNaming(place)).map(({ written }) => written),
    rest: tokens
      .filter((_, place) => !isNaming(place))
      .map(({ written }) => written)
      .join(' '),
  };
}
