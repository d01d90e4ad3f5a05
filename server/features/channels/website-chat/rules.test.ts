import { expect, test } from 'vitest';
import { difference, settingsOf, usualSettings } from './rules.ts';

test.each([[undefined], [null], [{}], [{ look: {} }]])('of %j everything is as usual', (stored) =>
  expect(settingsOf(stored)).toEqual(usualSettings),
);

test('what is stored holds, and what it does not name is as usual', () => {
  const settings = settingsOf({ continuity: false, look: { position: 'left' }, guards: { session_days: 7 } });
  expect(settings).toEqual({
    ...usualSettings,
    continuity: false,
    look: { ...usualSettings.look, position: 'left' },
    guards: { ...usualSettings.guards, session_days: 7 },
  });
});

test('the record of a change names what became different', () => {
  expect(difference({ a: 1, b: [1] }, { a: 1, b: [1] })).toBeUndefined();
  expect(difference({ a: 1, b: [1] }, { a: 2, b: [1] })).toEqual({ a: { from: 1, to: 2 } });
});
