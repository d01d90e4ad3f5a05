import type { EmailState } from '@parley/contract/email-change';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { EmailCard } from './email-card.tsx';
import { lines, madeEmail, stubProfile } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);

function open(answers: Answers = {}) {
  signIn();
  const server = stubProfile(answers);
  render(<EmailCard />);
  return { server, person: userEvent.setup() };
}
const waiting: EmailState = {
  ...madeEmail,
  change: {
    email: 'mara@new.example',
    asked_at: '2026-11-27T10:00:00.000Z',
    expires_at: '2026-11-28T10:00:00.000Z',
    expired: false,
  },
};

beforeEach(forgetAll);
afterEach(cleanup);

test('asks for a change with the password, and shows what waits', async () => {
  let state: EmailState = madeEmail;
  const { server, person } = open({
    [lines.email]: () => state,
    [lines.changeEmail]: () => (state = waiting),
  });
  await person.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
  await person.type(dialog.getByLabelText('New email'), 'mara@new.example');
  await person.type(dialog.getByLabelText('Password'), 'harbour-demo');
  await person.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Waiting for confirmation: mara@new.example')).toBeTruthy();
  expect(toasts()).toContain('Link sent to mara@new.example');
  expect(server.calls(lines.changeEmail).map(({ body }) => body)).toEqual([{ email: 'mara@new.example', password: 'harbour-demo' }]);
});

test('with two-step authentication on it asks for a code, and shows a wrong one at its field', async () => {
  const { server, person } = open({
    [lines.status]: { enabled: true, recovery_codes_left: 10 },
    [lines.changeEmail]: () => problem(400, { code: 'two_factor.wrong', detail: 'This code is incorrect. Check it and try again.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('New email'), 'mara@new.example');
  const code = await dialog.findByLabelText('Code from your app, or a recovery code');
  await person.type(code, '123456');
  await person.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await dialog.findByText('This code is incorrect. Check it and try again.')).toBeTruthy();
  expect(server.calls(lines.changeEmail)[0]?.body).toEqual({ email: 'mara@new.example', code: '123456' });
});

test('shows at the field that the address is the same', async () => {
  const { person } = open({
    [lines.changeEmail]: () =>
      problem(422, {
        code: 'input.invalid',
        detail: 'This is already your email.',
        errors: [{ path: 'email', message: 'This is already your email.' }],
      }),
  });
  await person.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('New email'), madeEmail.email);
  await person.type(dialog.getByLabelText('Password'), 'harbour-demo');
  await person.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await dialog.findByText('This is already your email.')).toBeTruthy();
});

test('resends the link and cancels the change', async () => {
  let state = waiting;
  const { server, person } = open({
    [lines.email]: () => state,
    [lines.resendChange]: () => state,
    [lines.cancelChange]: () => (state = madeEmail),
  });
  await person.click(await screen.findByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(toasts()).toContain('Link sent to mara@new.example'));
  expect(server.calls(lines.resendChange)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Cancel change' }));
  await waitFor(() => expect(screen.queryByText('Waiting for confirmation: mara@new.example')).toBeNull());
  expect(toasts()).toContain('Email change canceled');
});

test('an expired link can be sent again', async () => {
  open({ [lines.email]: { ...waiting, change: { ...waiting.change, expired: true } } });
  expect(await screen.findByText('The link to mara@new.example has expired.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy();
});

test('an email that was changed elsewhere counts here too', async () => {
  open({ [lines.email]: { email: 'mara@new.example', email_verified: true, change: null } });
  await screen.findByText('mara@new.example');
  await waitFor(() => expect(useAuth.getState().user?.email).toBe('mara@new.example'));
});

test('offers a retry when it can’t be loaded', async () => {
  open({ [lines.email]: () => problem(400, { detail: 'Broken.' }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
