import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';

/** Failures older than this are ignored. */
const remembered = 24 * 3_600_000;

export const failuresOf = (db: Writer, keys: string[]) =>
  db.selectFrom('directory.sign_in_failures').selectAll().where('key', 'in', keys).execute();

export async function countFailure(db: Writer, key: string, now: Date, delay: (failures: number) => number) {
  const since = new Date(now.getTime() - remembered);
  const { failures } = await db
    .insertInto('directory.sign_in_failures')
    .values({ key, failures: 1, blocked_until: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when sign_in_failures.last_at < ${since} then 1 else sign_in_failures.failures + 1 end`,
        last_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('directory.sign_in_failures')
    .set({ blocked_until: new Date(now.getTime() + delay(failures)) })
    .where('key', '=', key)
    .execute();
}

export async function forgetFailures(db: Writer, key: string) {
  await db.deleteFrom('directory.sign_in_failures').where('key', '=', key).execute();
}
