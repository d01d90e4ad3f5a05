import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { ofBrand, visible } from '../../account/visibility/index.ts';
import { type Narrowing, undoDays, wholeRow } from './list-store.ts';
import type { NoteRow } from './store.ts';

type Orders = Selectable<Tables['orders']>;
const orderColumns = [
  ...([
    'id',
    'order_number',
    'status',
    'payment_status',
    'fulfillment_status',
    'items',
    'total_cents',
    'currency',
    'channel',
    'sold_by',
  ] as const),
  ...(['conversation_id', 'brand_id', 'returns', 'hold_reason', 'tracking', 'placed_at', 'updated_at', 'version'] as const),
  'overpaid_cents' as const,
  'tags' as const,
] as const;
/** Times come as text. */
type Timed<Row, Times extends keyof Row> = Omit<Row, Times> & Record<Times, string>;
export type OrderOfCustomer = Timed<Pick<Orders, (typeof orderColumns)[number]>, 'placed_at' | 'updated_at'> & {
  brand_name: string | null;
};
type ConversationColumns = 'id' | 'number' | 'status' | 'channel' | 'last_text' | 'last_activity_at' | 'csat_score';
export type ConversationOfCustomer = Timed<Pick<Selectable<Tables['conversations']>, ConversationColumns>, 'last_activity_at'>;
export type MergedRow = { id: string; name: string; email: string | null; at: string; may_undo: boolean };
export type Details = {
  notes: Timed<Pick<NoteRow, 'id' | 'user_id' | 'author_name' | 'text' | 'created_at'>, 'created_at'>[];
  orders: OrderOfCustomer[];
  conversations: ConversationOfCustomer[];
  conversations_count: number;
  merges: MergedRow[];
  store_credit_cents: number;
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

const list = (query: RawBuilder<unknown>) => sql`coalesce((select json_agg(x) from (${query}) x), '[]')`;

/** A customer with everything about them in one round trip; the one they were merged into, if they were. */
export const readWhole = (db: Reader, id: string, { merchant, viewer, now }: Pick<Narrowing, 'merchant' | 'viewer' | 'now'>) =>
  wholeRow<Details>(
    db,
    id,
    { merchant, viewer, now },
    sql`
    ${list(sql`select n.id, n.user_id, n.author_name, n.text, n.created_at from customer_notes n
      where n.merchant_id = c.merchant_id and n.customer_id = c.id order by n.created_at desc limit ${sql.lit(mostNotes)}`)} as notes,
    ${list(sql`select ${sql.raw(orderColumns.map((name) => `o.${name}`).join(', '))}, b.name as brand_name
      from orders o left join brands b on b.merchant_id = o.merchant_id and b.id = o.brand_id
      where o.merchant_id = c.merchant_id and o.customer_id = c.id and ${ofBrand(viewer, 'o')} order by o.placed_at desc, o.id desc limit ${sql.lit(most)}`)} as orders,
    ${list(sql`select v.id, v.number, v.status, v.channel, v.last_text, v.last_activity_at, v.csat_score from conversations v
      where v.merchant_id = c.merchant_id and v.customer_id = c.id and v.merged_into_id is null and ${visible(viewer, 'v')}
      order by v.last_activity_at desc limit ${sql.lit(most)}`)} as conversations,
    (select count(*) from conversations v
      where v.merchant_id = c.merchant_id and v.customer_id = c.id and v.merged_into_id is null and ${visible(viewer, 'v')}) as conversations_count,
    (select coalesce(sum(b.balance_cents), 0)::bigint from credits b
      where b.merchant_id = c.merchant_id and b.customer_id = c.id and b.kind = 'store_credit' and (b.expires_at is null or b.expires_at > ${now}::timestamptz)) as store_credit_cents,
    exists (select 1 from conversations v where v.merchant_id = c.merchant_id and v.customer_id = c.id and v.verified_customer_id = c.id) as proved,
    ${list(sql`select g.id, g.name, g.email, g.at, g.at > ${now}::timestamptz - make_interval(days => ${sql.lit(undoDays)}) as may_undo
      from customer_merges g where g.merchant_id = c.merchant_id and g.customer_id = c.id and g.undone_at is null order by g.at desc, g.id desc limit 100`)} as merges`,
  );
