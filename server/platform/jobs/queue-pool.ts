import type pg from 'pg';
import type { Log } from './queue-logger.ts';

/** The code of serialization_failure: graphile-worker tries a job's completion again after it, 50 ms later at first and 5 s at last, 100 times. */
const triedAgain = '40001';

/**
 * The pool as graphile-worker uses it. It doesn't wait for the statement that completes or fails a job: that statement's error reaches
 * nobody and ends the process, unless it carries one of the few codes after which it is tried again (RETRYABLE_ERROR_CODES). A full disk or
 * a read-only database isn't among them, so here every error carries such a code. Looking for the next job fails as before.
 */
export function queuePool(pool: pg.Pool, log: Log): pg.Pool {
  const again = (error: unknown): never => {
    log.warn({ err: error }, 'a statement of the queue failed');
    throw Object.assign(new Error(error instanceof Error ? error.message : String(error), { cause: error }), { code: triedAgain });
  };
  const guarded = (client: pg.PoolClient) =>
    replacing(client, 'query', (...args: unknown[]) => (client.query as (...all: unknown[]) => Promise<unknown>)(...args).catch(again));
  // With a callback it connects the listener for new jobs, which handles its own errors.
  return replacing(pool, 'connect', (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : pool.connect().then(guarded, again),
  );
}

/** This object with another method in place of one of its own; its other methods still work on the object itself. */
function replacing<T extends object>(object: T, name: keyof T, method: unknown): T {
  return new Proxy(object, {
    get(target, key) {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
