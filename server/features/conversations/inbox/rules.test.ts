import { expect, test } from 'vitest';
import { actionsOn, canMove, handlerOnReopen, isUnread, mayAiAnswer, reopens } from './rules.ts';

const all = ['open', 'pending', 'snoozed', 'resolved'] as const;
test('a teammate can make only these moves', () => {
  const allowed = all.flatMap((from) => all.filter((to) => canMove(from, to)).map((to) => `${from}>${to}`));
  expect(allowed).toEqual([
    'open>pending',
    'open>snoozed',
    'open>resolved',
    'pending>open',
    'pending>snoozed',
    'pending>resolved',
    'snoozed>open',
    'snoozed>pending',
    'snoozed>resolved',
    'resolved>open',
  ]);
});

const always = ['prioritise', 'tag', 'mute', 'merge', 'block'] as const;
test.each([
  [
    { status: 'open', handler: 'ai', mine: false, merged: false },
    { mayWrite: true, aiEnabled: true },
    ['reply', 'note', 'assign', ...always, 'take_over', 'resolve', 'snooze', 'pend'],
  ],
  [
    { status: 'open', handler: 'human', mine: true, merged: false },
    { mayWrite: true, aiEnabled: true },
    ['reply', 'note', 'assign', ...always, 'return_to_ai', 'resolve', 'snooze', 'pend'],
  ],
  [
    { status: 'open', handler: 'human', mine: true, merged: false },
    { mayWrite: true, aiEnabled: false },
    ['reply', 'note', 'assign', ...always, 'resolve', 'snooze', 'pend'],
  ],
  [
    { status: 'resolved', handler: 'human', mine: false, merged: false },
    { mayWrite: true, aiEnabled: true },
    ['reply', 'note', 'assign', ...always, 'take_over', 'reopen'],
  ],
  [{ status: 'open', handler: 'none', mine: false, merged: false }, { mayWrite: false, aiEnabled: true }, []],
] as const)('on %o with %o one may %o', (held, requester, actions) => expect(actionsOn(held, requester)).toEqual(actions));

test.each([
  [{ handler: 'ai', customerSeq: 4, answeredSeq: 2 }, 4, true],
  [{ handler: 'ai', customerSeq: 5, answeredSeq: 2 }, 4, false],
  [{ handler: 'ai', customerSeq: 4, answeredSeq: 4 }, 4, false],
  [{ handler: 'human', customerSeq: 4, answeredSeq: 2 }, 4, false],
  [{ handler: 'none', customerSeq: 4, answeredSeq: 2 }, 4, false],
] as const)('with %o the AI may answer up to %i: %s', (held, upto, may) => expect(mayAiAnswer(held, upto)).toBe(may));

test('a resolved conversation can reopen for 14 days', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect([reopens(new Date('2026-11-06T12:00:00Z'), now), reopens(new Date('2026-11-06T11:59:59Z'), now)]).toEqual([true, false]);
  expect([
    handlerOnReopen({ assigneeOnline: true, aiEnabled: true }),
    handlerOnReopen({ assigneeOnline: false, aiEnabled: true }),
    handlerOnReopen({ assigneeOnline: false, aiEnabled: false }),
  ]).toEqual(['human', 'ai', 'none']);
});

test.each([
  [{ status: 'open', handler: 'human', customerSeq: 3, muted: false }, 2, true],
  [{ status: 'open', handler: 'human', customerSeq: 3, muted: false }, 3, false],
  [{ status: 'open', handler: 'ai', customerSeq: 3, muted: false }, 0, false],
  [{ status: 'resolved', handler: 'human', customerSeq: 3, muted: false }, 0, false],
] as const)('%o read up to %i is unread: %s', (held, read, unread) => expect(isUnread(held, read)).toBe(unread));
