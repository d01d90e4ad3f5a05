import pg from 'pg';
import { expect, test } from 'vitest';
import { instantOf } from './pool.ts';

test.each([
  ['2026-05-25 02:46:53.782+00', '2026-05-25T02:46:53.782Z'],
  ['2026-05-25 02:46:53.78+00', '2026-05-25T02:46:53.780Z'],
  ['2026-05-25 02:46:53.7+00', '2026-05-25T02:46:53.700Z'],
  ['2026-12-31 23:59:59+00', '2026-12-31T23:59:59.000Z'],
  ['1999-01-01 00:00:00+00', '1999-01-01T00:00:00.000Z'],
])('reads %s', (text, iso) => {
  expect(instantOf(text)?.toISOString()).toBe(iso);
});

test.each([
  'infinity',
  '-infinity',
  '2026-05-25 02:46:53.782123+00',
  '2026-05-25 02:46:53+02',
  '2026-05-25 02:46:53.782+05:30',
  '0044-03-15 12:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  '12026-05-25 02:46:53+00',
])('leaves %s to pg', (text) => {
  expect(instantOf(text)).toBeUndefined();
});

test('pg reads instants with it', () => {
  const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => unknown;
  expect(parse('2026-05-25 04:46:53.7821+02')).toEqual(new Date('2026-05-25T02:46:53.782Z'));
  expect(parse('infinity')).toBe(Infinity);
});
