type Count = { current: number; ends: number };
type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The maximum number of remembered callers; the oldest are dropped first. */
const maxCallers = 20_000;

/**
 * Counts a caller's requests per bucket across all routes that use it; the store of @fastify/rate-limit counts each route separately. All
 * windows have the same length, so the first to start is the first to end.
 */
export class BucketStore {
  readonly #counts = new Map<string, Count>();
  incr(caller: string, notify: Callback, windowMs: number) {
    const now = Date.now();
    const known = this.#counts.get(caller);
    const count = known && known.ends > now ? known : this.#begin(caller, { current: 0, ends: now + windowMs }, now);
    count.current += 1;
    notify(null, { current: count.current, ttl: count.ends - now });
  }
  /** Called once per route. */
  child() {
    return this;
  }
  #begin(caller: string, count: Count, now: number) {
    this.#counts.delete(caller);
    for (const [first, { ends }] of this.#counts) {
      if (ends > now && this.#counts.size < maxCallers) break;
      this.#counts.delete(first);
    }
    this.#counts.set(caller, count);
    return count;
  }
}
