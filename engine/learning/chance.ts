/** Seeded random numbers (mulberry32), so that the same sentences produce the same weights. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  below(count: number) {
    return Math.floor(this.next() * count);
  }
  in(share: number) {
    return this.next() < share;
  }
  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }
}
