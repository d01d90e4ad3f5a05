import { EventEmitter } from 'node:events';
import { run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { JobCtx } from '../../context.ts';
import type { JobHandler } from './handler.ts';
import { outageOf } from '../lib/outage.ts';
import { queueLogger, type Log } from './queue-logger.ts';
import { queuePool } from './queue-pool.ts';

/** The queue looks for the next job concurrently with releasing a named queue and may miss it, so it looks again after this many ms. */
const looksAgain = [10, 50, 250];

/** After so many failed looks for a job in a row, the workers start anew: the queue keeps the failed look-up of its tasks, and fails forever. */
const failedLooks = 5;

/** The pause between looks whether an outage is over, in milliseconds. */
const outagePause = 1_000;

/**
 * Advisory locks of this class, one per live worker pool. PostgreSQL releases them with the connection, so a dead worker is detected at
 * once.
 */
const aliveClass = 4_711;

export type RunnerParts = {
  url: string;
  pool: pg.Pool;
  concurrency: number;
  handlers: readonly JobHandler[];
  contextOf(job: { merchant: string; id: string; attempt: number; lastAttempt: boolean }): JobCtx;
  ran(name: string, ms: number, ok: boolean): void;
  log: Log;
  /** Poll interval of the workers in ms; most jobs reach them by notification. */
  pollMs?: number;
};
export type JobRunner = Awaited<ReturnType<typeof startJobs>>;

/**
 * Runs jobs until stopped. After losing its connection to PostgreSQL, it abandons the worker pool and starts a new one; the next check
 * frees the old pool's jobs, because its lock is gone. Jobs therefore run at least once and check what is left to do.
 */
export async function startJobs(parts: RunnerParts) {
  let stopping = false;
  const tasks = taskList(parts, () => stopping);
  let current: Incarnation | undefined;
  let lived: Promise<void> = Promise.resolve();
  const live = async () => {
    while (!stopping) {
      try {
        current = await Incarnation.start(parts, tasks);
        // Whoever stopped meanwhile had nothing to close yet.
        if (!stopping) await current.ended;
      } catch (error) {
        parts.log.warn({ err: error }, 'the workers lost the database and start anew');
      }
      await current?.close();
      current = undefined;
      if (!stopping) await new Promise((wait) => setTimeout(wait, 300));
    }
  };
  lived = live();
  return {
    /** Wakes a worker when a delayed job becomes due; otherwise polling finds it up to 2 s later. */
    dueAt(at: number) {
      const wait = at - Date.now();
      if (wait < 60_000) setTimeout(() => current?.nudge(), Math.max(0, wait) + 1).unref();
    },
    running: () => current !== undefined,
    async stop() {
      stopping = true;
      await current?.close();
      await lived;
    },
  };
}

class Incarnation {
  readonly ended: Promise<void>;
  readonly #lock: pg.Client;
  readonly #sweep: NodeJS.Timeout;
  readonly #workers: Workers;
  #closing: Promise<void> | undefined;
  private constructor(workers: Workers, lock: pg.Client, ended: Promise<void>, sweep: NodeJS.Timeout) {
    this.#workers = workers;
    this.#lock = lock;
    this.ended = ended;
    this.#sweep = sweep;
  }
  static async start(parts: RunnerParts, tasks: TaskList) {
    const lock = new pg.Client({ connectionString: parts.url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const lost = new Promise<never>((_, reject) => {
      // One loss may be reported twice: as the server's last error and as a closed connection.
      lock.on('error', reject);
      lock.once('end', () => reject(new Error('the connection ended')));
    });
    lost.catch(() => {}); // handled through `ended`; without a listener the rejection would end the process
    await lock.connect();
    let workers: Workers | undefined;
    try {
      workers = await startWorkers(parts, tasks);
      const { runner, poolId, nudge, stuck } = workers;
      await lock.query('select pg_advisory_lock($1, hashtext($2))', [aliveClass, poolId]);
      const sweep = async () => {
        if (await freeAbandoned(lock)) nudge();
      };
      await sweep();
      const sweeping = setInterval(
        () => void sweep().catch((error: unknown) => parts.log.warn({ err: error }, 'abandoned jobs could not be freed')),
        2_000,
      ).unref();
      return new Incarnation(workers, lock, Promise.race([runner.promise, lost, stuck]), sweeping);
    } catch (error) {
      // Without its lock this pool counts as dead and must not run beside the next one.
      await workers?.stop();
      await lock.end();
      throw error;
    }
  }
  nudge() {
    this.#workers.nudge();
  }
  /** Finishes running jobs, then releases the lock. Runs once, for a stop or a lost connection, whichever comes first. */
  close() {
    return (this.#closing ??= this.#close());
  }
  async #close() {
    clearInterval(this.#sweep);
    const nothingLeft = () => undefined; // the runner ended by itself or its connections are gone, so nothing is left to finish
    await this.#workers.stop().catch(nothingLeft);
    await this.#lock.end().catch(nothingLeft);
  }
}

type Workers = Awaited<ReturnType<typeof startWorkers>>;
/** One pool of graphile-worker. `nudge` makes a worker look for a job now if the pool is still accepting any. */
async function startWorkers({ pool, concurrency, log, pollMs = 2_000 }: RunnerParts, tasks: TaskList) {
  const events = new EventEmitter();
  let open = true;
  events.once('pool:gracefulShutdown', () => (open = false));
  // The pool is a thenable that settles when it ends, so a promise must not resolve to it.
  const made = new Promise<{ poolId: string; nudge(): void }>((resolve) =>
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string; nudge(count: number): boolean } }) =>
      resolve({ poolId: workerPool.id, nudge: () => void (open && workerPool.nudge(1)) }),
    ),
  );
  const queue = queuePool(pool, log);
  const runner = await run({
    pgPool: queue.pool,
    taskList: tasks,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    parsedCronItems: [],
    events,
    logger: queueLogger(log),
  });
  const { poolId, nudge } = await made;
  let failed = 0;
  const stuck = new Promise<never>((_, reject) => {
    events.on('worker:getJob:error', ({ error }: { error: unknown }) => void (++failed >= failedLooks && reject(error as Error)));
  });
  stuck.catch(() => {}); // handled through `ended`; it may reject before that waits for it
  for (const name of ['worker:getJob:empty', 'job:start']) events.on(name, () => (failed = 0));
  events.on('job:complete', ({ job }: { job: { job_queue_id: number | null } }) => {
    if (job.job_queue_id !== null) for (const wait of looksAgain) setTimeout(nudge, wait).unref();
  });
  return { runner, poolId, nudge, stuck, stop: () => runner.stop().finally(queue.close) };
}

/**
 * Frees jobs and queues of worker pools whose lock is gone; returns whether there were any. The grace period covers a pool that has not
 * taken its lock yet.
 */
async function freeAbandoned(client: pg.Client) {
  const { rows: gone } = await client.query<{ id: string }>(
    `select id from (
       select locked_by as id from graphile_worker._private_jobs where locked_at < now() - interval '2 seconds'
       union select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '2 seconds'
     ) holders where id is not null and not exists (
       select 1 from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'advisory' and l.classid = $1 and l.objid = (hashtext(id)::bigint & 4294967295)::oid and l.granted)`,
    [aliveClass],
  );
  if (gone.length === 0) return false;
  const ids = gone.map(({ id }) => id);
  // Their key was reused while they ran: the queue lets them finish and never run again. If freed, they would stay as failed forever. Of
  // all that can happen to a job that has no key any more, only this touches `updated_at`.
  await client.query(
    'delete from graphile_worker._private_jobs where locked_by = any ($1) and key is null and attempts >= max_attempts and updated_at <> created_at',
    [ids],
  );
  await client.query('select graphile_worker.force_unlock_workers($1)', [ids]);
  return true;
}

type Held = { id: string; locked_by: string | null };
/**
 * An outage of the database is no fault of the job, so it doesn't use up one of its attempts. Waits for the end of the outage, because the
 * queue can't release a job before either.
 */
async function returnAttempt(held: Held, parts: RunnerParts, isStopping: () => boolean): Promise<void> {
  const { pool, log } = parts;
  const { id, locked_by: by } = held;
  try {
    await pool.query('update graphile_worker._private_jobs set attempts = attempts - 1 where id = $1 and locked_by = $2', [id, by]);
  } catch (error) {
    log.warn({ err: error, jobId: id }, 'a job waits until the database can be written to');
    if (isStopping()) return;
    await new Promise((wait) => setTimeout(wait, outagePause));
    await returnAttempt(held, parts, isStopping);
  }
}

function taskList(parts: RunnerParts, isStopping: () => boolean): TaskList {
  const { handlers, contextOf, ran, log } = parts;
  return Object.fromEntries(
    handlers.map(({ job, handle }) => [
      job.name,
      async (payload: unknown, helpers: { job: Held & { attempts: number; max_attempts: number } }) => {
        const known = job.payload.parse(payload) as { merchant: string };
        const { id, attempts, max_attempts: most } = helpers.job;
        const since = performance.now();
        try {
          await handle(contextOf({ merchant: known.merchant, id, attempt: attempts, lastAttempt: attempts >= most }), known as never);
          ran(job.name, performance.now() - since, true);
        } catch (error) {
          ran(job.name, performance.now() - since, false);
          if (outageOf(error)) await returnAttempt(helpers.job, parts, isStopping);
          log.warn(
            { err: error, job: job.name, jobId: id, attempt: attempts, merchant: known.merchant },
            'a job failed and will be tried again',
          );
          throw error;
        }
      },
    ]),
  );
}
