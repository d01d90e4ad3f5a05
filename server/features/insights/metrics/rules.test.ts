import { expect, test } from 'vitest';
import { cleanExtra, measuredAt, rate, withoutSecrets } from './rules.ts';

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs_improvement'],
  ['LCP', 4000, 'needs_improvement'],
  ['LCP', 4001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'needs_improvement'],
  ['CLS', 0.26, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['FCP', 1800, 'good'],
  ['FCP', 3001, 'poor'],
  ['TTFB', 800, 'good'],
  ['TTFB', 1801, 'poor'],
  ['api_call', 500, 'good'],
  ['api_call', 1000, 'needs_improvement'],
  ['api_call', 1001, 'poor'],
  ['route_change', 5, null],
  ['constructor', 5, null],
])('%s of %d is %s', (name, value, rating) => expect(rate(name, value)).toBe(rating));

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJlLW9mLWEtdG9rZW4';
test.each([
  ['/inbox?conversation=1&token=secret', '/inbox'],
  ['/login#access=secret', '/login'],
  ['https://mara:secret@shop.example/a', 'https://shop.example/a'],
  [`/c/${'a1b2c3d4'.repeat(6)}`, '/c/…'],
  [`/x/${token}/y`, '/x/…/y'],
  ['/orders/01939f00-0000-7000-8000-000000000001', '/orders/01939f00-0000-7000-8000-000000000001'],
  ['/a\n?b', '/a\n'],
])('of %s it stores %s', (given, kept) => expect(withoutSecrets(given)).toBe(kept));

test('stores only plain, short and few extra values', () => {
  expect(
    cleanExtra({
      rating: 'good',
      status: 200,
      cached: true,
      nested: { a: 1 },
      list: [1],
      none: null,
      call: 'GET /api/x?token=1',
      long: 'word '.repeat(100),
    }),
  ).toEqual({
    rating: 'good',
    status: 200,
    cached: true,
    call: 'GET /api/x',
    long: 'word '.repeat(40),
  });
  expect(Object.keys(cleanExtra(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, index]))))).toHaveLength(20);
});

const now = new Date('2026-05-05T12:00:00Z');
test.each([
  ['a moment ago', -1000, -1000],
  ['an hour ahead', 3_600_000, 3_600_000],
  ['two days ago', -172_800_000, 0],
  ['beyond all dates', 1e300, 0],
])('measured %s', (_, off, kept) => expect(measuredAt(now.getTime() + off, now).getTime()).toBe(now.getTime() + kept));
