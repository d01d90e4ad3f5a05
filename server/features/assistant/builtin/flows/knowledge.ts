import type { Outcome } from '../../engine.ts';
import type { ResultOf } from '../../tools/toolbox.ts';
import { contentWords } from '../understand.ts';
import type { Memory } from '../memory.ts';
import { expects, meets, promises, quote, share } from '../quoting.ts';
import { compose } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import { topics } from '../topics.ts';
import type { Wish } from '../understand.ts';
import { plain, tokenize } from '../words.ts';
import { type Language, languages } from '../intents.ts';

type Passage = ResultOf<'search_knowledge'>['passages'][number];
export type Found = { passage: Passage; text: string; relevance: number; whole: boolean };

/** How much of the question itself a passage must cover when the topic already fits, and when nothing but the question speaks for it. */
const enoughOfTopic = 0.45;
const enoughAlone = 0.8;

/** The best passage for a question and the sentences of it that answer; undefined when none is good enough to be told as the answer. */
export async function findKnowledge({ tools, heard }: Talk, wish: Wish | null, question: string): Promise<Found | undefined> {
  const topic = (wish && topics[wish.intent]) ?? '';
  const asked = contentWords(question, heard.language);
  const { passages } = await tools.call('search_knowledge', {
    query: asked.join(' ') || question,
    topic,
    language: heard.language,
    limit: 10,
  });
  const rated = passages.map((passage) => rate(passage, question, asked, topic, heard.language)).sort((a, b) => b.relevance - a.relevance);
  const inTheirs = rated.find(({ passage }) => passage.language === heard.language);
  // A page in the customer's language is preferred unless another says clearly more.
  const best = inTheirs && inTheirs.relevance >= (rated[0]?.relevance ?? 0) - 0.25 ? inTheirs : rated[0];
  return best && best.relevance >= (topic ? enoughOfTopic : enoughAlone) ? best : undefined;
}

/** How well a passage answers: what it is about, and whether the sentences that would be told hold the words and the kind of fact asked for. */
function rate(passage: Passage, question: string, asked: readonly string[], topic: string, language: Language): Found {
  const plainly = plain(question);
  const text = quote(passage, plainly, asked, tokenize(topic));
  const said = tokenize(`${passage.title} ${text}`);
  const covered = asked.length === 0 ? 1 : asked.filter((word) => share([word], said)).length / asked.length;
  const relevance =
    relevanceOf(passage, topic !== '') * (meets(plainly, text) ? 1 : 0.75) +
    (asked.length ? covered * 0.3 : 0) +
    (promises(plainly, passage.title) ? 0.1 : 0);
  return { passage, text, relevance, whole: covered >= 0.5 || passage.language !== language || (expects(plainly) && meets(plainly, text)) };
}

/** A topic is fully met by a third of its words; beyond that more of them still rank a passage before another. */
const relevanceOf = ({ score, topic_score }: Passage, hasTopic: boolean) =>
  hasTopic ? Math.min(1, topic_score) * 0.5 + Math.min(2, Math.max(0, topic_score - 1)) * 0.1 + score * 0.4 : score;

/** The found sentences, named as a quotation when the customer speaks another language than the page. */
export function tell({ say, heard }: Talk, { passage, text }: Found) {
  const language = languages.find((one) => one === passage.language);
  return language && language !== heard.language ? `${say.quoted(say.languageName[language])} ${text}` : text;
}

export const sourceOf = ({ passage, relevance }: Found) => ({
  kind: 'article' as const,
  id: passage.article_id,
  title: passage.title,
  score: Math.min(1, relevance),
  excerpt: passage.text.slice(0, 300),
});

export function answerFound(
  talk: Talk,
  wish: Wish,
  found: Found,
  { more = '', remember }: { more?: string; remember?: Partial<Memory> } = {},
): Outcome {
  const { say } = talk;
  return answerWith(talk, {
    text: compose(tell(talk, found), found.whole ? more : more || say.partly),
    sources: [sourceOf(found)],
    confidence: Math.min(0.97, 0.5 + found.relevance * 0.45),
    intent: wish.intent,
    remember,
  });
}

/** A question about how the shop does things: answered from its pages, asked once more in other words, or given to a person. */
export async function answerFromKnowledge(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  if (found) return answerFound(talk, wish, found);
  if (talk.memory.misses > 0) return handTo(talk, 'missing_knowledge', wish);
  return askBack(talk, { text: talk.say.noSource, confidence: wish.likelihood, intent: wish.intent, remember: { misses: 1 } });
}

/** The clause that asks, or the whole message when the clause alone is too short to find anything. */
export const questionOf = ({ heard }: Talk, wish: Wish) => (wish.text.length >= 20 ? wish.text : heard.text);
