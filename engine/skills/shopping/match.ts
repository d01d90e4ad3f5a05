import type { FoundProduct, Product, ProductField } from '../../tools.ts';
import { editDistance } from '../../edit-distance.ts';
import { blank } from '../../entities/text.ts';
import { plain, sentencesOf } from '../../words.ts';
import { isGoods, isProperty, isRelatedOnly, isSortOf, sharesMeaning } from './goods.ts';
import { isNegator } from './lexicon.ts';
import { near, same, type Token, tokensOf } from './tokens.ts';
import { optionsOf } from './options.ts';

// Where a product's data have a word of the customer's.

type Index = { fields: [ProductField, readonly Token[]][] };
const ofLight = /(?:warm|cool|cold) white/gi;
const indexed = new WeakMap<Product, Index>();

function indexOf(product: Product): Index {
  const cached = indexed.get(product);
  if (cached) return cached;
  const { name, category, tags, brand, description, variants } = product;
  const options = Object.entries(optionsOf(variants)).flatMap(([option, values]) => [option, ...values]);
  const index: Index = {
    fields: [
      ['name', tokensOf(name)],
      ['category', tokensOf(category ?? '')],
      ['tags', tokensOf(tags.join(', '))],
      ['brand', tokensOf(brand ?? '')],
      ['options', tokensOf(options.join(', '))],
      ['description', tokensOf(description.replace(ofLight, 'white'))],
    ],
  };
  indexed.set(product, index);
  return index;
}

export const nameTokens = (product: Product) => indexOf(product).fields[0]?.[1] ?? [];

/** The numbers of a text that stand in a product's name: in "900 Storm 900 Headlamps" the second one, in "the black 400" the only one. */
export function nameNumbers(product: Product, tokens: readonly Token[]): Token[] {
  const name = nameTokens(product);
  const isBeside = (part: Token | undefined, token: Token | undefined) => part !== undefined && token !== undefined && near(part, token);
  const numbers = tokens.filter(({ word }) => /^\d/.test(word) && name.some((part) => part.word === word));
  const isInside = (token: Token) => {
    const at = tokens.indexOf(token);
    return name.some(
      (part, place) => part.word === token.word && (isBeside(name[place - 1], tokens[at - 1]) || isBeside(name[place + 1], tokens[at + 1])),
    );
  };
  const counts = (token: Token) => {
    const next = tokens[tokens.indexOf(token) + 1];
    return next !== undefined && (countsOf.test(next.word) || name.some((part) => near(part, next)));
  };
  return numbers.filter(
    (token) => isInside(token) || (!counts(token) && !numbers.some((other) => other.word === token.word && isInside(other))),
  );
}
const countsOf = /^(?:of|von|davon|de|des|di|van|units?|pieces?|pcs|stuck|unidades|unites|stuks|pezzi)$/;

/** A text without the numbers in the names of products. */
export const withoutNameNumbers = (text: string, products: readonly Product[]) =>
  blank(
    text,
    products.flatMap((product) => nameNumbers(product, tokensOf(text))),
  );

/** The most telling field of a product that has a word, by the word itself or as the search found it. */
export function fieldOf(product: Product & { matched?: FoundProduct['matched'] }, token: Token): ProductField | undefined {
  const { fields } = indexOf(product);
  const exact = fields.find(([, tokens]) => tokens.some((other) => same(token, other)))?.[0];
  const found = product.matched?.find((one) => plain(one.word) === token.word && !isChance(one, product))?.field;
  const typo =
    token.word.length >= 5
      ? fields.find(([field, tokens]) => field !== 'description' && tokens.some((other) => near(token, other)))?.[0]
      : undefined;
  return best([exact, found, typo]);
}

/** A description has so many words that a misspelling of one says nothing, and "warm white" is a color. */
const isChance = ({ word, field, through }: FoundProduct['matched'][number], { description }: Product) =>
  field === 'description' &&
  (through === undefined ? sharesMeaning(word, 'warm') && description.search(ofLight) >= 0 : !sharesMeaning(word, through));

const order: readonly ProductField[] = ['name', 'category', 'collection', 'tags', 'brand', 'options', 'sku', 'description'];
const best = (fields: readonly (ProductField | undefined)[]) => order.find((field) => fields.includes(field));

/** Fields that say what a product is, rather than what its description mentions. */
const kinds: ReadonlySet<ProductField> = new Set(['name', 'category', 'collection', 'tags']);
/** The words and pairs of words of a name and a category. */
const nounsOf = (product: Product) =>
  [nameTokens(product), indexOf(product).fields[1]?.[1] ?? []].flatMap((tokens) =>
    tokens.flatMap(({ word }, at) => [word, `${word} ${tokens[at + 1]?.word ?? ''}`]),
  );
export const isKind = (product: Product & { matched?: FoundProduct['matched'] }, token: Token) =>
  isNamedBy(product, token) || nounsOf(product).some((noun) => isSortOf(token.word, noun));
function isNamedBy(product: Product & { matched?: FoundProduct['matched'] }, token: Token): boolean {
  const found = product.matched?.find(({ word }) => plain(word) === token.word);
  const own = fieldOf(found ? { ...product, matched: [] } : product, token);
  if (own === 'name' && isModifier(product, token)) return false;
  if (own !== undefined && kinds.has(own)) return true;
  if (found === undefined || !kinds.has(found.field)) return false;
  const { through = token.word, field } = found;
  // In a word of four letters another letter makes another word.
  if (token.word.length < 5 && editDistance(token.word, plain(through), 1) === 1) return false;
  // A lamp is called a light, but what is tagged "light" is no lamp.
  return !isRelatedOnly(token.word, through) && (field !== 'tags' || !isProperty(through));
}
/** "Tea towels" are no tea: goods before goods only say which. */
function isModifier(product: Product, token: Token): boolean {
  const name = nameTokens(product);
  const at = name.findIndex((part) => same(part, token));
  const next = name[at + 1];
  return at >= 0 && next !== undefined && isGoods(token.word) && isGoods(next.word) && !same(token, next);
}

/** "Knives & boards" holds two kinds: a word of it doesn't say which of them a product is. */
export const isOnlyOfMixed = (product: Product, token: Token) =>
  fieldOf(product, token) === 'category' && /&|\/|,|(?:^|\s)(?:and|und|et|y|e)\s/.test(product.category ?? '');

/** From so many words on, it is no chance that a product has them. */
export const mostChance = 2;
/** How many of the words the best products have. */
export const explainedBy = (words: readonly Token[], products: readonly FoundProduct[]) =>
  Math.max(0, ...products.slice(0, 3).map((product) => words.filter((word) => fieldOf(product, word) !== undefined).length));

/** How much the words say that a product has: what it is called counts twice. */
export const weightOf = (product: Product & { matched?: FoundProduct['matched'] }, words: readonly Token[]) =>
  words.reduce((sum, word) => {
    const field = fieldOf(product, word);
    return sum + (field === undefined ? 0 : field === 'name' || field === 'category' ? 2 : 1);
  }, 0);
/** A tag says what a thing is for as often as what it is. */
export const isTaggedOnly = (product: Product, token: Token) =>
  isGoods(token.word) && fieldOf({ ...product, name: '', category: null }, token) === 'tags' && !isKind({ ...product, tags: [] }, token);

const mostBetween = 4;
/** "Not with a fountain pen": the description has the word, and denies it. */
export const isDenied = ({ description }: Product, token: Token) =>
  sentencesOf(description)
    .flatMap((sentence) => sentence.split(/[;:,]/))
    .some((clause) => {
      const tokens = tokensOf(clause);
      const at = tokens.findIndex((other) => same(other, token));
      return at > 0 && tokens.slice(Math.max(0, at - mostBetween), at).some(({ word }) => isNegator(word));
    });
