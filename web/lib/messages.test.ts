import { expect, test } from 'vitest';
import { isMessageKey, speak, t } from './messages.ts';

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

test('a feature’s words come with the t that knows them, and beside those of every page', () => {
  // @ts-expect-error the words of a feature are not those of every page
  expect(t('kettle.boils')).toBe('kettle.boils');
  const say = speak({ kettle: { boils: 'The {what} boils', cups: { one: 'One cup', other: '{count} cups' } } as const });
  expect([say('kettle.boils', { what: 'tea' }), say('kettle.cups', { count: 2 }), say('ui.close')]).toEqual([
    'The tea boils',
    '2 cups',
    'Close',
  ]);
  // @ts-expect-error nor are there others
  expect(say('kettle.sings')).toBe('kettle.sings');
});
