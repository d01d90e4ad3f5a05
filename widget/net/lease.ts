import type { World } from '../world.ts';

const CHECK = 60;

/** Without Web Locks: a lock entry with an expiry in the shared storage, read again after a moment to see which tab won. */
export async function withLease<T>(world: World, name: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const me = world.newId();
  const held = () => readLease(world.local.get(name));
  for (;;) {
    const lease = held();
    if (lease === null || lease.until <= world.now() || lease.until > world.now() + timeoutMs) {
      world.local.set(name, `${me} ${world.now() + timeoutMs}`);
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
