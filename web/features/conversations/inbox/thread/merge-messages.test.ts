import { expect, test } from 'vitest';
import { makeMessage } from '../make.ts';
import { findGap, mergeMessages } from './merge-messages.ts';

const seqs = (...numbers: number[]) => numbers.map((seq) => makeMessage(seq));

test('merges pages and live rows into one thread, by position, each message once', () => {
  expect(mergeMessages(seqs(3, 4), seqs(1, 2), seqs(4, 5)).map((message) => message.seq)).toEqual([1, 2, 3, 4, 5]);
});

test('an older page does not move a delivered message back to sent', () => {
  const [read, sent] = [makeMessage(1, { status: 'read' }), makeMessage(1, { status: 'sent' })];
  expect(mergeMessages([read], [sent])[0]?.status).toBe('read');
  expect(mergeMessages([sent], [read])[0]?.status).toBe('read');
});

test('a cancelled message stays cancelled whatever arrives later', () => {
  const late = makeMessage(1, { status: 'sending' });
  expect(mergeMessages([makeMessage(1, { status: 'cancelled' })], [late])[0]?.status).toBe('cancelled');
});

test('a delivery signal does not remove the evidence', () => {
  const ai = { run_id: 'r', engine: 'builtin', model: 'm', confidence: 0.9, sources: [], total_ms: 41, cost: null };
  const page = makeMessage(1, { author: 'ai', status: 'sent', ai });
  const read = makeMessage(1, { author: 'ai', status: 'read' });
  expect(mergeMessages([page], [read])[0]).toMatchObject({ status: 'read', ai });
  expect(mergeMessages([read], [page])[0]).toMatchObject({ status: 'read', ai });
});

test('an unchanged message stays the same object, so that it does not render again', () => {
  const page = makeMessage(1);
  expect(mergeMessages([page], [makeMessage(1)])[0]).toBe(page);
});

test.each([
  ['a complete thread', [1, 2, 3], null],
  ['a thread with older pages not loaded, which is no gap', [51, 52], null],
  ['nothing', [], null],
  ['a thread with one missing message', [1, 3], 1],
  ['a thread with several gaps', [7, 9, 12], 7],
])('the gap in %s', (_, numbers, gap) => {
  expect(findGap(seqs(...numbers))).toBe(gap);
});
