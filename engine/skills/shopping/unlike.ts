import type { Language } from '../../intents.ts';
import type { Product } from '../../tools.ts';
import { fieldOf, nameTokens } from './match.ts';
import { colourOf } from './colours.ts';
import { isProperty } from './properties.ts';
import { saysNothing } from './reading.ts';
import { near, type Token, tokensOf } from './tokens.ts';

// Whether a name that somebody asks for is only like that of a product: "the Beacon 300", "the Sundial Solar Lantern".

/**
 * The name asked for, if a product's name has only a part of it: another number, or words beside it that nothing about the product says.
 * Undefined when it is the product's own.
 */
export function otherName(product: Product, text: string, language: Language): string | undefined {
  const tokens = tokensOf(text);
  const name = nameTokens(product);
  const isOfName = (token: Token | undefined) => token !== undefined && name.some((part) => near(part, token));
  const from = tokens.findIndex(isOfName);
  const to = tokens.findLastIndex(isOfName);
  if (from < 0) return undefined;
  const own = name.filter(({ word }) => isNumber(word));
  const next = tokens[to + 1];
  // "300 ml" is a measure; "Beacon 300" names another one than the Beacon 400.
  const isOtherNumber =
    own.length > 0 && next !== undefined && isNumber(next.word) && !own.some(({ word }) => word === next.word) && !tokens[to + 2];
  let first = from;
  // German writes every noun with a capital.
  if (language !== 'de') while (first > 0 && isForeign(tokens[first - 1], product)) first--;
  if (first === from && !isOtherNumber) return undefined;
  return text.slice(tokens[first]?.start, isOtherNumber ? next.end : tokens[to]?.end);
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** A capitalized word in front of a name that says nothing of this product. */
const isForeign = (token: Token | undefined, product: Product) =>
  token !== undefined &&
  /^\p{Lu}/u.test(token.raw) &&
  token.start > 0 &&
  !saysNothing(token) &&
  !isProperty(token.word) &&
  colourOf(token.word) === undefined &&
  fieldOf(product, token) === undefined;
