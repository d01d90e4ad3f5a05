import 'fake-indexeddb/auto';
import { getConversation, listConversations, listMessages } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../auth.ts';
import { deliver, useLive } from '../live/state.ts';
import { forgetAll, madeUser, problem, signIn, stubServer } from '../make.ts';
import { queryClient } from '../query-client.ts';
import { pagesKey } from '../use-pages.ts';
import { readKey } from '../use-read.ts';
import { beyondBounds, maxAge } from './bounds.ts';
import { setWantsKept } from './choice.ts';
import { startKeeping } from './keep.ts';
import { useOffline } from './state.ts';
import { deleteAllBut, forgetConversations, keepAnswers, nameOf, readAnswers } from './store.ts';
import { newestOf } from './what.ts';

const merchant = madeUser.merchant_id ?? '';
const name = nameOf(madeUser.id, merchant);
const other = '0195b4f2-7c1e-7000-8000-0000000000aa';
/** Answers are written a second after they came. */
const patient = { timeout: 15_000 };
const names = async () => (await indexedDB.databases()).map((database) => database.name);

let stop = () => undefined as void;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  forgetAll();
  stubServer();
  useLive.setState({ state: 'connecting' });
  signIn();
});
afterEach(async () => {
  stop();
  stop = () => undefined;
  await deleteAllBut('', []);
  vi.restoreAllMocks();
});
const start = () => {
  setWantsKept(madeUser.id, true);
  stop = startKeeping();
};

const thread = (id: string, text = `Text of ${id}`) => ({ items: [{ seq: 1, text, attachments: [] as object[] }], next_cursor: null });
const threadKey = (id: string) => readKey(listMessages, newestOf(merchant, id));
const listKey = pagesKey(listConversations, { merchant, tab: 'mine' });
const list = (ids: string[], part: object = {}) => ({
  pages: [{ items: ids.map((id) => ({ id, erased: false, ...part })), next_cursor: 'more' }],
  pageParams: [undefined],
});
/** An answer of the server, as a query receives it. */
const receive = (queryKey: readonly unknown[], data: unknown) =>
  queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(data), staleTime: 0, meta: { line: '', topics: [] } });
const stored = async () => (await readAnswers(name)).map(({ data }) => JSON.stringify(data)).join('\n');
const outOfReach = () =>
  window.dispatchEvent(new CustomEvent('api-error', { detail: { call: getConversation.line, problem: { status: 0 } } }));

const facts = (key: string, at: number, size = 1, conversation: string | null = key) => ({ key, at, size, conversation });

test('bounds: 30 conversations, 8 lists, 7 days, about 10 MB; the newest stay', () => {
  const many = Array.from({ length: 32 }, (_, index) => facts(`c${index}`, index));
  expect(beyondBounds(many, 40)).toEqual(['c1', 'c0']);
  const lists = Array.from({ length: 10 }, (_, index) => facts(`l${index}`, index, 1, null));
  expect(beyondBounds(lists, 40)).toEqual(['l1', 'l0']);
  expect(beyondBounds([facts('old', 0), facts('new', 2)], maxAge + 1)).toEqual(['old']);
  expect(beyondBounds([facts('small', 3, 10), facts('large', 2, 5_000_000), facts('tiny', 1, 5)], 4)).toEqual(['large']);
  // A conversation and its messages count once.
  const pairs = Array.from({ length: 30 }, (_, index) => [
    facts(`a${index}`, index, 1, `c${index}`),
    facts(`b${index}`, index, 1, `c${index}`),
  ]);
  expect(beyondBounds(pairs.flat(), 40)).toEqual([]);
});

test('writing applies the bounds, reading leaves out what is too old', async () => {
  const answer = (id: string, at: number) => ({ queryKey: threadKey(id), data: thread(id), at, conversation: id });
  await keepAnswers(name, [answer('old', 1), answer('new', maxAge)], maxAge);
  expect(await readAnswers(name, maxAge)).toHaveLength(2);
  expect((await readAnswers(name, maxAge + 5)).map(({ conversation }) => conversation)).toEqual(['new']);
  await keepAnswers(name, [answer('newer', maxAge + 5)], maxAge + 5);
  expect((await readAnswers(name, 0)).map(({ conversation }) => conversation)).toEqual(['new', 'newer']);
  await forgetConversations(name, new Set(['new']));
  expect((await readAnswers(name, 0)).map(({ conversation }) => conversation)).toEqual(['newer']);
});

test('keeps what the inbox reads: the first page of a list, texts without files, and no search', async () => {
  start();
  const file = { id: 'f1', name: 'hole.jpg', url: '/files/signed', thumb_url: '/files/thumb' };
  await receive(threadKey('c1'), { items: [{ seq: 1, text: 'A hole', attachments: [file] }], next_cursor: null });
  await receive(listKey, { pages: [...list(['c1']).pages, ...list(['c2']).pages], pageParams: [undefined, 'more'] });
  await receive(pagesKey(listConversations, { merchant, q: 'secret' }), list(['c9']));
  await receive(readKey(listMessages, newestOf(other, 'c8')), thread('c8'));
  await expect.poll(stored, patient).toContain('hole.jpg');
  const text = await stored();
  expect(text).toContain('A hole');
  for (const absent of ['signed', 'thumb"', 'c2', 'c9', 'c8']) expect(text).not.toContain(absent);
});

test('what is said in an open conversation is kept, too', async () => {
  start();
  await receive(threadKey('c1'), thread('c1'));
  await expect.poll(stored, patient).toContain('Text of c1');
  stubServer({ [`GET /api/inbox/${merchant}/conversations/c1/messages`]: thread('c1', 'A new answer') });
  deliver({ type: 'message', conversation_id: 'c1', message: {} as Message });
  await expect.poll(stored, patient).toContain('A new answer');
});

test('keeps nothing in a browser tab unless it is turned on, and turning it off deletes it', async () => {
  stop = startKeeping();
  await receive(threadKey('c1'), thread('c1'));
  expect(await names()).toEqual([]);
  setWantsKept(madeUser.id, true);
  await expect.poll(stored, patient).toContain('Text of c1');
  setWantsKept(madeUser.id, false);
  await expect.poll(names, patient).toEqual([]);
});

test.each([
  ['log-out', () => useAuth.getState().logout()],
  ['another person', () => signIn({ id: other, user_id: other })],
  ['removal from the shop', () => signIn({ merchants: [], merchant_id: null })],
  ['a role without the inbox', () => signIn({ permissions: ['orders:read'] })],
  ['a second step that is required', () => signIn({ second_step_required: true })],
])('%s deletes what is kept', async (_, happen) => {
  start();
  await receive(threadKey('c1'), thread('c1'));
  await expect.poll(stored, patient).toContain('Text of c1');
  happen();
  await expect.poll(names, patient).toEqual([]);
  expect(localStorage.getItem('kept-databases')).toBeNull();
});

test('a log-out right after an answer leaves nothing', async () => {
  start();
  await receive(threadKey('c1'), thread('c1'));
  document.dispatchEvent(new Event('visibilitychange'));
  useAuth.getState().logout();
  await expect.poll(names, patient).toEqual([]);
  expect(await names()).toEqual([]);
});

test('nothing is kept of a shop that is only viewed', async () => {
  setWantsKept(madeUser.id, true);
  signIn({ merchant_id: other, merchants: [] });
  stop = startKeeping();
  await receive(readKey(listMessages, newestOf(other, 'c1')), thread('c1'));
  expect(await names()).toEqual([]);
});

test('a conversation that may not be read any more, or whose customer was erased, is deleted', async () => {
  start();
  for (const id of ['hidden', 'erased', 'stays']) await receive(threadKey(id), thread(id));
  await expect.poll(stored, patient).toContain('Text of stays');
  stubServer({ [`GET /api/inbox/${merchant}/conversations/hidden`]: () => problem(404) });
  const { attempt } = await import('../attempt.ts');
  const key = readKey(getConversation, { merchant, id: 'hidden' });
  const reading = queryClient.fetchQuery({
    queryKey: key,
    queryFn: () => attempt(getConversation, { merchant, id: 'hidden' }),
    meta: { line: '', topics: [] },
    retry: false,
  });
  await expect(reading).rejects.toMatchObject({ status: 404 });
  await receive(listKey, list(['erased'], { erased: true }));
  await expect.poll(stored, patient).not.toContain('Text of hidden');
  await expect.poll(stored, patient).not.toContain('Text of erased');
  expect(await stored()).toContain('Text of stays');
});

test('out of reach, what was kept is shown; once the server answers, everything is read again', async () => {
  await keepAnswers(name, [
    { queryKey: listKey, data: list(['c1']), at: Date.now() - 60_000, conversation: null },
    { queryKey: threadKey('c1'), data: thread('c1'), at: Date.now() - 60_000, conversation: 'c1' },
  ]);
  start();
  expect(queryClient.getQueryData(listKey)).toBeUndefined();
  outOfReach();
  await vi.waitFor(() => expect(queryClient.getQueryData(threadKey('c1'))).toMatchObject({ items: [{ text: 'Text of c1' }] }), patient);
  expect(useOffline.getState()).toMatchObject({ isOffline: true, asOf: expect.closeTo(Date.now() - 60_000, -4) });
  // What the screen has is newer, and stays.
  useLive.setState({ state: 'live' });
  expect(useOffline.getState()).toEqual({ isOffline: false, asOf: null });
  expect(queryClient.getQueryData(threadKey('c1'))).toBeUndefined();
});

test('an installed app reads the top of the list ahead, once in ten minutes', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  const lineOf = (id: string) => `GET /api/inbox/${merchant}/conversations/${id}/messages`;
  const server = stubServer({ [lineOf('c1')]: thread('c1'), [lineOf('c2')]: thread('c2') });
  stop = startKeeping();
  await receive(listKey, list(['c1', 'c2']));
  await expect.poll(stored, patient).toContain('Text of c2');
  await receive(listKey, list(['c3']));
  await expect.poll(stored, patient).toContain('c3');
  expect(server.sent.filter(({ line }) => line.endsWith('/messages')).map(({ line }) => line)).toEqual([lineOf('c1'), lineOf('c2')]);
  Reflect.deleteProperty(navigator, 'standalone');
});

test('out of reach, what is on the screen stays', async () => {
  start();
  await receive(threadKey('c1'), thread('c1', 'On the screen'));
  await expect.poll(stored, patient).toContain('On the screen');
  queryClient.setQueryData(threadKey('c1'), thread('c1', 'Newer'));
  outOfReach();
  await vi.waitFor(() => expect(useOffline.getState().isOffline).toBe(true), patient);
  expect(queryClient.getQueryData(threadKey('c1'))).toMatchObject({ items: [{ text: 'Newer' }] });
});

test('without room, or without a database, Parley works on', async () => {
  start();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await receive(threadKey('c1'), thread('c1'));
  await vi.waitFor(() => expect(full).toHaveBeenCalled(), patient);
  outOfReach();
  await vi.waitFor(() => expect(useOffline.getState().isOffline).toBe(true), patient);
  expect(queryClient.getQueryData(threadKey('c1'))).toMatchObject({ items: [{ text: 'Text of c1' }] });
});
