/** Told when a shop's endpoints change. */
export const endpointsChanged = (merchant: string) => `webhooks:${merchant}`;

/** A notice may get lost with the connection, so an answer holds no longer than this. */
const holdsMs = 5_000;
const mostShops = 10_000;

/**
 * Whether a shop has any endpoint, so that a shop without one pays no statement for its events. Kept in each process and dropped by notice:
 * after its first endpoint, a shop's events in another process may go unsent for as long as the notice takes.
 */
export class Subscribers<Db> {
  readonly #known = new Map<string, { any: boolean; until: number }>();
  #dropped = 0;
  readonly #read: (db: Db, merchant: string) => Promise<boolean>;
  readonly #now: () => number;
  constructor(read: (db: Db, merchant: string) => Promise<boolean>, now = () => Date.now()) {
    this.#read = read;
    this.#now = now;
  }
  forget = (key: string) => {
    this.#dropped += 1;
    if (key === '*') this.#known.clear();
    else if (key.startsWith('webhooks:')) this.#known.delete(key.slice('webhooks:'.length));
  };
  async has(db: Db, merchant: string): Promise<boolean> {
    const known = this.#known.get(merchant);
    if (known && known.until > this.#now()) return known.any;
    const before = this.#dropped;
    const any = await this.#read(db, merchant);
    // What was read before a notice came may be older than it.
    if (before === this.#dropped) this.#keep(merchant, any);
    return any;
  }
  #keep(merchant: string, any: boolean) {
    if (this.#known.size >= mostShops) this.#known.clear();
    this.#known.set(merchant, { any, until: this.#now() + holdsMs });
  }
}
