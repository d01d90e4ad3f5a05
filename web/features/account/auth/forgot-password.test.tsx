import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, problem, signIn, stubServer } from '../../../data/make.ts';
import { ForgotPassword, LogIn } from './index.ts';

const askLine = 'POST /api/auth/forgot-password';
const resetLine = 'POST /api/auth/reset-password';

function open(address: string, answers: Answers) {
  const server = stubServer({ 'GET /api/config': { demo: false, error_tracking_url: null, version: '0', operator: null }, ...answers });
  const router = createMemoryRouter(
    [
      { path: '/forgot-password', element: <ForgotPassword /> },
      { path: '/login', element: <LogIn /> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { server, person: userEvent.setup(), at: () => router.state.location.pathname };
}

beforeEach(forgetAll);
afterEach(cleanup);

test('requests the link, with an answer that doesn’t reveal whether the account exists', async () => {
  const { server, person } = open('/forgot-password', { [askLine]: { message: 'Done.' } });
  await person.type(screen.getByLabelText('Email'), 'mara@harbour.example{Enter}');
  expect(
    await screen.findByText(
      'If there’s an account for mara@harbour.example, we’ve sent it a link. It works once and expires in 30 minutes.',
    ),
  ).toBeTruthy();
  expect(server.calls(askLine)[0]?.body).toEqual({ email: 'mara@harbour.example' });
});

test('doesn’t send an invalid email', async () => {
  const { server, person } = open('/forgot-password', {});
  await person.type(screen.getByLabelText('Email'), 'mara{Enter}');
  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy();
  expect(server.calls(askLine)).toEqual([]);
});

test('the mailed link sets a new password and leads to log-in, even when signed in', async () => {
  signIn();
  const { server, person, at } = open('/forgot-password?token=mailed-token', { [resetLine]: { message: 'Done.' } });
  await person.type(screen.getByLabelText('New password'), 'a boat on the quay{Enter}');
  expect(await screen.findByText('Password updated. Log in with your new password.')).toBeTruthy();
  expect(at()).toBe('/login');
  expect(server.calls(resetLine)[0]?.body).toEqual({ token: 'mailed-token', password: 'a boat on the quay' });
  expect(useAuth.getState().isAuthenticated).toBe(false);
});

test('shows that the link has expired, and keeps what was typed', async () => {
  const { person } = open('/forgot-password?token=mailed-token', {
    [resetLine]: () => problem(400, { code: 'link.expired', detail: 'This link has expired or was already used. Request a new one.' }),
  });
  await person.type(screen.getByLabelText('New password'), 'a boat on the quay{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This link has expired'));
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'a boat on the quay');
});
