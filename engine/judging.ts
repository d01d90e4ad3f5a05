import type { ResultOf } from './tools.ts';
import { type Intent, isTrained, type Language, languages } from './intents.ts';
import { countryOf, placesIn } from './places.ts';
import { learnedJudgement } from './weights/judgement.ts';
import { originalsOf } from './nlu/gloss.ts';
import { pageWords } from './page-words.ts';
import { paymentMethodsIn } from './shop-topics.ts';
import { asksForFact, closenessOf, containsFact, narrowed, paragraphsOf, quote, stemsOf, titlePromises, type Concept } from './quoting.ts';
import { isSmallWord } from './stop-words.ts';
import { topics } from './topics.ts';
import { contentWords, recognizerOf, type DetectedIntent } from './classify.ts';
import { plain, stem, tokenize } from './words.ts';
import { wordsIn } from './read.ts';

// Decides whether a passage answers the question: collects evidence as numbers and weighs them with weights learned from our own questions
// (scripts/train-judgement.ts).

export type Passage = ResultOf<'search_knowledge'>['passages'][number];

/** The search for a question: its content words, how pages may phrase them, and its topic. */
export function queryFor(question: string, language: Language, detected: Pick<DetectedIntent, 'intent' | 'likelihood'> | null) {
  const said = question.replace(interjections, '') || question;
  const content = contentWords(said, language);
  // "How do I change my email address?" consists of words that customers use for every intent: together they say what it is about.
  const asked = content.length > 0 ? content : [...new Set(tokenize(said))].filter((word) => isUsual(word, content, language));
  const topic = inBoth((detected && topics[detected.intent]) ?? '', language);
  // Words that customers use for every intent ("box", "pay") count only in short questions, and only if a page has them.
  const usual = asked.length > 2 ? [] : [...new Set(tokenize(said))].filter((word) => isUsual(word, asked, language));
  return {
    ...{ question, language, topic, asked },
    sure: topic && detected ? detected.likelihood : 0,
    query: asked.join(' ') || question,
    said: pageWords(question, asked, language).slice(0, 40),
    usual,
  };
}
/** For a language that is read in English, its own words too. */
const inBoth = (topic: string, language: Language) =>
  isTrained(language)
    ? topic
    : [topic, ...new Set(topic.split(' ').flatMap((word) => originalsOf(word, language)))].join(' ').slice(0, maxTopic);
const maxTopic = 500;
/** "Oh wait, …": interjections, which no page contains. */
const interjections =
  /^(?:(?:oh|ok|okay|wait|h+m+|so|well|hey|btw|by the way|a+h+|u+h*m+|sorry|quick question|ach|naja|moment|übrigens|bueno|oye|pues|espera|bon|alors|au fait|attendez|então|olha|espere)[\s,.!…]+)+/iu;
const isUsual = (word: string, asked: readonly string[], language: Language) =>
  !word.startsWith('#') && !asked.includes(word) && !isSmallWord(word, language);
export type KnowledgeQuery = ReturnType<typeof queryFor>;

/** The search for a question, within the lengths that it takes. */
export const searchFor = ({ query, topic, said, usual, language }: KnowledgeQuery) => ({
  ...{ query: query.slice(0, 2000), topic, language },
  also: [...said, ...usual].slice(0, 40).map((words) => words.slice(0, 500)),
  limit: 10,
});

/** Evidence for or against a passage, each roughly from 0 to 1. */
export const ofPassage = [
  'words',
  'topic',
  'moreTopic',
  'coverage',
  'close',
  'title',
  'fact',
  'noFact',
  'promise',
  'place',
  'agrees',
  'foreign',
] as const;
/** Evidence that all passages of a question share: what no page says, what is out of vocabulary, and which other intents are likely. */
export const ofQuestion = ['missing', 'strange', 'outside', 'ofProduct', 'few'] as const;
type OfPassage = (typeof ofPassage)[number];
type OfQuestion = (typeof ofQuestion)[number];

export type Weights<Name extends string> = Record<Name | 'always', number>;
export type Judgement = { ranking: Weights<OfPassage>; relevance: Weights<OfPassage | OfQuestion | 'ahead'> };

type RatedPassage = { passage: Passage; text: string; whole: boolean; explains: readonly string[]; evidence: Record<OfPassage, number> };
type RankedPassage = RatedPassage & { score: number };
/**
 * `further`: of the article quoted last, for a question without words of its own. `explains`: the words of the question that the text says, or
 * says otherwise; `close`: their share, by what they are worth.
 */
export type Found = {
  passage: Passage;
  text: string;
  /** The paragraph, list lines or sentences that `text` was cut from. */
  uncut: string;
  relevance: number;
  whole: boolean;
  further?: boolean;
  explains: readonly string[];
  close: number;
};

/** Cap for the lead over the best passage of another article; a larger lead adds no certainty. */
const maxLead = 3;
/**
 * Pages in the customer's language win, then English ones, unless another page scores this much higher; a page in a third language may help nobody.
 */
const clearlyHigher = 1.5;

/** The learned score tells articles apart; among them the paragraph that says most of the question, and the kind of fact it asks for, comes first. */
const promise = ({ score, evidence }: RankedPassage) => score + evidence.close * 4 + evidence.fact * 0.7;

/** The passages with the text to quote, best first. */
export function ranked(passages: readonly Passage[], knowledgeQuery: KnowledgeQuery, ranking = learnedJudgement.ranking): RankedPassage[] {
  const rated = rate(passages, knowledgeQuery)
    .map((one): RankedPassage => ({ ...one, score: sum(one.evidence, ranking) }))
    .sort((a, b) => promise(b) - promise(a));
  const [first] = rated.map(({ passage }) => passage.language);
  const near = rated.filter(
    (one) => promise(one) >= (rated[0] ? promise(rated[0]) : 0) - (first === 'en' ? clearlyHigher : 2 * clearlyHigher),
  );
  const isIn = (language: string) => near.find(({ passage }) => passage.language === language);
  const preferred = first === knowledgeQuery.language ? undefined : (isIn(knowledgeQuery.language) ?? isIn('en'));
  const [best] = preferred ? [preferred] : rated;
  const winner = best && bestOfArticle(rated, withFact(rated, best).passage);
  return winner ? [winner, ...rated.filter((one) => one !== winner)] : rated;
}

/** The learned ranking separates articles. Within an article, picks the passage that covers the question best, such as the country it names. */
const bestOfArticle = (rated: readonly RankedPassage[], { article_id: article }: Passage) =>
  rated.filter(({ passage }) => passage.article_id === article).reduce((one, other) => (closeness(other) > closeness(one) ? other : one));
/** A list line such as "Germany: …" answers more precisely than a paragraph that mentions Germany. */
const isLine = ({ passage, text }: RatedPassage) =>
  passage.text.includes('\n') && !text.includes('\n') && text.length < passage.text.length / 2;
const closeness = (one: RankedPassage) =>
  one.evidence.close + one.score * 0.2 + (isLine(one) && one.evidence.close >= 0.5 ? 0.15 : 0) - one.evidence.noFact * 0.15;

/** Prefers a passage with an amount or a time when the question asks for one and the passage covers as much of it. */
const withFact = (rated: readonly RankedPassage[], best: RankedPassage) =>
  best.evidence.noFact === 0
    ? best
    : (rated.find(({ evidence, score }) => evidence.fact === 1 && evidence.coverage >= best.evidence.coverage && score >= best.score - 1) ??
      best);

/** The lead of the first passage over the best passage of another article. */
function leadOf([first, ...others]: readonly RankedPassage[]) {
  const next = others.filter(({ passage }) => passage.article_id !== first?.passage.article_id).map(({ score }) => score);
  return first && next.length ? Math.max(-1, Math.min(maxLead, first.score - Math.max(...next))) : 1;
}

/** From this relevance on, a passage is the answer. */
export const minRelevance = 0.7;
/** A page in another language shares no words with the question, so when the intent is clear, the topic counts more. */
const minForeignRelevance = 0.5;
export const isRelevant = ({ relevance, passage }: Found, { language, sure }: KnowledgeQuery) =>
  relevance >= (passage.language !== language && sure >= 0.9 ? minForeignRelevance : minRelevance);

/** The best passage with all its evidence. */
export function weigh(passages: readonly Passage[], knowledgeQuery: KnowledgeQuery, ranking = learnedJudgement.ranking) {
  const all = ranked(passages, knowledgeQuery, ranking);
  const [best] = all;
  return best && { ...best, evidence: { ...best.evidence, ...aboutQuestion(passages, knowledgeQuery), ahead: leadOf(all) } };
}

/** The best passage with its relevance, from 0 to 1. */
export function judge(
  passages: readonly Passage[],
  knowledgeQuery: KnowledgeQuery,
  { ranking, relevance }: Judgement = learnedJudgement,
): Found | undefined {
  const best = weigh(passages, knowledgeQuery, ranking);
  if (!best) return undefined;
  const { passage, text, whole, explains, evidence } = best;
  const share = (isOfOtherPlace(knowledgeQuery.question, text) ? otherPlace : 1) * (isAside(passage, knowledgeQuery) ? aside : 1);
  const { question, said, topic } = knowledgeQuery;
  const further = [...tokenize(topic), ...said.flatMap((line) => tokenize(line))];
  const brief = narrowed(text, passage.title, plain(question), conceptsOf(knowledgeQuery, passages), further);
  return { passage, text: brief, uncut: text, whole, explains, close: evidence.close, relevance: chance(sum(evidence, relevance)) * share };
}

/** What remains of the relevance of a passage that shares only a side word or its topic with the question. */
const aside = 0.75;
const leastShare = 0.2;
/** The topic may bring a passage that says nothing of the question's own words: "do I pay customs" isn't about payment methods. */
function isAside(passage: Passage, { question, asked, said, language }: KnowledgeQuery): boolean {
  if (passage.language !== language || asked.length < 2) return false;
  const places = new Set(placesIn(question).flatMap(({ name }) => tokenize(name)));
  const parts = partsOf({ asked: asked.filter((word) => !places.has(word)), said });
  return parts.length > 1 && coverageOf(parts, stemsOf(`${passage.title} ${passage.text}`)) < leastShare;
}

/** What remains of the relevance of a text about other places than the question's. */
const otherPlace = 0.3;
/** A list of countries without the one asked about answers nothing about it. */
function isOfOtherPlace(question: string, text: string): boolean {
  // A way to pay that is for some countries is for no others.
  if (paymentMethodsIn(question).length > 0) return false;
  const asked = placesIn(question);
  const named = asked.length === 0 ? [] : placesIn(text);
  return (
    named.length > 0 &&
    !elsewhere.test(plain(text)) &&
    !asked.some(({ code }) => named.some((one) => countryOf(one.code) === countryOf(code)))
  );
}

const elsewhere =
  /\b(?:(?:all |any )?other countries|elsewhere|ander(?:e|en|er) lander\w*|autres pays|otros paises|outros paises|andere landen|altri paesi)\b/;

const sum = <Name extends string>(evidence: Record<Name, number>, weights: Weights<Name>) =>
  (Object.keys(evidence) as Name[]).reduce((all, name) => all + evidence[name] * weights[name], weights.always);
const chance = (score: number) => 1 / (1 + Math.exp(-score));

type ConceptPart = { word: string; own: string; others: ReadonlySet<string> };

/** One part per content word, plus phrases made of stop words only ("send it back"). */
const partsOf = (query: Pick<KnowledgeQuery, 'asked' | 'said'>): ConceptPart[] => partsOfWords(query, query.asked);

function partsOfWords({ said }: Pick<KnowledgeQuery, 'said'>, words: readonly string[]): ConceptPart[] {
  const lines = said.map((line) => tokenize(line));
  const partOf = (word: string): ConceptPart => ({
    word,
    own: stem(word),
    others: new Set(lines.flatMap(([key, ...others]) => (key === word ? others.map(stem) : []))),
  });
  return [...new Set([...words, ...lines.flatMap(([key]) => key ?? [])])].map(partOf);
}

/** A synonym counts slightly less than the word itself. */
const synonym = 0.85;

/** The share of a question that a text covers, from 0 to 1. */
function coverageOf(parts: readonly ConceptPart[], said: ReadonlySet<string>) {
  const points = parts.map(({ own, others }) => (said.has(own) ? 1 : [...others].some((other) => said.has(other)) ? synonym : 0));
  return points.reduce<number>((all, one) => all + one, 0) / Math.max(1, points.length);
}

/** "Your return policy?" asks for the whole matter. */
const general = stemsOf(
  'policy policies rules conditions terms information info details política condiciones politique règles richtlinie bedingungen regeln condições regras beleid voorwaarden condizioni regole',
);

/** Every word of the question, by how few of the paragraphs found have it. */
function conceptsOf(knowledgeQuery: KnowledgeQuery, passages: readonly Passage[]): (Concept & { word: string })[] {
  const paragraphs = passages.flatMap(({ text }) => paragraphsOf(text)).map(stemsOf);
  const timesOf = (one: string) => paragraphs.filter((said) => said.has(one)).length;
  const worthOf = (times: number) => Math.log(1 + paragraphs.length / (0.5 + times));
  const parts = partsOfWords(knowledgeQuery, wordsIn(knowledgeQuery.question, knowledgeQuery.language));
  const subjects = parts.filter(({ own }) => !general.has(own));
  return (subjects.length > 0 ? subjects : parts).map(({ word, own, others }) => {
    const known = [...new Set([own, ...others])].map((one) => ({ one, times: timesOf(one) })).filter(({ times }) => times > 0);
    const stems = new Map(known.map(({ one, times }) => [one, worthOf(times) * (one === own ? 1 : synonym)]));
    return { word, stems, worth: stems.get(own) ?? (stems.size > 0 ? Math.max(...stems.values()) : worthOf(0)) };
  });
}

export function rate(passages: readonly Passage[], knowledgeQuery: KnowledgeQuery): RatedPassage[] {
  const { language, topic, sure } = knowledgeQuery;
  const question = plain(knowledgeQuery.question);
  const parts = partsOf(knowledgeQuery);
  const concepts = conceptsOf(knowledgeQuery, passages);
  const further = [...tokenize(topic), ...knowledgeQuery.said.flatMap((line) => tokenize(line))];
  const questionIntents = likelihoodsOf(knowledgeQuery.question, language);
  return passages.map((passage, at) => {
    const text = quote(passage, question, concepts, further);
    const title = stemsOf(passage.title);
    const said = new Set([...title, ...stemsOf(text)]);
    const coverage = coverageOf(parts, said);
    const hasFact = containsFact(question, text);
    const about = topic === '' ? 0 : passage.topic_score;
    return {
      ...{ passage, text },
      explains: concepts.filter(({ stems }) => [...stems.keys()].some((one) => said.has(one))).map(({ word }) => word),
      whole: coverage >= 0.5 || passage.language !== language || (asksForFact(question) && hasFact),
      evidence: {
        ...{ words: passage.score, coverage, close: closenessOf(concepts, said), title: coverageOf(parts, title), place: 1 / (1 + at) },
        topic: Math.min(1, about) * sure,
        moreTopic: Math.min(2, Math.max(0, about - 1)) * sure,
        fact: asksForFact(question) && hasFact ? 1 : 0,
        noFact: hasFact ? 0 : 1,
        promise: titlePromises(question, passage.title) ? 1 : 0,
        agrees: similarity(questionIntents, likelihoodsOf(passage.title, languages.find((one) => one === passage.language) ?? 'en')),
        foreign: passage.language === language ? 0 : 1,
      },
    };
  });
}

const products: readonly Intent[] = ['product_question', 'stock_question', 'recommendation', 'place_order'];

function aboutQuestion(passages: readonly Passage[], knowledgeQuery: KnowledgeQuery): Record<OfQuestion, number> {
  const { asked, language, question } = knowledgeQuery;
  const parts = partsOf(knowledgeQuery);
  const questionIntents = likelihoodsOf(question, language);
  const allStems = stemsOf(passages.map(({ title, text }) => `${title} ${text}`).join(' '));
  const strange = asked.filter((word) => !recognizerOf(language).knows(word) && !allStems.has(stem(word)));
  return {
    missing: parts.length ? 1 - coverageOf(parts, allStems) : 0,
    strange: strange.length / Math.max(1, asked.length),
    outside: questionIntents.get('out_of_scope') ?? 0,
    ofProduct: products.reduce((all, intent) => all + (questionIntents.get(intent) ?? 0), 0),
    few: 1 / (1 + parts.length),
  };
}

type Likelihoods = ReadonlyMap<Intent, number>;
function likelihoodsOf(text: string, language: Language): Likelihoods {
  const recognizer = recognizerOf(language);
  return new Map(recognizer.guess(recognizer.read(text)).map(({ intent, likelihood }) => [intent, likelihood]));
}
/** Similarity of two intent distributions (Bhattacharyya coefficient), from 0 to 1. */
const similarity = (one: Likelihoods, other: Likelihoods) =>
  [...one].reduce((all, [intent, likelihood]) => all + Math.sqrt(likelihood * (other.get(intent) ?? 0)), 0);
