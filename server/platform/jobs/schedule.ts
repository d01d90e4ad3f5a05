import type pg from 'pg';
import type { Log } from './queue-logger.ts';

/** Periodic work. Every worker tries; an advisory lock lets one process run it at a time. `run` gets an owner connection. */
export type Schedule = { name: string; everyMs: number; run(client: pg.PoolClient): Promise<void> };

/** `name` is `noun.verb`, as for jobs. */
export const schedule = (name: string, everyMs: number, run: Schedule['run']): Schedule => ({ name, everyMs, run });

/**
 * Runs schedules until the returned function is called. A failure is logged, counted and retried in the next round; it doesn't stop other
 * schedules.
 */
export function startSchedules(pool: pg.Pool, schedules: readonly Schedule[], log: Log) {
  const running = new Set<Promise<void>>();
  const timers = schedules.map((one) =>
    setInterval(() => {
      const work: Promise<void> = runOnce(pool, one)
        .catch((error: unknown) => log.warn({ err: error, schedule: one.name }, 'a schedule failed and will run again in its next round'))
        .finally(() => running.delete(work));
      running.add(work);
    }, one.everyMs).unref(),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}

const succeeded = `insert into directory.schedules (name, succeeded_at) values ($1, now())
  on conflict (name) do update set succeeded_at = now(), failures = 0`;
const failed = `insert into directory.schedules as known (name, failed_at, failures) values ($1, now(), 1)
  on conflict (name) do update set failed_at = now(), failures = known.failures + 1`;

/** One round; does nothing while another process runs it. Rethrows the schedule's error after counting it. */
export async function runOnce(pool: pg.Pool, { name, run }: Schedule) {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(4712, hashtext($1)) as mine', [name]);
    if (!rows[0]?.mine) return;
    try {
      await run(client);
      await client.query(succeeded, [name]);
    } catch (error) {
      // If the database is down nothing can be counted; the log has the reason.
      await client.query(failed, [name]).catch(() => undefined);
      throw error;
    } finally {
      await client.query('select pg_advisory_unlock(4712, hashtext($1))', [name]);
    }
  } finally {
    client.release();
  }
}

/** What is wrong with the schedules, as a sentence for monitoring; undefined if nothing is. A schedule that never ran is not overdue. */
export async function scheduleIssues(pool: pg.Pool, schedules: readonly Schedule[]): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string; failures: number; late: boolean }>(
    `select s.name, s.failures, coalesce(s.succeeded_at < now() - (3 * given.every + interval '1 minute'), false) as late
     from directory.schedules s join (select unnest($1::text[]) as name, unnest($2::float8[]) * interval '1 millisecond' as every) given using (name)
     where s.failures > 0 or s.succeeded_at < now() - (3 * given.every + interval '1 minute') order by s.name`,
    [schedules.map(({ name }) => name), schedules.map(({ everyMs }) => everyMs)],
  );
  const issues = rows.map(({ name, failures }) => (failures > 0 ? `${name} failed ${times(failures)}` : `${name} is late`));
  return issues.length > 0 ? issues.join(', ') : undefined;
}
const times = (count: number) => (count === 1 ? 'once' : `${count} times in a row`);
