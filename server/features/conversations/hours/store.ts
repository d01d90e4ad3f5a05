import { type Schedule, schedule } from '@parley/contract/hours';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type Stored = { schedules: Schedule[]; version: number };

/** What the shop has set, or undefined when it never did. */
export async function readHours(db: Reader): Promise<Stored | undefined> {
  const row = await db.selectFrom('business_hours').select(['schedules', 'version']).executeTakeFirst();
  return row && { schedules: schedule.array().parse(row.schedules), version: row.version };
}

export const readTimeZone = async (db: Reader): Promise<string> =>
  (await db.selectFrom('shop_settings').select('time_zone').executeTakeFirstOrThrow()).time_zone;

/** The teams of the shop, by id. */
export const readTeamIds = async (db: Reader): Promise<string[]> =>
  (await db.selectFrom('teams').select('id').execute()).map(({ id }) => id);

/** Two people who change the hours at once take turns, also the first time, when there is no row to lock yet. */
export const takeTurn = (db: Writer) => db.selectFrom('shop_settings').select('merchant_id').forUpdate().execute();

export async function keepHours(db: Writer, merchant: string, schedules: Schedule[], version: number, now: Date) {
  const values = { schedules: JSON.stringify(schedules), version, updated_at: now };
  await db
    .insertInto('business_hours')
    .values({ merchant_id: merchant, ...values })
    .onConflict((oc) => oc.column('merchant_id').doUpdateSet(values))
    .execute();
}
