import { describe, expect, test } from 'vitest';
import { makeMessage } from '../make.ts';
import { contradicts, countUnread, lastSeq, mergeMessages } from './thread.ts';

const one = makeMessage(1);
const two = makeMessage(2);
const four = makeMessage(4);
const read = makeMessage(2, { status: 'read' });

describe('merging', () => {
  test.each([
    ['in order', [one], [two], [one, two]],
    ['out of order, with a gap', [one, four], [two], [one, two, four]],
    ['several, mixed', [two], [four, one], [one, two, four]],
    ['the same again', [one, two], [two], [one, two]],
    ['a status goes forward', [one, two], [read], [one, read]],
    ['a status never goes back', [one, read], [two], [one, read]],
    ['into nothing', [], [four, two], [two, four]],
  ])('%s', (_, known, arrived, merged) => {
    expect(mergeMessages(known, arrived)).toEqual(merged);
  });

  test('returns the same array when nothing is new, so that nothing re-renders', () => {
    const known = [one, two];
    expect(mergeMessages(known, [two, one])).toBe(known);
  });

  test('gives the same result in every order of arrival, however often messages arrive', () => {
    const all = [1, 2, 3, 5, 8].map((seq) => makeMessage(seq));
    for (let turn = 0; turn < all.length; turn += 1) {
      const turned = [...all.slice(turn), ...all.slice(0, turn)];
      const piecewise = [...turned, ...turned.toReversed()].reduce(
        (known, message) => mergeMessages(known, [message]),
        mergeMessages([], []),
      );
      expect(piecewise).toEqual(all);
    }
  });
});

test.each([
  [[one, two], [two], false],
  [[one, two], [four], false],
  [[one, two], [makeMessage(3, { conversation_id: 'another' })], true],
])('detects messages of another conversation', (known, arrived, contradicted) => {
  expect(contradicts(known, arrived)).toBe(contradicted);
});

test.each([
  ['all of them', [one, two, four], 0, 3],
  ['those after what was seen', [one, two, four], 2, 1],
  ['not the visitor’s own', [makeMessage(1, { author: 'customer' }), two], 0, 1],
  ['not lines and not what was dropped', [makeMessage(1, { author: 'system' }), makeMessage(2, { status: 'cancelled' })], 0, 0],
])('unread are %s', (_, messages, seen, unread) => {
  expect(countUnread(messages, seen)).toBe(unread);
});

test('the last position of an empty thread is 0', () => {
  expect([lastSeq([]), lastSeq([one, four])]).toEqual([0, 4]);
});
