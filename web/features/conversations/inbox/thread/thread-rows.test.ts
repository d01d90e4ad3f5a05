import { expect, test } from 'vitest';
import { makeActivity, makeMessage, minute } from '../make.ts';
import { threadRows } from './thread-rows.ts';

/** "day", "new", "1 first", "2 last", "3 alone", "4" or "activity 5 6", by positions. */
const describeRows = (...args: Parameters<typeof threadRows>) =>
  threadRows(...args).map((row) => {
    if (row.kind === 'activity') return `activity ${row.messages.map((message) => message.seq).join(' ')}`;
    if (row.kind !== 'message') return row.kind;
    const place = row.isFirst && row.isLast ? 'alone' : row.isFirst ? 'first' : row.isLast ? 'last' : '';
    return `${row.message.seq} ${place}`.trim();
  });

test('groups consecutive messages of one author', () => {
  const messages = [makeMessage(1), makeMessage(2), makeMessage(3), makeMessage(4, { author: 'ai', author_id: null })];
  expect(describeRows(messages)).toEqual(['day', '1 first', '2', '3 last', '4 alone']);
});

test.each([
  ['another teammate', { author_id: '0195b4f2-7c1e-7000-8000-e00000000002' }],
  ['a private note', { private: true }],
  ['five minutes later', { created_at: minute(6) }],
])('%s starts another group', (_, part) => {
  const mine = { author: 'teammate', author_id: '0195b4f2-7c1e-7000-8000-e00000000001', created_at: minute(1) } as const;
  expect(describeRows([makeMessage(1, mine), makeMessage(2, { ...mine, ...part })])).toEqual(['day', '1 alone', '2 alone']);
});

test('each day starts with a divider', () => {
  expect(describeRows([makeMessage(1), makeMessage(2, { created_at: minute(24 * 60) })])).toEqual(['day', '1 alone', 'day', '2 alone']);
});

test('a day that occurs twice in a merged thread has two dividers with keys of their own', () => {
  const days = [0, 24 * 60, 0].map((minutes, index) => makeMessage(index + 1, { created_at: minute(minutes) }));
  const keys = threadRows(days).map(({ key }) => key);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(6);
});

test('a handoff and its takeover share a line when no message is between', () => {
  const handoff = makeActivity(1, { kind: 'handoff_requested' });
  expect(describeRows([handoff, makeActivity(2, { kind: 'taken_over' })])).toEqual(['day', 'activity 1 2']);
  expect(describeRows([handoff, makeMessage(2), makeActivity(3, { kind: 'taken_over' })])).toEqual([
    'day',
    'activity 1',
    '2 alone',
    'activity 3',
  ]);
  expect(describeRows([handoff, makeActivity(2, { kind: 'resolved' })])).toEqual(['day', 'activity 1', 'activity 2']);
});

test('a divider above the first unread message splits a group', () => {
  expect(describeRows([makeMessage(1), makeMessage(2)], 2)).toEqual(['day', '1 alone', 'new', '2 alone']);
});

test('the stored message keeps the key of the queued one', () => {
  const written = makeMessage(0, { id: 'client-key-1', client_id: 'client-key-1', author: 'teammate' });
  const stored = makeMessage(1, { client_id: 'client-key-1', author: 'teammate' });
  expect(threadRows([written])[1]?.key).toBe(threadRows([stored])[1]?.key);
});

test('messages of a merged conversation start under a line that names it', () => {
  const rows = threadRows([makeMessage(1), makeMessage(2, { merged_from: 12 }), makeMessage(3, { merged_from: 12 }), makeMessage(4)]);
  const [first, second] = [rows.findIndex(({ kind }) => kind === 'merged'), rows.findLastIndex(({ kind }) => kind === 'merged')];
  expect(rows[first]).toMatchObject({ number: 12 });
  expect(first).toBe(second);
  expect(rows[first + 1]).toMatchObject({ kind: 'message', message: { seq: 2 } });
});
