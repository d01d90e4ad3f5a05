import type { Language } from '../../intents.ts';
import { sentencesOf } from '../../words.ts';
import { colourOf } from './colours.ts';
import { bigger, childWords, fillers, isNegator, people, sizeWords, smaller } from './lexicon.ts';
import { limitsIn, type Limits } from './limits.ts';
import { heightIn, type Measure, measuresIn } from './measures.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isSmallWord } from '../../stop-words.ts';
import { languages } from '../../intents.ts';

// Reads a message as a customer's query: what kind of thing, with which words, limits and exclusions.

export type Kind = {
  head: Token;
  modifiers: readonly Token[];
  said: string;
  /** The nouns of the phrase in their order. */
  nouns: readonly Token[];
  /** At the start of a sentence: "a tent then". */
  isInitial: boolean;
  /** "Is the jacket washable?": what is said of it may follow directly. */
  isOpen: boolean;
};

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

/** Adjectives of taste that no catalogue has. */
const taste = new Set(
  'gift gifts present presents regalo regalos cadeau cadeaux geschenk geschenke presente presentes prenda light small big large nice cheap good lovely pretty cute cool simple normal plain little new decent proper affordable sturdy leicht leichte leichten kleine kleinen kleiner schone schonen bueno buena pequeno pequena ligero ligera petit petite bon bonne leger legere belle joli jolie pequena leve bonita bonito'.split(
    ' ',
  ),
);

export function queryIn(text: string, language: Language): Query {
  const tokens = tokensOf(text);
  const measures = measuresIn(text);
  const height = heightIn(text);
  const excluded = new Set(tokens.flatMap((_, place) => (isExcluded(tokens, place, language) ? [place] : [])));
  const isContent = (token: Token, place: number) =>
    !/^\d/.test(token.word) &&
    (token.word.length > 2 || /^(?:tv|pc)$/.test(token.word)) &&
    !fillers.has(token.word) &&
    !people.has(token.word) &&
    !isSmall(token.word, language) &&
    !sizeWords.has(token.word) &&
    !bigger.has(token.word) &&
    !smaller.has(token.word) &&
    !isUnit(token, measures) &&
    !excluded.has(place);
  const words = tokens.filter((token, place) => isContent(token, place) && colourOf(token.word) === undefined);
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

const isUnit = ({ word }: Token, measures: readonly Measure[]) => measures.some(({ text }) => text.replace(/[\d.,\s-]+/g, '') === word);

const excludes = /^(?:not|no|without|except|nicht|kein\w*|ohne|sin|pas|sans|sem|nao|geen|zonder|non)$/;
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

const vague = /(?<!\p{L})(?:something|anything|sth|algo|quelque chose|etwas|irgendwas|was|iets|qualcosa|alguma coisa)(?!\p{L})/iu;
const determiners = new Set(
  'a an any some the your ur our this that these those sell have got need want buy get find searching another un una unos unas el los las le la les des du ein eine einen einem einer der die das den kein keine keinen um uma uns umas o os as busco buscando necesito quiero venden tienen hay cherche cherchons veux voudrais suche suchen brauche mochte procuro preciso quero tem een de het'.split(
    ' ',
  ),
);
const purpose = new Set(
  'for to with that which who when while in on at of from para por con com pour avec dans fur zum zur mit bei im am aus zu que qui dass als wie der'.split(
    ' ',
  ),
);
const unitWords = new Set('l litre liter litres liters ml cl cm m kg g inch ft foot pack set sets pair pairs'.split(' '));
const openers = new Set('and ok or then what und et y e oder ou o'.split(' '));
const predicates = /^(?:is|are|does|do|can|will|would|ist|sind|kann|hat|est|es|son|sont|é|e|tem|tiene)\b/i;
const adverbs = new Set(
  'really very quite pretty rather fairly super truly nice good great best decent proper new sehr richtig ziemlich ganz gute guten guter gutes schone schonen schones muy bien buena buen tres vraiment bonne bon muito boa bom'.split(
    ' ',
  ),
);
const romance: ReadonlySet<Language> = new Set(['es', 'fr', 'pt']);

/** The first noun phrase that says what is wanted: "a [light rain jacket] for cycling". */
function kindIn(text: string, words: readonly Token[], language: Language): Query['kind'] {
  for (const sentence of sentencesOf(text).flatMap((one) => one.split(/[,;:?!]\s|\s[-–]\s/))) {
    if (vague.test(sentence)) return null;
    const tokens = tokensOf(sentence);
    const isWord = ({ word }: Token) => words.some((other) => other.word === word) || colourOf(word) !== undefined || taste.has(word);
    let place = 0;
    while (place < tokens.length) {
      const token = tokens[place] as Token;
      // "A really light jacket": adverbs between the article and the noun phrase.
      let back = 1;
      while (adverbs.has(tokens[place - back]?.word ?? '')) back++;
      const before = tokens[place - back]?.word ?? '';
      const second = tokens[place - back - 1]?.word ?? '';
      const starts =
        place < back ||
        /^\d/.test(before) ||
        unitWords.has(before) ||
        determiners.has(before) ||
        (/^(?:for|por|nach)$/.test(before) && /^(?:looking|search\w*|pregunto|suche)$/.test(second));
      const isPriced = /^\d/.test(tokens[place - back - 2]?.word ?? '');
      const isPurpose =
        !isPriced &&
        determiners.has(before) &&
        purpose.has(second) &&
        !/^(?:looking|search\w*)$/.test(tokens[place - back - 2]?.word ?? '');
      if (!isWord(token) || !starts || isPurpose || /^\d/.test(token.word)) {
        place++;
        continue;
      }
      let end = place;
      while (end + 1 < tokens.length && isWord(tokens[end + 1] as Token)) end++;
      const run = tokens.slice(place, end + 1);
      const nouns = run.filter(({ word }) => colourOf(word) === undefined && !taste.has(word));
      const head = romance.has(language) ? nouns[0] : nouns.at(-1);
      if (head) {
        const first = run[0] as Token;
        const last = run.at(-1) as Token;
        return {
          head,
          modifiers: nouns.filter((one) => one !== head),
          said: sentence.slice(first.start, last.end),
          nouns,
          isInitial: place < back + 1 || (openers.has(tokens[0]?.word ?? '') && place <= back + 2),
          isOpen: predicates.test(sentence.trim()),
        };
      }
      place = end + 1;
    }
  }
  return null;
}

/**
 * The kind of thing that is wanted. Grammar proposes a head noun; where the catalogue doesn't know it and knows another word of the message as a
 * kind, that one is meant: "three weeks of interrail, need a towel".
 */
export function wantedKind(query: Query, isKnown: (token: Token) => boolean): Kind | null {
  const { kind, words, tokens } = query;
  if (kind === null || isKnown(kind.head)) return kind;
  if (kind.isOpen) {
    const at = kind.nouns.findLastIndex(isKnown);
    const head = kind.nouns[at];
    if (head) return { ...kind, head, modifiers: kind.nouns.slice(0, at), said: head.raw };
  }
  const known = words.filter(isKnown);
  const head =
    known.find((token) => isWanted(tokens, token)) ?? (words.length > 2 ? known.findLast((token) => !isBeside(tokens, token)) : undefined);
  return head ? { head, modifiers: [], said: head.raw, nouns: [head], isInitial: false, isOpen: false } : kind;
}

const wants = new Set(
  'need want looking search after get buy brauche suche will mochte busco necesito quiero cherche veux voudrais procuro preciso quero zoek wil cerco vorrei'.split(
    ' ',
  ),
);
const beside = new Set(
  'with without for in on at to of mit ohne fur im auf zum zur bei con sin para en por avec sans pour dans com sem em met zonder voor per'.split(
    ' ',
  ),
);
const before = (tokens: readonly Token[], token: Token, most: number) => {
  const place = tokens.indexOf(token);
  return tokens.slice(Math.max(0, place - most), place).map(({ word }) => word);
};
/** "Need a big towel": shortly after a word that asks for it. */
const isWanted = (tokens: readonly Token[], token: Token) => {
  const words = before(tokens, token, 4);
  return words.some((word) => wants.has(word)) && !words.slice(-2).some((word) => beside.has(word));
};
/** "With one small rucksack": what goes along. */
const isBeside = (tokens: readonly Token[], token: Token) => before(tokens, token, 3).some((word) => beside.has(word));

/** Whether a word says nothing about the product wanted. */
export const saysNothing = ({ word }: Token) =>
  fillers.has(word) || people.has(word) || isNegator(word) || sizeWords.has(word) || word.length < 2;
