import { beforeEach, describe, expect, test } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { createStore } from './store.ts';

beforeEach(() => localStorage.clear());

const full = (): Storage => ({
  length: localStorage.length,
  key: (at) => localStorage.key(at),
  getItem: (name) => localStorage.getItem(name),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: (name) => localStorage.removeItem(name),
  clear: () => localStorage.clear(),
});
const shut = (): Storage => {
  throw new DOMException('no site data', 'SecurityError');
};

describe.each([
  ['an ordinary storage', () => localStorage],
  ['a full one', full],
  ['one that is shut off', shut],
])('%s', (_, open) => {
  test('keeps, lists, changes and forgets', () => {
    const store = createStore(open);
    store.set('a', '1');
    store.set('b', '2');
    store.set('a', '3');
    store.remove('b');
    expect([store.get('a'), store.get('b'), store.keys()]).toEqual(['3', null, ['a']]);
  });
});

test('reports whether it is persistent', () => {
  expect([createStore(() => localStorage).persistent, createStore(shut).persistent]).toEqual([true, false]);
});

test('a full storage never returns an old value', () => {
  localStorage.setItem('a', 'old');
  const store = createStore(full);
  store.set('a', 'new');
  expect(store.get('a')).toBe('new');
  expect(localStorage.getItem('a')).toBeNull();
});

describe('the session store', () => {
  const session = { token: 't', visitor_id: 'v', conversation_id: null, talking: true };

  test('keeps a session per shop, and forgets it with the read position', () => {
    const store = createStore(() => localStorage);
    const mine = createSessionStore(store, 'mine');
    mine.save(session);
    mine.saveSeen(7);
    expect([mine.load(), mine.seen()]).toEqual([session, 7]);
    expect(createSessionStore(store, 'another').load()).toBeNull();
    mine.forget();
    expect([mine.load(), mine.seen()]).toEqual([null, 0]);
  });

  test.each(['', '{', 'null', '[]', '{"token":7,"visitor_id":"v"}', '{"token":"t"}'])('reads %j as no session', (text) => {
    localStorage.setItem('parley:mine:session', text);
    expect(
      createSessionStore(
        createStore(() => localStorage),
        'mine',
      ).load(),
    ).toBeNull();
  });
});
