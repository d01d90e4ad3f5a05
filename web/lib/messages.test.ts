import { expect, test } from 'vitest';
import { isMessageKey, t } from './messages.ts';

test('a sentence is found by its area and name, and its names are filled in', () => {
  expect(t('ui.close')).toBe('Close');
  expect(t('ui.remove', { name: 'keyboard' })).toBe('Remove keyboard');
});

test('words from outside are checked before they are asked for', () => {
  expect(isMessageKey('ui.close')).toBe(true);
  expect(isMessageKey('order.not_shippable')).toBe(false);
});

test('a missing value, a count that is no number and an unknown key do not compile', () => {
  // @ts-expect-error the name is missing
  expect(t('ui.remove')).toBe('Remove {name}');
  // @ts-expect-error a plural needs its count, as a number
  expect(t('shell.unread', { count: '2' })).toContain('2');
  // @ts-expect-error there is no such sentence
  expect(t('ui.nonsense')).toBe('ui.nonsense');
});
