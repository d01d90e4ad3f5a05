// Seeded random numbers.
export type Chance = { below(most: number): number; of<T>(some: readonly T[]): T; some<T>(all: readonly T[], most: number): T[] };

/** Mulberry32, by Tommy Ettinger (public domain). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  const of = <T>(some: readonly T[]): T => {
    const one = some[below(some.length)];
    if (one === undefined) throw new Error('The list is empty.');
    return one;
  };
  return {
    below,
    of,
    some: (all, most) =>
      [...all]
        .map((one) => ({ one, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .slice(0, most)
        .map(({ one }) => one),
  };
}
