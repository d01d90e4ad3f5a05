import type pg from 'pg';
import type { Log } from './queue-logger.ts';

/** Upkeep that comes round by the clock. Several workers may try; an advisory lock lets one do it. */
export type Upkeep = { name: string; everyMs: number; run(client: pg.PoolClient): Promise<void> };

export function startUpkeep(pool: pg.Pool, rounds: readonly Upkeep[], log: Log) {
  const running = new Set<Promise<void>>();
  const timers = rounds.map((round) =>
    setInterval(() => {
      const work: Promise<void> = once(pool, round)
        .catch((error: unknown) => log.warn({ err: error, round: round.name }, 'upkeep failed and will be tried again'))
        .finally(() => running.delete(work));
      running.add(work);
    }, round.everyMs).unref(),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}

async function once(pool: pg.Pool, { name, run }: Upkeep) {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(4712, hashtext($1)) as mine', [name]);
    if (!rows[0]?.mine) return;
    await run(client).finally(() => client.query('select pg_advisory_unlock(4712, hashtext($1))', [name]));
  } finally {
    client.release();
  }
}

/** What the platform itself keeps tidy; what becomes old goes by `server/retention.ts`. */
export const platformUpkeep: readonly Upkeep[] = [
  {
    name: 'audit',
    everyMs: 5_000,
    run: async (client) => {
      const { rows } = await client.query<{ merchant_id: string }>(
        'select distinct merchant_id from audit_log where seq is null limit 100',
      );
      for (const { merchant_id } of rows) await client.query('select seal_audit($1)', [merchant_id]);
      await client.query('select seal_directory_audit()');
    },
  },
];
