import { isDeepStrictEqual } from 'node:util';

/** Deep equality; the order of keys doesn't matter. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
