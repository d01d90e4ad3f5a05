import type { NotificationPreferences } from '@parley/contract/notifications';
import { permissionsOf } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wantsKept } from '../../../data/kept/choice.ts';
import { type Answers, forgetAll, madeUser, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
import { lines, makePreferences, stubNotifications } from './make.ts';
import { NotificationSettings } from './settings-screen.tsx';

beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'Notification');
});

/** Stores what is saved, as the server does. */
function open(answers: Answers = {}) {
  const stored = { preferences: makePreferences() };
  const keep = ({ body }: SentRequest) => (stored.preferences = body as NotificationPreferences);
  const digest = { every: 'off', at: '08:00', time_zone: 'UTC', next_at: null };
  const server = stubServer({ [lines.preferences]: () => stored.preferences, [lines.save]: keep, [lines.digest]: digest, ...answers });
  const router = createMemoryRouter([
    { path: '/', element: <NotificationSettings /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  const saved = () => server.calls(lines.save).map(({ body }) => body as NotificationPreferences);
  return { server, saved, router };
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('conversations are kept on this device only after it was turned on, for this person', async () => {
  Object.defineProperty(window, 'indexedDB', { value: {}, configurable: true });
  open();
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /Keep recent conversations on this device/ });
  expect(toggle.checked).toBe(false);
  await userEvent.click(toggle);
  expect([toggle.checked, wantsKept(madeUser.id), wantsKept('someone else')]).toEqual([true, true, false]);
  await userEvent.click(toggle);
  expect([toggle.checked, wantsKept(madeUser.id)]).toEqual([false, false]);
  Reflect.deleteProperty(window, 'indexedDB');
});

test('switching a type for one way saves it with all the others', async () => {
  const { saved } = open();
  await userEvent.click(await box('Low rating: Email'));
  await save();
  const { types } = makePreferences();
  await waitFor(() => expect(saved()[0]?.types).toEqual({ ...types, csat_low: { in_app: true, email: false, browser: true, push: true } }));
  await waitFor(() => expect(screen.getByText('Discard').closest('button')?.className).toContain('invisible'));
  expect((await box('Low rating: Email')).checked).toBe(false);
});

test('a type switched off in Parley is off everywhere, and its other ways return with it', async () => {
  open();
  const mail = await box('Mentioned you: Email');
  await userEvent.click(await box('Mentioned you: Parley'));
  expect([mail.checked, mail.disabled]).toEqual([false, true]);
  await userEvent.click(await box('Mentioned you: Parley'));
  expect([mail.checked, mail.disabled]).toEqual([true, false]);
});

test('saves the email delay, and the quiet hours with their time zone', async () => {
  const { saved } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Email unread notifications after'), '1 hour');
  await userEvent.click(screen.getByRole('checkbox', { name: /Quiet hours/ }));
  expect(screen.getByText('Quiet hours end the next day.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Lisbon');
  await save();
  await waitFor(() =>
    expect(saved()[0]).toMatchObject({ email_after_minutes: 60, quiet: { from: '22:00', to: '07:00', time_zone: 'Europe/Lisbon' } }),
  );
});

test('keeps a delay that is not one of the standard ones', async () => {
  open({ [lines.preferences]: makePreferences({ email_after_minutes: 47 }) });
  expect((await screen.findByLabelText<HTMLSelectElement>('Email unread notifications after')).value).toBe('47');
});

test('shows a missing time at its field', async () => {
  const { saved } = open({ [lines.preferences]: makePreferences({ quiet: { from: '', to: '07:00', time_zone: 'UTC' } }) });
  await screen.findByLabelText('From');
  await save();
  expect(await screen.findByText('Enter a time such as 22:00.')).toBeTruthy();
  expect(saved()).toEqual([]);
});

test('asks before leaving with unsaved changes', async () => {
  const { router } = open();
  await userEvent.click(await box('Low rating: Email'));
  void router.navigate('/elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect((await box('Low rating: Email')).checked).toBe(false);
});

test('a refused save keeps what was entered and says why', async () => {
  open({ [lines.save]: () => problem(409, { detail: 'Not now.' }) });
  await userEvent.click(await box('Low rating: Email'));
  await save();
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect((await box('Low rating: Email')).checked).toBe(false);
});

test('settings that fail to load can be retried', async () => {
  let broken = true;
  open({ [lines.preferences]: () => (broken ? problem(403) : makePreferences()) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await box('Low rating: Email')).toBeTruthy();
});

test('a role without the inbox sees why, and nothing is requested', async () => {
  signIn({ team_role: 'billing', permissions: [...permissionsOf('billing')] });
  const { server } = open();
  expect(screen.getByText('No notifications for your role')).toBeTruthy();
  expect(server.sent).toEqual([]);
});

const here = () => screen.findByRole<HTMLInputElement>('switch', { name: /Show notifications on this device/ });

test('the switch asks the browser for permission and turns on until it is switched off', async () => {
  const browser = stubNotifications('default');
  open();
  const toggle = await here();
  expect([toggle.checked, browser.permissionRequests]).toEqual([false, 0]);
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true));
  expect(browser.permissionRequests).toBe(1);
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
});

test('explains how to undo a permission the browser denied', async () => {
  stubNotifications('default', 'denied');
  open();
  await userEvent.click(await here());
  expect(await screen.findByText(/Your browser blocks notifications from Parley/)).toBeTruthy();
  expect((await here()).disabled).toBe(true);
});

test('a permission prompt closed without an answer can be opened again', async () => {
  stubNotifications('default', 'default');
  open();
  await userEvent.click(await here());
  expect(await screen.findByText(/Your browser’s permission prompt wasn’t answered/)).toBeTruthy();
  expect((await here()).checked).toBe(false);
});

test('a browser without notifications shows a sentence instead of the switch', async () => {
  open();
  expect(await screen.findByText(/This browser doesn’t support notifications/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('one person’s preference does not apply to the next person', async () => {
  stubNotifications('granted');
  open();
  await userEvent.click(await here());
  await waitFor(async () => expect((await here()).checked).toBe(true));
  cleanup();
  signIn({ user_id: '0195b4f2-7c1e-7000-8000-000000000002', id: '0195b4f2-7c1e-7000-8000-000000000002' });
  open();
  expect((await here()).checked).toBe(false);
});
