import type { ArticleKind } from '@parley/contract/knowledge';
import { type RawBuilder, sql } from 'kysely';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';

export type Head = {
  id: string;
  kind: ArticleKind;
  title: string;
  language: string;
  status: 'draft' | 'published';
  source: { id: string; kind: 'site' | 'file'; name: string } | null;
  url: string | null;
  characters: number;
  used: number;
  updated_by: string | null;
  created_at: Date;
  updated_at: Date;
  version: number;
};
export type ListedArticle = Head & { beginning: string; score: number; total: number | null };
export type FullArticle = Head & { body: string };

const columns = (since: Date) => sql`
  a.id, a.kind, a.title, a.language, a.status, a.url, a.characters, u.name as updated_by, a.created_at, a.updated_at, a.version,
  case when s.id is not null then jsonb_build_object('id', s.id, 'kind', s.kind, 'name', coalesce(s.url, s.file_name, '')) end as source,
  (select count(*)::int from article_uses n where n.merchant_id = a.merchant_id and n.article_id = a.id and n.at >= ${since}::timestamptz) as used`;
const joined = sql`
  left join knowledge_sources s on s.merchant_id = a.merchant_id and s.id = a.source_id
  left join directory.users u on u.id = a.updated_by`;

export type Narrowing = {
  merchant: string;
  q?: string | undefined;
  kind?: string | undefined;
  status?: string | undefined;
  language?: string | undefined;
  source_id?: string | undefined;
};
/** A search looks at this many matches, and counting stops there. */
const most = 10_000;

function narrowed({ merchant, q, ...named }: Narrowing): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`a.merchant_id = ${merchant}::uuid`];
  for (const [column, value] of Object.entries(named)) if (value !== undefined) parts.push(sql`${sql.ref(`a.${column}`)} = ${value}`);
  const searched = q ? sql`join search_articles(${q}, ${sql.lit(most)}) f on f.id = a.id` : sql``;
  return sql`from articles a ${searched} where ${sql.join(parts, sql` and `)}`;
}

/**
 * One page: best match first with search words, else latest change first. Loads details only for the page's rows. With a search, `total`
 * is the number of matches, which is known anyway.
 */
export async function listArticles(
  db: Reader,
  { after, limit, since, ...narrowing }: Narrowing & { after: Key | undefined; limit: number; since: Date },
): Promise<ListedArticle[]> {
  const best = Boolean(narrowing.q);
  const order = best ? sql`score desc, id desc` : sql`updated_at desc, id desc`;
  const beyond = after
    ? best
      ? sql`where (n.score, n.id) < (${Number(after[0])}::int8, ${String(after[1])}::uuid)`
      : sql`where (n.updated_at, n.id) < (${String(after[0])}::timestamptz, ${String(after[1])}::uuid)`
    : sql``;
  return rows<ListedArticle>(db)`
    select ${columns(since)}, left(a.body, 600) as beginning, n.score, n.total from (
      select * from (
        select a.id, a.updated_at, ${best ? sql`f.score, count(*) over ()::int` : sql`0 as score, null::int`} as total ${narrowed(narrowing)}
      ) n ${beyond}
      order by ${order} limit ${sql.lit(limit)}
    ) n join articles a on a.merchant_id = ${narrowing.merchant}::uuid and a.id = n.id ${joined}
    order by ${best ? sql`n.score desc, n.id desc` : sql`n.updated_at desc, n.id desc`}`;
}

export async function countArticles(db: Reader, narrowing: Narrowing): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${narrowed(narrowing)} limit ${sql.lit(most)}) n`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readArticle(db: Reader, merchant: string, id: string, since: Date): Promise<FullArticle | undefined> {
  return firstRow<FullArticle>(db)`
    select ${columns(since)}, a.body from articles a ${joined} where a.merchant_id = ${merchant}::uuid and a.id = ${id}::uuid`;
}

export const lockArticle = (db: Writer, id: string) =>
  db
    .selectFrom('articles')
    .select(['id', 'kind', 'title', 'body', 'language', 'status', 'source_id', 'url', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type Written = { kind: ArticleKind; title: string; body: string; language: string; status: 'draft' | 'published' };

export const insertArticle = (db: Writer, row: Written & { merchant: string; id: string; by: string | null; now: Date }) =>
  db
    .insertInto('articles')
    .values({
      ...{ merchant_id: row.merchant, id: row.id, kind: row.kind, title: row.title, body: row.body, language: row.language },
      ...{ status: row.status, updated_by: row.by, created_at: row.now, updated_at: row.now },
    })
    .execute();

export const changeArticle = (db: Writer, id: string, change: Written & { by: string | null; now: Date }) =>
  db
    .updateTable('articles')
    .set((eb) => ({
      ...{ kind: change.kind, title: change.title, body: change.body, language: change.language, status: change.status },
      ...{ updated_by: change.by, updated_at: change.now, version: eb('version', '+', 1) },
    }))
    .where('id', '=', id)
    .execute();

export async function deleteArticle(db: Writer, id: string) {
  await db.deleteFrom('article_uses').where('article_id', '=', id).execute();
  await db.deleteFrom('articles').where('id', '=', id).execute();
}

/** Keeps a page that a person deleted from coming back. */
export const refusePage = (db: Writer, merchant: string, sourceId: string, url: string) =>
  db
    .insertInto('knowledge_refused')
    .values({ merchant_id: merchant, source_id: sourceId, url })
    .onConflict((at) => at.doNothing())
    .execute();

export type KnownArticle = { external_id: string; id: string; title: string; body: string; language: string; version: number };
/** The articles with these external ids, locked in order. */
export const lockImported = (db: Writer, merchant: string, keys: readonly string[]): Promise<KnownArticle[]> =>
  rows<KnownArticle>(db)`
    select external_id, id, title, body, language, version from articles
    where merchant_id = ${merchant}::uuid and external_id = any (${[...keys]}::text[]) order by id for no key update`;

export type Imported = { id: string; externalId: string; title: string; body: string; language: string };
/** Inserts articles or updates those with the same external ids; unchanged ones are skipped and not returned. */
export async function putArticles(db: Writer, merchant: string, articles: readonly Imported[], now: Date) {
  if (articles.length === 0) return [];
  return rows<{ id: string; external_id: string; status: string; kind: string; created: boolean }>(db)`
    insert into articles (merchant_id, id, external_id, title, body, language, created_at, updated_at)
    select ${merchant}::uuid, n.id, n."externalId", n.title, n.body, n.language, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as n (id uuid, "externalId" text, title text, body text, language text)
    on conflict (merchant_id, external_id) where external_id is not null do update
      set title = excluded.title, body = excluded.body, language = excluded.language, updated_at = excluded.updated_at, version = articles.version + 1
      where (articles.title, articles.body, articles.language) is distinct from (excluded.title, excluded.body, excluded.language)
    returning id, external_id, status, kind, version = 1 as created`;
}
