import { z } from 'zod';
import { Problem } from '../http/problem.ts';

const place = z.tuple([z.iso.datetime(), z.uuid()]);
/** The end of a keyset page: the instant (milliseconds, as stored) and the id as tiebreaker. */
export type Place = { at: Date; id: string };

export const toCursor = ({ at, id }: Place) => Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

/** Throws `input.invalid` for a cursor we did not create. */
export function fromCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const parsed = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success)
    throw new Problem('input.invalid', {
      errors: [{ path: 'cursor', message: 'This cursor isn’t from this list. Send the `next_cursor` of this list.' }],
    });
  return { at: new Date(parsed.data[0]), id: parsed.data[1] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Turns a list queried with one extra row into a page. */
export function toPage<R, T>(rows: R[], limit: number, present: (row: R) => T, place: (row: R) => Place) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(present), next_cursor: last ? toCursor(place(last)) : null };
}
