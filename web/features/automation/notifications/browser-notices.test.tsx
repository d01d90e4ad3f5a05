import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../data/live/state.ts';
import { forgetAll, madeUser, signIn, stubServer } from '../../../data/make.ts';
import type { Notification } from './data.ts';
import { useBrowserNotices } from './index.ts';
import { lines, makeNotification, makePreferences, stubNotifications } from './make.ts';

const setPreference = (answer: 'on' | 'off') => localStorage.setItem(`browser-notices:${madeUser.user_id}`, answer);
const Frame = () => {
  useBrowserNotices();
  return null;
};

/** Renders a background tab; `unread` is what the server would list. */
async function open(unread: Notification[], preferences = makePreferences()) {
  const stored = { unread };
  const server = stubServer({
    [lines.list]: () => ({ items: stored.unread, next_cursor: null }),
    [lines.preferences]: preferences,
    [lines.read]: { marked_at: null },
  });
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }]);
  render(<RouterProvider router={router} />);
  const reads = () => server.calls(lines.list).length;
  /** Changes what the server lists and signals it. */
  const listen = async (next: Notification[]) => {
    const before = reads();
    stored.unread = next;
    act(() => deliver({ type: 'changed', topic: 'notifications', id: null, version: null }));
    await waitFor(() => expect(reads()).toBe(before + 1));
    // Requests after the list: the preferences, and showing the notice.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  };
  return { server, listen, reads, place: () => router.state.location.pathname + router.state.location.search };
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

test('shows a new notification once with its own text, and not the earlier ones', async () => {
  const browser = stubNotifications('granted');
  setPreference('on');
  const app = await open([old]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.listen([fresh, old]);
  await app.listen([fresh, old]);
  expect(browser.all.map(({ text, tag }) => [text, tag])).toEqual([[fresh.text, fresh.id]]);
});

test('a click opens the conversation and marks the notification read', async () => {
  const browser = stubNotifications('granted');
  setPreference('on');
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  const app = await open([]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.listen([fresh]);
  act(() => void browser.all[0]?.dispatchEvent(new Event('click')));
  expect(app.place()).toBe('/inbox?conversation=c-2');
  expect([focus.mock.calls.length, browser.all[0]?.isClosed]).toEqual([1, true]);
  await waitFor(() => expect(app.server.calls(lines.read)[0]?.body).toEqual({ id: 'n-2' }));
  focus.mockRestore();
});

test('closes a notice that was read elsewhere', async () => {
  const browser = stubNotifications('granted');
  setPreference('on');
  const app = await open([]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.listen([fresh]);
  expect(browser.all[0]?.isClosed).toBe(false);
  await app.listen([]);
  expect(browser.all[0]?.isClosed).toBe(true);
});

test('logging out closes the notices shown', async () => {
  const browser = stubNotifications('granted');
  setPreference('on');
  const app = await open([]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.listen([fresh]);
  cleanup();
  expect(browser.all.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test('does not show an old notification that becomes unread again', async () => {
  const browser = stubNotifications('granted');
  setPreference('on');
  const app = await open([old]);
  await waitFor(() => expect(app.reads()).toBe(1));
  await app.listen([old, makeNotification(0, { created_at: '2026-01-01T10:00:00.000Z' })]);
  expect(browser.all).toEqual([]);
});

const types = makePreferences().types;
const zone = { time_zone: 'UTC' };
test.each([
  ['a Parley tab has the focus', makePreferences(), true],
  [
    'the type is off in the browser',
    makePreferences({ types: { ...types, handoff_requested: { ...types.assigned, browser: false } } }),
    false,
  ],
  ['quiet hours are on', makePreferences({ quiet: { ...zone, from: '00:00', to: '23:59' } }), false],
])('shows nothing while %s', async (_, preferences, isWatched) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const browser = stubNotifications('granted');
  setPreference('on');
  const app = await open([], preferences);
  await waitFor(() => expect(app.reads()).toBe(1));
  looks.mockReturnValue(isWatched);
  await app.listen([fresh]);
  vi.useRealTimers();
  expect(browser.all).toEqual([]);
});

test.each([
  ['the browser was never asked', 'default', 'on'],
  ['the browser denied permission', 'denied', 'on'],
  ['the person declined', 'granted', 'off'],
] as const)('requests neither notifications nor permission while %s', async (_, permission, answer) => {
  const browser = stubNotifications(permission);
  setPreference(answer);
  const app = await open([fresh]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([app.server.sent, browser.permissionRequests]).toEqual([[], 0]);
});
