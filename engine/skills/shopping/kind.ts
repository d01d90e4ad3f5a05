import type { Language } from '../../intents.ts';
import { sentencesOf } from '../../words.ts';
import { colourOf } from './colours.ts';
import { isCompound, isGoods } from './goods.ts';
import { fillers, isNegator, people } from './lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

// The kind of thing that a message asks for: grammar proposes a noun phrase, the catalogue confirms it.

/** Where the phrase stands: what is asked for, at the start of a sentence, or anywhere else. */
type Role = 'object' | 'bare' | 'mention';
export type Kind = {
  head: Token;
  modifiers: readonly Token[];
  said: string;
  /** The nouns of the phrase in their order. */
  nouns: readonly Token[];
  role: Role;
  /** At the start of a sentence: "a tent then". */
  isInitial: boolean;
  /** "A regular push one" is of the kind discussed. */
  isOne: boolean;
  /** "Is the jacket washable?": what is said of it may follow directly. */
  isOpen: boolean;
  /** "Sleeping bag": only all of its words together name it. */
  isCompound: boolean;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives of taste that no catalogue has. */
const taste = setOf(`
  gift gifts present presents regalo regalos cadeau cadeaux geschenk geschenke presente presentes prenda light small big large nice cheap good lovely pretty cute cool simple normal plain little new decent proper affordable sturdy
  leicht leichte leichten kleine kleinen kleiner schone schonen bueno buena pequeno pequena ligero ligera petit petite bon bonne leger legere belle joli jolie pequena leve bonita bonito`);
export const vague =
  /(?<!\p{L})(?:something|anything|sth|smth|algo|quelque chose|un truc|etwas|irgendwas|irgendetwas|was|iets|qualcosa|alguma coisa|alguna cosa)(?!\p{L})/iu;
const determiners = setOf(`
  a an any some the your ur our this that these those sell have got need want buy get find searching another un une una uno unos unas el los las lo le la les des du gli il d ein ne nen eine einen einem einer der die das den kein keine keinen
  um uma uns umas o os as busco buscando necesito quiero venden tienen hay cherche cherchons veux voudrais suche suchen brauche mochte procuro preciso quero tem een de het`);
const purpose = setOf(
  'for to with without that which who when while in on at of from para por con sin com sem pour avec sans dans fur furs fuers zum zur mit ohne bei im am aus zu que qui dass als wie der voor met zonder',
);
const unitWords = setOf('l litre liter litres liters ml cl cm m kg g inch ft foot pack set sets pair pairs');
const openers = setOf('and ok okay or then also und et y e oder ou o dann alors');
const predicates = /^(?:is|are|does|do|can|will|would|ist|sind|kann|hat|est|es|son|sont|é|e|tem|tiene)\b/i;
const adverbs = setOf(`
  really very quite pretty rather fairly super truly nice good great best decent proper new sehr richtig ziemlich ganz gute guten guter gutes schone schonen schones
  muy bien buena buen tres vraiment bonne bon muito boa bom`);
const romance: ReadonlySet<Language> = new Set(['es', 'fr', 'pt', 'it']);

/** What asks for goods, ahead of their name. "I have" and "I sell" don't. */
const asking = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    '(?:do|dont|does|did) (?:you|u|ya|they)(?: guys)?(?: (?:also|still|even|actually))? (?:have|got|sell|carry|stock|do)|(?:have )?(?:you|u) got|got any|have you|(?:are|is) there|(?:can|could) i (?:get|buy)|you (?:have|sell|carry)',
    'rather|instead|eher|lieber|plutot|mas bien|mejor|antes|liever|piuttosto',
    'which of (?:your|the|these|those)|which(?= \\p{L}+ (?:fits?|can|could|is|are|do|does|has|have|would|will|keeps?|holds?))|what kind of|welche[rsn]?(?: (?:von|der|ihrer|eurer))?|que tipo de|cual de (?:los|las|sus|vuestr\\p{L}+)|quels?|quelles?|lequel de vos|qual d[oa]s|welke|quale|quali',
    'looking for|search(?:ing)? for|in need of|(?<!(?:you|u) )(?:needs?|wants?|wanna|buy)|id like|would like|after an?|any|recommend|suggest|show me',
    'haben sie|habt ihr|hast du|hatten sie|fuhren sie|fuhrt ihr|verkaufen sie|verkauft ihr|gibt es|gibts|gibt s|suche|sucht|wir suchen|brauche?|braucht|wir brauchen|mochten?|will|wollen|wunsch\\p{L}*|hatte gerne?|empfehl\\p{L}*',
    'busc(?:o|amos|ando|aba)|necesit(?:o|a|amos)|quier(?:o|e|en)|quisiera|queria|tienen|teneis|tienes|hay|venden|vendeis|recomi\\p{L}+|me hace falta',
    'cherch(?:e|ons|ais)|voudr\\p{L}+|veux|aimerais|souhait\\p{L}+|(?<!vous )besoin d[eu]?|faut|avez vous|vous avez|vendez vous|vous vendez|auriez vous|as tu|y a t il|il y a|conseill\\p{L}+',
    'procur(?:o|amos|ando|ava)|precis(?:o|amos)(?: de)?|quero|queria|gostava de|gostaria de|tem|tens|teem|voces tem|vendem|ha',
    'op zoek naar|zoek(?:en)?|heb nodig|hebben jullie|heeft u|verkopen jullie|cerco|vorrei|avete|vendete',
  ].join('|')})(?![\\p{L}\\d])`,
  'gu',
);

type Phrase = { run: readonly Token[]; sentence: string; role: Role; isInitial: boolean; isOne: boolean };

/** The noun phrase that says what is wanted: "a [light rain jacket] for cycling". */
export function kindIn(text: string, words: readonly Token[], language: Language): Kind | null {
  const isWord = ({ word }: Token) => words.some((other) => other.word === word) || colourOf(word) !== undefined || taste.has(word);
  const phrases: Phrase[] = [];
  for (const sentence of sentencesOf(text).flatMap((one) => one.split(/[,;:?!]\s|\s[-–]\s/))) {
    if (vague.test(sentence)) break;
    phrases.push(...phrasesIn(sentence, isWord));
  }
  const kinds = phrases.flatMap((phrase) => kindOf(phrase, language) ?? []);
  return kinds.find(({ role }) => role === 'object') ?? kinds[0] ?? null;
}

function phrasesIn(sentence: string, isWord: (token: Token) => boolean): Phrase[] {
  const tokens = tokensOf(sentence);
  const objects = objectsIn(tokens, isWord);
  const phrases: Phrase[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] as Token;
    // "A really light jacket": adverbs between the article and the noun phrase.
    let back = 1;
    while (adverbs.has(tokens[place - back]?.word ?? '')) back++;
    if (!isWord(token) || /^\d/.test(token.word) || !(objects.has(place) || startsPhrase(tokens, place, back))) continue;
    let end = place;
    while (end + 1 < tokens.length && isWord(tokens[end + 1] as Token)) end++;
    const isInitial = place < back + 1 || (openers.has(tokens[0]?.word ?? '') && place <= back + 2);
    const isFirst = tokens.slice(0, place - back + 1).every(({ word }) => openers.has(word));
    const role = objects.has(place) ? 'object' : isFirst ? 'bare' : 'mention';
    const isOne = /^(?:one|ones)$/.test(tokens[end + 1]?.word ?? '');
    phrases.push({ run: tokens.slice(place, end + 1), sentence, role, isInitial, isOne });
    place = end;
  }
  return phrases;
}

function startsPhrase(tokens: readonly Token[], place: number, back: number): boolean {
  const [before, second, third] = [1, 2, 3].map((at) => tokens[place - back - at + 1]?.word ?? '') as [string, string, string];
  const isFirst = tokens.slice(0, place - back + 1).every(({ word }) => openers.has(word));
  const starts = isFirst || /^\d/.test(before) || unitWords.has(before) || determiners.has(before);
  const isPriced = /^\d/.test(third);
  return starts && (isPriced || !determiners.has(before) || !purpose.has(second));
}

/** The places where a phrase begins that is asked for: "do you sell 2 person [tents]". */
function objectsIn(tokens: readonly Token[], isWord: (token: Token) => boolean): ReadonlySet<number> {
  const ends: number[] = [];
  let text = '';
  for (const { word } of tokens) {
    text += `${text === '' ? '' : ' '}${word}`;
    ends.push(text.length);
  }
  const places = new Set<number>();
  for (const match of text.matchAll(asking)) {
    // "I can't buy gas anywhere": nobody asks for gas.
    if (isNegator(text.slice(0, match.index).trimEnd().split(' ').at(-1) ?? '')) continue;
    let at = ends.findIndex((end) => end >= match.index + match[0].length) + 1;
    while (at < tokens.length && !possessive.has(tokens[at]?.word ?? '') && isLight(tokens[at] as Token) && !isWord(tokens[at] as Token))
      at++;
    if (at < tokens.length && isWord(tokens[at] as Token)) places.add(at);
  }
  return places;
}
/** "I need my invoice" asks for no goods. */
const possessive = setOf(
  'my our mein meine meinen meiner unsere unseren mon ma mes notre nos mi mis nuestro nuestra meu minha meus minhas nosso nossa mijn onze mio mia miei mie',
);
/** What may stand between the question and the noun: "do you sell any really good 2 person …". */
const isLight = ({ word }: Token) =>
  !purpose.has(word) &&
  (/^\d/.test(word) ||
    word.length < 2 ||
    determiners.has(word) ||
    adverbs.has(word) ||
    taste.has(word) ||
    unitWords.has(word) ||
    people.has(word) ||
    fillers.has(word));

function kindOf({ run, sentence, role, isInitial, isOne }: Phrase, language: Language): Kind | undefined {
  const nouns = run.filter(({ word }) => colourOf(word) === undefined && !taste.has(word));
  const head = romance.has(language) ? nouns[0] : nouns.at(-1);
  const [first, last] = [run[0], run.at(-1)];
  if (!head || !first || !last) return undefined;
  return {
    head,
    modifiers: nouns.filter((one) => one !== head),
    said: sentence.slice(first.start, last.end).replace(/['’]$/, ''),
    nouns,
    role,
    isInitial,
    isOne,
    isOpen: predicates.test(sentence.trim()),
    isCompound: isCompound(nouns.map(({ word }) => word)),
  };
}

/**
 * The kind of thing that is wanted. Where the catalogue doesn't know the noun that grammar proposes and knows another word of the message as a
 * kind, that one is meant: "three weeks of interrail, need a towel". A noun that nobody asks for and nobody sells is no kind at all.
 */
export function wantedKind(
  { kind, words, tokens, isVague }: { kind: Kind | null; words: readonly Token[]; tokens: readonly Token[]; isVague: boolean },
  isKnown: (token: Token) => boolean,
): Kind | null {
  if (kind !== null && isKnown(kind.head)) return kind;
  // "A regular push one": its words describe what is known already.
  if (kind?.isOne) return wantedKind({ kind: { ...kind, isOne: false, role: 'mention' }, words, tokens, isVague }, isKnown);
  if (kind?.isOpen && kind.role !== 'object') {
    const at = kind.nouns.findLastIndex(isKnown);
    const head = kind.nouns[at];
    if (head) return { ...kind, head, modifiers: kind.nouns.slice(0, at), said: head.raw, isCompound: false };
  }
  if (kind?.role === 'object' && isGoods(kind.head.word)) return kind;
  const known = isVague ? [] : words.filter((token) => !taste.has(token.word) && isKnown(token));
  const head =
    known.find((token) => isWanted(tokens, token)) ??
    (kind !== null && words.length > 2 ? known.findLast((token) => !isBeside(tokens, token)) : undefined);
  if (head)
    return {
      head,
      modifiers: [],
      said: head.raw,
      nouns: [head],
      role: 'mention',
      isInitial: false,
      isOne: false,
      isOpen: false,
      isCompound: false,
    };
  const isSaid = kind?.role === 'object' || words.length <= mostInBare || (kind?.role === 'bare' && isGoods(kind.head.word));
  return isSaid ? kind : null;
}
/** "Umbrella?", "sleeping bags then": nothing else is said. */
const mostInBare = 2;

const wants = setOf(
  'need want looking search after get buy brauche suche will mochte busco necesito quiero cherche veux voudrais procuro preciso quero zoek wil cerco vorrei',
);
const beside = setOf(
  'with without for in on at to of mit ohne fur im auf zum zur bei con sin para en por avec sans pour dans com sem em met zonder voor per',
);
const before = (tokens: readonly Token[], token: Token, most: number) => {
  const place = tokens.indexOf(token);
  return tokens.slice(Math.max(0, place - most), place).map(({ word }) => word);
};
/** "Need a big towel": shortly after a word that asks for it. */
const isWanted = (tokens: readonly Token[], token: Token) => {
  const words = before(tokens, token, 4);
  return words.some((word) => wants.has(word)) && !words.slice(-2).some((word) => beside.has(word) || possessive.has(word));
};
/** "With one small rucksack": what goes along. */
const isBeside = (tokens: readonly Token[], token: Token) => before(tokens, token, 3).some((word) => beside.has(word));
