import { type Schedule, schedule } from '@parley/contract/hours';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { readStored } from '../../../platform/lib/read-stored.ts';
import { inShopZone, neverSet } from './rules.ts';

/** For what is stored and no longer fits, such as a time zone that this runtime doesn't know. */
const usual = neverSet('UTC');

export type Stored = { schedules: Schedule[]; version: number };

/** The hours of the shop and its teams, and the shop's time zone; `stored` is undefined before the first save. */
export async function readHours(db: Reader): Promise<{ timeZone: string; stored: Stored | undefined }> {
  const row = await db
    .selectFrom('shop_settings as s')
    .leftJoin('business_hours as h', 'h.merchant_id', 's.merchant_id')
    .select(['s.time_zone', 'h.schedules', 'h.version'])
    .executeTakeFirstOrThrow();
  const { time_zone: timeZone, schedules, version } = row;
  if (version === null) return { timeZone, stored: undefined };
  const read = (schedules as unknown[]).map((one) => readStored(schedule, one, usual));
  return { timeZone, stored: { schedules: inShopZone(read, timeZone), version } };
}

/** The shop's teams by id. */
export const readTeamIds = async (db: Reader): Promise<string[]> =>
  (await db.selectFrom('teams').select('id').execute()).map(({ id }) => id);

/** Serializes changes to the hours. Uses an advisory lock, because there is no row to lock before the first save. */
export const takeTurn = (db: Writer) => db.selectFrom('shop_settings').select('merchant_id').forUpdate().execute();

export async function keepHours(db: Writer, merchant: string, schedules: Schedule[], version: number, now: Date) {
  const values = { schedules: JSON.stringify(schedules), version, updated_at: now };
  await db
    .insertInto('business_hours')
    .values({ merchant_id: merchant, ...values })
    .onConflict((oc) => oc.column('merchant_id').doUpdateSet(values))
    .execute();
}
