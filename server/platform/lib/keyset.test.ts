import { describe, expect, test } from 'vitest';
import { fromKeyCursor, type KeyKind, toKeyCursor } from './keyset.ts';

const read = (kind: KeyKind, value: string | number) => fromKeyCursor('sort', toKeyCursor('sort', [value]), [kind]);

describe('a cursor', () => {
  test('round-trips', () => {
    const id = crypto.randomUUID();
    const place = ['2026-11-05T10:00:00.000Z', 12, 'H1001', id];
    expect(fromKeyCursor('placed_at desc', toKeyCursor('placed_at desc', place), ['instant', 'int', 'text', 'uuid'])).toEqual(place);
  });

  test.each<[KeyKind, string | number]>([
    ['instant', 'infinity'],
    ['instant', '-infinity'],
    ['int', '-5'],
    ['smallint', 4],
  ])('can contain a %s: %s', (kind, value) => expect(read(kind, value)).toEqual([value]));

  test.each<[KeyKind, string | number]>([
    ['instant', 'yesterday'],
    ['instant', 'NaN'],
    ['int', '1.5'],
    ['int', '9'.repeat(30)],
    ['smallint', 100_000],
    ['uuid', 'x'],
    ['text', 'a\0b'],
  ])("can't contain a %s that the database couldn't read: %j", (kind, value) =>
    expect(() => read(kind, value)).toThrow('Some fields need your attention.'),
  );

  test('refuses a missing value, another sort order, or no cursor at all', () => {
    const refused = expect.objectContaining({ code: 'input.invalid' });
    for (const cursor of [toKeyCursor('sort', []), toKeyCursor('other', ['x']), 'nonsense'])
      expect(() => fromKeyCursor('sort', cursor, ['text'])).toThrow(refused);
  });
});
