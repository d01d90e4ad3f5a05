import type { importedArticle } from '@parley/contract/imports';
import type { z } from 'zod';
import type { WriteCtx } from '../../context.ts';
import { saveArticle } from '../knowledge/index.ts';
import { knownArticles } from './article-store.ts';
import { type Outcome, sift } from './rules.ts';

type Article = z.output<typeof importedArticle>;

export async function importArticles(ctx: WriteCtx, articles: readonly Article[]): Promise<Outcome> {
  const { kept, refused } = sift(articles, () => undefined);
  const known = await knownArticles(
    ctx.db,
    ctx.actor.merchant,
    kept.map(({ external_id }) => external_id),
  );
  for (const { external_id: externalId, title, body, language } of kept) await saveArticle(ctx, { externalId, title, body, language });
  return { created: kept.length - known, updated: known, refused };
}
