import { isDeepStrictEqual } from 'node:util';

/** Whether two values are the same, however deep; the order of names does not matter. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
