import type { ConversationStatus } from '@parley/contract/conversations';
import type { Tab } from '@parley/contract/inbox';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../platform/db/tenant.ts';
import type { Place } from '../../platform/lib/cursor.ts';
import type { ConversationRow, MessageRow } from './store.ts';

export type ListedConversation = ConversationRow & {
  customer_email: string | null;
  assignee_name: string | null;
  handoff_by_name: string | null;
  read_seq: number;
  ai_enabled: boolean;
};

/** A conversation as the list shows it: one query, whatever the filter. */
const listed = (db: Reader, userId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as k', (on) => on.onRef('k.merchant_id', '=', 'c.merchant_id').onRef('k.id', '=', 'c.customer_id'))
    .leftJoin('directory.users as a', 'a.id', 'c.assignee_id')
    .leftJoin('directory.users as h', 'h.id', 'c.handoff_by')
    .leftJoin('reads as r', (on) =>
      on.onRef('r.merchant_id', '=', 'c.merchant_id').on('r.user_id', '=', userId).onRef('r.conversation_id', '=', 'c.id'),
    )
    .selectAll('c')
    .select([
      'k.email as customer_email',
      'a.name as assignee_name',
      'h.name as handoff_by_name',
      sql<number>`coalesce(r.seq, 0)`.as('read_seq'),
      sql<boolean>`(select ai_enabled from shop_settings s where s.merchant_id = c.merchant_id)`.as('ai_enabled'),
    ]);

export type ListFilter = {
  merchant: string;
  userId: string;
  tab: Tab;
  status?: ConversationStatus;
  ids?: string[];
  after?: Place;
  limit: number;
};

export function listRows(db: Reader, { merchant, userId, tab, status, ids, after, limit }: ListFilter): Promise<ListedConversation[]> {
  let query = listed(db, userId).where('c.merchant_id', '=', merchant);
  // The words of each tab are those of its partial index, and stand in the text: with parameters PostgreSQL would plan the list anew each time.
  if (tab === 'needs_you')
    query = query
      .where('c.status', '=', sql.lit('open'))
      .where('c.handler', '<>', sql.lit('ai'))
      .where('c.waiting_since', 'is not', null)
      .where((eb) => eb.or([eb('c.assignee_id', 'is', null), eb('c.assignee_id', '=', userId)]));
  if (tab === 'ai') query = query.where('c.status', '=', sql.lit('open')).where('c.handler', '=', sql.lit('ai'));
  if (tab === 'mine') query = query.where('c.assignee_id', '=', userId).where('c.status', '<>', sql.lit('resolved'));
  if (status) query = query.where('c.status', '=', sql.lit(status));
  if (ids) query = query.where('c.id', 'in', ids.length ? ids : ['00000000-0000-0000-0000-000000000000']);
  if (after) query = query.where((eb) => eb(eb.refTuple('c.last_activity_at', 'c.id'), '<', eb.tuple(after.at, after.id)));
  return query.orderBy('c.last_activity_at', 'desc').orderBy('c.id', 'desc').limit(sql.lit(limit)).execute();
}

export const listedOne = (db: Reader | Writer, id: string, userId: string): Promise<ListedConversation | undefined> =>
  listed(db as Reader, userId)
    .where('c.id', '=', id)
    .executeTakeFirst();

export async function searchIds(db: Reader, q: string, most: number) {
  const { rows } = await sql<{ id: string }>`select id from search_conversations(${q}, ${most})`.execute(db as never);
  return rows.map(({ id }) => id);
}

/** The figures on the tabs, the badge and the bell: one round trip over partial indexes. */
export async function countRows(db: Reader | Writer, merchant: string, userId: string) {
  const { rows } = await sql<{ needs_you: number; ai: number; mine: number; unread: number; notifications: number }>`
    select
      (select count(*) from conversations where merchant_id = ${merchant}::uuid and status = 'open' and handler <> 'ai' and waiting_since is not null and (assignee_id is null or assignee_id = ${userId}::uuid)) as needs_you,
      (select count(*) from conversations where merchant_id = ${merchant}::uuid and status = 'open' and handler = 'ai') as ai,
      (select count(*) from conversations where merchant_id = ${merchant}::uuid and assignee_id = ${userId}::uuid and status <> 'resolved') as mine,
      (select count(*) from conversations c left join reads r on r.merchant_id = c.merchant_id and r.user_id = ${userId}::uuid and r.conversation_id = c.id
        where c.merchant_id = ${merchant}::uuid and c.status = 'open' and c.handler <> 'ai' and c.customer_seq > coalesce(r.seq, 0) and (c.assignee_id is null or c.assignee_id = ${userId}::uuid)) as unread,
      (select count(*) from notifications where merchant_id = ${merchant}::uuid and user_id = ${userId}::uuid and read_at is null) as notifications
  `.execute(db as never);
  return rows[0] ?? { needs_you: 0, ai: 0, mine: 0, unread: 0, notifications: 0 };
}

export type ThreadRow = MessageRow & {
  run: { engine: string; model: string; confidence: number | null; sources: unknown; total_ms: number; cost_micros: number | null } | null;
};

/** Messages with the evidence of the AI's ones. `after` reads forward, otherwise the latest before `before`. Oldest first either way. */
export async function threadRows(
  db: Reader | Writer,
  conversationId: string,
  { before, after, limit }: { before?: number; after?: number; limit: number },
): Promise<ThreadRow[]> {
  let query = (db as Reader)
    .selectFrom('messages as m')
    .leftJoin('ai_runs as r', (on) => on.onRef('r.merchant_id', '=', 'm.merchant_id').onRef('r.id', '=', 'm.run_id'))
    .selectAll('m')
    .select(
      sql<
        ThreadRow['run']
      >`case when r.id is null then null else jsonb_build_object('engine', r.engine, 'model', r.model, 'confidence', r.confidence, 'sources', r.sources, 'total_ms', r.total_ms, 'cost_micros', r.cost_micros) end`.as(
        'run',
      ),
    )
    .where('m.conversation_id', '=', conversationId);
  if (after !== undefined) return query.where('m.seq', '>', after).orderBy('m.seq').limit(limit).execute();
  if (before !== undefined) query = query.where('m.seq', '<', before);
  return (await query.orderBy('m.seq', 'desc').limit(limit).execute()).reverse();
}
