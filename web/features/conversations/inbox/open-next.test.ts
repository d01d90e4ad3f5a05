import { expect, test } from 'vitest';
import { nextOf } from './open-next.ts';

const rows = (...statuses: ('open' | 'pending' | 'snoozed' | 'resolved')[]) => statuses.map((status, at) => ({ id: String(at), status }));

const orderOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test.each([
  ['the one below', rows('open', 'open', 'open'), '1', '2'],
  ['the nearest below that is not done', rows('open', 'open', 'resolved', 'snoozed', 'pending'), '1', '4'],
  ['above when all below are done', rows('open', 'pending', 'open', 'resolved'), '2', '1'],
  ['none when all are done', rows('resolved', 'open', 'snoozed'), '1', undefined],
  ['none for a conversation that is not in the list', rows('open', 'open'), '7', undefined],
])('the next conversation is %s', (_, list, id, next) => {
  expect(nextOf(list, id, orderOf(list))).toBe(next);
});

test('a conversation that left the list while it was open has its old neighbours', () => {
  const before = rows('open', 'open', 'open');
  const [first, , last] = before;
  expect(
    nextOf(
      [first, last].filter((row) => row !== undefined),
      '1',
      orderOf(before),
    ),
  ).toBe('2');
  expect(nextOf([{ id: 'new', status: 'open' }], '1', orderOf(before))).toBe('new');
  expect(nextOf([], '1', orderOf(before))).toBeUndefined();
});
