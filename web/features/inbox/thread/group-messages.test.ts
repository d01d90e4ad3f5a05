import { expect, test } from 'vitest';
import { makeActivity, makeMessage, minute } from '../make.ts';
import { groupMessages } from './group-messages.ts';

/** "day", "group 1 2" or "activity 3 4", by positions. */
const told = (messages: Parameters<typeof groupMessages>[0]) =>
  groupMessages(messages).map((item) =>
    item.kind === 'day' ? 'day' : `${item.kind} ${item.messages.map((message) => message.seq).join(' ')}`,
  );

test('what one person said in one go stands together', () => {
  const [first, second] = [makeMessage(1), makeMessage(2)];
  expect(told([first, second, makeMessage(3, { author: 'ai', author_id: null })])).toEqual(['day', 'group 1 2', 'group 3']);
});

test.each([
  ['another teammate', { author_id: '0195b4f2-7c1e-7000-8000-e00000000002' }],
  ['a private note', { private: true }],
  ['five minutes later', { created_at: minute(6) }],
])('%s is another group', (_, part) => {
  const mine = { author: 'teammate', author_id: '0195b4f2-7c1e-7000-8000-e00000000001', created_at: minute(1) } as const;
  expect(told([makeMessage(1, mine), makeMessage(2, { ...mine, ...part })])).toEqual(['day', 'group 1', 'group 2']);
});

test('each day begins with its line', () => {
  expect(told([makeMessage(1), makeMessage(2, { created_at: minute(24 * 60) })])).toEqual(['day', 'group 1', 'day', 'group 2']);
});

test('asking for a person and that person coming are one line, with nothing said between', () => {
  const asked = makeActivity(1, { kind: 'handoff_requested' });
  expect(told([asked, makeActivity(2, { kind: 'taken_over' })])).toEqual(['day', 'activity 1 2']);
  expect(told([asked, makeMessage(2), makeActivity(3, { kind: 'taken_over' })])).toEqual(['day', 'activity 1', 'group 2', 'activity 3']);
  expect(told([asked, makeActivity(2, { kind: 'resolved' })])).toEqual(['day', 'activity 1', 'activity 2']);
});

test('the stored message has the key of the one written here', () => {
  const written = makeMessage(0, { id: 'client-key-1', client_id: 'client-key-1', author: 'teammate' });
  const stored = makeMessage(1, { client_id: 'client-key-1', author: 'teammate' });
  expect(groupMessages([written])[1]?.key).toBe(groupMessages([stored])[1]?.key);
});
