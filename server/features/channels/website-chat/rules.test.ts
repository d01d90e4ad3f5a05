import { expect, test } from 'vitest';
import { settingsOf } from './read-settings.ts';
import { difference, usualSettings } from './rules.ts';

test.each([[undefined], [null], [{}], [{ look: {} }]])('%j means all defaults', (stored) =>
  expect(settingsOf(stored)).toEqual(usualSettings),
);

test('stored values apply, and missing ones get the defaults', () => {
  const settings = settingsOf({ continuity: false, look: { position: 'left' }, guards: { session_days: 7 } });
  expect(settings).toEqual({
    ...usualSettings,
    continuity: false,
    look: { ...usualSettings.look, position: 'left' },
    guards: { ...usualSettings.guards, session_days: 7 },
  });
});

test('the audit detail lists the changed values', () => {
  expect(difference({ a: 1, b: [1] }, { a: 1, b: [1] })).toBeUndefined();
  expect(difference({ a: 1, b: [1] }, { a: 2, b: [1] })).toEqual({ a: { from: 1, to: 2 } });
});
