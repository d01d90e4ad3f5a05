type Count = { current: number; ends: number };
type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Callers remembered at a time; the oldest are forgotten first. */
const mostCallers = 20_000;

/**
 * Counts the requests of a caller in a bucket over all routes that draw from it: the store that comes with @fastify/rate-limit counts each
 * route apart. Every window has the same length, so the first one in is the first to end.
 */
export class BucketStore {
  readonly #counts = new Map<string, Count>();
  incr(caller: string, tell: Told, windowMs: number) {
    const now = Date.now();
    const known = this.#counts.get(caller);
    const count = known && known.ends > now ? known : this.#begin(caller, { current: 0, ends: now + windowMs }, now);
    count.current += 1;
    tell(null, { current: count.current, ttl: count.ends - now });
  }
  /** Asked for once per route. */
  child() {
    return this;
  }
  #begin(caller: string, count: Count, now: number) {
    this.#counts.delete(caller);
    for (const [first, { ends }] of this.#counts) {
      if (ends > now && this.#counts.size < mostCallers) break;
      this.#counts.delete(first);
    }
    this.#counts.set(caller, count);
    return count;
  }
}
