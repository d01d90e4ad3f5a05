import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** Replaces the last crawl's addresses with the start address, then those of known pages in their order. */
export async function beginWith(db: Writer, merchant: string, sourceId: string, url: string) {
  await db.deleteFrom('knowledge_pages').where('source_id', '=', sourceId).execute();
  await sql`
    insert into knowledge_pages (merchant_id, source_id, url, position)
    select ${merchant}::uuid, ${sourceId}::uuid, ${url}, 0
    union all select merchant_id, source_id, url, row_number() over (order by created_at, id)
      from articles where merchant_id = ${merchant}::uuid and source_id = ${sourceId}::uuid and url is not null and url <> ${url}`.execute(
    db,
  );
}

/** Queues addresses, up to `most` in total; known ones keep their position. */
export async function addPages(db: Writer, merchant: string, sourceId: string, urls: readonly string[], most: number) {
  if (urls.length === 0) return;
  await sql`
    insert into knowledge_pages (merchant_id, source_id, url, position)
    select ${merchant}::uuid, ${sourceId}::uuid, n.url, k.next + n.place from unnest(${[...urls]}::text[]) with ordinality as n (url, place),
      (select coalesce(max(position), 0) as next from knowledge_pages where source_id = ${sourceId}::uuid) k
    where k.next + n.place <= ${most}::int
      and not exists (select 1 from knowledge_refused r where r.merchant_id = ${merchant}::uuid and r.source_id = ${sourceId}::uuid and r.url = n.url)
    on conflict (merchant_id, source_id, url) do nothing`.execute(db);
}

export const nextPage = (db: Reader, sourceId: string): Promise<{ url: string } | undefined> =>
  db
    .selectFrom('knowledge_pages')
    .select('url')
    .where('source_id', '=', sourceId)
    .where('done', '=', false)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/** Marks an address as read; `kept` means that its page remains. Adds one that wasn't queued. */
export const markDone = (db: Writer, merchant: string, sourceId: string, url: string, kept: boolean) =>
  db
    .insertInto('knowledge_pages')
    .values({ merchant_id: merchant, source_id: sourceId, url, position: 0, done: true, kept })
    .onConflict((at) =>
      at
        .columns(['merchant_id', 'source_id', 'url'])
        .doUpdateSet({ done: true, kept: sql<boolean>`knowledge_pages.kept or excluded.kept` }),
    )
    .execute();

export async function readProgress(db: Reader, sourceId: string): Promise<{ kept: number; waiting: number }> {
  const { rows } = await sql<{ kept: number; waiting: number }>`
    select count(*) filter (where kept)::int as kept, count(*) filter (where not done)::int as waiting from knowledge_pages where source_id = ${sourceId}::uuid`.execute(
    db,
  );
  return rows[0] ?? { kept: 0, waiting: 0 };
}

type Standing = { done: boolean; kept: boolean; refused: boolean };
/** Whether this crawl has already read or kept an address, and whether a person wants it left out. */
export async function readStanding(db: Reader, sourceId: string, url: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select exists (select 1 from knowledge_pages where source_id = ${sourceId}::uuid and url = ${url} and done) as done,
      exists (select 1 from knowledge_pages where source_id = ${sourceId}::uuid and url = ${url} and kept) as kept,
      exists (select 1 from knowledge_refused where source_id = ${sourceId}::uuid and url = ${url}) as refused`.execute(db);
  return rows[0] ?? { done: false, kept: false, refused: false };
}

export type KnownArticle = { id: string; digest: string | null; etag: string | null; last_modified: string | null; status: string };
export const findPage = (db: Reader, sourceId: string, url: string | null): Promise<KnownArticle | undefined> =>
  db
    .selectFrom('articles')
    .select(['id', 'digest', 'etag', 'last_modified', 'status'])
    .where('source_id', '=', sourceId)
    .where('url', url === null ? 'is' : '=', url)
    .executeTakeFirst();

/** Another page of the source with the same text, kept by this crawl. */
export const findDuplicate = (db: Writer, sourceId: string, digest: string, url: string) =>
  db
    .selectFrom('articles as a')
    .innerJoin('knowledge_pages as p', (on) =>
      on.onRef('p.source_id', '=', 'a.source_id').onRef('p.url', '=', 'a.url').on('p.kept', '=', true),
    )
    .select('a.url')
    .where('a.source_id', '=', sourceId)
    .where('a.digest', '=', digest)
    .where('a.url', '<>', url)
    .limit(1)
    .executeTakeFirst();

/** The name of another file of the shop with the same text. */
export const findDuplicateFile = (db: Writer, sourceId: string, digest: string) =>
  db
    .selectFrom('articles as a')
    .innerJoin('knowledge_sources as s', 's.id', 'a.source_id')
    .select('s.file_name')
    .where('a.kind', '=', 'file')
    .where('a.digest', '=', digest)
    .where('a.source_id', '<>', sourceId)
    .limit(1)
    .executeTakeFirst();

export type ReadPage = {
  merchant: string;
  id: string;
  sourceId: string;
  kind: 'page' | 'file';
  url: string | null;
  title: string;
  body: string;
  language: string;
  digest: string;
  etag: string | null;
  lastModified: string | null;
  now: Date;
};
export const insertRead = (db: Writer, row: ReadPage) =>
  db
    .insertInto('articles')
    .values({
      ...{ merchant_id: row.merchant, id: row.id, source_id: row.sourceId, kind: row.kind, url: row.url, title: row.title, body: row.body },
      ...{ language: row.language, digest: row.digest, etag: row.etag, last_modified: row.lastModified, checked_at: row.now },
      ...{ created_at: row.now, updated_at: row.now },
    })
    .execute();

export const changeRead = (db: Writer, id: string, row: ReadPage) =>
  db
    .updateTable('articles')
    .set((eb) => ({
      ...{ title: row.title, body: row.body, language: row.language, digest: row.digest, etag: row.etag, last_modified: row.lastModified },
      ...{ checked_at: row.now, updated_at: row.now, updated_by: null, version: eb('version', '+', 1) },
    }))
    .where('id', '=', id)
    .execute();

/** The text is unchanged; only the headers for the next request may differ. */
export const markChecked = (db: Writer, id: string, known: { etag: string | null; lastModified: string | null }, now: Date) =>
  db.updateTable('articles').set({ checked_at: now, etag: known.etag, last_modified: known.lastModified }).where('id', '=', id).execute();

/** Deletes the pages this crawl didn't keep; returns their number. */
export async function deleteUnkept(db: Writer, sourceId: string): Promise<number> {
  const gone = await db
    .deleteFrom('articles as a')
    .where('a.source_id', '=', sourceId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('knowledge_pages as p')
            .select('p.url')
            .whereRef('p.source_id', '=', 'a.source_id')
            .whereRef('p.url', '=', 'a.url')
            .where('p.kept', '=', true),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
