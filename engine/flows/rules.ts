import type { DialogueContext } from '../dialogue.ts';
import { judge, queryFor, searchFor, type Found } from '../judging.ts';
import type { Intent, Language } from '../intents.ts';
import { plain, sentencesOf } from '../words.ts';

/** A rule that shops write on their pages: how to search for it, and how its words are recognized in any language. */
/** What to search for; languages without their own wording use English. */
export type Queries = { en: string } & Partial<Record<Language, string>>;

export type Rule = {
  query: Queries;
  topic?: Intent;
  /** A passage with its title speaks of all of these. */
  about: readonly RegExp[];
  /** The sentences to quote; the passage must have one. Without it, two sentences from the one that speaks most of the subject. */
  quotes?: (sentence: string) => boolean;
};

/** A text as rules read it: plain, with hyphens as spaces. */
export const readable = (text: string) => plain(text).replace(/-/g, ' ');

const mostSentences = 2;

/** The passage that quotes a rule, in the customer's language or else in English, with the sentences to quote. */
export async function findRule({ nlu, tools }: DialogueContext, { query, topic, about, quotes }: Rule): Promise<Found | undefined> {
  for (const language of new Set([nlu.language, 'en' as const])) {
    const sought = query[language];
    if (sought === undefined) continue;
    const asking = queryFor(sought, language, topic ? { intent: topic, likelihood: 0.9 } : null);
    const { passages } = await tools.call('search_knowledge', searchFor(asking));
    const fitting = passages.filter(
      ({ title, text }) =>
        about.every((one) => one.test(readable(`${title} ${text}`))) &&
        (quotes === undefined || sentencesOf(text).some((one) => quotes(readable(one)))),
    );
    const own = fitting.filter((passage) => passage.language === language);
    const pool = own.length > 0 ? own : fitting;
    // A page about the subject quotes more than one that mentions it.
    const titled = pool.filter(({ title }) => about[0]?.test(readable(title)) ?? true);
    const best = judge(titled.length > 0 ? titled : pool, asking);
    if (best) return { ...best, text: quoteOf(best, about, quotes), whole: true };
  }
  return undefined;
}

const pointing = /^(?:it|they|this|these|es|er|sie|dies\p{L}*|il|elle|ils|elles|cela|ello|esta|este|ela|ele|isto|het|deze|dit)\s/iu;
function quoteOf({ passage }: Found, about: readonly RegExp[], quotes: Rule['quotes']): string {
  const sentences = sentencesOf(passage.text);
  if (quotes) {
    const quoted = sentences.filter((one) => quotes(readable(one))).slice(0, 2);
    // "It costs €4.50" says what only with the sentence before it.
    const before = sentences[sentences.indexOf(quoted[0] ?? '') - 1];
    return [...(before !== undefined && pointing.test(quoted[0] ?? '') ? [before] : []), ...quoted].join(' ');
  }
  if (sentences.length <= mostSentences) return passage.text;
  // What the passage is about counts first.
  const matches = sentences.map(
    (one) => about.filter((pattern) => pattern.test(readable(one))).length + (about[0]?.test(readable(one)) ? 0.5 : 0),
  );
  const start = matches.indexOf(Math.max(...matches));
  return sentences.slice(start, start + mostSentences).join(' ');
}
