import { expect, test } from 'vitest';
import { forecastOf, reachedBy } from './usage-rules.ts';

test.each([
  [79, 80, 100, 80],
  [80, 81, 100, undefined],
  [99, 100, 100, 100],
  [100, 101, 100, undefined],
  [70, 120, 100, 100],
  [0, 1, 1, 100],
])('from %i to %i of %i reaches %s', (before, after, limit, percent) => expect(reachedBy(before, after, limit)).toBe(percent));

const november = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') };
test.each([
  [10, '2026-11-01T12:00:00Z', null],
  [10, '2026-11-11T00:00:00Z', 30],
  [7, '2026-11-16T00:00:00Z', 14],
  [0, '2026-11-16T00:00:00Z', 0],
  [300, '2026-11-30T23:59:59Z', 300],
  [10, '2026-12-05T00:00:00Z', null],
])('%i until %s continues to %s', (used, now, forecast) => expect(forecastOf(used, november, new Date(now))).toBe(forecast));
