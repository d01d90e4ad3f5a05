import type { PushDevice } from '@parley/contract/notifications';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { Toaster } from '../../../app/toaster.tsx';
import { useBrowserNotices } from './index.ts';
import { lines, makePreferences, merchant, stubNotifications, stubPush } from './make.ts';
import { NotificationSettings } from './settings-screen.tsx';

let push: ReturnType<typeof stubPush>;
beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(() => {
  cleanup();
  push.cleanUp();
  Reflect.deleteProperty(window, 'Notification');
});

const makeDevice = (number: number, part: Partial<PushDevice> = {}): PushDevice => ({
  id: `0195b4f2-7c1e-7000-8000-00000000000${number}`,
  name: 'Chrome on Android',
  is_current: false,
  shows_text: false,
  created_at: '2026-11-20T10:00:00.000Z',
  notified_at: null,
  ...part,
});

function serve(devices: PushDevice[], answers: Answers = {}) {
  const stored = { devices };
  const server = stubServer({
    [lines.preferences]: makePreferences(),
    [lines.digest]: { every: 'off', at: '08:00', time_zone: 'UTC', next_at: null },
    [lines.devices]: () => ({ public_key: push.key, devices: stored.devices }),
    [`POST ${lines.device}`]: () => {
      stored.devices = [...stored.devices, makeDevice(9, { is_current: true, name: 'Firefox on Linux' })];
      return stored.devices.at(-1) ?? {};
    },
    ...answers,
  });
  return { server, stored };
}
function openSettings() {
  render(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <NotificationSettings /> }])} />
      <Toaster />
    </>,
  );
  return screen.findByRole<HTMLInputElement>('switch', { name: /Show notifications on this device/ });
}

test('turning notifications on subscribes this browser with the server’s key, and it appears in the list', async () => {
  stubNotifications('default');
  push = stubPush();
  const { server } = serve([]);
  const toggle = await openSettings();
  expect(await screen.findByText('No devices yet')).toBeTruthy();
  expect(push.browser).toMatchObject({ registered: [], subscribed: undefined });
  await userEvent.click(toggle);
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  expect(screen.getByText('This device')).toBeTruthy();
  expect(push.browser).toMatchObject({ registered: ['/sw.js'], subscribed: push.key });
  expect(server.calls(`POST ${lines.device}`)[0]?.body).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'cDI1NmRo', auth: 'YXV0aA' },
  });
});

test('turning them off ends the subscription and removes the device', async () => {
  stubNotifications('granted');
  push = stubPush();
  const current = makeDevice(1, { is_current: true });
  const { server, stored } = serve([current], {
    [`DELETE ${lines.device}/${current.id}`]: () => {
      stored.devices = [];
      return { message: 'Device removed.' };
    },
  });
  localStorage.setItem(`browser-notices:${madeUser.user_id}`, 'on');
  push.browser.subscribed = push.key;
  const toggle = await openSettings();
  await userEvent.click(toggle);
  expect(await screen.findByText('No devices yet')).toBeTruthy();
  expect([push.browser.subscribed, server.calls(`DELETE ${lines.device}/${current.id}`).length]).toEqual([undefined, 1]);
});

test('a browser whose push service refuses says what still works', async () => {
  stubNotifications('default');
  push = stubPush({ refuses: true });
  const { server } = serve([]);
  const toggle = await openSettings();
  await userEvent.click(toggle);
  expect(await screen.findByText(/This browser can’t be notified while Parley is closed/)).toBeTruthy();
  expect([toggle.checked, server.calls(`POST ${lines.device}`)]).toEqual([true, []]);
});

test('one device too many says so', async () => {
  stubNotifications('default');
  push = stubPush();
  serve([], { [`POST ${lines.device}`]: () => problem(409, { code: 'push_device.too_many', detail: 'Remove one first.' }) });
  await userEvent.click(await openSettings());
  expect(await screen.findByText('Remove one first.')).toBeTruthy();
  expect(screen.queryByText(/can’t be notified while/)).toBeNull();
});

test('a device shows details only after its switch was turned on', async () => {
  stubNotifications('granted');
  push = stubPush();
  const device = makeDevice(1);
  const { server, stored } = serve([device], {
    [`PATCH ${lines.device}/${device.id}`]: () => {
      stored.devices = [{ ...device, shows_text: true }];
      return stored.devices[0] ?? {};
    },
  });
  void openSettings();
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /Show details on the lock screen/ });
  expect(toggle.checked).toBe(false);
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true));
  expect(server.calls(`PATCH ${lines.device}/${device.id}`)[0]?.body).toEqual({ shows_text: true });
});

test('a list of devices that can’t be read can be tried again', async () => {
  stubNotifications('granted');
  push = stubPush();
  let broken = true;
  serve([], { [lines.devices]: () => (broken ? problem(403) : { public_key: push.key, devices: [makeDevice(1)] }) });
  void openSettings();
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Chrome on Android')).toBeTruthy();
});

const Frame = () => {
  useBrowserNotices();
  return null;
};
/** The merchant's frame of somebody who turned notifications on here. */
async function openFrame(path: string, answers: Answers = {}) {
  stubNotifications('granted');
  push = stubPush();
  localStorage.setItem(`browser-notices:${madeUser.user_id}`, 'on');
  const { server } = serve([], { [lines.list]: { items: [], next_cursor: null }, [lines.read]: { marked_at: null }, ...answers });
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(server.calls(`POST ${lines.device}`)).toHaveLength(1));
  return { server, place: () => router.state.location.pathname + router.state.location.search };
}
/** What the service worker asks the tab; resolves once it has answered. */
const ask = (open: object) =>
  act(async () => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    push.worker.dispatchEvent(Object.assign(new Event('message'), { data: { open }, ports: [port2] }));
    await answered;
    port1.close();
  });

test('a subscription made with another key of the server is replaced', async () => {
  stubNotifications('granted');
  push = stubPush({ key: 'BBBB' });
  push.browser.subscribed = 'AQID';
  localStorage.setItem(`browser-notices:${madeUser.user_id}`, 'on');
  const { server } = serve([], { [lines.list]: { items: [], next_cursor: null } });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Frame /> }])} />);
  await waitFor(() => expect(server.calls(`POST ${lines.device}`)).toHaveLength(1));
  expect(push.browser).toMatchObject({ subscribed: 'BBBB', made: 1 });
});

test('a click on a push opens its place in this tab and marks it read', async () => {
  const { server, place } = await openFrame('/dashboard');
  await ask({ merchant, id: 'n-1', url: '/inbox?conversation=c-1' });
  await waitFor(() => expect(place()).toBe('/inbox?conversation=c-1'));
  await waitFor(() => expect(server.calls(lines.read)[0]?.body).toEqual({ id: 'n-1' }));
});

test('a click on a push of another shop switches to it', async () => {
  const other = '0195b4f2-7c1e-7000-8000-0000000000aa';
  const { place } = await openFrame('/dashboard', { 'POST /api/auth/shop': { ...madeUser, merchant_id: other, merchant_name: 'Other' } });
  await ask({ merchant: other, id: 'n-1', url: '/orders?order=o-1' });
  await waitFor(() => expect(place()).toBe('/orders?order=o-1'));
  await waitFor(() => expect(useAuth.getState().user?.merchant_id).toBe(other));
});
