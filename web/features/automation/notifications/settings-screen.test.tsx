import type { NotificationPreferences } from '@parley/contract/notifications';
import { permissionsOf } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
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

/** Keeps what is saved, as the server does. */
function open(answers: Answers = {}) {
  const held = { preferences: makePreferences() };
  const keep = ({ body }: SentRequest) => (held.preferences = body as NotificationPreferences);
  const server = stubServer({ [lines.preferences]: () => held.preferences, [lines.save]: keep, ...answers });
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

test('a type is switched for one way, and saved with all the others', async () => {
  const { saved } = open();
  await userEvent.click(await box('Low rating: E-mail'));
  await save();
  const { types } = makePreferences();
  await waitFor(() => expect(saved()[0]?.types).toEqual({ ...types, csat_low: { in_app: true, email: false, browser: true } }));
  await waitFor(() => expect(screen.getByText('Discard').closest('button')?.className).toContain('invisible'));
  expect((await box('Low rating: E-mail')).checked).toBe(false);
});

test('what is off in Parley is off everywhere, and comes back as it was', async () => {
  open();
  const mail = await box('Mentioned you: E-mail');
  await userEvent.click(await box('Mentioned you: Parley'));
  expect([mail.checked, mail.disabled]).toEqual([false, true]);
  await userEvent.click(await box('Mentioned you: Parley'));
  expect([mail.checked, mail.disabled]).toEqual([true, false]);
});

test('when to mail, and the quiet hours with their zone, are saved', async () => {
  const { saved } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Mail what is still unread after'), '1 hour');
  await userEvent.click(screen.getByRole('checkbox', { name: /Quiet hours/ }));
  expect(screen.getByText('Through midnight, until the next day.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Lisbon');
  await save();
  await waitFor(() =>
    expect(saved()[0]).toMatchObject({ email_after_minutes: 60, quiet: { from: '22:00', to: '07:00', time_zone: 'Europe/Lisbon' } }),
  );
});

test('a length that is no usual one is kept', async () => {
  open({ [lines.preferences]: makePreferences({ email_after_minutes: 47 }) });
  expect((await screen.findByLabelText<HTMLSelectElement>('Mail what is still unread after')).value).toBe('47');
});

test('a time that is missing is said at its field', async () => {
  const { saved } = open({ [lines.preferences]: makePreferences({ quiet: { from: '', to: '07:00', time_zone: 'UTC' } }) });
  await screen.findByLabelText('From');
  await save();
  expect(await screen.findByText('Use a time such as 22:00.')).toBeTruthy();
  expect(saved()).toEqual([]);
});

test('what is not saved is asked about before one leaves', async () => {
  const { router } = open();
  await userEvent.click(await box('Low rating: E-mail'));
  void router.navigate('/elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect((await box('Low rating: E-mail')).checked).toBe(false);
});

test('what was refused stays entered, and says why', async () => {
  open({ [lines.save]: () => problem(409, { detail: 'Not now.' }) });
  await userEvent.click(await box('Low rating: E-mail'));
  await save();
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect((await box('Low rating: E-mail')).checked).toBe(false);
});

test('what does not come can be asked for again', async () => {
  let broken = true;
  open({ [lines.preferences]: () => (broken ? problem(403) : makePreferences()) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await box('Low rating: E-mail')).toBeTruthy();
});

test('a role without the inbox is told so, and asks for nothing', async () => {
  signIn({ team_role: 'billing', permissions: [...permissionsOf('billing')] });
  const { server } = open();
  expect(screen.getByText('No notifications for your role')).toBeTruthy();
  expect(server.sent).toEqual([]);
});

const here = () => screen.findByRole<HTMLInputElement>('switch', { name: /Show notifications on this device/ });

test('the switch asks the browser, and its yes switches it on, until it is switched off', async () => {
  const browser = stubNotifications('default');
  open();
  const toggle = await here();
  expect([toggle.checked, browser.asked]).toEqual([false, 0]);
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true));
  expect(browser.asked).toBe(1);
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
});

test('a browser that says no is explained', async () => {
  stubNotifications('default', 'denied');
  open();
  await userEvent.click(await here());
  expect(await screen.findByText(/Your browser blocks notifications from Parley/)).toBeTruthy();
  expect((await here()).disabled).toBe(true);
});

test('a question that was closed unanswered can be asked again', async () => {
  stubNotifications('default', 'default');
  open();
  await userEvent.click(await here());
  expect(await screen.findByText(/The browser was given no answer/)).toBeTruthy();
  expect((await here()).checked).toBe(false);
});

test('a browser without notifications says so instead of a switch', async () => {
  open();
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('what one person wants is not wanted by the next', async () => {
  stubNotifications('granted');
  open();
  await userEvent.click(await here());
  await waitFor(async () => expect((await here()).checked).toBe(true));
  cleanup();
  signIn({ user_id: '0195b4f2-7c1e-7000-8000-000000000002', id: '0195b4f2-7c1e-7000-8000-000000000002' });
  open();
  expect((await here()).checked).toBe(false);
});
