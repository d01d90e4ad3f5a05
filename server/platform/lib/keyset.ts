import { z } from 'zod';
import { Problem } from '../http/problem.ts';

/** Where a keyset page ended: the values the list is sorted by, the id last. Made of what the database gave, so that no row is lost. */
export type Key = readonly (string | number)[];
// A name, in lower case, is the longest value a list is sorted by.
const key = z.array(z.union([z.string().max(250), z.number()])).max(5);

/** A cursor belongs to one sort: with another it is refused, since its values would mean something else. */
export const toKeyCursor = (sort: string, values: Key) => Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');

/** What a value of a key must look like for the database to read it. */
const kinds = {
  text: (value: string) => !value.includes('\0'),
  int: (value: string) => /^-?\d{1,18}$/.test(value),
  smallint: (value: string) => /^-?\d{1,4}$/.test(value),
  uuid: (value: string) => z.uuid().safeParse(value).success,
  /** Or none: what never comes is sorted last. */
  instant: (value: string) => /^-?infinity$/.test(value) || z.iso.datetime().safeParse(value).success,
} as const;
export type KeyKind = keyof typeof kinds;
export type KeyCast = 'timestamptz' | 'bigint' | 'smallint' | 'text' | 'uuid';
/** The kind of value a column of that type is compared with. */
export const kindOf = (cast: KeyCast): KeyKind => (cast === 'timestamptz' ? 'instant' : cast === 'bigint' ? 'int' : cast);

/** Throws `input.invalid` when the cursor is not one of this sort, or when its values are not of these kinds: a client may make one up. */
export function fromKeyCursor(sort: string, cursor: string | undefined, of: readonly KeyKind[]): Key | undefined {
  if (cursor === undefined) return undefined;
  const parsed = key.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  const fits = (values: Key) => values.length === of.length && of.every((kind, place) => kinds[kind](String(values[place])));
  if (!parsed.success || parsed.data[0] !== sort || !fits(parsed.data.slice(1)))
    throw new Problem('input.invalid', { errors: [{ path: 'cursor', message: 'This is not a cursor of this list.' }] });
  return parsed.data.slice(1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
