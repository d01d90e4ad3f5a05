import { expect, test } from 'vitest';
import { name, timeZone } from './values.ts';

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

test.each(['Mara', '李小龙', 'می‌روم', '👩‍🚀', '&', 'Ωmega <b>Shop</b>', 'أحمد'])('%j is a name', (text) =>
  expect(name('your name').safeParse(text).success).toBe(true),
);

test.each([
  ['\u200b\u200b', 'Enter your name in letters that can be seen.'],
  ['\u3164', 'Enter your name in letters that can be seen.'],
  ['\u202eevil', 'Remove line breaks and invisible characters.'],
  ['a\r\nBcc: x@y.z', 'Remove line breaks and invisible characters.'],
  ['  ', 'Enter your name.'],
])('%j is no name', (text, message) => expect(name('your name').safeParse(text).error?.issues[0]?.message).toBe(message));
