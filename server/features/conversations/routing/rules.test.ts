import type { Availability } from '@parley/contract/teams';
import { expect, test } from 'vitest';
import { chooseNext } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

/** `[id, availability, open conversations, seconds since last assigned]` */
type Row = [string, Availability, number, number | null];
test.each<[string, Row[], number | null, string | undefined]>([
  ['nobody is in the team', [], null, undefined],
  [
    'all are offline or away',
    [
      ['a', 'offline', 0, null],
      ['b', 'away', 0, null],
    ],
    null,
    undefined,
  ],
  [
    'one is there',
    [
      ['a', 'offline', 0, null],
      ['b', 'online', 9, 1],
    ],
    null,
    'b',
  ],
  [
    'one holds fewer',
    [
      ['a', 'online', 3, null],
      ['b', 'online', 2, 1],
    ],
    null,
    'b',
  ],
  [
    'both hold the same',
    [
      ['a', 'online', 2, 10],
      ['b', 'online', 2, 60],
    ],
    null,
    'b',
  ],
  [
    'one was never given any',
    [
      ['a', 'online', 2, 3600],
      ['b', 'online', 2, null],
    ],
    null,
    'b',
  ],
  [
    'nothing tells them apart',
    [
      ['b', 'online', 0, null],
      ['a', 'online', 0, null],
    ],
    null,
    'a',
  ],
  [
    'the emptiest is at capacity',
    [
      ['a', 'online', 5, null],
      ['b', 'online', 5, null],
    ],
    5,
    undefined,
  ],
  [
    'one has room for one more',
    [
      ['a', 'online', 5, null],
      ['b', 'online', 4, 1],
    ],
    5,
    'b',
  ],
  ['capacity was lowered below what they hold', [['a', 'online', 8, null]], 5, undefined],
  [
    'the freest has gone',
    [
      ['a', 'offline', 0, null],
      ['b', 'away', 1, null],
      ['c', 'online', 4, 1],
    ],
    5,
    'c',
  ],
])('when %s', (_, rows, capacity, chosen) =>
  expect(
    chooseNext(
      rows.map(([id, availability, open, assignedAgo]) => ({
        id,
        availability,
        open,
        lastGivenAt: assignedAgo === null ? null : ago(assignedAgo),
      })),
      capacity,
    )?.id,
  ).toBe(chosen),
);
