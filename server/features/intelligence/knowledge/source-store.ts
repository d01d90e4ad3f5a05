import type { KnowledgeSource } from '@parley/contract/knowledge';
import { sql } from 'kysely';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';

export type Skipped = { url: string; reason: string };
export type SourceRow = {
  id: string;
  kind: 'site' | 'file';
  url: string | null;
  file_id: string | null;
  file_name: string | null;
  file_type: string | null;
  bytes: number | null;
  language: string | null;
  state: KnowledgeSource['state'];
  reason: string | null;
  pages: number;
  seen: number;
  skipped: Skipped[];
  max_pages: number | null;
  every_days: KnowledgeSource['every_days'];
  root: string | null;
  run_id: string | null;
  begun_at: Date | null;
  last_run_at: Date | null;
  next_run_at: Date | null;
  created_by_name: string | null;
  created_at: Date;
  updated_at: Date;
  version: number;
};

const columns = sql`
  s.id, s.kind, s.url, s.file_id, s.file_name, s.file_type, s.bytes, s.language, s.state, s.reason, s.seen, s.skipped, s.max_pages, s.every_days, s.root, s.run_id, s.begun_at,
  s.last_run_at, s.next_run_at, u.name as created_by_name, s.created_at, s.updated_at, s.version,
  (select count(*)::int from articles a where a.merchant_id = s.merchant_id and a.source_id = s.id) as pages
  from knowledge_sources s left join directory.users u on u.id = s.created_by`;

export async function listSources(
  db: Reader,
  { merchant, kind, after, limit }: { merchant: string; kind: string | undefined; after: Key | undefined; limit: number },
): Promise<SourceRow[]> {
  const beyond = after ? sql`and (s.created_at, s.id) < (${String(after[0])}::timestamptz, ${String(after[1])}::uuid)` : sql``;
  return rows<SourceRow>(db)`
    select ${columns} where s.merchant_id = ${merchant}::uuid ${kind ? sql`and s.kind = ${kind}` : sql``} ${beyond}
    order by s.created_at desc, s.id desc limit ${sql.lit(limit)}`;
}

export async function readSource(db: Reader, id: string): Promise<SourceRow | undefined> {
  return firstRow<SourceRow>(db)`select ${columns} where s.id = ${id}::uuid`;
}

/** Serializes changes of a source. */
export async function lockSource(db: Writer, id: string): Promise<SourceRow | undefined> {
  await db.selectFrom('knowledge_sources').select('id').where('id', '=', id).forUpdate().execute();
  return readSource(db, id);
}

export const insertSite = (
  db: Writer,
  row: { merchant: string; id: string; url: string; maxPages: number; everyDays: number; by: string | null; now: Date },
) =>
  db
    .insertInto('knowledge_sources')
    .values({
      ...{ merchant_id: row.merchant, id: row.id, kind: 'site', url: row.url, max_pages: row.maxPages, every_days: row.everyDays },
      ...{ created_by: row.by, created_at: row.now, updated_at: row.now },
    })
    .execute();

export type NewFile = {
  merchant: string;
  id: string;
  name: string;
  type: string;
  bytes: number;
  language: string | null;
  by: string | null;
  now: Date;
};
export const insertFile = (db: Writer, row: NewFile) =>
  db
    .insertInto('knowledge_sources')
    .values({
      ...{
        merchant_id: row.merchant,
        id: row.id,
        kind: 'file',
        file_id: row.id,
        file_name: row.name,
        file_type: row.type,
        bytes: row.bytes,
      },
      ...{ language: row.language, created_by: row.by, created_at: row.now, updated_at: row.now },
    })
    .execute();

export type Change = Partial<{
  state: KnowledgeSource['state'];
  reason: string | null;
  seen: number;
  skipped: Skipped[];
  max_pages: number;
  every_days: number;
  root: string | null;
  run_id: string | null;
  begun_at: Date | null;
  last_run_at: Date;
  next_run_at: Date | null;
}>;
export const changeSource = (db: Writer, id: string, { skipped, ...change }: Change, now: Date) =>
  db
    .updateTable('knowledge_sources')
    .set((eb) => ({
      ...{ ...change, updated_at: now, version: eb('version', '+', 1) },
      ...(skipped && { skipped: JSON.stringify(skipped) }),
    }))
    .where('id', '=', id)
    .execute();

export const deleteSource = (db: Writer, id: string) => db.deleteFrom('knowledge_sources').where('id', '=', id).execute();

/** Counts uploaded files. */
export async function countFiles(db: Reader): Promise<number> {
  const { files } = await db
    .selectFrom('knowledge_sources')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('kind', '=', 'file')
    .executeTakeFirstOrThrow();
  return files;
}
export async function countSites(db: Writer, url: string) {
  const { rows } = await sql<{ sites: number; same: boolean }>`
    select count(*)::int as sites, coalesce(bool_or(url = ${url}), false) as same from knowledge_sources where kind = 'site'`.execute(db);
  return rows[0] ?? { sites: 0, same: false };
}
