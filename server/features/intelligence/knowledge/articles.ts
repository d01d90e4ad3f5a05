import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/knowledge';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { personId } from '../../../platform/lib/actors.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import * as store from './article-store.ts';
import { presentArticle, presentRow } from './present.ts';
import { indexArticles } from './save.ts';

type Reader = ReadCtx<ReadingActor>;
type Writer = WriteCtx<WritingActor>;

/** How long an answer counts as a use of its sources. */
const month = 30 * 24 * 60 * 60 * 1000;
const since = ({ now }: Pick<Reader, 'now'>) => new Date(now().getTime() - month);

export async function list(
  ctx: Reader,
  { cursor, limit, ...narrowing }: Received<typeof contract.listArticles>,
): Promise<Result<typeof contract.listArticles>> {
  const best = Boolean(narrowing.q);
  const sort = best ? 'best' : 'recent';
  const after = fromKeyCursor(sort, cursor, [best ? 'int' : 'instant', 'uuid']);
  const rows = await store.listArticles(ctx.db, { ...narrowing, after, limit: limit + 1, since: since(ctx) });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentRow(row, ctx.actor)),
    next_cursor: last ? toKeyCursor(sort, [best ? last.score : last.updated_at.toISOString(), last.id]) : null,
    total: rows[0]?.total ?? (await store.countArticles(ctx.db, narrowing)),
  };
}

export const get = (ctx: Reader, { id }: Received<typeof contract.getArticle>) => answer(ctx, id);

export async function create(ctx: Writer, { merchant: _merchant, ...written }: Received<typeof contract.createArticle>) {
  const id = await add(ctx, written);
  ctx.audit({ action: 'article.created', object: ['article', id], detail: tellable(written) });
  return answer(ctx, id);
}

/** Writes a person's article and indexes it; the caller writes the audit entry. */
export async function add(ctx: Writer, written: store.Written): Promise<string> {
  const id = ctx.newId();
  await store.insertArticle(ctx.db, { ...written, merchant: ctx.actor.merchant, id, by: personId(ctx.actor), now: ctx.now() });
  await indexArticles(ctx, [{ ...written, id }]);
  notify(ctx, id, 1);
  return id;
}

export async function update(ctx: Writer, { merchant: _merchant, id, version, ...wanted }: Received<typeof contract.updateArticle>) {
  const before = (await store.lockArticle(ctx.db, id)) ?? missing('article.missing');
  if (version !== undefined && version !== before.version) throw new Problem('article.changed');
  const named = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  if (before.source_id && Object.keys(named).some((field) => field !== 'status')) throw fromSource();
  const { kind, title, body, language, status } = { ...before, ...named };
  const after = { kind, title, body, language, status };
  const differs = (Object.keys(after) as (keyof typeof after)[]).some((field) => after[field] !== before[field]);
  if (differs) {
    await store.changeArticle(ctx.db, id, { ...after, by: personId(ctx.actor), now: ctx.now() });
    await indexArticles(ctx, [{ ...after, id }]);
    ctx.audit({ action: 'article.changed', object: ['article', id], detail: { before: tellable(before), after: tellable(after) } });
    notify(ctx, id, before.version + 1);
  }
  return answer(ctx, id);
}

export async function remove(ctx: Writer, { id }: Received<typeof contract.deleteArticle>) {
  const before = (await store.lockArticle(ctx.db, id)) ?? missing('article.missing');
  if (before.source_id && before.url !== null) await store.refusePage(ctx.db, ctx.actor.merchant, before.source_id, before.url);
  await store.deleteArticle(ctx.db, id);
  ctx.audit({ action: 'article.deleted', object: ['article', id], detail: { ...tellable(before), url: before.url } });
  notify(ctx, id, null);
  return {};
}

export async function answer(ctx: Reader | Writer, id: string): Promise<contract.Article> {
  const row = (await store.readArticle(ctx.db, ctx.actor.merchant, id, since(ctx))) ?? missing('article.missing');
  return presentArticle(row, ctx.actor);
}

const fromSource = () =>
  new Problem('input.invalid', {
    detail: 'This article comes from a file or site, so edit it there. Here you can only publish or unpublish it.',
  });
const tellable = ({ kind, title, language, status, body }: store.Written) => ({ kind, title, language, status, characters: body.length });

function notify(ctx: WriteCtx, id: string, version: number | null) {
  ctx.signal({ type: 'changed', topic: 'knowledge', id, version });
}
