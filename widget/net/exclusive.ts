import type { World } from '../world.ts';

export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Longer than any work below takes (one call, 15 s): who holds on past this is a suspended tab. */
const PATIENCE = 20_000;
const CHECK = 60;

/**
 * Runs work in one tab at a time. A phone may suspend a tab in the middle of its work, so a lock held too long is taken from it; what
 * runs below is safe to run twice (the server knows a message by its client id), only wasteful.
 */
export const createExclusive = (world: World): Exclusive => {
  const { locks } = world;
  return locks ? (name, work) => withLock(world, locks, name, work) : (name, work) => withLease(world, name, work);
};

async function withLock<T>(world: World, locks: LockManager, name: string, work: () => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const begun = new AbortController();
  const inHand: { work?: Promise<T> } = {};
  const begin = () => {
    begun.abort();
    inHand.work = work();
    return inHand.work;
  };
  void world.wait(PATIENCE, begun.signal).then(() => (begun.signal.aborted ? undefined : patience.abort()));
  try {
    return await locks.request(name, { signal: patience.signal }, begin);
  } catch (error) {
    // Taken from us in the middle of the work, which goes on; or nobody let us in, and we take it.
    if (inHand.work) return await inHand.work;
    if (!patience.signal.aborted) throw error;
    return await locks.request(name, { steal: true }, begin);
  }
}

/** Without Web Locks: a name and an end in the shared storage, read again after a moment to see who won. */
async function withLease<T>(world: World, name: string, work: () => Promise<T>): Promise<T> {
  const me = world.newId();
  const held = () => readLease(world.local.get(name));
  for (;;) {
    const lease = held();
    if (lease === null || lease.until <= world.now() || lease.until > world.now() + PATIENCE) {
      world.local.set(name, `${me} ${world.now() + PATIENCE}`);
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
