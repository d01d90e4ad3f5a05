import { hundredthsOf } from '../../amounts.ts';
import type { Need } from '../../memory.ts';
import type { FoundProduct, Product, ProductField, Toolbox, Variant } from '../../tools.ts';
import { confirms } from './facts.ts';
import { withoutPrices } from './limits.ts';
import { isGoods } from './goods.ts';
import type { Kind } from './kind.ts';
import { fieldOf, isDenied, isKind, isOnlyOfMixed } from './match.ts';
import { measuresIn, sameMeasure } from './measures.ts';
import { colourOf } from './colours.ts';
import { type Choice, choiceIn, colourOptionOf, isOf, optionsOf } from './options.ts';
import { isProperty, propertiesIn } from './properties.ts';
import { usesIn } from './uses.ts';
import { sentencesOf } from '../../words.ts';
import { englishOf, phraseIn, same, type Token, tokensOf, ofDiminutive } from './tokens.ts';

// Finds the products for a need and says how well each of them fits.

export type Candidate = {
  product: Product;
  score: number;
  /** It is the kind of thing that was asked for. */
  isKind: boolean;
  choice: Choice;
  /** The variants in stock that have the options asked for, within the price. */
  variants: readonly Variant[];
  /** Properties asked for: confirmed by its description, denied, or not mentioned. */
  confirmed: 'yes' | 'no' | undefined;
  /** Words of the need that its data have. */
  explained: readonly string[];
  /** It is of a kind that such a need calls for, though nobody named it. */
  isForUse: boolean;
};
export type Findings = {
  /** What fits, best first. */
  fitting: readonly Candidate[];
  /** What could be bought, whether or not others fit much better. */
  able: readonly Candidate[];
  /** What comes closest where nothing fits: too expensive, or not in the options asked for. */
  close: readonly Candidate[];
  /** The kind of thing that was asked for is not in the catalogue. */
  isUnknownKind: boolean;
  /** Words in front of it that no product of the kind has: "sleeping" bags. */
  unknown: readonly string[];
};

const weights = { name: 1, category: 1, tags: 0.9, brand: 0.9, options: 0.8, sku: 0.8, description: 0.45 } satisfies Partial<
  Record<ProductField, number>
>;
const mostFound = 10;

/** The products for what somebody says, best first; the words' English equivalents help where their own find nothing. */
export async function search(tools: Toolbox, said: string): Promise<FoundProduct[]> {
  const text = withoutPrices(said.slice(0, 500))
    .replace(/\p{L}+je(?!\p{L})/gu, (word) => ofDiminutive(word).join(' ') || word)
    .trim();
  if (text === '') return [];
  const { products } = await tools.call('search_products', { query: text, limit: mostFound });
  if (products.length > 0) return products;
  const english = tokensOf(text).flatMap(({ word }) => englishOf(word));
  if (english.length === 0) return [];
  const found = await tools.call('search_products', { query: [...new Set(english)].join(' ').slice(0, 500), limit: mostFound });
  return found.products;
}

/** "For camping", "zum Wandern": what it is for counts more than what is said beside it. */
function isPurpose(text: string, word: Token): boolean {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => token.word === word.word);
  const [before, second] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  const leads = /^(?:for|fur|furs|zum|zur|beim|pour|para|per|voor)$/;
  return leads.test(before) || (leads.test(second) && /^(?:the|my|das|den|die|le|la|les|el|o|a|de|het|il)$/.test(before));
}

export const tokenOf = (word: string): Token =>
  tokensOf(word)[0] ?? { word, raw: word, forms: new Set([word]), start: 0, end: word.length };

/** Rates the products that the search found for a need. */
export function rate(need: Need, products: readonly FoundProduct[], kind: Kind | null = null): Findings {
  const modifiers = (kind?.modifiers ?? []).filter(
    (token) => !isProperty(token.word) || products.some((product) => fieldOf(product, token) === 'name'),
  );
  const words = [...need.words.map(tokenOf), ...(need.forChild ? [tokenOf('children')] : [])];
  const purposes = words.filter((word) => isPurpose(need.text, word));
  const head = need.head === null ? undefined : tokenOf(need.head);
  const uses =
    head !== undefined && products.some((product) => isKind(product, head))
      ? []
      : usesIn(need.text).filter((kinds) => products.some((product) => isOfKinds(product, kinds)));
  const top = Math.max(0.01, ...products.map((product) => product.score));
  const pool = products.filter((product) => !isExcluded(product, need) && !need.rejected.includes(product.id));
  const spread = words.map((word) => products.filter((product) => fieldOf(product, word) !== undefined).length);
  const total = words.reduce((sum, _, at) => sum + rarity(spread[at] ?? 0, products.length), 0);
  const candidates = pool
    .map((product, place): Candidate => {
      const points = words.map((word, at) => weightIn(product, word) * rarity(spread[at] ?? 0, products.length));
      const choice = withoutForeign(product, choiceIn(product, need.text));
      const variants = product.variants.filter((variant) => variant.in_stock && isOf(variant, choice) && isWithin(variant, need));
      const properties = propertiesIn(need.text);
      const confirmed =
        properties.length > 0
          ? confirms(
              product,
              properties.filter(({ name }) => !soft.has(name)),
            )
          : undefined;
      const ofKind = head !== undefined && isKind(product, head);
      const ofUses = uses.filter((kinds) => isOfKinds(product, kinds)).length;
      const isForUse = ofUses > 0;
      const score =
        (0.6 * product.score) / top +
        (0.6 * points.reduce((sum, one) => sum + one, 0)) / Math.max(1, total) +
        (ofKind ? 0.3 : 0) +
        (isForUse ? (0.5 * ofUses) / uses.length + 0.1 : 0) +
        (confirmed === 'yes' ? 0.25 : confirmed === 'no' ? -0.3 : 0) +
        (variants.length > 0 ? 0.1 : 0) +
        nearness(variants, need) +
        (need.forChild ? (fieldOf(product, tokenOf('children')) === undefined ? -0.15 : 0.35) : 0) +
        (Object.keys(choice.asked).length > 0 ? 0.1 : 0) -
        (choice.missing.length > 0 ? 0.25 : 0) +
        (purposes.some((word) => fieldOf(product, word) === 'tags') ? 0.2 : 0) +
        (need.without.length > 0 && need.without.every((word) => isFreeOf(product, word)) ? 0.25 : 0) +
        (need.without.some((word) => isContained(product, word))
          ? need.without.some((word) => isMadeOf(product, word))
            ? -0.9
            : -0.25
          : 0) +
        ofMeasures(product, need) -
        0.001 * place;
      const explained = words.filter((word) => fieldOf(product, word) !== undefined).map(({ word }) => word);
      return { product, score, isKind: ofKind, choice, variants, confirmed, explained, isForUse };
    })
    .toSorted((a, b) => b.score - a.score);
  // What nobody named but the need calls for goes before what shares a word with it.
  const called = candidates.filter((one) => one.isForUse || one.explained.length > 1);
  const open = called.some((one) => one.isForUse && one.variants.length > 0) ? called : candidates;
  const ofKind = head === undefined ? open : candidates.filter((one) => one.isKind);
  const clearly = head === undefined ? ofKind : ofKind.filter(({ product }) => !isOnlyOfMixed(product, head));
  const kinds = clearly.length > 0 ? clearly : ofKind;
  const narrowed =
    modifiers.length > 0
      ? kinds.filter(({ product }) => modifiers.every((word) => (fieldOf(product, word) ?? 'description') !== 'description'))
      : [];
  const isUnknownKind =
    head !== undefined && (kinds.length === 0 || (kind?.isCompound === true && !kinds.some(({ product }) => isNamed(product, kind.nouns))));
  const unknown = modifiers.filter((word) => !kinds.some(({ product }) => fieldOf(product, word) !== undefined)).map(({ raw }) => raw);
  const hasAny = narrowed.some(({ variants }) => variants.length > 0) ? narrowed : kinds.length > 0 ? kinds : candidates;
  const able = hasAny.filter((one) => one.variants.length > 0 && one.choice.missing.length === 0 && one.confirmed !== 'no');
  const best = able[0]?.score ?? 0;
  // What fits far better but is sold out is said, rather than something else offered.
  const [likeliest] = hasAny;
  const isSoldOut = likeliest !== undefined && !isAvailable(likeliest) && likeliest.explained.length > 1 && best < likeliest.score * 0.8;
  return {
    able,
    fitting: isSoldOut ? [] : able.filter(({ score }) => score >= best * 0.7 && score > 0),
    close: hasAny.filter((one) => !able.includes(one)),
    isUnknownKind,
    unknown,
  };
}

/** All the words of a name are in what the product is called, or follow each other in its description. */
const isNamed = (product: Product, words: readonly Token[]) =>
  words.every((word) => (fieldOf(product, word) ?? 'description') !== 'description') ||
  phraseIn(tokensOf(product.description), words) !== undefined;

/** Properties too vague to exclude a product. */
const soft = new Set([
  'included',
  'fit',
  'colours',
  'sizes',
  'light',
  'dimensions',
  'weight',
  'material',
  'fuel',
  'battery',
  'capacity',
  'children',
  'origin',
  'duration',
  'storage',
  'pockets',
  'brightness',
]);
const rarity = (found: number, all: number) => Math.log((all + 1.5) / (found + 0.5)) + (found === 0 ? 0 : 0.3);
const isWithin = ({ price }: Variant, { max, min }: Need) => {
  const cents = hundredthsOf(price);
  return (max === null || cents <= max) && (min === null || cents >= min);
};
const isAvailable = ({ product, choice }: Candidate) => product.variants.some((one) => one.in_stock && isOf(one, choice));

/** What a product denies counts against it. */
function weightIn(product: FoundProduct, word: Token): number {
  const field = fieldOf(product, word);
  return field === 'description' && isDenied(product, word) ? -weights.name : field === undefined ? 0 : weights[field];
}

/** How close it comes to the price that somebody has in mind. */
const nearness = (variants: readonly Variant[], { about }: Need) =>
  about === null || variants.length === 0
    ? 0
    : 0.4 * Math.max(0, 1 - Math.min(...variants.map(({ price }) => Math.abs(hundredthsOf(price) - about))) / about);

function isExcluded(product: Product, { without }: Need) {
  return without.some((word) => {
    if (isFreeOf(product, word)) return false;
    if (isGoods(word) && isKind(product, tokenOf(word)) && !isOnlyOfMixed(product, tokenOf(word))) return true;
    const field = fieldOf(product, tokenOf(word));
    return (
      field === 'name' ||
      (field === 'category' && !isOnlyOfMixed(product, tokenOf(word))) ||
      field === 'tags' ||
      (field === 'options' && onlyOption(product, word))
    );
  });
}
/** "PFAS-free", "free of PVC and PFAS", "no down". */
export const isFreeOf = ({ description, tags }: Product, word: string) => {
  const text = `${tags.join('. ')}. ${description}`;
  const called = [word, ...englishOf(word)].map((one) => one.replace(/[^\p{L}\d]/gu, '')).filter((one) => one !== '');
  const any = `(?:${called.join('|')})`;
  return new RegExp(
    `(?<!\\p{L})${any}[- ]free(?!\\p{L})|(?:free (?:of|from)|no|without) (?:[\\p{L}]+(?:,| and| or) )?${any}(?!\\p{L})`,
    'iu',
  ).test(text);
};
/** Its description has it, and doesn't say that it is without. */
export const isContained = (product: Product, word: string) =>
  !isFreeOf(product, word) && fieldOf(product, tokenOf(word)) === 'description' && !isDenied(product, tokenOf(word));
const materials =
  /\b(?:microfib\w+|polyester|nylon|leather|suede|wool|cotton|linen|plastic|acrylic|silicone|rubber|latex|down|feathers?|silk|fur|glass|steel|metal|alumini?um|wood|oak|bamboo|peat|peanuts?|nuts?|gas|charcoal|batter\w+)\b/i;
/** What it must not be made of is what it is made of. */
const isMadeOf = (product: Product, word: string) =>
  [word, ...englishOf(word)].some((one) => materials.test(one)) &&
  isContained(product, word) &&
  !/allerg/i.test(sentencesOf(product.description).find((one) => tokensOf(one).some((token) => same(token, tokenOf(word)))) ?? '');
/** A product of one of the kinds; the words of "self-watering pot" may stand anywhere in what it is called. */
export const isOfKinds = (product: Product, kinds: readonly string[]) =>
  kinds.some((kind) => {
    const [first, ...more] = tokensOf(kind);
    if (!first) return false;
    if (more.length === 0) return isKind(product, first);
    return [first, ...more].every((token) => ['name', 'category', 'tags'].includes(fieldOf({ ...product, matched: [] }, token) ?? ''));
  });
/** Every variant has the excluded value. */
const onlyOption = ({ variants }: Product, word: string) =>
  variants.every(({ options }) =>
    Object.values(options).some((value) => tokensOf(value).some((token) => [...tokenOf(word).forms].some((form) => token.forms.has(form)))),
  );

/** A measure of the need that the product's description or options have. */
function ofMeasures(product: Product, { text }: Need) {
  const asked = measuresIn(text).filter(({ kind }) => kind !== 'age' && kind !== 'time');
  if (asked.length === 0) return 0;
  const own = measuresIn(`${product.description} ${Object.values(optionsOf(product.variants)).flat().join(', ')}`);
  return asked.some((one) => own.some((other) => sameMeasure(one, other))) ? 0.2 : 0;
}

/** "A golden retriever": what comes in no colors lacks none. */
const withoutForeign = (product: Product, choice: Choice): Choice =>
  colourOptionOf(product) === undefined ? { ...choice, missing: choice.missing.filter((word) => colourOf(word) === undefined) } : choice;

export const cheapestOf = (variants: readonly Variant[]) => Math.min(...variants.map(({ price }) => Number(price)));
export const isThere = ({ variants }: Pick<Product, 'variants'>) => variants.some(({ in_stock: inStock }) => inStock);
