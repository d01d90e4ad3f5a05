import type { askHelp, getHelpArticle, getHelpChangelog, listHelpArticles } from '@parley/contract/help';
import type { Received, Result } from '@parley/contract/endpoint';
import { missing } from '../../../platform/http/problem.ts';
import { openPages } from '../../intelligence/assistant/index.ts';
import { articlesOf, excerptOf, type HelpArticle, type HelpTexts, releasesOf } from './article-rules.ts';

export type Library = ReturnType<typeof openLibrary>;

/** An error explains itself where it appears; who searches mostly wants to know how something is done. */
const shareOfErrors = 0.7;

/** The articles, read once when the process starts. */
export function openLibrary(texts: HelpTexts) {
  const articles = articlesOf(texts);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const releases = releasesOf(texts.changelog);
  const pages = openPages(
    articles.map(({ id, kind, title, words, body }) => ({ id, title, words, text: body, share: kind === 'error' ? shareOfErrors : 1 })),
  );
  return {
    list: ({ q, kind, limit }: Received<typeof listHelpArticles>): Result<typeof listHelpArticles> => {
      const found = q ? pages.search(q).flatMap(({ id }) => byId.get(id) ?? []) : articles;
      const wanted = kind ? found.filter((article) => article.kind === kind) : found;
      return { items: wanted.slice(0, limit).map((article) => ({ ...headOf(article), excerpt: excerptOf(article.body) })) };
    },
    read: (id: string): Result<typeof getHelpArticle> => {
      const article = byId.get(id) ?? missing('help_article.missing');
      return { ...headOf(article), body: article.body };
    },
    answer: (q: string): Result<typeof askHelp> => {
      const found = pages.answer(q);
      const source = found && byId.get(found.id);
      return { answer: source ? { text: found.text, source: headOf(source) } : null };
    },
    changelog: (): Result<typeof getHelpChangelog> => ({ releases }),
  };
}

const headOf = ({ id, kind, title, path }: HelpArticle) => ({ id, kind, title, path });
