/** A seeded generator, so that a failed run can be repeated. */
export function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  function one<T>(of: readonly [T, ...T[]]): T;
  function one<T>(of: readonly T[]): T | undefined;
  function one<T>(of: readonly T[]) {
    return of[below(of.length)];
  }
  return { below, one, often: (share: number) => next() < share };
}
export type Chance = ReturnType<typeof chance>;
