import { describe, expect, test } from 'vitest';
import { makePending } from '../make.ts';
import { createOutbox, nextPending, postpone, renew, createPending } from './outbox.ts';
import { createStore } from './store.ts';

const openOutbox = () => {
  sessionStorage.clear();
  const store = createStore(() => sessionStorage);
  return { store, outbox: createOutbox(store, 'demo') };
};

describe('the outbox', () => {
  test('keeps messages in the order they were written', () => {
    const { outbox } = openOutbox();
    for (const [clientId, at] of [
      ['c', 5],
      ['a', 9],
      ['b', 5],
    ] as const)
      outbox.put(createPending(clientId, 'x', at));
    expect(outbox.list().map((pending) => pending.client_id)).toEqual(['b', 'c', 'a']);
  });

  test('is the same for a second tab and for the next page', () => {
    const { store, outbox } = openOutbox();
    outbox.put(createPending('a', 'Hello', 1));
    expect(createOutbox(store, 'demo').list()).toEqual([createPending('a', 'Hello', 1)]);
    expect(createOutbox(store, 'another-shop').list()).toEqual([]);
  });

  test('removes a message', () => {
    const { outbox } = openOutbox();
    outbox.put(createPending('a', 'Hello', 1));
    outbox.remove('a');
    outbox.remove('a');
    expect([outbox.list(), outbox.has('a')]).toEqual([[], false]);
  });

  test.each(['', 'null', '7', '{"text":"x"}', '{"client_id":"x"', '[]'])('ignores what it did not write: %s', (text) => {
    const { store, outbox } = openOutbox();
    store.set('parley:demo:out:x', text);
    outbox.put(createPending('a', 'Hello', 1));
    expect(outbox.list()).toHaveLength(1);
  });
});

test.each([
  ['the oldest', [makePending('a'), makePending('b')], 'a'],
  ['not one that was refused', [makePending('a', { refusal: 'Too long.' }), makePending('b')], 'b'],
  ['the oldest, though it waits', [makePending('a', { next_at: 9_000 }), makePending('b')], 'a'],
  ['none', [makePending('a', { refusal: 'Too long.' })], undefined],
])('next is %s', (_, unsent, clientId) => {
  expect(nextPending(unsent)?.client_id).toBe(clientId);
});

test.each([
  [makePending('a'), 0, { attempts: 1, next_at: 10_000 + 1_000 }],
  [makePending('a', { attempts: 3 }), 0, { attempts: 4, next_at: 10_000 + 8_000 }],
  [makePending('a'), 42_000, { attempts: 1, next_at: 10_000 + 42_000 }],
])('a failed message waits longer each time, and at least as long as asked', (pending, atLeast, changed) => {
  expect(postpone(pending, 10_000, 1, atLeast)).toEqual({ ...pending, ...changed });
});

test('retrying by hand keeps the client id', () => {
  const refused = makePending('a', { refusal: 'Too long.', attempts: 3, next_at: 99 });
  expect(renew(refused, 500)).toEqual({ ...makePending('a'), at: 500, next_at: 500 });
});
