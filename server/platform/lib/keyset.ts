import { readJson } from '@parley/contract/json';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';

/** The end of a keyset page: the sort values with the id last. Encodes the database's own values, so that no row is skipped. */
export type Key = readonly (string | number)[];
// A lowercase name is the longest sort value.
const key = z.array(z.union([z.string().max(250), z.number()])).max(5);

/** A cursor belongs to one sort order; with another it is refused, because its values would mean something else. */
export const toKeyCursor = (sort: string, values: Key) => Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');

/** The format a key value needs for the database to parse it. */
const kinds = {
  text: (value: string) => !value.includes('\0'),
  int: (value: string) => /^-?\d{1,18}$/.test(value),
  smallint: (value: string) => /^-?\d{1,4}$/.test(value),
  uuid: (value: string) => z.uuid().safeParse(value).success,
  /** Or null, which sorts last. */
  instant: (value: string) => /^-?infinity$/.test(value) || z.iso.datetime().safeParse(value).success,
} as const;
export type KeyKind = keyof typeof kinds;
export type KeyCast = 'timestamptz' | 'bigint' | 'smallint' | 'text' | 'uuid';
/** The kind of value that a column type is compared with. */
export const kindOf = (cast: KeyCast): KeyKind => (cast === 'timestamptz' ? 'instant' : cast === 'bigint' ? 'int' : cast);

/** Throws `input.invalid` when the cursor isn't for this sort order or its values have other kinds, because a client may make one up. */
export function fromKeyCursor(sort: string, cursor: string | undefined, of: readonly KeyKind[]): Key | undefined {
  if (cursor === undefined) return undefined;
  const parsed = key.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  const fits = (values: Key) => values.length === of.length && of.every((kind, place) => kinds[kind](String(values[place])));
  if (!parsed.success || parsed.data[0] !== sort || !fits(parsed.data.slice(1)))
    throw new Problem('input.invalid', {
      errors: [{ path: 'cursor', message: 'This cursor isn’t from this list. Send the `next_cursor` of this list.' }],
    });
  return parsed.data.slice(1);
}

function parseJson(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
