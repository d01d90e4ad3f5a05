import type { WriteCtx } from '../../../context.ts';
import { lockImported, saveArticles } from '../../intelligence/knowledge/index.ts';
import { readBases, saveBases } from './base-store.ts';
import { differenceAt, type Outcome } from './outcome.ts';
import { nextFields, reconcile } from './ownership.ts';
import { separateRefused } from './rules.ts';

type ArticleIn = { external_id: string; title: string; body: string; language: string; row: number };

/** Imports articles by external id. What was changed here stays, and an article that was deleted here doesn't come back. */
export async function importArticles(ctx: WriteCtx, articles: readonly ArticleIn[]): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const { kept, refused } = separateRefused(articles, () => undefined);
  const keys = kept.map(({ external_id: key }) => key);
  const known = new Map((await lockImported(ctx.db, merchant, keys)).map((article) => [article.external_id, article]));
  const bases = await readBases(ctx.db, merchant, 'article', keys);
  const planned = kept.map(({ external_id: key, row, ...file }) => {
    const before = known.get(key);
    const base = bases.get(key);
    const note = differenceAt({ row, kind: 'article', id: before?.id ?? null, label: before?.title ?? file.title, key }, base);
    if (!before && base) {
      const differences = note({ field: 'record', path: 'record', theirs: file.title, value: file.title });
      return { key, article: undefined, fields: undefined, differences };
    }
    const here = before ? { title: before.title, body: before.body, language: before.language } : file;
    const isTouched = (field: string) => base?.fields[field] === undefined && before !== undefined && before.version > 1;
    const { after, prints, conflicts } = reconcile(here, file, { base, isTouched });
    const differences = conflicts.flatMap((field) =>
      note({ field, path: field, ours: after[field], theirs: file[field], value: file[field] }),
    );
    return { key, article: { externalId: key, ...after }, fields: nextFields(base, prints), differences };
  });
  const saved = await saveArticles(
    ctx,
    planned.flatMap(({ article }) => article ?? []),
  );
  const bodies = planned.flatMap(({ key, fields }) => (fields ? [{ key, fields }] : []));
  await saveBases(ctx.db, merchant, 'article', bodies, ctx.now());
  const gone = planned.filter(({ article }) => !article).length;
  return { ...saved, unchanged: saved.unchanged + gone, refused, differences: planned.flatMap(({ differences }) => differences) };
}
