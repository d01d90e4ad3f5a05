import { wordNumber } from '../../entities/numbers.ts';
import type { Language } from '../../intents.ts';
import { colourOf } from './colours.ts';
import { excludedIn } from './exclusions.ts';
import { type Kind, kindIn, vague } from './kind.ts';
import { bigger, childWords, fillers, isNegator, people, sizeWords, smaller } from './lexicon.ts';
import { limitsIn, type Limits } from './limits.ts';
import { heightIn, type Measure, measuresIn } from './measures.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isSmallWord } from '../../stop-words.ts';
import { languages } from '../../intents.ts';

// Reads a message as a customer's query: what kind of thing, with which words, limits and exclusions.

export type Query = {
  text: string;
  tokens: readonly Token[];
  /** The words that describe what is wanted. */
  words: readonly Token[];
  /** The phrase that says what kind of thing is wanted, head and all, and its head. */
  kind: Kind | null;
  /** "Something …": no kind of thing is named. */
  isVague: boolean;
  limits: Limits;
  measures: readonly Measure[];
  /** What it must not be. */
  without: readonly Token[];
  /** For a child: as good as the word in the message. */
  forChild: boolean;
};

const isSmall = (word: string, language: Language) =>
  isSmallWord(word, language) || (word.length > 2 && languages.some((one) => isSmallWord(word, one)));

export function queryIn(text: string, language: Language): Query {
  const tokens = tokensOf(text);
  const measures = measuresIn(text);
  const height = heightIn(text);
  const excluded = excludedIn(text, tokens, language);
  const isContent = (token: Token, place: number) =>
    !/^\d/.test(token.word) &&
    (token.word.length > 2 || /^(?:tv|pc)$/.test(token.word)) &&
    !fillers.has(token.word) &&
    !isPerson(token) &&
    !isSmall(token.word, language) &&
    !sizeWords.has(token.word) &&
    !bigger.has(token.word) &&
    !smaller.has(token.word) &&
    !isUnit(token, measures) &&
    wordNumber(token.word) === undefined &&
    !excluded.has(place);
  const content = tokens.filter((token, place) => isContent(token, place) && colourOf(token.word) === undefined);
  // What a gift is for says more than that it is one.
  const telling = content.filter(({ word }) => !gifts.has(word));
  const words = telling.length > 0 ? telling : content;
  return {
    text,
    tokens,
    words: words.filter(({ word }, place) => words.findIndex((other) => other.word === word) === place),
    kind: kindIn(text, words, language),
    limits: limitsIn(text),
    measures: height ? [...measures, height] : measures,
    without: tokens.filter((_, place) => excluded.has(place)),
    isVague: vague.test(text),
    forChild: tokens.some(({ word }) => childWords.has(word)),
  };
}

/** "My wife's birthday". */
const isPerson = ({ word, raw }: Token) => people.has(word) || (/['’]s$/.test(raw) && people.has(word.slice(0, -1)));

const gifts = new Set(
  'gift gifts present presents geschenk geschenke cadeau cadeaux regalo regalos presente presentes prenda prendas'.split(' '),
);
const isUnit = ({ word }: Token, measures: readonly Measure[]) => measures.some(({ text }) => text.replace(/[\d.,\s-]+/g, '') === word);

/** Whether a word says nothing about the product wanted. */
export const saysNothing = ({ word }: Token) =>
  fillers.has(word) || people.has(word) || isNegator(word) || sizeWords.has(word) || word.length < 2;
