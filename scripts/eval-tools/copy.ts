// Gives each task a fresh copy of a shop without copying: everything runs on one connection in one transaction that is rolled back. The product's
// transactions become savepoints.
import type pg from 'pg';
import type { Actor, CallCtx } from '../../server/context.ts';
import { appRole, type Client, openPool, type Pool } from '../../server/platform/db/pool.ts';
import { reading } from '../../server/platform/db/tenant.ts';
import type { Reaction } from '../../server/platform/jobs/reaction.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { openNotifier } from '../../server/platform/live/notifier.ts';
import { runWriter } from '../../server/platform/writer.ts';

export type CopyCtx = Pick<CallCtx, 'db' | 'write' | 'now' | 'newId'>;
export type Copies = Awaited<ReturnType<typeof openCopies>>;
type Prefix = readonly (readonly [statement: string, values: readonly unknown[]])[];

type How = { now?: () => Date; reactions?: readonly Reaction[] };
export async function openCopies(
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
  merchant: string,
  { now = () => new Date(), reactions = [] }: How = {},
) {
  const real = openPool(appUrl || ownerUrl, { max: 2, ...(appUrl ? {} : { role: appRole }) });
  const pool = openPool(appUrl || ownerUrl, { max: 1, ...(appUrl ? {} : { role: appRole }) });
  const plain = await nest(pool);
  const notifier = openNotifier(
    async () => {},
    () => {},
  );
  const actor: Actor = { kind: 'system', merchant };
  const parts = { reactions, notifier, now };
  const contextOn = (some: Pool): CopyCtx => ({
    db: reading(some, merchant),
    write: (work) => runWriter({ ...parts, pool: some }, { actor, requestId: 'eval', address: '' }, work),
    now: parts.now,
    newId,
  });
  const ctx = contextOn(pool);
  return {
    merchant,
    /** The shop itself: changes here appear in every copy. */
    base: contextOn(real),
    /** Rolls back everything `work` does. */
    async inCopy<T>(work: (ctx: CopyCtx) => Promise<T>): Promise<T> {
      await plain('begin');
      try {
        await plain(`select set_config('app.merchant', $1, true)`, [merchant]);
        return await work(ctx);
      } finally {
        await plain('rollback');
      }
    },
    close: async () => void (await Promise.all([pool.end(), real.end()])),
  };
}

/** Makes the pool's only connection use savepoints inside a transaction; returns a way to run statements directly. */
async function nest(pool: Pool) {
  const client = (await pool.connect()) as Client & pg.PoolClient;
  const query = client.query.bind(client);
  const runNamed = client.runNamed.bind(client);
  const plain = (text: string, values: unknown[] = []) => query(text, values);
  Object.assign(client, {
    async runPrefixed(text: string, values: readonly unknown[], prefix: Prefix) {
      if (prefix.some(([statement]) => statement === 'begin')) await plain('savepoint inner_one');
      return runNamed(text, values);
    },
    async query(text: string, values?: unknown[]) {
      if (text === 'commit') return { ...(await plain('release savepoint inner_one')), command: 'COMMIT' };
      return text === 'rollback' ? plain('rollback to savepoint inner_one') : query(text, values);
    },
  });
  client.release();
  return plain;
}
