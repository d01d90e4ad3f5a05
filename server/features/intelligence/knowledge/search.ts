import type { Received, Result } from '@parley/contract/endpoint';
import type { ArticleKind, searchKnowledge } from '@parley/contract/knowledge';
import type { ReadCtx } from '../../../context.ts';
import { highlightsOf } from './highlight-rules.ts';
import { searchPassages } from './store.ts';

/** The AI's own search, with the highlights in each passage. */
export async function search(
  ctx: ReadCtx,
  { q, language, limit }: Received<typeof searchKnowledge>,
): Promise<Result<typeof searchKnowledge>> {
  const found = await searchPassages(ctx.db, { query: q, topic: '', language, limit });
  return {
    items: found.map(({ article_id, kind, title, url, language: written, score, text }) => ({
      ...{ article_id, kind: kind as ArticleKind, title, url, language: written, passage: text },
      score: Math.min(1, Math.round(score * 1000) / 1000),
      highlights: highlightsOf(text, q),
    })),
  };
}
