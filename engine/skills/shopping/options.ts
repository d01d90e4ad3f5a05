import { own } from '@parley/contract/own';
import type { Product, Variant } from '../../tools.ts';
import { plain } from '../../words.ts';
import { basicOf, colourOf, isColour } from './colours.ts';
import { bigger, isNegator, smaller, sizeWords } from './lexicon.ts';
import { type Measure, measuresIn, sameMeasure } from './measures.ts';
import { phraseIn, same, type Token, tokensOf } from './tokens.ts';

// Which options of a product a message names: "in green, the big one, not leather".

/** What a message says about a product's options. */
export type Choice = {
  /** Per option, the values that fit. */
  asked: Record<string, string[]>;
  /** Per option, the values it must not be. */
  not: Record<string, string[]>;
  /** What the message asks for and no option has, in the customer's words. */
  missing: string[];
  /** The places of the message's tokens that name options. */
  places: ReadonlySet<number>;
};

type Options = Record<string, string[]>;
/** All options of the variants with their values, in the shop's order. */
export function optionsOf(variants: readonly Variant[]): Options {
  const found: Options = {};
  for (const { options } of variants)
    for (const [name, value] of Object.entries(options)) found[name] = [...new Set([...(own(found, name) ?? []), value])];
  return found;
}

/** The option that holds a product's color. */
export const colourOptionOf = ({ variants }: Pick<Product, 'variants'>): string | undefined => {
  const options = Object.entries(optionsOf(variants));
  return (
    options.find(([name]) => /^(?:(?:frame|strap|case) )?(?:colou?r|farbe|couleur|cor)$/i.test(name))?.[0] ??
    options.find(([, values]) => values.filter(isColour).length * 2 > values.length)?.[0]
  );
};

const letter = /^(?:\d?x{0,3}[sl]|m)$/;
const isLetterSize = (value: string) => value.split('/').every((part) => letter.test(plain(part).trim()));

/** Reads a text's words about a product's options. `isShort` allows a lone letter to be a size. */
export function choiceIn(product: Pick<Product, 'name' | 'variants'>, text: string, exclude: ReadonlySet<number> = new Set()): Choice {
  const tokens = tokensOf(text);
  const measures = measuresIn(text);
  const places = new Set<number>();
  const asked: Options = {};
  const not: Options = {};
  const nameTokens = tokensOf(product.name);
  for (const [name, values] of Object.entries(optionsOf(product.variants))) {
    const hits = values.flatMap((value) => {
      const hit = placeOf({ name, value, values }, { text, tokens, measures, nameTokens, exclude });
      return hit ? [{ value, ...hit }] : [];
    });
    // The longer of two values at one place wins: "navy blue" over "blue".
    const best = hits.filter((one) => !hits.some((other) => other !== one && other.exact > one.exact && overlaps(one, other)));
    for (const { value, from, to } of best) {
      for (let place = from; place <= to; place++) places.add(place);
      const into = isNegated(tokens, from) && !isAfterComma(text, tokens, from) ? not : asked;
      into[name] = [...new Set([...(own(into, name) ?? []), value])];
    }
    if (best.length === 0) relative(name, values, tokens, asked, places);
    const inside = hits.length === 0 && asked[name] === undefined ? fittingInside(values, text, measures) : [];
    if (inside.length > 0) asked[name] = inside;
  }
  return { asked: asked, not, missing: missingIn(product, tokens, measures, asked, not, places), places };
}

const goesInside =
  /\b(?:fits? (?:in|into|inside|through|under)|(?:go|goes|put|slide) (?:it )?(?:in|into|under)|passt? (?:in|unter)|cabe|caben|rentre|tient|entre)\b/i;
/** "It has to go in a drawer 40 by 30 cm": the values that fit. */
function fittingInside(values: readonly string[], text: string, measures: readonly Measure[]): string[] {
  const room = measures.filter(({ kind }) => kind === 'length').map(({ value }) => value);
  const bare = [...text.matchAll(/(?<![\d.,])(\d{2,3})(?=\s(?:deep|wide|high|tall|tief|breit|hoch))/g)].map((match) => Number(match[1]));
  const most = [...room, ...bare.filter((value) => !room.includes(value))].toSorted((a, b) => b - a);
  if (!goesInside.test(text) || most.length === 0) return [];
  return values.filter((value) => {
    const own = measuresIn(value)
      .filter(({ kind }) => kind === 'length')
      .map((one) => one.value)
      .toSorted((a, b) => b - a);
    return own.length > 0 && own.every((one, at) => at >= most.length || one <= (most[at] ?? 0));
  });
}

type Hit = { from: number; to: number; exact: number };
const overlaps = (one: Hit, other: Hit) => one.from <= other.to && other.from <= one.to;
const isNegated = (tokens: readonly Token[], from: number) =>
  [1, 2, 3].some((back) => {
    const token = tokens[from - back];
    // "No tamanho L" is Portuguese for "in size L".
    if (token?.word === 'no' && tokens[from - back + 1]?.word === 'tamanho') return false;
    return token !== undefined && isNegator(token.word) && !/^(?:only|but|nur|sondern)$/.test(tokens[from - 1]?.word ?? '');
  });

/** "Not the yellow, coral": what follows the comma is wanted, unless it goes on as a list: "not black, white or grey". */
function isAfterComma(text: string, tokens: readonly Token[], from: number): boolean {
  const [token, before] = [tokens[from], tokens[from - 1]];
  if (!token || !before || !/[,;:.!?]/.test(text.slice(before.end, token.start))) return false;
  return !/^\s*(?:,|(?:or|nor|oder|ou|o)\s)/i.test(text.slice(token.end));
}

type Value = { name: string; value: string; values: readonly string[] };
type Said = {
  text: string;
  tokens: readonly Token[];
  measures: readonly Measure[];
  nameTokens: readonly Token[];
  exclude: ReadonlySet<number>;
};
function placeOf({ name, value, values }: Value, { text, tokens, measures, nameTokens, exclude }: Said): Hit | undefined {
  const own = measuresIn(value);
  const measured = own.length > 0 ? measures.find((one) => own.some((other) => sameMeasure(one, other))) : undefined;
  if (measured) {
    const digits = tokens.findIndex(({ start }) => start >= measured.start - 1);
    return { from: Math.max(0, digits), to: Math.max(0, digits) + 1, exact: 3 };
  }
  const bare = own.length === 1 ? bareMeasure(value, values, text, tokens) : undefined;
  if (bare) return bare;
  const plainValue = plain(value).trim();
  if (/^\d+(?:[.,]\d)?$/.test(plainValue)) return numbered(name, plainValue, values, text, tokens);
  if (isLetterSize(value)) return lettered(value, values, text, tokens);
  if (/^(?:yes|no|none|ja|nein|si|oui|sim)$/.test(plainValue)) return yesOrNo(name, plainValue, tokens);
  const phrase = tokensOf(value);
  const names = (token: Token) => nameTokens.some((one) => one.word === token.word) && !isColour(token.word);
  const at = phraseIn(tokens, phrase);
  if (at && !exclude.has(at.from) && !tokens.slice(at.from, at.to + 1).every(names)) return { ...at, exact: phrase.length + 1 };
  // A shade by its basic color, unless the shop has the color itself.
  const basic = basicOf(value);
  const hue =
    basic === undefined || values.some((one) => colourOf(one) === basic && plain(one) !== plainValue)
      ? -1
      : tokens.findIndex(({ word }) => colourOf(word) === basic);
  if (hue >= 0 && !exclude.has(hue)) return { from: hue, to: hue, exact: 1 };
  // "Go over the ear" is over-ear; "set of 4" is a "4er set".
  const needed = phrase.filter(({ word }) => word.length > 2 || /^\d/.test(word));
  const found = needed.map((part) => tokens.findIndex((token) => same(token, part)));
  if (needed.length < 2 || found.some((one) => one < 0) || Math.max(...found) - Math.min(...found) > 4) return undefined;
  return { from: Math.min(...found), to: Math.max(...found), exact: needed.length };
}

/** "Size 9", "EU 43", "2000 pieces": a bare number counts next to its option's name, or when nothing else could be meant. */
function numbered(name: string, value: string, values: readonly string[], text: string, tokens: readonly Token[]): Hit | undefined {
  const at = tokens.findIndex(({ word }) => word.replace(',', '.') === value);
  if (at < 0) return undefined;
  const cues = [...tokensOf(name).map(({ word }) => word), ...sizeWords];
  const nearby = tokens.slice(Math.max(0, at - 3), at + 3).map(({ word }) => word);
  const isCued = cues.some((cue) => nearby.includes(cue)) || Number(value) >= 100;
  const isPrice = /[€$£]\s?$/.test(text.slice(0, tokens[at]?.start)) || /^\s?(?:[€$£]|eur)/i.test(text.slice(tokens[at]?.end));
  const inPlace = /^(?:in|a|an|the|en|em|ein|eine|une?|una?|uma)$/.test(tokens[at - 1]?.word ?? '') && values.length > 1;
  return !isPrice && (isCued || inPlace) ? { from: at, to: at, exact: 2 } : undefined;
}

/** "The 600 in black": the number of a measure without its unit, where no other value has it. */
function bareMeasure(value: string, values: readonly string[], text: string, tokens: readonly Token[]): Hit | undefined {
  const digits = /^(\d{2,4}) ?\p{L}+$/u.exec(value)?.[1];
  if (digits === undefined || values.filter((other) => other.startsWith(digits)).length > 1) return undefined;
  const at = tokens.findIndex(({ word }) => word === digits);
  const before = tokens[at - 1]?.word ?? '';
  const isAlone =
    at >= 0 &&
    !/^\s?(?:[€$£%×x]|eur|[cm]?[lm]\b|k?g\b|[wv]\b|,\d|\.\d)/iu.test(text.slice(tokens[at]?.end)) &&
    !/[€$£]\s?$/.test(text.slice(0, tokens[at]?.start));
  return isAlone && /^(?:the|in|der|die|das|den|in|le|la|el|los|o|a|os|de|an?|one|eine?n?|une?|un[oa]?|uma?|een|het|il)$/.test(before)
    ? { from: at, to: at, exact: 2 }
    : undefined;
}

const worded: Record<string, string> = {
  s: 'small pequeno pequena petit petite klein kleine kleinen kleiner kleines piccola klein',
  m: 'medium mediano mediana moyen moyenne mittel mittlere mittleren medio media',
  l: 'large grande grand gross grosse grossen grosser groot',
};
/** "L", "size l", "large"; "L" is in "L/XL". */
function lettered(value: string, values: readonly string[], text: string, tokens: readonly Token[]): Hit | undefined {
  const own = plain(value)
    .split('/')
    .map((part) => part.trim());
  const whole = phraseIn(tokens, tokensOf(value));
  if (whole && own.length > 1) return { ...whole, exact: 4 };
  const isFree = tokens.length <= 4;
  const at = tokens.findIndex(({ word, raw, start, end }, place) => {
    const joined = word === 'xl' || !/^\d$/.test(tokens[place - 1]?.word ?? '') ? word : `${tokens[place - 1]?.word}${word}`;
    if (!own.includes(joined) && !own.includes(word)) return false;
    if (word.length > 1) return true;
    const isUpper = raw === raw.toUpperCase() && !/[\d]\s?$/.test(text.slice(0, start)) && !/^['’/]/.test(text.slice(end));
    const cued = tokens
      .slice(Math.max(0, place - 2), place)
      .some(({ word: before }) => sizeWords.has(before) || /^(?:in|an?|en|em|to)$/.test(before));
    return isUpper || ((cued || isFree) && !/^['’]/.test(text.slice(end)));
  });
  if (at >= 0) return { from: at, to: at, exact: 2 };
  const size =
    own[0] === undefined || values.length < 2
      ? -1
      : tokens.findIndex(({ word }) => own.some((part) => own.length === 1 && (worded[part] ?? '').split(' ').includes(word)));
  return size >= 0 ? { from: size, to: size, exact: 1 } : undefined;
}

/** "Waterproof ones" for the option "waterproof: yes"; "without a burner" for "none". */
function yesOrNo(name: string, value: string, tokens: readonly Token[]): Hit | undefined {
  const at = phraseIn(tokens, tokensOf(name));
  if (!at) return undefined;
  const isNo = isNegated(tokens, at.from);
  return isNo === /^(?:no|none|nein)$/.test(value) ? { from: at.from + (isNo ? 0 : 0), to: at.to, exact: isNo ? 0 : 2 } : undefined;
}

/** "The big one", "the shorter one": the end of an option whose values have an order. */
function relative(name: string, values: readonly string[], tokens: readonly Token[], asked: Options, places: Set<number>) {
  const ordered = inOrder(values);
  if (ordered === undefined || ordered.length < 2) return;
  // "113 cm tall" is a measure, not the tall one; "2 small ones" is a quantity.
  const isFree = (place: number) =>
    !isSomebody(tokens, place) &&
    !/^\d{2}|^(?:how|wie|combien|que|quao|so|as|too|zu)$|^(?:cm|m|mm|inch(?:es)?|ft|feet)$/.test(tokens[place - 1]?.word ?? '');
  const up = tokens.findIndex(({ word }, place) => bigger.has(word) && isFree(place));
  const down = tokens.findIndex(({ word }, place) => smaller.has(word) && isFree(place));
  const place = up >= 0 ? up : down;
  const value = up >= 0 ? ordered.at(-1) : down >= 0 ? ordered[0] : undefined;
  if (value === undefined || places.has(place)) return;
  asked[name] = [value];
  places.add(place);
}

/** "Red for the little one": a person, not a size. */
const isSomebody = (tokens: readonly Token[], place: number) =>
  /^(?:the|my|der|den|die|meine?n?|el|la|mi|le|ma|mon|o|a|os|il|mia|mio|de)$/.test(tokens[place - 1]?.word ?? '') &&
  /^(?:for|fur|para|pour|voor|per)$/.test(tokens[place - 2]?.word ?? '');

const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
const words = ['small', 'portable', 'medium', 'large'];
/** The values from small to large, if they have such an order. */
export function inOrder(values: readonly string[]): string[] | undefined {
  const rank = (value: string): number | undefined => {
    const [measure] = measuresIn(value);
    if (measure) return measure.value;
    const first = plain(value).split('/')[0]?.trim() ?? '';
    const place = letters.indexOf(first);
    if (place >= 0) return place;
    const word = words.indexOf(first);
    return word >= 0 ? word : /^\d+(?:[.,]\d+)?$/.test(first) ? Number(first.replace(',', '.')) : undefined;
  };
  const rated = values.map((value) => ({ value, rank: rank(value) }));
  if (rated.some(({ rank: one }) => one === undefined)) return undefined;
  return rated.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ value }) => value);
}

/** Colors and sizes that the message names and the product doesn't come in. */
function missingIn(
  product: Pick<Product, 'name' | 'variants'>,
  tokens: readonly Token[],
  measures: readonly Measure[],
  asked: Options,
  not: Options,
  places: ReadonlySet<number>,
): string[] {
  const nameWords = tokensOf(product.name);
  const options = optionsOf(product.variants);
  const values = Object.values(options).flat();
  const colours = tokens.filter(
    (token, place) =>
      colourOf(token.word) !== undefined &&
      !places.has(place) &&
      // "4 large white and 2 small white" says one color twice.
      !Object.values(asked).some((some) => some.some((value) => tokensOf(value).some((one) => same(one, token)))) &&
      !isNegated(tokens, place) &&
      !nameWords.some((one) => same(one, token)) &&
      !(colourOf(token.word) === 'orange' && /^(?:tree|juice|saft|zumo|jus)$/.test(tokens[place + 1]?.word ?? '')),
  );
  const sizeOption = Object.keys(options).find((name) => /size|talla|taille|gr(?:ö|o)(?:ß|ss)e|tamanho|tama/i.test(name));
  const sizes = tokens.flatMap((token, place) => {
    if (places.has(place) || sizeOption === undefined || asked[sizeOption]) return [];
    const cued = tokens.slice(Math.max(0, place - 2), place).some(({ word }) => sizeWords.has(word));
    const isLetter = letters.includes(token.word) && (token.raw === token.raw.toUpperCase() || cued) && (token.word.length > 1 || cued);
    return isLetter || (cued && /^\d{1,3}(?:[.,]5)?$/.test(token.word)) ? [token.raw] : [];
  });
  const own = values.flatMap((value) => measuresIn(value));
  const volumes = measures.filter(
    (measure) =>
      (measure.kind === 'volume' || measure.kind === 'memory' || measure.kind === 'charge') &&
      own.some(({ kind }) => kind === measure.kind) &&
      !own.some((other) => sameMeasure(measure, other)),
  );
  return [...colours.map(({ raw }) => raw.toLowerCase()), ...sizes, ...volumes.map(({ text }) => text.trim())].filter(
    (said, at, all) => all.indexOf(said) === at && not[said] === undefined,
  );
}

/** Whether a variant is what a choice asks for. */
export const isOf = ({ options }: Variant, { asked, not }: Pick<Choice, 'asked' | 'not'>) =>
  Object.entries(asked).every(([name, values]) => values.includes(own(options, name) ?? '')) &&
  Object.entries(not).every(([name, values]) => !values.includes(own(options, name) ?? ''));

export const isEmpty = ({ asked, not }: Pick<Choice, 'asked' | 'not'>) => Object.keys(asked).length === 0 && Object.keys(not).length === 0;

/** An earlier choice completed by a later one, which wins where both name an option. */
export const completed = (before: Options, now: Options): Options => ({ ...before, ...now });
