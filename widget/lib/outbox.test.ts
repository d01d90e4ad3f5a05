import { describe, expect, test } from 'vitest';
import { makeLetter } from '../make.ts';
import { createOutbox, nextLetter, postpone, renew, writeLetter } from './outbox.ts';
import { createStore } from './store.ts';

const openOutbox = () => {
  sessionStorage.clear();
  const store = createStore(() => sessionStorage);
  return { store, outbox: createOutbox(store, 'demo') };
};

describe('the outbox', () => {
  test('keeps letters in the order they were written', () => {
    const { outbox } = openOutbox();
    for (const [clientId, at] of [
      ['c', 5],
      ['a', 9],
      ['b', 5],
    ] as const)
      outbox.put(writeLetter(clientId, 'x', at));
    expect(outbox.list().map((letter) => letter.client_id)).toEqual(['b', 'c', 'a']);
  });

  test('is the same for a second tab and for the next page', () => {
    const { store, outbox } = openOutbox();
    outbox.put(writeLetter('a', 'Hello', 1));
    expect(createOutbox(store, 'demo').list()).toEqual([writeLetter('a', 'Hello', 1)]);
    expect(createOutbox(store, 'another-shop').list()).toEqual([]);
  });

  test('gives a letter up once', () => {
    const { outbox } = openOutbox();
    outbox.put(writeLetter('a', 'Hello', 1));
    outbox.remove('a');
    outbox.remove('a');
    expect([outbox.list(), outbox.has('a')]).toEqual([[], false]);
  });

  test.each(['', 'null', '7', '{"text":"x"}', '{"client_id":"x"', '[]'])('passes over what it did not write: %s', (text) => {
    const { store, outbox } = openOutbox();
    store.set('parley:demo:out:x', text);
    outbox.put(writeLetter('a', 'Hello', 1));
    expect(outbox.list()).toHaveLength(1);
  });
});

test.each([
  ['the oldest', [makeLetter('a'), makeLetter('b')], 'a'],
  ['not one that was refused', [makeLetter('a', { refusal: 'Too long.' }), makeLetter('b')], 'b'],
  ['the oldest, though it waits', [makeLetter('a', { next_at: 9_000 }), makeLetter('b')], 'a'],
  ['none', [makeLetter('a', { refusal: 'Too long.' })], undefined],
])('next is %s', (_, letters, clientId) => {
  expect(nextLetter(letters)?.client_id).toBe(clientId);
});

test.each([
  [makeLetter('a'), 0, { attempts: 1, next_at: 10_000 + 1_000 }],
  [makeLetter('a', { attempts: 3 }), 0, { attempts: 4, next_at: 10_000 + 8_000 }],
  [makeLetter('a'), 42_000, { attempts: 1, next_at: 10_000 + 42_000 }],
])('a letter that failed waits longer each time, and at least as long as asked', (letter, atLeast, changed) => {
  expect(postpone(letter, 10_000, 1, atLeast)).toEqual({ ...letter, ...changed });
});

test('trying again by hand keeps the client id', () => {
  const refused = makeLetter('a', { refusal: 'Too long.', attempts: 3, next_at: 99 });
  expect(renew(refused, 500)).toEqual({ ...makeLetter('a'), at: 500, next_at: 500 });
});
