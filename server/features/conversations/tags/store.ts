import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import { type Viewer, visible } from '../../account/visibility/index.ts';

export type TagRow = Selectable<Tables['tags']>;
export type ListedTag = TagRow & { conversations_count: number };
type Body = Pick<TagRow, 'name' | 'colour' | 'description'>;

/** Tags by name, each with the number of conversations this viewer can see. */
export async function listTags(db: Reader, viewer: Viewer, id?: string): Promise<ListedTag[]> {
  return rows<ListedTag>(db)`
    select t.*, coalesce(n.count, 0)::int as conversations_count
    from tags t left join (
      select ct.tag_id, count(*) as count
      from conversation_tags ct join conversations c on c.merchant_id = ct.merchant_id and c.id = ct.conversation_id
      where c.merged_into_id is null and ${visible(viewer, 'c')} ${id ? sql`and ct.tag_id = ${id}::uuid` : sql``}
      group by ct.tag_id
    ) n on n.tag_id = t.id
    ${id ? sql`where t.id = ${id}::uuid` : sql``}
    order by t.name`;
}

export const insertTag = (db: Writer, row: Body & { merchant_id: string; id: string; created_at: Date }): Promise<TagRow> =>
  db.insertInto('tags').values(row).returningAll().executeTakeFirstOrThrow();

export const lockTag = (db: Writer, id: string): Promise<TagRow | undefined> =>
  db.selectFrom('tags').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeTag = (db: Writer, id: string, change: Partial<Body>): Promise<TagRow> =>
  db.updateTable('tags').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Deletes the tag and removes it from every conversation; returns how many had it. */
export async function deleteTag(db: Writer, id: string): Promise<number> {
  const taken = await db.deleteFrom('conversation_tags').where('tag_id', '=', id).executeTakeFirst();
  await db.deleteFrom('tags').where('id', '=', id).execute();
  return Number(taken.numDeletedRows);
}

/** The tags that exist, locked against deletion until the transaction ends. */
export const holdTags = (db: Writer, ids: readonly string[]): Promise<TagRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('tags').selectAll().where('id', 'in', ids).orderBy('name').forKeyShare().execute();

export const tagsOf = (db: Reader, conversationId: string): Promise<TagRow[]> =>
  db
    .selectFrom('conversation_tags as ct')
    .innerJoin('tags as t', (on) => on.onRef('t.merchant_id', '=', 'ct.merchant_id').onRef('t.id', '=', 'ct.tag_id'))
    .selectAll('t')
    .where('ct.conversation_id', '=', conversationId)
    .orderBy('t.name')
    .execute();

export async function addTags(db: Writer, merchant: string, conversationId: string, tagIds: readonly string[], now: Date) {
  if (tagIds.length === 0) return;
  const rows = tagIds.map((id) => ({ merchant_id: merchant, conversation_id: conversationId, tag_id: id, created_at: now }));
  await db.insertInto('conversation_tags').values(rows).execute();
}

export async function removeTags(db: Writer, conversationId: string, tagIds: readonly string[]) {
  if (tagIds.length === 0) return;
  await db.deleteFrom('conversation_tags').where('conversation_id', '=', conversationId).where('tag_id', 'in', tagIds).execute();
}

export type Figures = {
  total: number;
  id: string | null;
  name: string;
  colour: string;
  conversations: number;
  before: number;
  open: number;
  resolved: number;
  csat: number | null;
};
/**
 * Conversations started since `since`, and in the preceding period of the same length from `before`, per tag. Returns one row without a tag
 * when there are no tags.
 */
export async function readFigures(db: Reader, viewer: Viewer, since: Date, before: Date): Promise<Figures[]> {
  return rows<Figures>(db)`
    with begun as (
      select c.id, c.status, c.csat_score, c.created_at >= ${since} as now
      from conversations c where c.created_at >= ${before} and c.merged_into_id is null and ${visible(viewer, 'c')}
    ), figures as (
      select ct.tag_id,
        count(*) filter (where b.now) as conversations,
        count(*) filter (where not b.now) as before,
        count(*) filter (where b.now and b.status <> 'resolved') as open,
        count(*) filter (where b.now and b.status = 'resolved') as resolved,
        avg(b.csat_score) filter (where b.now) as csat
      from conversation_tags ct join begun b on b.id = ct.conversation_id
      group by ct.tag_id
    )
    select s.total, t.id, t.name, t.colour, coalesce(f.conversations, 0)::int as conversations, coalesce(f.before, 0)::int as before,
      coalesce(f.open, 0)::int as open, coalesce(f.resolved, 0)::int as resolved, round(f.csat, 2)::float8 as csat
    from (select count(*)::int as total from begun where now) s
      left join tags t on true
      left join figures f on f.tag_id = t.id
    order by f.conversations desc nulls last, t.name`;
}
