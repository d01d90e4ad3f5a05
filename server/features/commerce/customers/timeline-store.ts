import type { timelineKinds } from '@parley/contract/customers';
import { type RawBuilder, sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';

export type TimelineRow = {
  id: string;
  kind: (typeof timelineKinds)[number];
  at: Date;
  /** The id of a conversation or an order. */
  object: string | null;
  number: string | null;
  status: string | null;
  cents: number | null;
  currency: string | null;
  score: number | null;
  actor: string | null;
  title: string | null;
  detail: string | null;
};
type Requested = { id: string; viewer: Viewer; after?: { at: string; id: string } | undefined; limit: number };
type Part = {
  kind: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
};
const none = sql`null::text`;

/** Events from five tables in one query; each contributes only its latest rows after the cursor, so that none is read entirely. */
export async function timelineRows(db: Reader, { id, viewer, after, limit }: Requested): Promise<TimelineRow[]> {
  const parts: Part[] = [
    {
      kind: sql`'created'`,
      at: sql`c.created_at`,
      id: sql`c.id`,
      columns: sql`null::uuid, ${none}, ${none}, null::bigint, ${none}, null::int, ${none}, ${none}, ${none}`,
      from: sql`customers c where c.id = ${id}::uuid`,
    },
    {
      kind: sql`'order'`,
      at: sql`o.placed_at`,
      id: sql`o.id`,
      columns: sql`o.id, o.order_number, o.status, o.total_cents, o.currency, null::int, ${none}, ${none}, ${none}`,
      from: sql`orders o where o.customer_id = ${id}::uuid and o.status <> 'draft' and ${ofBrand(viewer, 'o')}`,
    },
    {
      kind: sql`'conversation'`,
      at: sql`v.created_at`,
      id: sql`v.id`,
      columns: sql`v.id, v.number::text, v.status, null::bigint, ${none}, null::int, ${none}, ${none}, coalesce(v.subject, v.last_text)`,
      from: sql`conversations v where v.customer_id = ${id}::uuid and v.merged_into_id is null and ${visible(viewer, 'v')}`,
    },
    {
      kind: sql`'csat'`,
      at: sql`v.csat_answered_at`,
      id: sql`v.id`,
      columns: sql`v.id, v.number::text, v.status, null::bigint, ${none}, v.csat_score, ${none}, ${none}, v.csat_remark`,
      from: sql`conversations v where v.customer_id = ${id}::uuid and v.csat_answered_at is not null and v.merged_into_id is null and ${visible(viewer, 'v')}`,
    },
    {
      kind: sql`'note'`,
      at: sql`n.created_at`,
      id: sql`n.id`,
      columns: sql`null::uuid, ${none}, ${none}, null::bigint, ${none}, null::int, n.author_name, ${none}, n.text`,
      from: sql`customer_notes n where n.customer_id = ${id}::uuid`,
    },
    {
      kind: sql`e.kind`,
      at: sql`e.at`,
      id: sql`e.id`,
      columns: sql`null::uuid, ${none}, ${none}, null::bigint, ${none}, null::int, e.actor, e.title, e.detail`,
      from: sql`customer_events e where e.customer_id = ${id}::uuid`,
    },
  ];
  return rows<TimelineRow>(db)`
    select t.* from (${sql.join(
      parts.map((part) => partSql(part, after, limit)),
      sql` union all `,
    )}) as t (id, kind, at, object, number, status, cents, currency, score, actor, title, detail)
    order by t.at desc, t.id desc limit ${sql.lit(limit)}`;
}

function partSql({ kind, at, id, columns, from }: Part, after: Requested['after'], limit: number) {
  const place = sql`(${kind} || '-' || ${id}::text) collate "C"`;
  const later = after ? sql`and (${at}, ${place}) < (${after.at}::timestamptz, ${after.id})` : sql``;
  return sql`(select ${place} as id, ${kind} as kind, ${at} as at, ${columns} from ${from} ${later} order by ${at} desc, ${place} desc limit ${sql.lit(limit)})`;
}
