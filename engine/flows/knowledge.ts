import type { Outcome } from '../port.ts';
import type { Memory } from '../memory.ts';
import { compose } from '../speech.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { type DetectedIntent } from '../classify.ts';
import { languages } from '../intents.ts';
import { topics } from '../topics.ts';
import { queryFor, type Found, judge, isRelevant, searchFor } from '../judging.ts';

/** The best passage for a question with the sentences that answer it; undefined when none is relevant enough. */
export async function findKnowledge(
  { tools, nlu }: DialogueContext,
  detected: DetectedIntent | null,
  question: string,
): Promise<Found | undefined> {
  const look = async (topical: DetectedIntent | null) => {
    const asking = queryFor(question, nlu.language, topical);
    const { passages } = await tools.call('search_knowledge', searchFor(asking));
    const best = judge(passages, asking);
    return best && isRelevant(best, asking) ? best : undefined;
  };
  // The topic can mislead: "do I pay customs" isn't about payment methods.
  return (await look(detected)) ?? (detected && detected.intent in topics ? look(null) : undefined);
}

/** The quoted sentences, introduced as a quotation when the page is in another language than the customer's. */
export function describe({ say, replyLanguage }: DialogueContext, { passage, text }: Found) {
  const language = languages.find((one) => one === passage.language);
  return language && language !== replyLanguage ? `${say.quoted(say.languageName[language])} ${text}` : text;
}

export const sourceOf = ({ passage, relevance }: Found) => ({
  kind: 'article' as const,
  id: passage.article_id,
  title: passage.title,
  score: Math.min(1, relevance),
  excerpt: passage.text.slice(0, 300),
});

export function answerFound(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  found: Found,
  { more = '', remember }: { more?: string; remember?: Partial<Memory> } = {},
): Outcome {
  const { say } = dialogue;
  const { article_id: id, title } = found.passage;
  return answerWith(dialogue, {
    text: compose(describe(dialogue, found), found.whole ? more : more || say.partly),
    sources: [sourceOf(found)],
    confidence: Math.min(0.97, 0.5 + found.relevance * 0.45),
    intent: detected.intent,
    remember: { page: { id, title: title.slice(0, 300) }, ...remember },
  });
}

/** Answers a policy question from the shop's pages; asks for other words once, then hands off. */
export async function answerFromKnowledge(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const found = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
  if (found) return answerFound(dialogue, detected, found);
  if (dialogue.memory.misses > 0) return handOff(dialogue, 'missing_knowledge', detected);
  return askBack(dialogue, {
    text: dialogue.say.noSource,
    confidence: detected.likelihood,
    intent: detected.intent,
    remember: { misses: 1 },
  });
}

/** The clause that asks, or the full message when the clause is too short to search for. */
export const questionOf = ({ nlu }: DialogueContext, detected: DetectedIntent) => (detected.text.length >= 20 ? detected.text : nlu.text);
