import { wordNumber } from '../../entities/numbers.ts';
import type { Language } from '../../intents.ts';
import { colourOf } from './colours.ts';
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
  const excluded = new Set(tokens.flatMap((_, place) => (isExcluded(tokens, place, language) ? [place] : [])));
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

const excludes = /^(?:not|no|without|except|nicht|kein\w*|ohne|sin|pas|sans|sem|nao|geen|zonder|non|nada|nichts|rien|niente|niks)$/;
const articles = /^(?:a|an|the|in|any|of|de|d|ein\w*|une?|una?|en|em|uma?|el|la|le|das|der|die)$/;
const verbs =
  /^(?:want|need|like|sure|know|too|so|more|really|have|be|is|it|that|this|to|you|for|only|just|mind|idea|problem|thanks|way|longer|matter|quiero|se|mehr|so|zu|sicher|sei|quero|plus|trop)$/;
/** "Not a knife", "no wool", "ohne Deckel". */
function isExcluded(tokens: readonly Token[], place: number, language: Language) {
  const token = tokens[place];
  if (!token || token.word.length < 3 || verbs.test(token.word) || isSmall(token.word, language) || fillers.has(token.word)) return false;
  const before = tokens[place - 1]?.word ?? '';
  const second = tokens[place - 2]?.word ?? '';
  return excludes.test(before) || (articles.test(before) && excludes.test(second));
}

/** Whether a word says nothing about the product wanted. */
export const saysNothing = ({ word }: Token) =>
  fillers.has(word) || people.has(word) || isNegator(word) || sizeWords.has(word) || word.length < 2;
