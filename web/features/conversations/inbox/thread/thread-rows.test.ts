import { expect, test } from 'vitest';
import { makeActivity, makeMessage, minute } from '../make.ts';
import { threadRows } from './thread-rows.ts';

/** "day", "new", "1 first", "2 last", "3 alone", "4" or "activity 5 6", by positions. */
const told = (...given: Parameters<typeof threadRows>) =>
  threadRows(...given).map((row) => {
    if (row.kind === 'activity') return `activity ${row.messages.map((message) => message.seq).join(' ')}`;
    if (row.kind !== 'message') return row.kind;
    const place = row.isFirst && row.isLast ? 'alone' : row.isFirst ? 'first' : row.isLast ? 'last' : '';
    return `${row.message.seq} ${place}`.trim();
  });

test('what one person said in one go stands together', () => {
  const said = [makeMessage(1), makeMessage(2), makeMessage(3), makeMessage(4, { author: 'ai', author_id: null })];
  expect(told(said)).toEqual(['day', '1 first', '2', '3 last', '4 alone']);
});

test.each([
  ['another teammate', { author_id: '0195b4f2-7c1e-7000-8000-e00000000002' }],
  ['a private note', { private: true }],
  ['five minutes later', { created_at: minute(6) }],
])('%s is another group', (_, part) => {
  const mine = { author: 'teammate', author_id: '0195b4f2-7c1e-7000-8000-e00000000001', created_at: minute(1) } as const;
  expect(told([makeMessage(1, mine), makeMessage(2, { ...mine, ...part })])).toEqual(['day', '1 alone', '2 alone']);
});

test('each day begins with its line', () => {
  expect(told([makeMessage(1), makeMessage(2, { created_at: minute(24 * 60) })])).toEqual(['day', '1 alone', 'day', '2 alone']);
});

test('a day a merged thread comes to twice has two lines with keys of their own', () => {
  const days = [0, 24 * 60, 0].map((minutes, index) => makeMessage(index + 1, { created_at: minute(minutes) }));
  const keys = threadRows(days).map(({ key }) => key);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(6);
});

test('asking for a person and that person coming are one line, with nothing said between', () => {
  const asked = makeActivity(1, { kind: 'handoff_requested' });
  expect(told([asked, makeActivity(2, { kind: 'taken_over' })])).toEqual(['day', 'activity 1 2']);
  expect(told([asked, makeMessage(2), makeActivity(3, { kind: 'taken_over' })])).toEqual(['day', 'activity 1', '2 alone', 'activity 3']);
  expect(told([asked, makeActivity(2, { kind: 'resolved' })])).toEqual(['day', 'activity 1', 'activity 2']);
});

test('what is new has a line above it, which parts a group', () => {
  expect(told([makeMessage(1), makeMessage(2)], 2)).toEqual(['day', '1 alone', 'new', '2 alone']);
});

test('the stored message has the key of the one written here', () => {
  const written = makeMessage(0, { id: 'client-key-1', client_id: 'client-key-1', author: 'teammate' });
  const stored = makeMessage(1, { client_id: 'client-key-1', author: 'teammate' });
  expect(threadRows([written])[1]?.key).toBe(threadRows([stored])[1]?.key);
});

test('what came from another conversation begins under a line that names it', () => {
  const rows = threadRows([makeMessage(1), makeMessage(2, { merged_from: 12 }), makeMessage(3, { merged_from: 12 }), makeMessage(4)]);
  const [first, second] = [rows.findIndex(({ kind }) => kind === 'merged'), rows.findLastIndex(({ kind }) => kind === 'merged')];
  expect(rows[first]).toMatchObject({ number: 12 });
  expect(first).toBe(second);
  expect(rows[first + 1]).toMatchObject({ kind: 'message', message: { seq: 2 } });
});
