import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { Pool } from './pool.ts';
import { writing } from './tenant.ts';

/** A temporary file of about one megabyte, because a full disk still takes changes that fit into files it already has. */
const rowsThatSpill = 30_000;

async function write(pool: Pool) {
  await writing(pool, '', async (db) => {
    await sql`select set_config('work_mem', '64kB', true)`.execute(db);
    await sql`select count(*) from generate_series(1, ${sql.lit(rowsThatSpill)})`.execute(db);
    await sql`insert into directory.write_probe default values on conflict (one) do update set written_at = now()`.execute(db);
  });
}

/**
 * Tries whether requests can write to the database now, on a connection of their pool: it fails as they would. One try at a time, whose
 * answer counts for a second, so that frequent checks cost little.
 */
export function openWriteProbe(pool: Pool, { keptMs = 1_000, timeoutMs = 1_500 } = {}): () => Promise<void> {
  let answer: Promise<void> | undefined;
  const ask = async () => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(whyLate(pool)), timeoutMs);
    try {
      await Promise.race([write(pool), late.promise]);
    } finally {
      clearTimeout(timer);
      setTimeout(() => (answer = undefined), keptMs).unref();
    }
  };
  return () => (answer ??= ask());
}

const whyLate = ({ waitingCount }: Pool) =>
  waitingCount > 0
    ? new Problem('database.busy', { detail: 'All database connections are in use.', retryAfter: 1 })
    : new Problem('database.unavailable', { detail: 'The database isn’t responding.', retryAfter: 2 });
