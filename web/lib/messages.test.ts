import { expect, test } from 'vitest';
import { isMessageKey, speak, t } from './messages.ts';

test('finds a message by area and name, and fills in its placeholders', () => {
  expect(t('ui.close')).toBe('Close');
  expect(t('ui.remove', { name: 'keyboard' })).toBe('Remove keyboard');
});

test('checks keys from outside before use', () => {
  expect(isMessageKey('ui.close')).toBe(true);
  expect(isMessageKey('order.not_shippable')).toBe(false);
});

test('a missing value, a count that is no number and an unknown key don’t compile', () => {
  // @ts-expect-error the name is missing
  expect(t('ui.remove')).toBe('Remove {name}');
  // @ts-expect-error a plural needs its count, as a number
  expect(t('shell.unread', { count: '2' })).toContain('2');
  // @ts-expect-error there is no such sentence
  expect(t('ui.nonsense')).toBe('ui.nonsense');
});

test('a feature’s t knows the feature’s messages and the shared ones', () => {
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
