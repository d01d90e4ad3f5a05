import type { importedArticle } from '@parley/contract/imports';
import type { z } from 'zod';
import type { WriteCtx } from '../../context.ts';
import { saveArticle } from '../knowledge/index.ts';
import { type Outcome, sift } from './rules.ts';

type Article = z.output<typeof importedArticle>;

export async function importArticles(ctx: WriteCtx, articles: readonly Article[]): Promise<Outcome> {
  const { kept, refused } = sift(articles, () => undefined);
  let created = 0;
  for (const { external_id: externalId, title, body, language } of kept) {
    const saved = await saveArticle(ctx, { externalId, title, body, language });
    if (saved.created) created += 1;
  }
  return { created, updated: kept.length - created, refused };
}
