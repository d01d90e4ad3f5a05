import type { Outcome } from '../port.ts';
import type { Intent } from '../intents.ts';
import type { Memory } from '../memory.ts';
import { compose } from '../speech.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { type DetectedIntent } from '../classify.ts';
import { languages } from '../intents.ts';
import { turnTexts } from '../texts/turn-texts.ts';
import { topics } from '../topics.ts';
import { sentencesOf } from '../words.ts';
import { lastAnswer } from './verification.ts';
import { queryFor, type Found, judge, isRelevant, searchFor } from '../judging.ts';

/** The best passage for a question with the sentences that answer it; undefined when none is relevant enough. */
export async function findKnowledge(
  dialogue: DialogueContext,
  detected: DetectedIntent | null,
  question: string,
): Promise<Found | undefined> {
  const { tools, nlu } = dialogue;
  const look = async (topical: DetectedIntent | null) => {
    const asking = queryFor(question, nlu.language, topical);
    const { passages } = await tools.call('search_knowledge', searchFor(asking));
    const best = judge(passages, asking);
    const relevant = best && isRelevant(best, asking) ? best : undefined;
    if (!relevant || !wasQuoted(dialogue, relevant)) return relevant;
    // What was quoted just now wasn't the answer; another article may be.
    const other = judge(
      passages.filter(({ article_id: id }) => id !== relevant.passage.article_id),
      asking,
    );
    return other && isRelevant(other, asking) ? other : relevant;
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

/** Whether the AI's last answer was mostly this text; one line out of a list is news. */
export function isLastSaid(dialogue: DialogueContext, text: string): boolean {
  const last = lastAnswer(dialogue) ?? '';
  return text !== '' && last.includes(text) && text.length >= last.length * mostlyThis;
}
const mostlyThis = 0.4;
const wasQuoted = (dialogue: DialogueContext, { text }: Found) => isLastSaid(dialogue, text);

/** Instead of the same quotation a second time; a yes hands off. */
function nothingMore(dialogue: DialogueContext, intent: Intent, found: Found): Outcome {
  return askBack(dialogue, {
    text: turnTexts[dialogue.replyLanguage].nothingMore,
    sources: [sourceOf(found)],
    confidence: 0.5,
    intent,
    remember: { awaiting: 'person' },
  });
}

export function answerFound(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  found: Found,
  { more = '', remember }: { more?: string; remember?: Partial<Memory> } = {},
): Outcome {
  const { say } = dialogue;
  const { article_id: id, title } = found.passage;
  if (wasQuoted(dialogue, found)) return nothingMore(dialogue, detected.intent, found);
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

/** The sentence that asks, or the full message when it is too short to search for: half a sentence may have lost what it is about. */
export function questionOf({ nlu }: DialogueContext, { text }: DetectedIntent): string {
  const sentence = sentencesOf(nlu.text).find((one) => one.includes(text)) ?? text;
  return sentence.length >= 20 ? sentence : nlu.text;
}
