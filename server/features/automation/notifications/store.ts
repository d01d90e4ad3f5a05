import { isLimited, accessOf, ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';
import type { NotificationType } from '@parley/contract/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** Limits a query that joins conversations as `c` and orders as `o` to what this viewer may see. */
export const seen = (viewer: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(n.conversation_id is null or ${visible(viewer, 'c')}) and (n.order_id is null or ${ofBrand(viewer, 'o')})`;

type Page = { unread: boolean; most: number; before?: string };
/** Ids grow with time, so the key sorts them. Leaves out notifications about conversations and orders that this teammate may not see. */
export function latest(db: Reader, merchant: string, viewer: Viewer, { unread, most, before }: Page) {
  let query = db
    .selectFrom('notifications as n')
    .leftJoin('conversations as c', (on) => on.onRef('c.merchant_id', '=', 'n.merchant_id').onRef('c.id', '=', 'n.conversation_id'))
    .leftJoin('orders as o', (on) => on.onRef('o.merchant_id', '=', 'n.merchant_id').onRef('o.id', '=', 'n.order_id'))
    .selectAll('n')
    .where('n.merchant_id', '=', merchant)
    .where('n.user_id', '=', viewer.id);
  if (isLimited(viewer)) query = query.where(seen(viewer));
  if (unread) query = query.where('n.read_at', 'is', null);
  if (before) query = query.where('n.id', '<', before);
  return query.orderBy('n.id', 'desc').limit(most).execute();
}

export const has = async (db: Writer, merchant: string, userId: string, id: string) =>
  (await db
    .selectFrom('notifications')
    .select('id')
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

type Which = { id?: string | undefined; conversationId?: string | undefined; markedAt?: Date | undefined };
/**
 * Marks one notification, those of a conversation, those marked at a given time, or all as read (with null: unread); returns how many
 * changed.
 */
export async function markRead(
  db: Writer,
  merchant: string,
  userId: string,
  at: Date | null,
  { id, conversationId, markedAt }: Which,
): Promise<number> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('read_at', at ? 'is' : 'is not', null);
  if (id) query = query.where('id', '=', id);
  if (conversationId) query = query.where('conversation_id', '=', conversationId);
  if (markedAt) query = query.where('read_at', '=', markedAt);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

type NewNotice = {
  merchant_id: string;
  user_id: string;
  id: string;
  type: NotificationType;
  conversation_id: string | null;
  order_id: string | null;
  text: string;
  created_at: Date;
};
/** Leaves existing notifications unchanged. */
export async function insertNotices(db: Writer, rows: NewNotice[]) {
  await db
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'user_id', 'id']).doNothing())
    .execute();
}

export async function readPreferences(db: Reader, userIds: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['user_id', 'preferences'])
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ user_id, preferences }) => [user_id, preferences]));
}

export async function keepPreferences(db: Writer, merchant: string, userId: string, preferences: object) {
  const kept = JSON.stringify(preferences);
  await db
    .insertInto('notification_preferences')
    .values({ merchant_id: merchant, user_id: userId, preferences: kept })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'user_id']).doUpdateSet({ preferences: kept }))
    .execute();
}

/**
 * A recipient outside of Parley: a member who can read the shop's inbox, whether they are online, whether Parley is open somewhere although
 * they are away, and what they may see.
 */
export async function findPerson(db: Reader, merchant: string, userId: string, now: Date) {
  const row = await db
    .selectFrom('directory.memberships as m')
    .innerJoin('directory.users as u', 'u.id', 'm.user_id')
    .innerJoin('directory.merchants as s', 's.id', 'm.merchant_id')
    .select([
      'u.id',
      'u.email',
      's.name as shop',
      'm.team_role',
      'm.permissions',
      'm.visibility',
      'm.team_ids',
      'm.brand_ids',
      'm.with_default_brand',
      'm.away',
      'm.last_seen_at',
    ])
    .where('m.merchant_id', '=', merchant)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, email, shop, away, last_seen_at: seen, ...place } = row;
  const connected = seen !== null && now.getTime() - seen.getTime() < 120_000;
  return {
    id,
    email,
    shop,
    merchant,
    connected,
    online: !away && connected,
    ...accessOf(place),
  };
}

export type MissedRow = {
  id: string;
  type: NotificationType;
  text: string;
  conversation_id: string | null;
  order_id: string | null;
  created_at: Date;
};
/** Unread and not emailed yet, oldest first. */
export function unmailed(db: Reader, viewer: Viewer & { merchant: string }, types: readonly NotificationType[]): Promise<MissedRow[]> {
  let query = db
    .selectFrom('notifications as n')
    .leftJoin('conversations as c', (on) => on.onRef('c.merchant_id', '=', 'n.merchant_id').onRef('c.id', '=', 'n.conversation_id'))
    .leftJoin('orders as o', (on) => on.onRef('o.merchant_id', '=', 'n.merchant_id').onRef('o.id', '=', 'n.order_id'))
    .select(['n.id', 'n.type', 'n.text', 'n.conversation_id', 'n.order_id', 'n.created_at'])
    .where('n.merchant_id', '=', viewer.merchant)
    .where('n.user_id', '=', viewer.id)
    .where('n.read_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .where('n.type', 'in', [...types]);
  if (isLimited(viewer)) query = query.where(seen(viewer));
  return query.orderBy('n.id').limit(200).execute();
}

export const markMailed = (db: Writer, userId: string, ids: readonly string[], now: Date) =>
  db
    .updateTable('notifications')
    .set({ mailed_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();

/** One that wasn't emailed yet. */
export const findUnmailed = (db: Reader, merchant: string, userId: string, id: string) =>
  db
    .selectFrom('notifications')
    .select(['id', 'type', 'text', 'read_at'])
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();

/** Who manages the shop's billing, also without its inbox. */
export async function findBillingManagers(db: Reader, merchant: string): Promise<string[]> {
  const rows = await db
    .selectFrom('directory.memberships')
    .select(['user_id', 'team_role', 'permissions', 'visibility', 'team_ids', 'brand_ids', 'with_default_brand'])
    .where('merchant_id', '=', merchant)
    .execute();
  return rows.filter((row) => accessOf(row).permissions.includes('billing:write')).map(({ user_id: userId }) => userId);
}

/** Marks a shop's notifications of this type as read. Returns whose they were. */
export async function markTypeRead(db: Writer, merchant: string, type: NotificationType, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('merchant_id', '=', merchant)
    .where('type', '=', type)
    .where('read_at', 'is', null)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id: userId }) => userId))];
}

/** The assignee of a conversation, how far they have read and how far it was answered. Locked, so that two messages notify once. */
export const lockConversation = (db: Writer, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .leftJoin('reads as r', (on) =>
      on.onRef('r.merchant_id', '=', 'c.merchant_id').onRef('r.conversation_id', '=', 'c.id').onRef('r.user_id', '=', 'c.assignee_id'),
    )
    .select([
      'c.assignee_id',
      'c.handler',
      'c.muted_at',
      'c.answered_seq',
      'c.customer_name',
      (eb) => eb.fn.coalesce('r.seq', eb.lit(0)).as('read_seq'),
    ])
    .where('c.id', '=', conversationId)
    .forUpdate('c')
    .executeTakeFirst();

export const hasUnread = async (db: Writer, userId: string, conversationId: string, type: NotificationType) =>
  (await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('type', '=', type)
    .where('read_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const nameOf = async (db: Writer, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('directory.users').select('name').where('id', '=', userId).executeTakeFirst())?.name;

/** A note's text and its author. */
export const findNote = (db: Writer, conversationId: string, seq: number) =>
  db
    .selectFrom('messages as m')
    .leftJoin('directory.users as u', 'u.id', 'm.author_id')
    .select(['m.text', 'u.name as author_name'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.seq', '=', seq)
    .executeTakeFirst();

export const findScheduled = (db: Writer, id: string) =>
  db
    .selectFrom('scheduled_messages as s')
    .innerJoin('conversations as c', (on) => on.onRef('c.merchant_id', '=', 's.merchant_id').onRef('c.id', '=', 's.conversation_id'))
    .select(['s.user_id', 's.state', 's.reason', 'c.customer_name'])
    .where('s.id', '=', id)
    .executeTakeFirst();

/** The order fields that a notification mentions. */
export const findOrder = (db: Reader, id: string) =>
  db
    .selectFrom('orders as o')
    .leftJoin('customers as k', (on) => on.onRef('k.merchant_id', '=', 'o.merchant_id').onRef('k.id', '=', 'o.customer_id'))
    .select(['o.order_number', 'o.total_cents', 'o.currency', 'o.brand_id', 'k.name as customer_name'])
    .where('o.id', '=', id)
    .executeTakeFirst();
