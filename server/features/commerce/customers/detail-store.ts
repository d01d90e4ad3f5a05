import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';
import { undoDays } from './list-store.ts';
import type { NoteRow } from './store.ts';

export type OrderOfCustomer = Selectable<Tables['orders']> & { brand_name: string | null };
export type ConversationOfCustomer = Pick<
  Selectable<Tables['conversations']>,
  'id' | 'number' | 'status' | 'channel' | 'last_text' | 'last_activity_at' | 'csat_score'
>;
export type MergedRow = { id: string; name: string; email: string | null; at: Date; may_undo: boolean };
export type Details = {
  notes: NoteRow[];
  orders: OrderOfCustomer[];
  conversations: ConversationOfCustomer[];
  conversationsCount: number;
  merges: MergedRow[];
  /** They verified their identity in a conversation. */
  proved: boolean;
};
const most = 20;
const mostNotes = 100;

/** The current id of a customer: their own, or that of the customer they were merged into. */
export async function currentId(db: Reader, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select coalesce(merged_into_id, id) as id from customers where id = ${id}::uuid`.execute(db);
  return rows[0]?.id;
}

export async function readDetails(db: Reader, viewer: Viewer, id: string, now: Date): Promise<Details> {
  const [notes, orders, conversations, facts, merges] = await Promise.all([
    notesOf(db, id),
    ordersOf(db, viewer, id),
    conversationsOf(db, viewer, id),
    factsOf(db, viewer, id),
    mergesOf(db, id, now),
  ]);
  return { notes, orders, conversations, merges, conversationsCount: facts.count, proved: facts.proved };
}

const notesOf = (db: Reader, id: string): Promise<NoteRow[]> =>
  db.selectFrom('customer_notes').selectAll().where('customer_id', '=', id).orderBy('created_at', 'desc').limit(mostNotes).execute();

async function ordersOf(db: Reader, viewer: Viewer, id: string): Promise<OrderOfCustomer[]> {
  return rows<OrderOfCustomer>(db)`
    select o.*, b.name as brand_name from orders o left join brands b on b.merchant_id = o.merchant_id and b.id = o.brand_id
    where o.customer_id = ${id}::uuid and ${ofBrand(viewer, 'o')} order by o.placed_at desc, o.id desc limit ${sql.lit(most)}`;
}

const conversationsOf = (db: Reader, viewer: Viewer, id: string): Promise<ConversationOfCustomer[]> =>
  db
    .selectFrom('conversations as c')
    .select(['c.id', 'c.number', 'c.status', 'c.channel', 'c.last_text', 'c.last_activity_at', 'c.csat_score'])
    .where('c.customer_id', '=', id)
    .where('c.merged_into_id', 'is', null)
    .where(visible(viewer, 'c'))
    .orderBy('c.last_activity_at', 'desc')
    .limit(most)
    .execute();

async function factsOf(db: Reader, viewer: Viewer, id: string): Promise<{ count: number; proved: boolean }> {
  const { rows } = await sql<{ count: number; proved: boolean }>`
    select (count(*) filter (where c.merged_into_id is null and ${visible(viewer, 'c')}))::int as count, coalesce(bool_or(c.verified_customer_id = c.customer_id), false) as proved
    from conversations c where c.customer_id = ${id}::uuid`.execute(db);
  return rows[0] ?? { count: 0, proved: false };
}

/** Customers merged into this one and not split off again, latest first. */
async function mergesOf(db: Reader, id: string, now: Date): Promise<MergedRow[]> {
  return rows<MergedRow>(db)`
    select id, name, email, at, at > ${now}::timestamptz - make_interval(days => ${sql.lit(undoDays)}) as may_undo
    from customer_merges where customer_id = ${id}::uuid and undone_at is null order by at desc, id desc limit 100`;
}
