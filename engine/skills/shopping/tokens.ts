import { placesIn } from '../../places.ts';
import { wordNumber } from '../../entities/numbers.ts';
import { inEnglish, isProductWord } from '../../glossary.ts';
import { plain, stem } from '../../words.ts';
import { colourOf } from './colours.ts';
import { editDistance } from '../../edit-distance.ts';

/** A word or number as written, with all the forms it is recognized by: its stem, its English equivalents, its color, its digits. */
export type Token = { word: string; raw: string; forms: ReadonlySet<string>; start: number; end: number };

/** The English equivalents of a word, or of the parts of a compound ("Regencape") with those that have none. */
export function englishOf(word: string): string[] {
  const root = stem(word);
  const whole = [...inEnglish([word]), ...(root === word ? [] : inEnglish([root]))];
  if (whole.length > 0 || word.length < 8) return whole;
  for (let at = word.length - 3; at >= 3; at--) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const [one, other] = [inEnglish([left.replace(/s$/, '')]), inEnglish([right])];
    if (one.length > 0 && (other.length > 0 || right.length >= 4)) return [...one, ...(other.length > 0 ? other : [right])];
    if (other.length > 0 && left.length >= 4) return [left, ...other];
  }
  return [];
}

const parts = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\u2060]*/gu;
const elision = /(?<![\p{L}\d])(l|d|j|m|t|s|n|c|qu|jusqu|lorsqu)['’](?=\p{L}{2})/giu;

/** What a Dutch diminutive may be of: "lampje" is a lamp, "boompje" a tree. */
export const ofDiminutive = (word: string): string[] =>
  [/je$/, /[tp]je$/, /etje$/].filter((ending) => word.length > 5 && ending.test(word)).map((ending) => word.replace(ending, ''));

function formsOf(word: string): Set<string> {
  if (/^\d/.test(word)) return new Set([word.replace(',', '.')]);
  const root = stem(word);
  // "Rotterdam" isn't red.
  const english = placesIn(word).length > 0 ? [] : englishOf(word).map(stem);
  const colour = colourOf(word);
  const number = wordNumber(word);
  const forms = new Set([root, ...english, ...ofDiminutive(word).map(stem)]);
  if (colour !== undefined) forms.add(colour);
  if (number !== undefined && number > 1) forms.add(String(number));
  return forms;
}

const known = new Map<string, Set<string>>();
function formsFor(word: string) {
  const cached = known.get(word);
  if (cached) return cached;
  if (known.size > 20_000) known.clear();
  const forms = formsOf(word);
  known.set(word, forms);
  return forms;
}

/** The words and numbers of a text in their order. */
export function tokensOf(text: string): Token[] {
  // Replaced by as many characters, so that the places stay.
  const tidy = text.replace(elision, '$1 ').replace(/(?<=\p{L})['’](?=\p{L})/gu, '\u2060');
  return [...tidy.matchAll(parts)].map((match) => {
    const word = plain(match[0].replaceAll('\u2060', ''));
    return {
      word,
      raw: text.slice(match.index, match.index + match[0].length),
      forms: formsFor(word),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Whether two tokens mean the same word. */
export const same = (one: Token, other: Token) => one.word === other.word || [...one.forms].some((form) => other.forms.has(form));

/** The same, or one typo apart. */
export const near = (one: Token, other: Token) =>
  same(one, other) ||
  (one.word.length >= 5 &&
    other.word.length >= 5 &&
    !(isProductWord(one.word) && isProductWord(other.word)) &&
    editDistance(one.word, other.word, 1) <= 1);

/** Where a text has all the tokens, one after the other; a place of the first and the last. */
export function phraseIn(tokens: readonly Token[], phrase: readonly Token[]): { from: number; to: number } | undefined {
  if (phrase.length === 0) return undefined;
  for (let at = 0; at + phrase.length <= tokens.length; at++)
    if (phrase.every((token, place) => same(token, tokens[at + place] as Token))) return { from: at, to: at + phrase.length - 1 };
  return undefined;
}
