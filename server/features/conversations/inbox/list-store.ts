import { conversationFields, type ConversationSort, type ConversationStatus } from '@parley/contract/conversations';
import type { Filter } from '@parley/contract/filters';
import type { Tab } from '@parley/contract/inbox';
import { mayDo, type Principal } from '@parley/contract/permissions';
import type { Tag } from '@parley/contract/tags';
import { type RawBuilder, sql } from 'kysely';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import { filterSql } from '../../../platform/db/filter.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { isLimited, ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';
import { afterKey, fieldsFor, type Order, orderSql, ranksOf } from './list-filter-store.ts';
import { type Outcome, outcomeSql } from './outcome-store.ts';
import type { ConversationRow, MessageRow } from './store.ts';

/** What the list, a conversation's header and the export show; positions of the sort orders included. */
const shown = [
  ...(['id', 'number', 'status', 'handler', 'channel', 'priority', 'subject', 'customer_id', 'customer_name', 'customer_text'] as const),
  ...(['customer_at', 'customer_seq', 'assignee_id', 'team_id', 'brand_id', 'waiting_since', 'snoozed_until', 'muted_at'] as const),
  ...(['merged_into_id', 'erased_at', 'last_at', 'last_author', 'last_author_name', 'last_text', 'last_activity_at'] as const),
  ...(['csat_asked_at', 'csat_answered_at', 'csat_score', 'csat_remark', 'created_at', 'version'] as const),
  ...(['handoff_reason', 'handoff_summary', 'handoff_requested_at', 'handoff_accepted_at', 'handoff_by'] as const),
] as const;
const shownColumns = sql.raw(shown.map((name) => `c.${name}`).join(', '));

export type ListedConversation = Pick<ConversationRow, (typeof shown)[number]> & {
  customer_email: string | null;
  customer_blocked_at: Date | null;
  assignee_name: string | null;
  team_name: string | null;
  brand_name: string | null;
  handoff_by_name: string | null;
  merged_into_number: number | null;
  read_seq: number;
  pinned: boolean;
  tags: Tag[] | null;
  ai_enabled: boolean;
};

/** A conversation as the list shows it, in one query for any filter. Names that are rarely there are looked up only then. */
const listed = (merchant: string, userId: string, more: RawBuilder<unknown> = sql``) => sql`
  select ${shownColumns}, k.email as customer_email, k.blocked_at as customer_blocked_at, a.name as assignee_name, t.name as team_name, b.name as brand_name,
    coalesce(r.seq, 0) as read_seq, p.user_id is not null as pinned,
    (select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'colour', g.colour) order by g.name)
      from conversation_tags ct join tags g on g.merchant_id = ct.merchant_id and g.id = ct.tag_id
      where ct.merchant_id = c.merchant_id and ct.conversation_id = c.id) as tags,
    case when c.handoff_by is not null then (select h.name from directory.users h where h.id = c.handoff_by) end as handoff_by_name,
    case when c.merged_into_id is not null then (select i.number from conversations i where i.merchant_id = c.merchant_id and i.id = c.merged_into_id) end as merged_into_number,
    (select s.ai_enabled from shop_settings s where s.merchant_id = ${merchant}::uuid) as ai_enabled${more}
  from conversations c join customers k on k.merchant_id = c.merchant_id and k.id = c.customer_id
    left join directory.users a on a.id = c.assignee_id
    left join teams t on t.merchant_id = c.merchant_id and t.id = c.team_id
    left join brands b on b.merchant_id = c.merchant_id and b.id = c.brand_id
    left join reads r on r.merchant_id = c.merchant_id and r.user_id = ${userId}::uuid and r.conversation_id = c.id
    left join pins p on p.merchant_id = c.merchant_id and p.user_id = ${userId}::uuid and p.conversation_id = c.id`;

/** Which conversations to list: the list's filter, search and tab, limited to what one teammate can see. */
export type Narrowing = {
  merchant: string;
  viewer: Viewer & Principal;
  tab: Tab;
  status?: ConversationStatus;
  filter?: Filter;
  ids?: string[];
  now: Date;
};

/** Conditions of a list query on `c`, `k` and `r`. */
function conditions({ merchant, viewer, tab, status, filter, ids, now }: Narrowing): RawBuilder<boolean> {
  const parts = [sql<boolean>`c.merchant_id = ${merchant}::uuid`, sql<boolean>`c.merged_into_id is null`];
  // Each tab repeats the condition of its partial index literally; with parameters PostgreSQL would plan the list again on every call.
  if (tab === 'needs_you')
    parts.push(
      sql<boolean>`c.status = 'open' and c.handler <> 'ai' and c.waiting_since is not null and (c.assignee_id is null or c.assignee_id = ${viewer.id}::uuid)`,
    );
  if (tab === 'ai') parts.push(sql<boolean>`c.status = 'open' and c.handler = 'ai'`);
  if (tab === 'mine') parts.push(sql<boolean>`c.assignee_id = ${viewer.id}::uuid and c.status <> 'resolved'`);
  if (status) parts.push(sql<boolean>`c.status = ${sql.lit(status)}`);
  if (ids) parts.push(sql<boolean>`c.id = any (${ids}::uuid[])`);
  if (isLimited(viewer)) parts.push(visible(viewer, 'c'));
  if (filter?.conditions.length) parts.push(filterSql(filter, { fields: conversationFields, columns: fieldsFor(viewer.id) }, viewer, now));
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

export type ListFilter = Narrowing & { sort: ConversationSort; order: Order; after?: Key; limit: number };

const page = ({ sort, order, after, limit, ...narrowing }: ListFilter) => sql`
  where ${conditions(narrowing)}${after ? sql` and ${afterKey(sort, order, after)}` : sql``} order by ${orderSql(sort, order)} limit ${sql.lit(limit)}`;

export async function listRows(db: Reader, asked: ListFilter): Promise<ListedConversation[]> {
  return rows<ListedConversation>(db)`${listed(asked.merchant, asked.viewer.id, ranksOf(asked.sort))} ${page(asked)}`;
}

export type ExportedConversation = ListedConversation &
  Pick<ConversationRow, 'first_human_reply_at' | 'resolved_at' | 'message_count'> & { outcome: Outcome; default_brand_name: string };
/** The same rows with extra columns for exports. */
export async function exportRows(db: Reader, asked: ListFilter): Promise<ExportedConversation[]> {
  const more = sql`${ranksOf(asked.sort)}, c.first_human_reply_at, c.resolved_at, c.message_count, ${outcomeSql('c')} as outcome,
    coalesce((select d.name from brands d where d.merchant_id = c.merchant_id and d.is_default), '') as default_brand_name`;
  return rows<ExportedConversation>(db)`${listed(asked.merchant, asked.viewer.id, more)} ${page(asked)}`;
}

/** The ids of the conversations that a list query matches, latest activity first, as SQL to insert from. */
export const idsOf = (narrowing: Narrowing, most: number) => sql<{ id: string }>`
  select c.id from conversations c join customers k on k.merchant_id = c.merchant_id and k.id = c.customer_id
    left join reads r on r.merchant_id = c.merchant_id and r.user_id = ${narrowing.viewer.id}::uuid and r.conversation_id = c.id
  where ${conditions(narrowing)} order by c.last_activity_at desc, c.id desc limit ${sql.lit(most)}`;

export const listedOne = (db: Reader, id: string, { id: userId, merchant }: { id: string; merchant: string }) =>
  firstRow<ListedConversation>(db)`${listed(merchant, userId)} where c.merchant_id = ${merchant}::uuid and c.id = ${id}::uuid`;

/** By the customer's name and what was said; for those who see these masked, by the conversation's number. */
export async function searchIds(db: Reader, q: string, most: number, viewer: Viewer & Principal): Promise<string[]> {
  if (!mayDo(viewer, 'personal_data:read')) {
    const number = /^#?(\d{1,9})$/.exec(q.trim())?.[1];
    if (number === undefined) return [];
    const found = await sql<{ id: string }>`
      select c.id from conversations c where c.number = ${Number(number)} and c.merged_into_id is null and ${visible(viewer, 'c')} limit ${most}`.execute(
      db,
    );
    return found.rows.map((row) => row.id);
  }
  const { id, teams, brands } = viewer;
  const { rows } = await sql<{ id: string }>`
    select id from search_conversations(${q}, ${most}, ${teams ? [...teams] : null}::uuid[], ${id}::uuid, ${brands ? [...brands.ids] : null}::uuid[], ${brands?.withDefault ?? true})`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** The counts for tabs, badge and bell: one round trip over partial indexes, limited to what this teammate can see. */
export async function countRows(db: Reader, merchant: string, viewer: Viewer) {
  const userId = viewer.id;
  const seen = isLimited(viewer) ? sql` and ${visible(viewer, 'c')}` : sql``;
  const { rows } = await sql<{ needs_you: number; ai: number; mine: number; unread: number; notifications: number; approvals: number }>`
    select
      (select count(*) from conversations c where merchant_id = ${merchant}::uuid and status = 'open' and handler <> 'ai' and waiting_since is not null and (assignee_id is null or assignee_id = ${userId}::uuid)${seen}) as needs_you,
      (select count(*) from conversations c where merchant_id = ${merchant}::uuid and status = 'open' and handler = 'ai'${seen}) as ai,
      (select count(*) from conversations c where merchant_id = ${merchant}::uuid and assignee_id = ${userId}::uuid and status <> 'resolved'${seen}) as mine,
      (select count(*) from conversations c left join reads r on r.merchant_id = c.merchant_id and r.user_id = ${userId}::uuid and r.conversation_id = c.id
        where c.merchant_id = ${merchant}::uuid and c.status = 'open' and c.handler <> 'ai' and c.muted_at is null and c.customer_seq > coalesce(r.seq, 0) and (c.assignee_id is null or c.assignee_id = ${userId}::uuid)${seen}) as unread,
      (select count(*) from notifications n where n.merchant_id = ${merchant}::uuid and n.user_id = ${userId}::uuid and n.read_at is null${
        isLimited(viewer)
          ? sql` and (n.conversation_id is null or exists (select 1 from conversations c where c.merchant_id = n.merchant_id and c.id = n.conversation_id${seen}))
              and (n.order_id is null or exists (select 1 from orders o where o.merchant_id = n.merchant_id and o.id = n.order_id and ${ofBrand(viewer, 'o')}))`
          : sql``
      }) as notifications,
      (select count(*) from ai_approvals a left join conversations c on c.merchant_id = a.merchant_id and c.id = a.conversation_id
        left join orders o on o.merchant_id = a.merchant_id and o.id = a.order_id
        where a.merchant_id = ${merchant}::uuid and a.state = 'proposed'${isLimited(viewer) ? sql` and (c.id is null or ${visible(viewer, 'c')})` : sql``} and (o.id is null or ${ofBrand(viewer, 'o')})) as approvals
  `.execute(db);
  return rows[0] ?? { needs_you: 0, ai: 0, mine: 0, unread: 0, notifications: 0, approvals: 0 };
}

const presented = [
  ...([
    'id',
    'conversation_id',
    'seq',
    'client_id',
    'direction',
    'author',
    'author_id',
    'author_name',
    'text',
    'cards',
    'attachments',
  ] as const),
  ...([
    'mentions',
    'private',
    'activity',
    'merged_from',
    'in_reply_to',
    'status',
    'error',
    'run_id',
    'suggested_from',
    'created_at',
  ] as const),
] as const;
const presentedColumns = sql.raw(presented.map((name) => `m.${name}`).join(', '));
/** The columns that teammates see of a message. */
export type PresentedMessage = Pick<MessageRow, (typeof presented)[number]>;
export type ThreadRow = PresentedMessage & {
  run: { engine: string; model: string; confidence: number | null; sources: unknown; total_ms: number; cost_micros: number | null } | null;
  quoted: Quoted | null;
};
/** The beginning of the message that this one replies to. */
export type Quoted = { author_name: string | null; author: string; text: string; private: boolean };
export const quotedOfRow = sql<Quoted | null>`case when m.in_reply_to is not null then (
  select jsonb_build_object('author_name', q.author_name, 'author', q.author, 'text', left(q.text, 200), 'private', q.private) from messages q
  where q.merchant_id = m.merchant_id and q.conversation_id = m.conversation_id and q.id = m.in_reply_to) end`;

/** Messages with the evidence of AI messages. `after` reads forward, otherwise the latest before `before`. Oldest first in both cases. */
export async function threadRows(
  db: Reader,
  conversationId: string,
  { before, after, limit, viewer }: { before?: number; after?: number; limit: number; viewer: Viewer },
): Promise<ThreadRow[]> {
  const limited = isLimited(viewer)
    ? sql` and exists (select 1 from conversations c where c.merchant_id = m.merchant_id and c.id = m.conversation_id and ${visible(viewer, 'c')})`
    : sql``;
  const place = after === undefined ? (before === undefined ? sql`` : sql` and m.seq < ${before}`) : sql` and m.seq > ${after}`;
  const found = await rows<ThreadRow>(db)`
    select ${presentedColumns}, ${quotedOfRow} as quoted,
      case when r.id is not null then jsonb_build_object('engine', r.engine, 'model', r.model, 'confidence', r.confidence, 'sources', r.sources, 'total_ms', r.total_ms, 'cost_micros', r.cost_micros) end as run
    from messages m left join ai_runs r on r.merchant_id = m.merchant_id and r.id = m.run_id
    where m.conversation_id = ${conversationId}::uuid${place}${limited} order by m.seq ${sql.raw(after === undefined ? 'desc' : 'asc')} limit ${sql.lit(limit)}`;
  return after === undefined ? found.reverse() : found;
}

export const quotedOf = async (db: Writer, conversationId: string, id: string | null): Promise<Quoted | null> =>
  id === null
    ? null
    : ((await db
        .selectFrom('messages')
        .select(['author_name', 'author', 'private', sql<string>`left(text, 200)`.as('text')])
        .where('conversation_id', '=', conversationId)
        .where('id', '=', id)
        .executeTakeFirst()) ?? null);

/** Pins a conversation for one teammate; returns how many pins they have. */
export async function addPin(db: Writer, merchant: string, userId: string, conversationId: string): Promise<number> {
  await db
    .insertInto('pins')
    .values({ merchant_id: merchant, user_id: userId, conversation_id: conversationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await db
    .selectFrom('pins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removePin(db: Writer, userId: string, conversationId: string) {
  await db.deleteFrom('pins').where('user_id', '=', userId).where('conversation_id', '=', conversationId).execute();
}
