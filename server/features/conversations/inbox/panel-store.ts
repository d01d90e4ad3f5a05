import { sql } from 'kysely';
import { ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';
import type { Reader } from '../../../platform/db/tenant.ts';

/** Purchases of the brands this teammate can see. */
const boughtOf = (viewer: Viewer) => {
  const among = sql`from orders o where o.merchant_id = k.merchant_id and o.customer_id = k.id and o.status not in ('draft', 'cancelled') and ${ofBrand(viewer, 'o')}`;
  return [
    sql<number>`(select coalesce(sum(o.captured_cents - o.refunded_cents), 0)::bigint ${among})`.as('spent_cents'),
    sql<number>`(select count(*)::int ${among})`.as('orders_count'),
  ] as const;
};

export const customerOf = (db: Reader, conversationId: string, viewer: Viewer) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as k', (on) => on.onRef('k.merchant_id', '=', 'c.merchant_id').onRef('k.id', '=', 'c.customer_id'))
    .innerJoin('shop_settings as s', 's.merchant_id', 'c.merchant_id')
    .select([
      'k.id',
      'k.name',
      'k.email',
      'k.emails',
      'k.unverified_email',
      'k.phone',
      'k.language',
      ...(viewer.brands === null ? (['k.spent_cents', 'k.orders_count'] as const) : boughtOf(viewer)),
      'k.created_at',
      's.currency',
      'k.blocked_at',
      'k.verified_external_id',
      'k.external_id',
      'c.verified_customer_id',
      sql<number>`(select count(*) from conversations o where o.merchant_id = c.merchant_id and o.customer_id = c.customer_id and o.merged_into_id is null and ${visible(viewer, 'o')})`.as(
        'conversations_count',
      ),
    ])
    .where('c.id', '=', conversationId)
    .executeTakeFirst();

export type OrderWithLines = Awaited<ReturnType<typeof ordersOf>>[number];

/** The customer's latest orders with lines, of the brands this teammate can see, in one query. */
export const ordersOf = (db: Reader, customerId: string, viewer: Viewer, most: number) =>
  db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.order_number',
      'o.status',
      'o.payment_status',
      'o.total_cents',
      'o.currency',
      'o.placed_at',
      'o.tracking',
      sql<
        { name: string; options: Record<string, string>; quantity: number }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'options', l.options, 'quantity', l.quantity) order by l.position) from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id), '[]')`.as(
        'lines',
      ),
    ])
    .where('o.customer_id', '=', customerId)
    .where(ofBrand(viewer, 'o'))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(most)
    .execute();

/** The customer's current page and cart, as the website last reported them. */
export const visitOf = (db: Reader, conversationId: string) =>
  db
    .selectFrom('chat_sessions')
    .select(['page_url', 'cart', 'cart_at', 'email', 'name', 'external_id', 'identified_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const notesOf = (db: Reader, customerId: string, most: number) =>
  db
    .selectFrom('customer_notes')
    .select(['id', 'text', 'user_id', 'author_name', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();

/** The customer's other conversations that this teammate can see. */
export const pastOf = (db: Reader, customerId: string, conversationId: string, viewer: Viewer, most: number) =>
  db
    .selectFrom('conversations as c')
    .select(['c.id', 'c.number', 'c.status', 'c.channel', 'c.last_text', 'c.last_activity_at', 'c.csat_score'])
    .where('c.customer_id', '=', customerId)
    .where('c.id', '<>', conversationId)
    .where('c.merged_into_id', 'is', null)
    .where(visible(viewer, 'c'))
    .orderBy('c.last_activity_at', 'desc')
    .limit(most)
    .execute();
