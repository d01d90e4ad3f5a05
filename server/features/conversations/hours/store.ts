import { type Schedule, schedule } from '@parley/contract/hours';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { readStored } from '../../../platform/lib/read-stored.ts';
import { neverSet } from './rules.ts';

/** For what is stored and no longer fits, such as a time zone that this runtime doesn't know. */
const usual = neverSet('UTC');

export type Stored = { schedules: Schedule[]; version: number };

/** The shop's saved hours; undefined before the first save. */
export async function readHours(db: Reader): Promise<Stored | undefined> {
  const row = await db.selectFrom('business_hours').select(['schedules', 'version']).executeTakeFirst();
  if (!row) return undefined;
  return { schedules: (row.schedules as unknown[]).map((one) => readStored(schedule, one, usual)), version: row.version };
}

export const readTimeZone = async (db: Reader): Promise<string> =>
  (await db.selectFrom('shop_settings').select('time_zone').executeTakeFirstOrThrow()).time_zone;

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
