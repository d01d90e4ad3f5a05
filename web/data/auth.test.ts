import { beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from './auth.ts';
import { forgetAll, madeUser } from './make.ts';

const stored = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null');
const auth = () => useAuth.getState();

beforeEach(forgetAll);

test('signed out there is no user, no token and nobody is authenticated', () => {
  expect(auth()).toMatchObject({ user: null, token: '', isAuthenticated: false });
});

test('a log-in is kept in local storage as the contract of the storage says', () => {
  auth().login(madeUser, 'a-token');
  expect(stored()).toEqual({ state: { user: madeUser, token: 'a-token', isAuthenticated: true }, version: 0 });
});

test('set-auth merges what it is given and marks the state authenticated', () => {
  auth().setAuth({ user: madeUser });
  auth().setAuth({ token: 'next' });
  expect(auth()).toMatchObject({ user: madeUser, token: 'next', isAuthenticated: true });
});

test('update-user merges into the user, and makes none out of nothing', () => {
  auth().updateUser({ unread_count: 3 });
  expect(auth().user).toBeNull();
  auth().login(madeUser, 'a-token');
  auth().updateUser({ unread_count: 3 });
  expect(auth().user).toEqual({ ...madeUser, unread_count: 3 });
});

test('a log-out clears it all', () => {
  auth().login(madeUser, 'a-token');
  auth().logout();
  expect(stored().state).toEqual({ user: null, token: '', isAuthenticated: false });
});

const store = (state: unknown) => {
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  return useAuth.persist.rehydrate();
};

test('a user of an older version gets what it lacks, so that no screen breaks', async () => {
  await store({ user: { id: 'u', name: 'Mara' }, token: 't', isAuthenticated: true });
  expect(auth().user).toMatchObject({ name: 'Mara', permissions: [], merchants: [] });
});

test.each([
  ['no user', { user: 'Mara', token: 't', isAuthenticated: true }],
  ['nobody signed in', { user: madeUser, token: 't', isAuthenticated: false }],
])('a storage with %s is a visitor', async (_, state) => {
  await store(state);
  expect(auth()).toMatchObject({ user: null, token: '', isAuthenticated: false });
});

test('a page that is opened anew finds its person in the storage', async () => {
  auth().login(madeUser, 'a-token');
  vi.resetModules();
  const again = await import('./auth.ts');
  expect(again.useAuth).not.toBe(useAuth);
  expect(again.useAuth.getState()).toMatchObject({ user: madeUser, token: 'a-token', isAuthenticated: true });
});
