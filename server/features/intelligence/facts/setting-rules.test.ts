import { expect, test } from 'vitest';
import { hoursFacts } from './setting-rules.ts';

const slot = (day: number, from = '09:00', to = '18:00') => ({ day, from, to });

test('business hours are a fact for each time of day', () => {
  const facts = hoursFacts({ always_open: false, slots: [slot(1), slot(2), slot(3), slot(6, '10:00', '16:00')] }, 'en');
  expect(facts).toMatchObject([
    { kind: 'hours', name: 'team', hours: { days: [1, 2, 3], from: '09:00', to: '18:00' }, text: 'Monday–Wednesday: 09:00–18:00' },
    { hours: { days: [6], from: '10:00', to: '16:00' }, text: 'Saturday: 10:00–16:00' },
  ]);
  expect(hoursFacts({ always_open: false, slots: [slot(1), slot(3)] }, 'de')[0]?.text).toBe('Montag, Mittwoch: 09:00–18:00');
});

test('hours that nobody set, or that never end, are none', () => {
  expect(hoursFacts(undefined, 'en')).toEqual([]);
  expect(hoursFacts({ always_open: true, slots: [slot(1)] }, 'en')).toEqual([]);
});
