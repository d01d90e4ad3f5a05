import type { ResultOf } from './tools.ts';
import { type Intent, type Language, languages } from './intents.ts';
import { learnedJudgement } from './weights/judgement.ts';
import { pageWords } from './page-words.ts';
import { expects, meets, promises, quote } from './quoting.ts';
import { isSmallWord } from './small-words.ts';
import { topics } from './topics.ts';
import { contentWords, recogniserOf, type Wish } from './understand.ts';
import { plain, stem, tokenize } from './words.ts';

// Whether a passage may be told as the answer: what speaks for each is gathered as figures, and how much each figure says was learned from
// questions of our own (scripts/train-judgement.ts).

export type Passage = ResultOf<'search_knowledge'>['passages'][number];

/** What is looked for: the words that carry the question, how pages may say them, and what it is about. */
export function askingOf(question: string, language: Language, wish: Pick<Wish, 'intent' | 'likelihood'> | null) {
  const said = question.replace(interjections, '') || question;
  const asked = contentWords(said, language);
  const topic = (wish && topics[wish.intent]) ?? '';
  // Of what customers say whatever they want ("box", "pay") something is looked for where little else is said, and only if a page has it.
  const usual = asked.length > 2 ? [] : [...new Set(tokenize(said))].filter((word) => isUsual(word, asked, language));
  return {
    ...{ question, language, topic, asked },
    sure: topic && wish ? wish.likelihood : 0,
    query: asked.join(' ') || question,
    said: pageWords(question, asked, language).slice(0, 40),
    usual,
  };
}
/** "Oh wait, …": sounds that no page says and that ask for nothing. */
const interjections =
  /^(?:(?:oh|ok|okay|wait|h+m+|so|well|hey|btw|by the way|a+h+|u+h*m+|sorry|quick question|ach|naja|moment|übrigens|bueno|oye|pues|espera|bon|alors|au fait|attendez|então|olha|espere)[\s,.!…]+)+/iu;
const isUsual = (word: string, asked: readonly string[], language: Language) =>
  !word.startsWith('#') && !asked.includes(word) && !isSmallWord(word, language);
export type Asking = ReturnType<typeof askingOf>;

export const searchFor = ({ query, topic, said, usual, language }: Asking) => ({
  ...{ query, topic, language },
  also: [...said, ...usual].slice(0, 40),
  limit: 10,
});

/** What speaks for a passage, or against it, each about from 0 to 1. */
export const ofPassage = [
  'words',
  'topic',
  'moreTopic',
  'told',
  'title',
  'fact',
  'noFact',
  'promise',
  'place',
  'agrees',
  'foreign',
] as const;
/** The same for all passages of a question: what no page says, what neither pages nor a shop's customers say, and what else may be meant. */
export const ofQuestion = ['missing', 'strange', 'outside', 'ofProduct', 'few'] as const;
type OfPassage = (typeof ofPassage)[number];
type OfQuestion = (typeof ofQuestion)[number];

export type Weights<Name extends string> = Record<Name | 'always', number>;
export type Judgement = { ranking: Weights<OfPassage>; telling: Weights<OfPassage | OfQuestion | 'ahead'> };

type Rated = { passage: Passage; text: string; whole: boolean; evidence: Record<OfPassage, number> };
type Ranked = Rated & { standing: number };
export type Found = { passage: Passage; text: string; relevance: number; whole: boolean };

/** How far one is ahead of the best of another article tells how sure it is; more than this says nothing more. */
const mostAhead = 3;
/** A page in the customer's language is preferred, then one in English, unless another stands clearly higher; one in a third may help nobody. */
const clearlyHigher = 1;

/** The passages with what would be told of each, best first. */
export function ranked(passages: readonly Passage[], asking: Asking, ranking = learnedJudgement.ranking): Ranked[] {
  const rated = rate(passages, asking)
    .map((one): Ranked => ({ ...one, standing: sum(one.evidence, ranking) }))
    .sort((a, b) => b.standing - a.standing);
  const [first] = rated.map(({ passage }) => passage.language);
  const near = rated.filter(({ standing }) => standing >= (rated[0]?.standing ?? 0) - (first === 'en' ? clearlyHigher : 2 * clearlyHigher));
  const isIn = (language: string) => near.find(({ passage }) => passage.language === language);
  const preferred = first === asking.language ? undefined : (isIn(asking.language) ?? isIn('en'));
  const [best] = preferred ? [preferred] : rated;
  const told = best && closestIn(rated, withFact(rated, best).passage);
  return told ? [told, ...rated.filter((one) => one !== told)] : rated;
}

/** What was learned tells articles apart. Of the passages of one, the one that says most of what was asked: of several countries, the one named. */
const closestIn = (rated: readonly Ranked[], { article_id: article }: Passage) =>
  rated.filter(({ passage }) => passage.article_id === article).reduce((one, other) => (closeness(other) > closeness(one) ? other : one));
/** A line out of a list, "Germany: …", answers closer than a paragraph that speaks of Germany too. */
const isLine = ({ passage, text }: Rated) => passage.text.includes('\n') && !text.includes('\n') && text.length < passage.text.length / 2;
const closeness = (one: Ranked) =>
  one.evidence.told + one.standing * 0.2 + (isLine(one) && one.evidence.told >= 0.5 ? 0.15 : 0) - one.evidence.noFact * 0.15;

/** Who asks for an amount or a time is not told a text that has none, where another page says as much of the question and has it. */
const withFact = (rated: readonly Ranked[], best: Ranked) =>
  best.evidence.noFact === 0
    ? best
    : (rated.find(
        ({ evidence, standing }) => evidence.fact === 1 && evidence.told >= best.evidence.told && standing >= best.standing - clearlyHigher,
      ) ?? best);

/** How far the first is ahead of the best passage of another article. */
function aheadOf([first, ...others]: readonly Ranked[]) {
  const next = others.filter(({ passage }) => passage.article_id !== first?.passage.article_id).map(({ standing }) => standing);
  return first && next.length ? Math.max(-1, Math.min(mostAhead, first.standing - Math.max(...next))) : 1;
}

/** From here on a passage is told as the answer. */
export const enough = 0.7;
/** A page in another language shares no words with the question: where it is clear what is wanted, the topic speaks for more. */
const enoughAbroad = 0.5;
export const mayBeTold = ({ relevance, passage }: Found, { language, sure }: Asking) =>
  relevance >= (passage.language !== language && sure >= 0.9 ? enoughAbroad : enough);

/** The best passage with everything that speaks for it and against it. */
export function weigh(passages: readonly Passage[], asking: Asking, ranking = learnedJudgement.ranking) {
  const all = ranked(passages, asking, ranking);
  const [best] = all;
  return best && { ...best, evidence: { ...best.evidence, ...aboutQuestion(passages, asking), ahead: aheadOf(all) } };
}

/** The best passage, with how likely it answers, from 0 to 1. */
export function judge(passages: readonly Passage[], asking: Asking, { ranking, telling }: Judgement = learnedJudgement): Found | undefined {
  const best = weigh(passages, asking, ranking);
  if (!best) return undefined;
  const { passage, text, whole, evidence } = best;
  return { passage, text, whole, relevance: chance(sum(evidence, telling)) };
}

const sum = <Name extends string>(evidence: Record<Name, number>, weights: Weights<Name>) =>
  (Object.keys(evidence) as Name[]).reduce((all, name) => all + evidence[name] * weights[name], weights.always);
const chance = (standing: number) => 1 / (1 + Math.exp(-standing));

/** One thing the question is about: its own stem, and those of how pages say the same. */
type Part = { own: string; others: ReadonlySet<string> };

/** Each word that carries the question; and what was said in small words alone ("send it back"). */
function partsOf({ asked, said }: Asking): Part[] {
  const lines = said.map((line) => tokenize(line));
  const partOf = (word: string): Part => ({
    own: stem(word),
    others: new Set(lines.flatMap(([key, ...others]) => (key === word ? others.map(stem) : []))),
  });
  return [...new Set([...asked, ...lines.flatMap(([key]) => key ?? [])])].map(partOf);
}

/** How much of a question is said, from 0 to 1: in its words, or as pages do for a little less. */
function coverage(parts: readonly Part[], said: ReadonlySet<string>) {
  const points = parts.map(({ own, others }) => (said.has(own) ? 1 : [...others].some((other) => said.has(other)) ? 0.85 : 0));
  return points.reduce<number>((all, one) => all + one, 0) / Math.max(1, points.length);
}
const stemsOf = (text: string) => new Set(tokenize(text).map(stem));

export function rate(passages: readonly Passage[], asking: Asking): Rated[] {
  const { language, asked, topic, sure } = asking;
  const question = plain(asking.question);
  const parts = partsOf(asking);
  const further = [...tokenize(topic), ...asking.said.flatMap((line) => tokenize(line))];
  const meant = likelihoodsOf(asking.question, language);
  return passages.map((passage, at) => {
    const text = quote(passage, question, asked, further);
    const title = stemsOf(passage.title);
    const told = coverage(parts, new Set([...title, ...stemsOf(text)]));
    const hasFact = meets(question, text);
    const about = topic === '' ? 0 : passage.topic_score;
    return {
      ...{ passage, text },
      whole: told >= 0.5 || passage.language !== language || (expects(question) && hasFact),
      evidence: {
        ...{ words: passage.score, told, title: coverage(parts, title), place: 1 / (1 + at) },
        topic: Math.min(1, about) * sure,
        moreTopic: Math.min(2, Math.max(0, about - 1)) * sure,
        fact: expects(question) && hasFact ? 1 : 0,
        noFact: hasFact ? 0 : 1,
        promise: promises(question, passage.title) ? 1 : 0,
        agrees: agreement(meant, likelihoodsOf(passage.title, languages.find((one) => one === passage.language) ?? 'en')),
        foreign: passage.language === language ? 0 : 1,
      },
    };
  });
}

const products: readonly Intent[] = ['product_question', 'stock_question', 'recommendation', 'place_order'];

function aboutQuestion(passages: readonly Passage[], asking: Asking): Record<OfQuestion, number> {
  const { asked, language, question } = asking;
  const parts = partsOf(asking);
  const meant = likelihoodsOf(question, language);
  const everywhere = stemsOf(passages.map(({ title, text }) => `${title} ${text}`).join(' '));
  const strange = asked.filter((word) => !recogniserOf(language).knows(word) && !everywhere.has(stem(word)));
  return {
    missing: parts.length ? 1 - coverage(parts, everywhere) : 0,
    strange: strange.length / Math.max(1, asked.length),
    outside: meant.get('out_of_scope') ?? 0,
    ofProduct: products.reduce((all, intent) => all + (meant.get(intent) ?? 0), 0),
    few: 1 / (1 + parts.length),
  };
}

type Likelihoods = ReadonlyMap<Intent, number>;
function likelihoodsOf(text: string, language: Language): Likelihoods {
  const recogniser = recogniserOf(language);
  return new Map(recogniser.guess(recogniser.read(text)).map(({ intent, likelihood }) => [intent, likelihood]));
}
/** Whether two say the same to who recognises wishes, from 0 to 1. */
const agreement = (one: Likelihoods, other: Likelihoods) =>
  [...one].reduce((all, [intent, likelihood]) => all + Math.sqrt(likelihood * (other.get(intent) ?? 0)), 0);
