import { recognizerOf } from '../../classify.ts';
import type { FoundProduct, Product } from '../../tools.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import { placeIn } from '../../flows/actions/units.ts';
import { colourOf } from './colours.ts';
import { excludedIn } from './exclusions.ts';
import { cheapestOf } from './find.ts';
import { both, fillers, isNegator, isSuperlative, pointsBack, relations, theOther } from './lexicon.ts';
import { fieldOf, nameTokens } from './match.ts';
import { choiceIn, isEmpty } from './options.ts';
import { isProperty } from './properties.ts';
import { near, phraseIn, same, type Token, tokensOf } from './tokens.ts';

// Which products a message is about: those it names, or those it points at among the ones shown before.

export type Pool = { earlier?: readonly Product[]; found: readonly FoundProduct[]; shown: readonly Product[]; focus: Product | null };

const mostNamed = 3;

/** How strongly words of the message name a product: words that only few names have, and whole names. */
export function namedIn(text: string, products: readonly Product[]): Product[] {
  const tokens = tokensOf(text);
  const unique = products.filter((product, place) => products.findIndex(({ id }) => id === product.id) === place);
  const hits = unique.flatMap((product) => {
    const name = nameTokens(product);
    const matched = tokens.filter((token) => token.word.length > 1 && name.some((part) => near(part, token)));
    const isWhole = name.length > 0 && name.every((part) => tokens.some((token) => near(part, token)));
    const naming = matched.filter((token) => isNaming(token, product, unique, matched, text));
    return naming.length > 0 || (isWhole && (name.length > 1 || (name[0]?.word.length ?? 0) > 3))
      ? [{ product, matched, naming, isWhole }]
      : [];
  });
  // Per naming word, the product that matches most of the message: "the Squall jacket" isn't the Squall notebook.
  const points = ({ product, matched, isWhole, naming }: (typeof hits)[number]) =>
    new Set(matched.map(({ word }) => word)).size +
    naming.length +
    (isWhole ? 1 : 0) +
    kindHits(tokens, product) * 0.5 +
    Object.keys(choiceIn(product, text).asked).length * 0.6;
  const chosen = new Set<Product>();
  const words = [
    ...new Set(
      hits.flatMap(({ naming, matched, isWhole }) => (naming.length > 0 ? naming : isWhole ? matched : [])).map(({ word }) => word),
    ),
  ];
  for (const word of words) {
    const rivals = hits.filter(({ matched }) => matched.some((one) => one.word === word));
    const most = Math.max(...rivals.map(points));
    for (const one of rivals) if (points(one) === most) chosen.add(one.product);
  }
  // A full name is always meant, whatever else the message names.
  const isFull = ({ product, isWhole }: (typeof hits)[number]) => isWhole && phraseIn(tokens, nameTokens(product)) !== undefined;
  const named = hits.filter((one) => chosen.has(one.product) || isFull(one));
  // A whole name beats parts of others: "travel mug" doesn't mean the mug.
  const inside = (one: (typeof hits)[number]) =>
    named.some(
      (other) =>
        other !== one && points(other) > points(one) && one.matched.every(({ word }) => other.matched.some((token) => token.word === word)),
    );
  return named
    .filter((one) => !inside(one))
    .toSorted((a, b) => firstAt(tokens, a.matched) - firstAt(tokens, b.matched))
    .map(({ product }) => product);
}

const firstAt = (tokens: readonly Token[], matched: readonly Token[]) => Math.min(...matched.map((token) => tokens.indexOf(token)));
const kindHits = (tokens: readonly Token[], product: Product) => {
  const name = nameTokens(product);
  return tokens.filter(
    (token) =>
      !name.some((part) => same(part, token)) && ['category', 'tags'].includes(fieldOf({ ...product, description: '' }, token) ?? ''),
  ).length;
};

/** A word of a product's name that names it, rather than its kind or a property. */
function isNaming(token: Token, product: Product, all: readonly Product[], matched: readonly Token[], text: string) {
  if (
    token.word.length < 3 ||
    fillers.has(token.word) ||
    isProperty(token.word) ||
    colourOf(token.word) !== undefined ||
    dictionary.has(token.word)
  )
    return false;
  const bearers = all.filter((one) => nameTokens(one).some((part) => near(part, token)));
  const isKind = all.some((one) => tokensOf(`${one.category ?? ''}, ${one.tags.join(', ')}`).some((part) => same(part, token)));
  // A word that other descriptions use is no name.
  const isUsual = all.some((one) => !bearers.includes(one) && ordinaryWords(one).some((part) => same(part, token)));
  if (bearers.length > mostNamed || isKind || isUsual || !bearers.includes(product)) return false;
  // A dictionary's word names a product only beside another word of the name, or as "the ferry".
  return !recognizerOf('en').knows(token.word) || matched.length * 2 > nameTokens(product).length || isDefinite(text, token);
}
const isDefinite = (text: string, { start }: Token) =>
  /(?<!\p{L})(?:the|your|der|die|das|den|el|la|le|o|a)\s$/iu.test(text.slice(0, start));
/** The words of a description, without the names of other products in it. */
const ordinaryWords = ({ description }: Product) =>
  tokensOf(description).filter(
    ({ raw, start }) => raw === raw.toLowerCase() || start === 0 || /[.!?]\s$/.test(description.slice(0, start)),
  );
/** Words of names that say what something is like. */
const dictionary = new Set(
  'travel folding packable recycled waterproof solar electric wireless smart portable gift set kids women men mini organic bath hiking running camping cycling garden indoor outdoor home digital'.split(
    ' ',
  ),
);

export type Reference = { products: readonly Product[]; by: 'name' | 'pointing' | 'focus' };

/** What a message refers to, without a search of its own; undefined when it refers to nothing known. */
export function referentIn(text: string, { found, shown, focus, earlier = [] }: Pool): Reference | undefined {
  const words = normalizeText(text)
    .replace(/[?¿!¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const listed = shown.length > 0 ? shown : focus ? [focus] : [];
  const known = focus && !listed.some(({ id }) => id === focus.id) ? [focus, ...listed] : listed;
  const all = namedIn(withoutExcluded(text), [...found, ...known]);
  const discussed = all.filter(({ id }) => known.some((one) => one.id === id));
  // Of several with the same word in their names, the one discussed.
  const isShared =
    all.length > 1 &&
    discussed.length > 0 &&
    tokensOf(text).some((token) => all.every((product) => nameTokens(product).some((part) => near(part, token))));
  const named = withoutDenied(text, isShared ? discussed : all);
  if (named.length > 0) return { products: named, by: 'name' };
  if (known.length === 0) return undefined;
  const before = earlier.length > 0 ? describedBetter(text, earlier, known) : undefined;
  const pointed = before ? [before] : pointedIn(text, words, known, focus);
  return pointed.length > 0 ? { products: pointed, by: 'pointing' } : undefined;
}

/** "No capes": what it must not be isn't named. */
function withoutExcluded(text: string): string {
  const tokens = tokensOf(text);
  const denied = excludedIn(text, tokens, 'en');
  const isAll = tokens.every(({ word }, place) => denied.has(place) || fillers.has(word) || isNegator(word));
  if (denied.size === 0 || (text.includes('?') && !isAll)) return text;
  return [...denied].reduce((rest, place) => {
    const { start, end } = tokens[place] as Token;
    return `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
  }, text);
}

/** "A pannier is no backpack. The Skipper sounds good": what a remark only denies isn't meant beside what another names. */
function withoutDenied(text: string, named: readonly Product[]): readonly Product[] {
  if (named.length < 2) return named;
  const remarks = text.split(/(?<=[.!?…])\s+|[,;]\s+|\s(?:but|aber|sondern|mais|pero|mas|maar|ma)\s/u);
  const denies = (remark: string) => !remark.includes('?') && tokensOf(remark).some(({ word }) => isNegator(word));
  const meant = remarks.filter((remark) => !denies(remark)).flatMap((remark) => namedIn(remark, named));
  const denied = remarks.filter(denies).flatMap((remark) => namedIn(remark, named));
  const rest = named.filter((product) => meant.includes(product) || !denied.includes(product));
  return rest.length > 0 ? rest : named;
}

function pointedIn(text: string, words: string, shown: readonly Product[], focus: Product | null): Product[] {
  if (shown.length > 1) {
    if (theOther.test(words) && focus) return shown.filter(({ id }) => id !== focus.id);
    if (both.test(words)) return shown.slice(0, 2);
    const number = Number(/^(?:(?:the|no|nr|number|option|numero|nummer|die|der|das|la|le|el|a|o)\s)*#?([1-6])$/.exec(words)?.[1]);
    const place = number >= 1 && number <= shown.length && focus === null ? number - 1 : placeIn(text, shown.length);
    const at = place === undefined ? undefined : shown[place];
    if (at) return [at];
    const relation = relations.find(([, pattern]) => pattern.test(words))?.[0];
    if ((relation === 'cheaper' || relation === 'dearer') && (isSuperlative(words) || shown.length === 2) && words.split(' ').length <= 6) {
      const byPrice = shown.toSorted((a, b) => cheapestOf(a.variants) - cheapestOf(b.variants));
      return [relation === 'cheaper' ? byPrice[0] : byPrice.at(-1)].filter((one) => one !== undefined);
    }
  }
  const described = pointsByWords(text, shown) ? describedAmong(text, shown) : [];
  return described.length === 1 && (shown.length > 1 || focus === null) ? described : [];
}

const pointers =
  /^(?:the|that|this|those|these|your|one|der|die|das|den|dem|diese[rsnm]?|el|la|los|las|ese|esa|este|esta|le|les|l|ce|cette|celui|celle|o|a|os|as|esse|essa|de|het|die|dat|il|lo|i|gli|quell[oaie]|quel|questo|questa)$/;
/** "The stove", "the steel one", "and in wool?": a remark that only has a word of a product, "going by bike", points at none. */
function pointsByWords(text: string, shown: readonly Product[]): boolean {
  const tokens = tokensOf(text);
  if (tokens.length <= 4 || text.includes('?') || shown.some((product) => !isEmpty(choiceIn(product, text)))) return true;
  return tokens.some(
    (token, place) =>
      shown.some((product) => fieldOf(product, token) !== undefined) &&
      (tokens.slice(Math.max(0, place - 2), place).some(({ word }) => pointers.test(word)) ||
        /^ones?$/.test(tokens[place + 1]?.word ?? '')),
  );
}

/** "Back to the blanket": the one shown earlier, where its words describe it and none of those discussed now. */
function describedBetter(text: string, earlier: readonly Product[], known: readonly Product[]): Product | undefined {
  const [best, ...more] = describedAmong(text, [...earlier, ...known]);
  return best && more.length === 0 && earlier.includes(best) ? best : undefined;
}

/** "The stove", "the red one", "the one of steel": the shown product whose data have the most of these words. */
export function describedAmong(text: string, shown: readonly Product[]): Product[] {
  const all = tokensOf(text);
  const denied = excludedIn(text, all, 'en');
  const tokens = all.filter(({ word }, place) => !denied.has(place) && !fillers.has(word) && word.length > 2 && !/^\d/.test(word));
  const rated = shown.map((product) => ({
    product,
    points:
      tokens.filter((token) => ['name', 'category', 'tags'].includes(fieldOf(product, token) ?? '')).length * 2 +
      tokens.filter((token) => fieldOf(product, token) === 'description').length * 0.9 +
      Object.keys(choiceIn(product, text).asked).length * 2,
  }));
  const most = Math.max(0, ...rated.map(({ points }) => points));
  return most < 0.9 ? [] : rated.filter(({ points }) => points === most).map(({ product }) => product);
}

/** A message of few words, or with "it", continues with the product discussed last. */
export const pointsAtFocus = (text: string) => pointsBack.test(normalizeText(text).replace(/[?¿!¡.,;:]+/g, ' '));

/** The share of a product's name that a text contains; a word of its category counts as half of it. */
export function nameShare(text: string, product: Product): number {
  const tokens = tokensOf(text).filter(({ word }) => !isProperty(word) && !fillers.has(word));
  const name = nameTokens(product);
  const share = name.filter((part) => tokens.some((token) => same(part, token))).length / Math.max(1, name.length);
  return Math.max(share, tokens.some((token) => fieldOf(product, token) === 'category') ? 0.5 : 0);
}
