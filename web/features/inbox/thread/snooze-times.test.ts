import { expect, test } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

const monday = new Date(2026, 10, 16, 22, 30);
const saturday = new Date(2026, 10, 21, 8, 0);
const sunday = new Date(2026, 10, 22, 8, 0);

test.each([
  ['hour', monday, new Date(2026, 10, 16, 23, 30)],
  ['tomorrow', monday, new Date(2026, 10, 17, 9, 0)],
  ['week', monday, new Date(2026, 10, 23, 9, 0)],
  ['week', saturday, new Date(2026, 10, 23, 9, 0)],
  ['week', sunday, new Date(2026, 10, 23, 9, 0)],
] as const)('%s from %s', (choice, now, until) => {
  expect(snoozeTimes[choice](now)).toEqual(until);
});
