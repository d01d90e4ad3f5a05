import type { NotificationType } from '@parley/contract/notifications';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Viewer } from '../../account/visibility/index.ts';
import { unreadOf } from './unread-store.ts';

/** Of these teammates, those with a device. */
export const havingDevices = async (db: Reader, userIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('push_devices')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

/** A teammate's devices whose session lives, oldest first. */
const live = (db: Reader, merchant: string, userId: string, now: Date) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('directory.sessions as s', (on) => on.onRef('s.id', '=', 'd.session_id').onRef('s.user_id', '=', 'd.user_id'))
    .select(['d.id', 'd.session_id', 'd.subscription', 'd.shows_text', 'd.created_at', 'd.notified_at', 's.device'])
    .where('d.merchant_id', '=', merchant)
    .where('d.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .orderBy('d.id');
export type DeviceRow = Awaited<ReturnType<typeof listDevices>>[number];
export const listDevices = (db: Reader, merchant: string, userId: string, now: Date) => live(db, merchant, userId, now).execute();
export const findDevice = (db: Reader, merchant: string, userId: string, id: string, now: Date) =>
  live(db, merchant, userId, now).where('d.id', '=', id).executeTakeFirst();

/** The device with this address, whoever had it before; what it shows stays if it was this teammate's. Returns its id. */
export async function keepDevice(db: Writer, row: Insertable<Tables['push_devices']>): Promise<string> {
  const { session_id, subscription, seen_at, endpoint_hash: hash, merchant_id: merchant } = row;
  await db
    .deleteFrom('push_devices')
    .where('merchant_id', '=', merchant)
    .where('endpoint_hash', '=', hash)
    .where('user_id', '<>', row.user_id)
    .execute();
  const { id } = await db
    .insertInto('push_devices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'endpoint_hash']).doUpdateSet({ session_id, subscription, seen_at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const isKnown = async (db: Writer, merchant: string, userId: string, endpointHash: string) =>
  (await db
    .selectFrom('push_devices')
    .select('id')
    .where('merchant_id', '=', merchant)
    .where('endpoint_hash', '=', endpointHash)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** One of a teammate's devices; nothing happens to anyone else's. Returns whether there was one. */
export async function changeDevice(
  db: Writer,
  merchant: string,
  userId: string,
  id: string,
  change: { shows_text: boolean } | { notified_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set(change)
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDevice(db: Writer, merchant: string, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those whose session has ended, or all of somebody who left. */
export async function deleteDevices(db: Writer, merchant: string, userId: string, exceptIds: readonly string[] = []) {
  let query = db.deleteFrom('push_devices').where('merchant_id', '=', merchant).where('user_id', '=', userId);
  if (exceptIds.length > 0) query = query.where('id', 'not in', [...exceptIds]);
  await query.execute();
}

export type WaitingRow = Awaited<ReturnType<typeof findUnread>>[number];
/** Not handed to a device yet, and written since. */
export const findUnpushed = (db: Reader, viewer: Viewer & { merchant: string }, types: readonly NotificationType[], since: Date) =>
  unreadOf(db, viewer)
    .orderBy('n.id')
    .where('n.pushed_at', 'is', null)
    .where('n.created_at', '>', since)
    .where('n.type', 'in', [...types])
    .limit(100)
    .execute();
export const findUnread = (db: Reader, viewer: Viewer & { merchant: string }, ids: readonly string[]) =>
  unreadOf(db, viewer)
    .orderBy('n.id')
    .where('n.id', 'in', [...ids])
    .execute();

export const markPushed = (db: Writer, merchant: string, userId: string, ids: readonly string[], now: Date) =>
  db
    .updateTable('notifications')
    .set({ pushed_at: now })
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();

export const countUnread = async (db: Reader, merchant: string, userId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('notifications')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('merchant_id', '=', merchant)
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).count,
  );
