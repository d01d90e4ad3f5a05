import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { lines, madeEmail, madeProfile, stubProfile } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);

function open(answers: Answers = {}) {
  signIn();
  const server = stubProfile(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ProfileScreen /> }])} />);
  // Files the picker would not offer are dropped on it all the same.
  return { server, person: userEvent.setup({ applyAccept: false }) };
}

beforeEach(forgetAll);
afterEach(cleanup);

test('saves name, language and time zone, and shows the name everywhere', async () => {
  const { server, person } = open({ [lines.update]: ({ body }: SentRequest) => ({ ...madeProfile, ...(body as object) }) });
  const name = await screen.findByLabelText('Your name');
  await person.clear(name);
  await person.type(name, 'Mara de Vries');
  await person.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(useAuth.getState().user?.name).toBe('Mara de Vries'));
  expect(server.calls(lines.update)[0]?.body).toEqual({ name: 'Mara de Vries', locale: 'en-GB', time_zone: 'Asia/Tokyo' });
  expect(toasts()).toContain('Profile updated');
});

test('UTC is a time zone like any other, and the device’s can be chosen again', async () => {
  const { server, person } = open({ [lines.update]: ({ body }: SentRequest) => ({ ...madeProfile, ...(body as object) }) });
  const zone = await screen.findByLabelText('Time zone');
  const save = () => person.click(screen.getByRole('button', { name: 'Save changes' }));
  await person.selectOptions(zone, 'UTC');
  await save();
  await waitFor(() => expect(useAuth.getState().user?.time_zone).toBe('UTC'));
  await person.selectOptions(zone, screen.getByRole('option', { name: /^Same as this device/ }));
  await save();
  await waitFor(() => expect(useAuth.getState().user?.time_zone).toBeNull());
  expect(server.calls(lines.update).map(({ body }) => (body as { time_zone: unknown }).time_zone)).toEqual(['UTC', null]);
});

test('the language shows a sample date and amount', async () => {
  const { person } = open();
  await person.selectOptions(await screen.findByLabelText('Date and number format'), 'de');
  expect(screen.getByText('For example: 20.11.2026, 1.234,50')).toBeTruthy();
});

test('offers a retry when the profile fails to load', async () => {
  let failing = true;
  const { person } = open({
    [lines.profile]: () => (failing ? problem(404, { code: 'user.missing', detail: 'This user doesn’t exist.' }) : madeProfile),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(retry);
  expect(await screen.findByLabelText('Your name')).toHaveProperty('value', 'Mara Visser');
});

test('sends a picture in the field avatar', async () => {
  const { server, person } = open({ [lines.avatar]: { ...madeProfile, avatar_url: '/files/mara.webp' } });
  const file = new File(['picture'], 'mara.png', { type: 'image/png' });
  await person.upload(await screen.findByLabelText('Photo'), file);
  await waitFor(() => expect(useAuth.getState().user?.avatar_url).toBe('/files/mara.webp'));
  const form = server.calls(lines.avatar)[0]?.body;
  expect(form instanceof FormData && [...form.keys()]).toEqual(['avatar']);
  expect(form instanceof FormData && form.get('avatar')).toMatchObject({ name: 'mara.png', type: 'image/png' });
});

test.each([
  ['an SVG', new File(['<svg/>'], 'mara.svg', { type: 'image/svg+xml' }), 'Choose a PNG, JPEG, WebP or GIF file.'],
  [
    'a large file',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'mara.png', { type: 'image/png' }),
    'This file is larger than 5 MB. Choose a smaller one.',
  ],
])('%s is refused before uploading', async (_, file, sentence) => {
  const { server, person } = open();
  await person.upload(await screen.findByLabelText('Photo'), file);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(server.calls(lines.avatar)).toEqual([]);
});

test('shows the server’s error beside the picture', async () => {
  const { person } = open({
    [lines.avatar]: () => problem(415, { code: 'file.unsupported', detail: 'This file type isn’t supported.' }),
  });
  await person.upload(await screen.findByLabelText('Photo'), new File(['no'], 'mara.png', { type: 'image/png' }));
  expect(await screen.findByText('This file type isn’t supported.')).toBeTruthy();
});

test('resends the confirmation link of an unconfirmed address', async () => {
  const { server, person } = open({
    [lines.email]: { ...madeEmail, email_verified: false },
    'POST /api/auth/send-verification': { message: 'Sent.' },
  });
  await person.click(await screen.findByRole('button', { name: 'Resend link' }));
  await waitFor(() => expect(toasts()).toContain('Verification link sent. Check your email.'));
  expect(server.calls('POST /api/auth/send-verification')).toHaveLength(1);
});

test('shows a wrong current password at its field; the right one resets the form', async () => {
  const { server, person } = open({
    [lines.password]: ({ body }: { body: { current_password: string } }) =>
      body.current_password === 'harbour-demo'
        ? { message: 'Done.' }
        : problem(400, { code: 'password.wrong', detail: 'Your current password is incorrect.' }),
  });
  const current = screen.getByLabelText('Current password');
  await person.type(current, 'guessed');
  await person.type(screen.getByLabelText('New password'), 'a boat on the quay{Enter}');
  expect(await screen.findByText('Your current password is incorrect.')).toBeTruthy();
  await person.clear(current);
  await person.type(current, 'harbour-demo{Enter}');
  await waitFor(() => expect(toasts()).toContain('Password changed. You’re logged out on your other devices.'));
  expect(current).toHaveProperty('value', '');
  expect(server.calls(lines.password)).toHaveLength(2);
});

test('logs out another device; this one has no button', async () => {
  const { server, person } = open({ [lines.revoke]: { message: 'Done.' } });
  const mine = (await screen.findByText('Firefox on Linux')).closest('li');
  expect(mine && within(mine).getByText('This device')).toBeTruthy();
  expect(mine && within(mine).queryByRole('button')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await waitFor(() => expect(toasts()).toContain('Safari on iPhone logged out'));
  expect(server.calls(lines.revoke)).toHaveLength(1);
  await waitFor(() => expect(server.calls(lines.sessions)).toHaveLength(2));
});

test('logs out everywhere after a confirmation, this device last, without a session-expired message', async () => {
  const { server, person } = open({ [lines.revokeAll]: { message: 'Done.' }, 'POST /api/auth/logout': { message: 'Done.' } });
  await person.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere?' });
  await person.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(useAuth.getState().isAuthenticated).toBe(false));
  expect(server.sent.map((call) => call.line).filter((line) => !line.startsWith('GET'))).toEqual([
    lines.revokeAll,
    'POST /api/auth/logout',
  ]);
  expect(toasts()).toEqual([]);
});

test.each([
  ['own_account', /You log in through Harbour Supply/, true],
  ['shop_only', /You’re logged in through Harbour Supply/, false],
] as const)('a session by single sign-on, %s, shows what can be changed in it', async (sso, sentence, hasName) => {
  signIn({ sso });
  const server = stubProfile();
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ProfileScreen /> }])} />);
  expect(await screen.findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Your name') !== null).toBe(hasName));
  for (const card of ['Password', 'Passkeys', 'Two-step authentication']) expect(screen.queryByRole('region', { name: card })).toBeNull();
  expect(server.sent.filter(({ line }) => /passkeys|2fa|sessions/.test(line))).toEqual([]);
});
