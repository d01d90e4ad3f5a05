import { productKinds, productMeanings } from '@parley/contract/product-words';
import { plain, stem } from '../../words.ts';
import { ofDiminutive } from './tokens.ts';

// What customers call goods in our languages, whether a shop carries them or not.

const keyOf = (phrase: string) =>
  (plain(phrase).match(/[\p{L}\d]+/gu) ?? [])
    .filter((word, place, all) => place === 0 || place === all.length - 1 || word.length > 2)
    .map(stem)
    .join(' ');
const names = new Set(productKinds.flatMap((meaning) => meaning.flatMap(({ words }) => words.map(keyOf))));

/** "Tent" names a kind of goods, "soft" doesn't. */
export const isGoods = (word: string) => [word, ...ofDiminutive(word)].some((one) => names.has(stem(plain(one))));
/** "Sleeping bag" is a kind of its own: neither a bag nor something for sleeping. */
export const isCompound = (words: readonly string[]) => words.length > 1 && names.has(keyOf(words.join(' ')));

const meaningsOf = new Map<string, number[]>();
for (const [at, meaning] of productKinds.entries())
  for (const key of meaning.flatMap(({ words }) => words.map(keyOf))) meaningsOf.set(key, [...(meaningsOf.get(key) ?? []), at]);

/** Names for many kinds, and the kinds. */
const broader: Record<string, string> = {
  bag: 'backpack, pannier, suitcase',
  clothes:
    'jacket, rain jacket, parka, windbreaker, vest, sweater, cardigan, hoodie, shirt, t-shirt, blouse, dress, skirt, trousers, jeans, shorts, underwear, sock, pyjamas, swimsuit, suit, hat, scarf, glove',
  jacket: 'rain jacket, parka, windbreaker',
  lamp: 'desk lamp, bedside lamp, floor lamp, lantern, headlamp, torch',
  shoe: 'trainers, boot, hiking boots, wellies, sandal, slipper',
  knife: 'pocket knife',
  towel: 'tea towel',
  bottle: 'thermos',
};
const narrowerOf = new Map(
  Object.entries(broader).flatMap(([name, kinds]) =>
    (meaningsOf.get(keyOf(name)) ?? []).map((at): [number, ReadonlySet<number>] => [
      at,
      new Set(kinds.split(', ').flatMap((kind) => meaningsOf.get(keyOf(kind)) ?? [])),
    ]),
  ),
);
/** What the kinds are called that a name stands for: "jacket", "scarf" for clothes. */
export const sortsOf = (name: string): readonly string[] =>
  Object.entries(broader)
    .filter(([own]) => (meaningsOf.get(keyOf(name)) ?? []).some((at) => meaningsOf.get(keyOf(own))?.includes(at)))
    .flatMap(([, kinds]) => kinds.split(', '));
/** A backpack is a bag. */
export const isSortOf = (name: string, kind: string) =>
  (meaningsOf.get(keyOf(kind)) ?? []).some((at) => (meaningsOf.get(keyOf(name)) ?? []).some((one) => narrowerOf.get(one)?.has(at)));

const propertiesOf = new Map<string, Set<number>>();
const properties = productMeanings.filter((meaning) => !productKinds.includes(meaning));
for (const [at, meaning] of properties.entries())
  for (const phrase of meaning.flatMap(({ words }) => words))
    for (const word of [keyOf(phrase), ...keyOf(phrase).split(' ')]) propertiesOf.set(word, (propertiesOf.get(word) ?? new Set()).add(at));
/** A property, also as the last part of a compound: "ultralight". */
export const isProperty = (word: string) => {
  const key = keyOf(word);
  return [...propertiesOf.keys()].some((one) => key === one || (one.length > 3 && key.endsWith(one)));
};
const wordsOf = new Map<string, Set<number>>();
for (const [at, meaning] of productMeanings.entries())
  for (const word of meaning.flatMap(({ words }) => words.flatMap((phrase) => keyOf(phrase).split(' '))))
    wordsOf.set(word, (wordsOf.get(word) ?? new Set()).add(at));
/** The words are of one meaning, so that one may stand for the other. */
export const sharesMeaning = (word: string, other: string) => {
  const others = keyOf(other)
    .split(' ')
    .flatMap((one) => [...(wordsOf.get(one) ?? [])]);
  return [...(wordsOf.get(keyOf(word)) ?? [])].some((at) => others.includes(at));
};
const isSameKind = (word: string, other: string) =>
  (meaningsOf.get(keyOf(word)) ?? []).some((at) => meaningsOf.get(keyOf(other))?.includes(at));
/** Related by what they are for, not by what they are: a bed and "bedroom". */
export const isRelatedOnly = (word: string, other: string) => {
  const [own, others] = [propertiesOf.get(keyOf(word)), propertiesOf.get(keyOf(other))];
  return own !== undefined && others !== undefined && [...own].some((at) => others.has(at)) && !isSameKind(word, other);
};
