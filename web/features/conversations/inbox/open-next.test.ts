import { expect, test } from 'vitest';
import { nextOf } from './open-next.ts';

const rows = (...statuses: ('open' | 'pending' | 'snoozed' | 'resolved')[]) => statuses.map((status, at) => ({ id: String(at), status }));

test.each([
  ['the one below', rows('open', 'open', 'open'), '1', '2'],
  ['the nearest below that is not done', rows('open', 'open', 'resolved', 'snoozed', 'pending'), '1', '4'],
  ['above when all below are done', rows('open', 'pending', 'open', 'resolved'), '2', '1'],
  ['none when all are done', rows('resolved', 'open', 'snoozed'), '1', undefined],
  ['none for a conversation that is not in the list', rows('open', 'open'), '7', undefined],
])('the next conversation is %s', (_, list, id, next) => {
  expect(nextOf(list, id)).toBe(next);
});
