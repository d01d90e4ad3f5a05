// Seeded randomness: the same seed gives the same demo on every machine, so that tests, screenshots and documents agree.

export type Chance = {
  /** From 0 to 1, excluding 1. */
  next(): number;
  /** A whole number, including both ends. */
  int(from: number, to: number): number;
  /** True with this probability. */
  maybe(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent generator, so that draws for one purpose don't shift those for another. */
  fork(name: string): Chance;
};

/** A seeded random number generator (sfc32, seeded with a string hash). */
export function chance(seed: string): Chance {
  const next = sequence(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => at(list, Math.floor(next() * list.length));
  return {
    next,
    int,
    pick,
    maybe: (share) => next() < share,
    weighted: (list, weight) => pickWeighted(list, weight, next()),
    shuffle: (list) => shuffled(list, int),
    fork: (name) => chance(`${seed}/${name}`),
  };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

function pickWeighted<T>(list: readonly T[], weight: (item: T) => number, where: number): T {
  let rest = where * list.reduce((sum, item) => sum + weight(item), 0);
  for (const item of list) {
    rest -= weight(item);
    if (rest < 0) return item;
  }
  return at(list, list.length - 1);
}

function shuffled<T>(list: readonly T[], int: (from: number, to: number) => number): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = int(0, last);
    [result[last], result[other]] = [at(result, other), at(result, last)];
  }
  return result;
}

function sequence(seed: string): () => number {
  let [a, b, c, d] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1];
  const step = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warm = 0; warm < 12; warm++) step();
  return step;
}

/** FNV-1a with a salt, so that one seed gives several starting values. */
function hash(text: string, salt: number): number {
  let value = 2_166_136_261 ^ salt;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  return value | 0;
}
