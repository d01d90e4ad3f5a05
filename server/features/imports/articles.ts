import type { importedArticle } from '@parley/contract/imports';
import type { z } from 'zod';
import type { WriteCtx } from '../../context.ts';
import { saveArticles } from '../knowledge/index.ts';
import { type Outcome, sift } from './rules.ts';

type Article = z.output<typeof importedArticle>;

export async function importArticles(ctx: WriteCtx, articles: readonly Article[]): Promise<Outcome> {
  const { kept, refused } = sift(articles, () => undefined);
  const saved = await saveArticles(
    ctx,
    kept.map(({ external_id: externalId, title, body, language }) => ({ externalId, title, body, language })),
  );
  return { ...saved, refused };
}
