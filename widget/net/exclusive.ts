import type { World } from '../world.ts';

export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Longer than any work below takes (one call, 15 s): a tab that holds the lock longer is suspended. */
const TIMEOUT_MS = 20_000;
const CHECK = 60;

/**
 * Runs work in one tab at a time. A phone may suspend a tab in the middle of its work, so a lock held too long is stolen. The work must be
 * safe to run twice; sending is, because the server deduplicates messages by client id.
 */
export const createExclusive = (world: World): Exclusive => {
  const { locks } = world;
  return locks ? (name, work) => withLock(world, locks, name, work) : (name, work) => withLease(world, name, work);
};

async function withLock<T>(world: World, locks: LockManager, name: string, work: () => Promise<T>): Promise<T> {
  const timeoutMs = new AbortController();
  const begun = new AbortController();
  const inHand: { work?: Promise<T> } = {};
  const begin = () => {
    begun.abort();
    inHand.work = work();
    return inHand.work;
  };
  void world.wait(TIMEOUT_MS, begun.signal).then(() => (begun.signal.aborted ? undefined : timeoutMs.abort()));
  try {
    return await locks.request(name, { signal: timeoutMs.signal }, begin);
  } catch (error) {
    // The lock was stolen during the work, which goes on; or we timed out waiting, and steal it.
    if (inHand.work) return await inHand.work;
    if (!timeoutMs.signal.aborted) throw error;
    return await locks.request(name, { steal: true }, begin);
  }
}

/** Without Web Locks: a lock entry with an expiry in the shared storage, read again after a moment to see which tab won. */
async function withLease<T>(world: World, name: string, work: () => Promise<T>): Promise<T> {
  const me = world.newId();
  const held = () => readLease(world.local.get(name));
  for (;;) {
    const lease = held();
    if (lease === null || lease.until <= world.now() || lease.until > world.now() + TIMEOUT_MS) {
      world.local.set(name, `${me} ${world.now() + TIMEOUT_MS}`);
      await world.wait(CHECK);
      if (held()?.owner === me) break;
    }
    await world.wait(CHECK * (1 + world.chance()));
  }
  try {
    return await work();
  } finally {
    if (held()?.owner === me) world.local.remove(name);
  }
}

function readLease(text: string | null) {
  const [owner, until] = text?.split(' ') ?? [];
  return owner && until ? { owner, until: Number(until) } : null;
}
