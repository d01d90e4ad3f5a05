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

/** What the platform itself keeps tidy. */
export const platformUpkeep: readonly Upkeep[] = [
  {
    name: 'live',
    everyMs: 600_000,
    run: async (client) => void (await client.query(`delete from live where created_at < now() - interval '24 hours'`)),
  },
  {
    name: 'idempotency',
    everyMs: 600_000,
    run: async (client) =>
      void (await client.query(`delete from directory.idempotency_keys where created_at < now() - interval '24 hours'`)),
  },
  {
    name: 'links',
    everyMs: 3_600_000,
    run: async (client) => void (await client.query(`delete from directory.mailed_links where expires_at < now() - interval '7 days'`)),
  },
  {
    name: 'mailbox',
    everyMs: 3_600_000,
    run: async (client) => void (await client.query(`delete from directory.mailbox where created_at < now() - interval '24 hours'`)),
  },
  {
    name: 'metrics',
    everyMs: 3_600_000,
    run: async (client) =>
      void (await client.query(`delete from directory.performance_metrics where created_at < now() - interval '30 days'`)),
  },
  {
    name: 'counted',
    everyMs: 3_600_000,
    run: async (client) => void (await client.query(`delete from counted where bucket < now() - interval '2 hours'`)),
  },
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
