import type { Outcome } from '../port.ts';
import type { Memory } from '../memory.ts';
import { compose } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import { share } from '../quoting.ts';
import { contentWords, type Wish } from '../understand.ts';
import { tokenize } from '../words.ts';
import { languages } from '../intents.ts';
import { topics } from '../topics.ts';
import { askingOf, type Found, judge, mayBeTold, searchFor } from '../judging.ts';

/** The best passage for a question and the sentences of it that answer; undefined when none is good enough to be told as the answer. */
export async function findKnowledge({ tools, heard }: Talk, wish: Wish | null, question: string): Promise<Found | undefined> {
  const look = async (topical: Wish | null) => {
    const asking = askingOf(question, heard.language, topical);
    const { passages } = await tools.call('search_knowledge', searchFor(asking));
    const best = judge(passages, asking);
    return best && mayBeTold(best, asking) ? best : undefined;
  };
  // What it is about may lead away from what it says: "do I pay customs" is no matter of ways to pay.
  return (await look(wish)) ?? (wish && wish.intent in topics ? look(null) : undefined);
}

/** The answer to a question that the shop wrote down in the same words: "Do you wrap gifts?" asks for no gifts that are wrapped. */
export async function findSameQuestion(talk: Talk, text: string): Promise<Found | undefined> {
  const found = await findKnowledge(talk, null, text);
  if (!found || !found.passage.title.trim().endsWith('?')) return undefined;
  const said = tokenize(text);
  const asked = contentWords(found.passage.title, talk.heard.language);
  return asked.length > 0 && asked.every((word) => share([word], said)) ? found : undefined;
}

/** The found sentences, named as a quotation when the customer speaks another language than the page. */
export function tell({ say, speaks }: Talk, { passage, text }: Found) {
  const language = languages.find((one) => one === passage.language);
  return language && language !== speaks ? `${say.quoted(say.languageName[language])} ${text}` : text;
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
