import type { NotificationType } from '@parley/contract/notifications';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Viewer } from '../../account/visibility/index.ts';
import { unreadOf } from './unread-store.ts';

export type DigestRow = {
  every: 'off' | 'daily' | 'weekly';
  at: string;
  changed_at: Date;
  due_at: Date | null;
  last_at: Date | null;
  last_day: string | null;
};

export const readDigest = (db: Reader, merchant: string, userId: string): Promise<DigestRow | undefined> =>
  db
    .selectFrom('directory.digests')
    .select(['every', 'at', 'changed_at', 'due_at', 'last_at', sql<string | null>`last_day::text`.as('last_day')])
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The time zone of a teammate's profile and the shop's. */
export const readZones = (db: Reader, userId: string) =>
  db
    .selectFrom('shop_settings as s')
    .leftJoin('directory.users as u', (on) => on.on('u.id', '=', userId))
    .select(['u.time_zone as own', 's.time_zone as shop'])
    .executeTakeFirstOrThrow();

type Kept = Pick<DigestRow, 'every' | 'at' | 'changed_at'> & { due_at: Date | null };
export async function keepDigest(db: Writer, merchant: string, userId: string, kept: Kept) {
  await db
    .insertInto('directory.digests')
    .values({ merchant_id: merchant, user_id: userId, ...kept })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'user_id']).doUpdateSet(kept))
    .execute();
}

/** Returns whether it was on. */
export const turnOff = async (db: Writer, merchant: string, userId: string, now: Date): Promise<boolean> =>
  Number(
    (
      await db
        .updateTable('directory.digests')
        .set({ every: 'off', due_at: null, changed_at: now })
        .where('merchant_id', '=', merchant)
        .where('user_id', '=', userId)
        .where('every', '<>', 'off')
        .executeTakeFirst()
    ).numUpdatedRows,
  ) > 0;

export async function setDue(db: Writer, merchant: string, userId: string, due: Date | null) {
  await db
    .updateTable('directory.digests')
    .set({ due_at: due })
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('every', '<>', 'off')
    .execute();
}

type Done = { seen: DigestRow; at: Date; day: string; due: Date | null };
/** Returns false when another run was first, or the settings changed meanwhile. */
export const setDone = async (db: Writer, merchant: string, userId: string, { seen: row, at, day, due }: Done): Promise<boolean> =>
  Number(
    (
      await db
        .updateTable('directory.digests')
        .set({ last_at: at, last_day: day, due_at: due })
        .where('merchant_id', '=', merchant)
        .where('user_id', '=', userId)
        .where('last_at', 'is not distinct from', row.last_at)
        .where('changed_at', '=', row.changed_at)
        .where('every', '=', row.every)
        .executeTakeFirst()
    ).numUpdatedRows,
  ) > 0;

export type UnreadRow = { id: string; type: NotificationType; text: string; conversation_id: string | null; order_id: string | null };
/** Newest first. */
export const unreadSince = (db: Reader, viewer: Viewer & { merchant: string }, since: Date, most: number): Promise<UnreadRow[]> =>
  unreadOf(db, viewer).where('n.created_at', '>', since).orderBy('n.id', 'desc').limit(most).execute();
