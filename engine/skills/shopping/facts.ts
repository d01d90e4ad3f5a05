import type { Product } from '../../tools.ts';
import { trainedLanguages } from '../../intents.ts';
import { isQuestion } from '../../nlu/phrasing.ts';
import { isSmallWord } from '../../stop-words.ts';
import { plain, sentencesOf } from '../../words.ts';
import { bodies } from './bodies.ts';
import { fillers, isNegator, people } from './lexicon.ts';
import { nameTokens } from './match.ts';
import { type Measure, measuresIn, sameMeasure } from './measures.ts';
import { type Choice, isOf, optionsOf } from './options.ts';
import { propertiesIn, type Property } from './properties.ts';
import { saysNothing } from './reading.ts';
import { same, type Token, tokensOf } from './tokens.ts';

// What a product's description says about a question, and whether that is a yes or a no.

export type Fact = {
  /** The sentences that answer, in the shop's words. */
  text: string;
  /** Undefined when they neither confirm nor deny everything that was asked. */
  verdict: 'yes' | 'no' | undefined;
  /** They speak of what was asked, but of another setting of it: "at medium power" for "at full". */
  isPartial?: boolean;
};

/** The sentences that ask, or all of them. */
const asking = (text: string) => {
  const sentences = sentencesOf(text).flatMap((one) => one.split(/(?<=[.!?])\s+/));
  const questions = sentences.filter((one) => one.includes('?') || isQuestion(one));
  return questions.length > 0 ? questions.join(' ') : text;
};
/** A word of the name asks nothing: "the Ember spirit stove". */
export function withoutName(product: Product, text: string): string {
  // What goes with a product may be called like it: "the gas for it".
  if (/\b(?:for|with) (?:it|them)\b|\b(?:dafür|dazu)\b/i.test(text)) return text;
  const name = nameTokens(product);
  return tokensOf(text).reduce(
    (rest, token) => (name.some((part) => same(part, token)) && !/^\d/.test(token.word) ? rest.replace(token.raw, ' ') : rest),
    text,
  );
}

type Asked = {
  properties: readonly Property[];
  words: readonly Token[];
  measures: readonly Measure[];
  body: RegExp | undefined;
  text: string;
};
type Clause = { text: string; tokens: readonly Token[]; points: number; hits: number };

const negation = /\b(?:not|no|never|cannot|without|neither|nor|nicht|kein\w*|ohne|sin|sans|pas|sem|não)\b|n['’]t\b/i;

const shortClause = 7;
/** Whether a clause denies what it says about a property: the negation stands shortly before it, or ends the clause. */
function isDenied(sentence: string, abouts: readonly RegExp[], words: readonly Token[] = []): boolean {
  // "Takes ink without bleeding" denies the bleeding.
  const text = sentence.replace(/without \p{L}+ing\b/giu, '');
  if (!negation.test(text)) return false;
  if (text.trim().split(/\s+/).length <= shortClause || /\b(?:does|do|is|are|will|can)(?: ?not|n['’]t)[.\s]*$/i.test(text)) return true;
  const places = abouts.map((about) => about.exec(text)?.index ?? -1).filter((at) => at >= 0);
  const hits = tokensOf(text)
    .filter((token) => words.some((word) => same(word, token)))
    .map(({ start }) => start);
  return [...places, ...hits].some((at) => negation.test(text.slice(Math.max(0, at - 28), at + 14)));
}

const isArticle = (word: string) => trainedLanguages.some((language) => isSmallWord(word, language));

/** The words of a question that a description could answer. */
export function askedWords(product: Product, text: string, choice?: Choice): Token[] {
  const name = nameTokens(product);
  return tokensOf(text).filter(
    (token, place) =>
      !/^\d/.test(token.word) &&
      (token.word.length > 2 || /^\p{Lu}{2}$/u.test(token.raw)) &&
      !isArticle(token.word) &&
      !fillers.has(token.word) &&
      !people.has(token.word) &&
      !isNegator(token.word) &&
      !choice?.places.has(place) &&
      !name.some((other) => same(other, token)),
  );
}

/** Answers a question from a product's description; undefined when it is silent. */
export function factAbout(product: Product, message: string, choice?: Choice): Fact | undefined {
  const avoided = avoidance(product, message);
  if (avoided) return avoided;
  const text = withoutName(product, asking(message));
  const asked: Asked = {
    properties: propertiesIn(text),
    words: askedWords(product, text, choice),
    measures: measuresIn(text),
    body: bodyOf(text),
    text,
  };
  const sure = asked.properties.filter(({ weak }) => weak === undefined);
  const options = optionSentences(product, choice);
  const sentences = [...sentencesOf(product.description), ...options];
  const rated = sentences.map((sentence, place) => {
    const clauses = clausesOf(sentence).map((clause) => rate(clause, asked));
    return { sentence, place, clauses, points: Math.max(0, ...clauses.map(({ points }) => points)) };
  });
  const most = Math.max(0, ...rated.map(({ points }) => points));
  const least = sure.length > 0 ? 2 : asked.words.length > 1 ? 2 : 1;
  if (most < least || (sure.length > 0 && !sentences.some((one) => sure.some(({ answer }) => answer.test(one))))) return undefined;
  const top = rated
    .filter(({ points }) => points >= Math.max(least, most * 0.75))
    .toSorted((a, b) => b.points - a.points || a.place - b.place);
  const quoted = top.slice(0, 2).toSorted((a, b) => a.place - b.place);
  const verdict = verdictOf(
    top.slice(0, 2).flatMap(({ clauses }) => clauses),
    asked,
    choice,
  );
  if (top[0] && options.includes(top[0].sentence)) return { text: top[0].sentence, verdict: undefined };
  const text2 = verdict !== undefined && top[0] ? top[0].sentence : quoted.map(({ sentence }) => sentence).join(' ');
  return isOtherSetting(text, text2) ? { text: text2, verdict: undefined, isPartial: true } : { text: text2, verdict };
}

const settings = [
  /\b(?:full|high(?:est)?|max\w*|brightest|turbo|voller?|hochste\w*|maximo|maxima|toda|pleine?|plus forte?|vol|hoogste|massima)\b/,
  /\b(?:medium|middle|mittlere[rn]?|media|medio|moyenne?|gemiddeld\w*)\b/,
  /\b(?:low(?:est)?|dimmest|eco|niedrigste[rn]?|schwachste[rn]?|baj[oa]|minim[oa]|plus faible|baixa|laagste)\b/,
];
/** "At full" is asked, and only "at medium power" is said. */
function isOtherSetting(question: string, answer: string): boolean {
  const asked = settings.findIndex((setting) => setting.test(plain(question)));
  return (
    asked >= 0 &&
    /\d/.test(answer) &&
    !settings[asked]?.test(plain(answer)) &&
    settings.some((setting, at) => at !== asked && setting.test(plain(answer)))
  );
}

/** The one sentence of a description with a telling word of the question, where nothing answers more of it. */
export function mention(product: Product, message: string, choice?: Choice): Fact | undefined {
  const words = askedWords(product, withoutName(product, message), choice).filter((token) => !saysNothing(token));
  const found = sentencesOf(product.description).flatMap((sentence) => {
    const tokens = tokensOf(sentence);
    const hits = words.filter((word) => word.word.length > 3 && tokens.some((token) => same(word, token)));
    return hits.length > 0 ? [{ sentence, hits }] : [];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0 || only.hits.length * 4 < words.length) return undefined;
  const clause = clausesOf(only.sentence).find((one) => isDenied(one, [], only.hits));
  return { text: only.sentence, verdict: clause === undefined ? undefined : 'no' };
}

/** Whether a description confirms every property a text asks for, or denies one; undefined when it says nothing. */
export function confirms(product: Product, properties: readonly Property[]): 'yes' | 'no' | undefined {
  const verdicts = properties.map((property): 'yes' | 'no' | undefined => {
    const clauses = [...sentencesOf(product.description), product.tags.join(', ')].flatMap(clausesOf);
    if (property.bad && property.good) return absence(clauses, property.bad, property.good);
    const about = clauses.filter((text) => property.answer.test(text));
    if (about.length === 0) return undefined;
    const isGood = (text: string) =>
      isDenied(text, [property.answer]) === (property.harm?.test(text) === true) && property.denied?.test(text) !== true;
    return about.some(isGood) ? 'yes' : 'no';
  });
  if (verdicts.includes('no')) return 'no';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'yes') ? 'yes' : undefined;
}

/** Vegan is what is said to be, or what none of its materials contradicts while one is expressly absent. */
function absence(clauses: readonly string[], bad: RegExp, good: RegExp): 'yes' | 'no' | undefined {
  if (clauses.some((text) => good.test(text) && !negation.test(text))) return 'yes';
  const mentions = clauses.filter((text) => bad.test(text) && !/allerg/i.test(text));
  if (mentions.some((text) => !negation.test(text))) return 'no';
  return mentions.length > 0 ? 'yes' : undefined;
}

const avoids =
  /(?:allergic|allergy|allergisch|al[eé]rgic[oa]s?|allergique)\s(?:to|gegen|auf|a|à|al)\s(?:the\s|la\s|l['’])?(\p{L}{3,})|(?<!\p{L})(\p{L}{3,})\s(?:allergy|allergie)/iu;
/** "For someone allergic to wool": whether the product has it. */
function avoidance(product: Product, text: string): Fact | undefined {
  const match = avoids.exec(text);
  const [word] = tokensOf(match?.[1] ?? match?.[2] ?? '');
  if (!word) return undefined;
  const sentence = sentencesOf(product.description).find((one) => tokensOf(one).some((token) => same(token, word)));
  if (sentence === undefined) return undefined;
  return { text: sentence, verdict: negation.test(sentence) || /allerg|free of|suitable/i.test(sentence) ? 'yes' : 'no' };
}

const clausesOf = (sentence: string) =>
  sentence.split(/;\s|,?\s+but\s+|:\s(?=\p{L})|,\s(?=(?:not|never)\b)/u).filter((part) => part.trim() !== '');

/** How descriptions call the part of the body that a measure is of: "45 cm back length". */
const bodyOf = (text: string) => (measuresIn(text).length > 0 ? bodies.find(([asked]) => asked.test(plain(text)))?.[1] : undefined);

function rate(text: string, { properties, words, measures, body }: Asked): Clause {
  const tokens = tokensOf(text);
  const hits = words.filter((word) => tokens.some((token) => same(word, token))).length;
  const about = properties.filter(({ answer }) => answer.test(text));
  const isOfBody = body?.test(text) === true && measuresIn(text).length > 0;
  const strong = about.filter(({ weak }) => weak === undefined).length * 2 + (isOfBody ? 2 : 0);
  const weak = hits > 0 ? about.length * 0.5 : 0;
  const measured = measures.some(({ kind }) => measuresIn(text).some((one) => one.kind === kind)) ? 0.75 : 0;
  return { text, tokens, hits, points: strong + weak + hits + (hits + strong > 0 ? measured : 0) };
}

const tooMuch =
  /\b(?:too|zu|trop|demasiado|muy|muito|demais|troppo|te) (?:\w+ )?(?:big|small|large|tight|loose|long|short|heavy|wide|tall|gross|klein|eng|weit|lang|kurz|schwer|grand\w*|petit\w*|large|lourd\w*|pequen\w+|pesad\w+|apertad\w+|grote?|kleine?|groot|zwaar|piccol\w+|pesant\w+)\b/;
function verdictOf(clauses: readonly Clause[], asked: Asked, choice: Choice | undefined): Fact['verdict'] {
  // "Is it too big?" has no yes in how big it is.
  if (tooMuch.test(plain(asked.text)) && asked.measures.length === 0) return undefined;
  const most = Math.max(...clauses.map(({ points }) => points));
  const ofVariant = choice === undefined ? undefined : clauseOfVariant(clauses, choice);
  const about = ofVariant ? [ofVariant] : clauses.filter(({ points }) => points > 0 && points >= most * 0.75);
  const denying = clauses.filter(({ text }) => asked.properties.some(({ denied }) => denied?.test(text)));
  const verdicts = about.map((clause) => (denying.includes(clause) ? 'no' : clauseVerdict(clause, asked)));
  const all = denying.length > 0 && !about.some((one) => denying.includes(one)) ? [...verdicts, 'no' as const] : verdicts;
  const [first] = all;
  return first !== undefined && all.every((one) => one === first) ? first : undefined;
}

function clauseVerdict({ text, hits }: Clause, { properties, words, measures, text: question }: Asked): Fact['verdict'] {
  const harm = properties.find((property) => property.harm?.test(text) === true)?.harm;
  const isNegative = isDenied(
    text,
    properties.map(({ answer }) => answer),
    words,
  );
  // "Any PFAS in it?" to what is free of it.
  if (/\bfree of\b|\p{L}-free\b/iu.test(text) && properties.some(({ name }) => name === 'substances'))
    return asksAbsence.test(plain(question)) ? 'yes' : 'no';
  const flips = harm !== undefined && !harm.test(question);
  const measured = compareMeasures(text, measures, question);
  if (measured !== undefined) return isNegative ? 'no' : measured;
  if (isNegative !== flips && (harm !== undefined || isNegative)) return 'no';
  // A property or most of the question's words must stand in the clause for a yes.
  const isAbout = properties.some(({ answer, weak }) => weak === undefined && answer.test(text));
  const others = words.filter(({ word }) => !properties.some(({ ask }) => ask.test(word)));
  const isCovered = hits >= words.length || (isAbout && (others.length === 0 || hits * 2 >= words.length - 1));
  return isCovered ? 'yes' : undefined;
}

const asksAbsence = /\b(?:free|without|no|ohne|frei|sin|libre|sans|sem|livre|senza|privo|zonder|vrij)\b/;

const goesInside =
  /\b(?:fits? (?:in|into|inside|through|under)|go(?:es)? (?:in|into|under)|passt? (?:in|unter)|cabe|caben|rentre|tient|entre)\b/i;
/** Compares a number of the question with the description's: it must do as much, or fit inside. */
function compareMeasures(text: string, measures: readonly Measure[], question: string): Fact['verdict'] {
  const own = measuresIn(text);
  const pairs = measures.flatMap((asked) => own.filter(({ kind }) => kind === asked.kind).map((one) => ({ asked, one })));
  if (pairs.length === 0) return undefined;
  if (pairs.some(({ asked, one }) => sameMeasure(asked, one))) return 'yes';
  const isInside = goesInside.test(question) && pairs.every(({ asked }) => asked.kind === 'length');
  return pairs.some(({ asked, one }) => (isInside ? (one.to ?? one.value) <= asked.value : (one.to ?? one.value) >= asked.value))
    ? 'yes'
    : 'no';
}

/** "The 1000 ml bottle is 9 cm wide and does not": the part of a sentence about the version asked for. */
function clauseOfVariant(clauses: readonly Clause[], choice: Choice): Clause | undefined {
  const values = Object.values(choice.asked).flat();
  const measures = values.flatMap((value) => measuresIn(value));
  const has = ({ text }: Clause) => measuresIn(text).some((one) => measures.some((other) => sameMeasure(one, other)));
  const mentioning = clauses.filter(has);
  return measures.length > 0 && mentioning.length === 1 && clauses.length > 1 ? mentioning[0] : undefined;
}

/** The options as sentences, of the versions chosen. */
const optionSentences = ({ variants }: Product, choice?: Choice) =>
  Object.entries(optionsOf(choice === undefined ? variants : variants.filter((variant) => isOf(variant, choice)))).map(
    ([name, values]) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${values.join(', ')}.`,
  );
