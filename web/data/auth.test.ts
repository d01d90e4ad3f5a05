import { beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from './auth.ts';
import { forgetAll, madeUser } from './make.ts';

const stored = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null');
const auth = () => useAuth.getState();

beforeEach(forgetAll);

test('signed out, there is no user, no token and isAuthenticated is false', () => {
  expect(auth()).toMatchObject({ user: null, token: '', isAuthenticated: false });
});

test('stores a log-in in local storage in the prescribed format', () => {
  auth().login(madeUser, 'a-token');
  expect(stored()).toEqual({ state: { user: madeUser, token: 'a-token', isAuthenticated: true }, version: 0 });
});

test('set-auth merges the given fields and sets isAuthenticated', () => {
  auth().setAuth({ user: madeUser });
  auth().setAuth({ token: 'next' });
  expect(auth()).toMatchObject({ user: madeUser, token: 'next', isAuthenticated: true });
});

test('update-user merges into the user, and creates none when there is none', () => {
  auth().updateUser({ unread_count: 3 });
  expect(auth().user).toBeNull();
  auth().login(madeUser, 'a-token');
  auth().updateUser({ unread_count: 3 });
  expect(auth().user).toEqual({ ...madeUser, unread_count: 3 });
});

test('logging out clears everything', () => {
  auth().login(madeUser, 'a-token');
  auth().logout();
  expect(stored().state).toEqual({ user: null, token: '', isAuthenticated: false });
});

const store = (state: unknown) => {
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  return useAuth.persist.rehydrate();
};

test('a reload keeps the stream’s position, from which nothing has to be read twice', async () => {
  localStorage.setItem(
    'auth-storage',
    JSON.stringify({ state: { user: { ...madeUser, live_position: 41 }, token: 'a-token', isAuthenticated: true }, version: 0 }),
  );
  await useAuth.persist.rehydrate();
  expect(useAuth.getState().user?.live_position).toBe(41);
});

test('fills in fields that a user stored by an older version lacks', async () => {
  await store({ user: { id: 'u', name: 'Mara' }, token: 't', isAuthenticated: true });
  expect(auth().user).toMatchObject({ name: 'Mara', permissions: [], merchants: [] });
});

test('leaves out fields that no screen could read', async () => {
  await store({
    user: { ...madeUser, name: 7, permissions: null, merchants: [null], unread_count: '3' },
    token: 't',
    isAuthenticated: true,
  });
  expect(auth().user).toMatchObject({ email: madeUser.email, name: '', permissions: [], merchants: [], unread_count: 0 });
});

test.each(['{', '', 'null', '[]', '7', '{"state":7,"version":0}'])('a storage that holds %j is a visitor’s', async (text) => {
  localStorage.setItem('auth-storage', text);
  await useAuth.persist.rehydrate();
  expect(auth()).toMatchObject({ user: null, token: '', isAuthenticated: false });
});

test.each([
  ['blocked', (storage: Storage) => vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => refuse(storage))],
  ['full', (storage: Storage) => vi.spyOn(Object.getPrototypeOf(storage), 'setItem').mockImplementation(() => refuse(storage))],
])('where the storage is %s, someone is signed in as long as the page lives', async (_, lack) => {
  const spy = lack(localStorage);
  vi.resetModules();
  const { useAuth: fresh } = await import('./auth.ts');
  fresh.getState().login(madeUser, 'a-token');
  await fresh.persist.rehydrate();
  expect(fresh.getState()).toMatchObject({ user: madeUser, token: 'a-token', isAuthenticated: true });
  spy.mockRestore();
});
function refuse(_storage: Storage): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test.each([
  ['no user', { user: 'Mara', token: 't', isAuthenticated: true }],
  ['nobody signed in', { user: madeUser, token: 't', isAuthenticated: false }],
])('treats a storage with %s as a visitor', async (_, state) => {
  await store(state);
  expect(auth()).toMatchObject({ user: null, token: '', isAuthenticated: false });
});

test('a newly opened page restores the user from the storage', async () => {
  auth().login(madeUser, 'a-token');
  vi.resetModules();
  const again = await import('./auth.ts');
  expect(again.useAuth).not.toBe(useAuth);
  expect(again.useAuth.getState()).toMatchObject({ user: madeUser, token: 'a-token', isAuthenticated: true });
});
