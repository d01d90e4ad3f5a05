import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../data/live/state.ts';
import { forgetAll, madeUser, signIn, stubServer } from '../../../data/make.ts';
import type { Notification } from './data.ts';
import { useBrowserNotices } from './index.ts';
import { lines, makeNotification, makePreferences, stubNotifications } from './make.ts';

const wish = (answer: 'on' | 'off') => localStorage.setItem(`browser-notices:${madeUser.user_id}`, answer);
const Frame = () => {
  useBrowserNotices();
  return null;
};

/** A tab in the background, where `unread` is what the server would list. */
async function open(unread: Notification[], preferences = makePreferences()) {
  const held = { unread };
  const server = stubServer({
    [lines.list]: () => ({ items: held.unread, next_cursor: null }),
    [lines.preferences]: preferences,
    [lines.read]: { marked_at: null },
  });
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }]);
  render(<RouterProvider router={router} />);
  const reads = () => server.calls(lines.list).length;
  /** Something changes, and is heard of. */
  const hear = async (next: Notification[]) => {
    const before = reads();
    held.unread = next;
    act(() => deliver({ type: 'changed', topic: 'notifications', id: null, version: null }));
    await waitFor(() => expect(reads()).toBe(before + 1), { timeout: 3_000 });
    // What follows the list: the wishes, and showing.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  };
  return { server, hear, reads, place: () => router.state.location.pathname + router.state.location.search };
}

const old = makeNotification(1);
const fresh = makeNotification(2);
let looks = vi.spyOn(document, 'hasFocus');

beforeEach(() => {
  forgetAll();
  signIn();
  looks = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  looks.mockRestore();
});

test('what is new is shown once, with its own words; what was there before is not', async () => {
  const browser = stubNotifications('granted');
  wish('on');
  const app = await open([old]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.hear([fresh, old]);
  await app.hear([fresh, old]);
  expect(browser.all.map(({ text, tag }) => [text, tag])).toEqual([[fresh.text, fresh.id]]);
});

test('a click comes to the conversation, and marks it read', async () => {
  const browser = stubNotifications('granted');
  wish('on');
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  const app = await open([]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.hear([fresh]);
  act(() => void browser.all[0]?.dispatchEvent(new Event('click')));
  expect(app.place()).toBe('/inbox?conversation=c-2');
  expect([focus.mock.calls.length, browser.all[0]?.isClosed]).toEqual([1, true]);
  await waitFor(() => expect(app.server.calls(lines.read)[0]?.body).toEqual({ id: 'n-2' }));
  focus.mockRestore();
});

test('what was read elsewhere is taken away', async () => {
  const browser = stubNotifications('granted');
  wish('on');
  const app = await open([]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.hear([fresh]);
  expect(browser.all[0]?.isClosed).toBe(false);
  await app.hear([]);
  expect(browser.all[0]?.isClosed).toBe(true);
});

test('whoever leaves takes away what was shown', async () => {
  const browser = stubNotifications('granted');
  wish('on');
  const app = await open([]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.hear([fresh]);
  cleanup();
  expect(browser.all.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test('what is old and only unread again is not news', async () => {
  const browser = stubNotifications('granted');
  wish('on');
  const app = await open([old]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.hear([old, makeNotification(0, { created_at: '2026-01-01T10:00:00.000Z' })]);
  expect(browser.all).toEqual([]);
});

const types = makePreferences().types;
const zone = { time_zone: 'UTC' };
test.each([
  ['somebody looks at Parley', makePreferences(), true],
  [
    'the type is off in the browser',
    makePreferences({ types: { ...types, handoff_requested: { ...types.assigned, browser: false } } }),
    false,
  ],
  ['the hours are quiet', makePreferences({ quiet: { ...zone, from: '00:00', to: '23:59' } }), false],
])('nothing is shown while %s', async (_, preferences, isWatched) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const browser = stubNotifications('granted');
  wish('on');
  const app = await open([], preferences);
  await waitFor(() => expect(app.reads()).toBe(1));
  looks.mockReturnValue(isWatched);
  await app.hear([fresh]);
  vi.useRealTimers();
  expect(browser.all).toEqual([]);
});

test.each([
  ['the browser was not asked', 'default', 'on'],
  ['the browser says no', 'denied', 'on'],
  ['the person did not want it', 'granted', 'off'],
] as const)('nothing is looked for while %s, and nobody is asked', async (_, permission, answer) => {
  const browser = stubNotifications(permission);
  wish(answer);
  const app = await open([fresh]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([app.server.sent, browser.asked]).toEqual([[], 0]);
});
