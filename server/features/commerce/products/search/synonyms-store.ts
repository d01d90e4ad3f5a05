import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../../platform/db/tenant.ts';

export type SynonymRow = Selectable<Tables['product_synonyms']>;
export type MissRow = { words: string; times: number; last_at: Date };

export const listSynonyms = (db: Reader): Promise<SynonymRow[]> =>
  db.selectFrom('product_synonyms').selectAll().orderBy('updated_at', 'desc').orderBy('id').execute();

export async function countSynonyms(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('product_synonyms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertSynonym = (db: Writer, row: Omit<SynonymRow, 'version'>): Promise<SynonymRow> =>
  db.insertInto('product_synonyms').values(row).returningAll().executeTakeFirstOrThrow();

export const lockSynonym = (db: Writer, id: string): Promise<SynonymRow | undefined> =>
  db.selectFrom('product_synonyms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeSynonym = (db: Writer, id: string, words: string[], now: Date): Promise<SynonymRow> =>
  db
    .updateTable('product_synonyms')
    .set((eb) => ({ words, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteSynonym = (db: Writer, id: string) => db.deleteFrom('product_synonyms').where('id', '=', id).execute();

/** Only what was searched for in at least two conversations: a single one may hold anything, such as a name. */
export const listMisses = (db: Reader, most: number): Promise<MissRow[]> =>
  db
    .selectFrom('product_misses')
    .select(['words', 'times', 'last_at'])
    .where('dismissed', '=', false)
    .where('times', '>=', 2)
    .orderBy('times', 'desc')
    .orderBy('words')
    .limit(most)
    .execute();

type Miss = { merchant: string; words: string; conversation: string; now: Date };
/** Counts a search without results once per conversation; a shop keeps at most `most` of them. */
export async function countMiss(db: Writer, { merchant, words, conversation, now }: Miss, most: number) {
  await sql`
    insert into product_misses (merchant_id, words, asked_in, first_at, last_at)
    select ${merchant}::uuid, ${words}, array[${conversation}::uuid], ${now}::timestamptz, ${now}::timestamptz
    where exists (select 1 from product_misses m where m.merchant_id = ${merchant}::uuid and m.words = ${words})
      or (select count(*) from product_misses m where m.merchant_id = ${merchant}::uuid) < ${most}
    on conflict (merchant_id, words) do update
      set times = product_misses.times + 1, last_at = excluded.last_at, asked_in = (excluded.asked_in || product_misses.asked_in)[:50]
      where not product_misses.asked_in && excluded.asked_in`.execute(db);
}

/** The missed searches for any of these words are no longer proposed. */
export async function dismissMisses(db: Writer, words: readonly string[]): Promise<number> {
  const dismissed = await rows<{ words: string }>(db)`
    update product_misses set dismissed = true where words = any (${[...words]}::text[]) and not dismissed returning words`;
  return dismissed.length;
}
