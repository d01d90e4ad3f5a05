import { expect, test } from 'vitest';
import { timeZone } from './values.ts';

// PostgreSQL reads an offset the other way round: its +02:00 is two hours behind UTC.
test.each(['+02:00', '-0330', 'Europe/Atlantis', ''])('%s is no time zone', (zone) => {
  expect(timeZone.safeParse(zone).success).toBe(false);
});
test.each(['Europe/Amsterdam', 'UTC', 'Etc/GMT+5', 'EST5EDT'])('%s is a time zone', (zone) => {
  expect(timeZone.parse(zone)).toBe(zone);
});
// PostgreSQL doesn't know some of these, and reads the others as a fixed offset.
test.each([
  ['CET', 'Europe/Brussels'],
  ['AET', 'Australia/Sydney'],
  ['PST', 'America/Los_Angeles'],
])('%s is stored as %s', (typed, stored) => {
  expect(timeZone.parse(typed)).toBe(stored);
});
