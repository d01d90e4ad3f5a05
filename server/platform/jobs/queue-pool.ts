import type pg from 'pg';
import { outageOf } from '../lib/outage.ts';
import type { Log } from './queue-logger.ts';

/**
 * The code of serialization_failure: graphile-worker tries a statement again after it, 50 ms later at first and 5 s at last, 100 times. If
 * a job's end can't be recorded even then, after some 7 minutes, the process ends and is started anew.
 */
const triedAgain = '40001';

/**
 * The pool as graphile-worker uses it. It doesn't wait for the statement that completes or fails a job: that statement's error reaches
 * nobody and ends the process, unless it carries one of the few codes after which it is tried again (RETRYABLE_ERROR_CODES). So here every
 * outage carries such a code.
 */
export function queuePool(pool: pg.Pool, log: Log) {
  let closed = false;
  const again = (error: unknown) => {
    log.warn({ err: error }, 'the queue waits for the database');
    return Object.assign(new Error('The database is unavailable.', { cause: error }), { code: triedAgain });
  };
  const guarded = (client: pg.PoolClient) =>
    replacing(client, 'query', (...args: unknown[]) =>
      (client.query as (...all: unknown[]) => Promise<unknown>)(...args).catch((error: unknown) => {
        throw outageOf(error) ? again(error) : error;
      }),
    );
  const connect = async () => {
    if (closed) return emptyClient;
    const client = await pool.connect().catch((error: unknown) => {
      throw again(error);
    });
    return guarded(client);
  };
  return {
    // With a callback it connects the listener for new jobs, which handles its own errors.
    pool: replacing(pool, 'connect', (callback?: Parameters<pg.Pool['connect']>[0]) => (callback ? pool.connect(callback) : connect())),
    /** Ends what is still being tried again: these workers take no more jobs, and other workers run theirs. */
    close: () => void (closed = true),
  };
}

/** Answers every statement with nothing. */
const emptyClient = { query: async () => ({ rows: [], rowCount: 0 }), release() {} };

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
