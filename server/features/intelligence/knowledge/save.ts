import type { WriteCtx } from '../../../context.ts';
import { putArticles } from './article-store.ts';
import { articlesIndexed } from './events.ts';
import { splitIntoPassages } from './rules.ts';
import { replacePassages } from './store.ts';

export type Indexed = { id: string; kind: string; title: string; body: string; language: string; status: string };

/** Indexes published articles and removes drafts from the index. */
export async function indexArticles(ctx: WriteCtx, articles: readonly Indexed[]) {
  const passages = articles.flatMap(({ status, ...article }) =>
    status === 'published'
      ? splitIntoPassages(article).map((passage, position) => ({
          ...passage,
          ...{ id: ctx.newId(), article: article.id, language: article.language, position },
        }))
      : [],
  );
  await replacePassages(
    ctx.db,
    ctx.actor.merchant,
    articles.map(({ id }) => id),
    passages,
  );
  if (articles.length > 0) await ctx.emit(articlesIndexed, { merchant: ctx.actor.merchant });
}

export type Imported = { externalId: string; title: string; body: string; language: string };

/**
 * Saves and indexes articles in a few statements. One with a known external id is replaced with its passages; unchanged ones are skipped.
 * The external ids must be unique.
 */
export async function saveArticles(
  ctx: WriteCtx,
  articles: readonly Imported[],
): Promise<{ created: number; updated: number; unchanged: number }> {
  const given = new Map(articles.map((article) => [article.externalId, article]));
  const rows = articles.map((article) => ({ ...article, id: ctx.newId() }));
  const saved = await putArticles(ctx.db, ctx.actor.merchant, rows, ctx.now());
  await indexArticles(
    ctx,
    saved.flatMap(({ id, external_id, status, kind }) => {
      const article = given.get(external_id);
      return article ? [{ ...article, id, status, kind }] : [];
    }),
  );
  const created = saved.filter((row) => row.created).length;
  return { created, updated: saved.length - created, unchanged: articles.length - saved.length };
}
