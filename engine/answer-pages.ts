// Finds and answers from a fixed set of pages without a shop: the product's own help. Ranking and quoting are those of a shop's knowledge.
import { editDistance } from './edit-distance.ts';
import { isRelevant, judge, type Passage, queryFor } from './judging.ts';
import type { Language } from './intents.ts';
import { languageOf } from './language.ts';
import { isSmallWord } from './stop-words.ts';
import { stem, tokenize } from './words.ts';

/** A page to find. `words` are what people may type for it; they are never quoted. `share`: how much its matches count beside those of others. */
export type AnswerPage = { id: string; title: string; text: string; words: string; share: number };
export type FoundPage = { id: string; score: number };
export type PageAnswer = { id: string; text: string };

type Indexed = AnswerPage & { stems: ReadonlyMap<string, number> };

/** How much a word counts by where it stands. */
const worth = { title: 1.5, words: 1.3, text: 1 };
/** How much a word counts that isn't the one that was typed. */
const begun = 0.8;
const misspelled = 0.6;
const longEnough = { begin: 3, misspell: 5 };
/** What a page must have of the query, and of the best page's score, to be listed. */
const least = { found: 0.3, ofBest: 0.4 };
/** From this score on a page may answer at all: with less, most of the question is about something else. */
const mayAnswer = { score: 0.5, ofBest: 0.6 };
/** A page that has nearly the whole question in its title or words, and this much more than any other, answers it although its text has other words. */
const clear = { score: 0.9, lead: 0.3 };

export function openPages(pages: readonly AnswerPage[]) {
  const indexed = pages.map(indexOf);
  const spread = new Map<string, number>();
  for (const { stems } of indexed) for (const one of stems.keys()) spread.set(one, (spread.get(one) ?? 0) + 1);
  const rarity = (one: string) => Math.log(1 + pages.length / (0.5 + (spread.get(one) ?? 0)));

  /** The stems of the pages that a typed word may mean, with how much each counts. */
  function meantBy(word: string): Map<string, number> {
    const own = stem(word);
    if (spread.has(own)) return new Map([[own, 1]]);
    const near = [...spread.keys()].flatMap((one): [string, number][] => {
      if (own.length >= longEnough.begin && one.startsWith(own)) return [[one, begun]];
      return own.length >= longEnough.misspell && editDistance(own, one, 1) <= 1 ? [[one, misspelled]] : [];
    });
    return new Map(near);
  }

  /** The pages that have words of the query, best first. `score` is their share of the query, which a title may raise above 1. */
  function search(query: string): FoundPage[] {
    const typed = tokenize(query);
    const language = languageOf(query, 'en');
    const said = typed.filter((word) => says(word, 'en') && says(word, language));
    const words = [...new Set(said.length > 0 ? said : typed)];
    const meant = words.map((word) => ({ stems: meantBy(word), rare: rarity(stem(word)) }));
    const all = meant.reduce((sum, { rare }) => sum + rare, 0);
    if (all === 0) return [];
    const found = indexed
      .map(({ id, stems, share: standing }) => {
        const points = meant.map((word) => {
          const found = [...word.stems].map(([one, share]) => share * standing * (stems.get(one) ?? 0));
          return word.rare * Math.max(0, ...found);
        });
        return { id, score: points.reduce((sum, one) => sum + one, 0) / all };
      })
      .sort((one, other) => other.score - one.score);
    return found.filter(({ score }) => score >= Math.max(least.found, least.ofBest * (found[0]?.score ?? 0)));
  }

  /** The part of a page that answers the question, in the page's own words; undefined when none does. */
  function answer(question: string): PageAnswer | undefined {
    const query = queryFor(question, 'en', null);
    const byId = new Map(pages.map((page) => [page.id, page]));
    const found = search(question).flatMap(({ id, score }) => {
      const page = byId.get(id);
      return page ? [{ page, score }] : [];
    });
    const [first, second] = found;
    if (!first || first.score * first.page.share < mayAnswer.score) return undefined;
    // Lesser pages answer only a question that is theirs in the first place.
    const passages = found
      .filter(({ page, score }) => page.share >= first.page.share && score >= mayAnswer.ofBest * first.score)
      .slice(0, 10)
      .map(({ page: { id, title, text }, score }): Passage => {
        return { id, article_id: id, title, text, language: 'en', score: Math.min(1, score), topic_score: 0 };
      });
    const best = judge(passages, query);
    if (best && isRelevant(best, query)) return { id: best.passage.article_id, text: best.uncut };
    const isClear = first.score >= clear.score && first.score - (second?.score ?? 0) >= clear.lead;
    return isClear ? { id: first.page.id, text: paragraphFor(first.page, question) } : undefined;
  }

  /** The paragraph with most of the question's words, by what they are worth; the first one when none has any. */
  function paragraphFor({ text }: AnswerPage, question: string): string {
    const asked = new Set(
      tokenize(question)
        .filter((word) => says(word, 'en'))
        .map(stem),
    );
    const worthOf = (paragraph: string) =>
      [...new Set(tokenize(paragraph).map(stem))].reduce((sum, one) => sum + (asked.has(one) ? rarity(one) : 0), 0);
    return text.split(/\n{2,}/).reduce((best, other) => (worthOf(other) > worthOf(best) ? other : best));
  }

  return { search, answer };
}
export type Pages = ReturnType<typeof openPages>;

/** Single letters and the words that every sentence has name nothing. */
const says = (word: string, language: Language) => word.length > 1 && !isSmallWord(word, language);

function indexOf(page: AnswerPage): Indexed {
  const stems = new Map<string, number>();
  for (const part of ['text', 'words', 'title'] as const)
    for (const word of tokenize(page[part])) if (says(word, 'en')) stems.set(stem(word), worth[part]);
  return { ...page, stems };
}
