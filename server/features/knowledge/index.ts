import type { WriteCtx } from '../../context.ts';
import { splitIntoPassages } from './rules.ts';
import { putArticle, replacePassages } from './store.ts';

export { type FoundPassage, searchPassages } from './store.ts';

/** Keeps an article and makes it findable. One with the same external id is replaced, with all its passages. */
export async function saveArticle(
  ctx: WriteCtx,
  article: { externalId: string; title: string; body: string; language: string },
): Promise<{ id: string; created: boolean }> {
  const { merchant } = ctx.actor;
  const { id, version } = await putArticle(ctx.db, { ...article, merchant, id: ctx.newId(), now: ctx.now() });
  await replacePassages(
    ctx.db,
    { merchant, id, language: article.language },
    splitIntoPassages(article).map((passage) => ({ ...passage, id: ctx.newId() })),
  );
  return { id, created: version === 1 };
}
