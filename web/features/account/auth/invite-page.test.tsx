import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, madeToken, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { Register } from './index.ts';

const read = 'POST /api/auth/invite';
const register = 'POST /api/auth/invite/register';
const join = 'POST /api/auth/invite/join';
const address = '/register?invite=a-secret-of-the-link';
const invite = {
  email: madeUser.email,
  merchant_name: 'Tall Pines',
  team_role: 'agent',
  invited_by: 'Nora',
  has_account: false,
  sso: null,
};

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname} ${JSON.stringify(state)}`}</p>;
}
function open(answers: Answers) {
  const server = stubServer(answers);
  const router = createMemoryRouter(
    [
      { path: '/register', element: <Register /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { server, person: userEvent.setup(), at: () => router.state.location.pathname };
}
const soon = { timeout: 5_000 };

beforeEach(forgetAll);
afterEach(cleanup);

test('a new user chooses name and password, and joins', async () => {
  const session = { user: madeUser, token: madeToken(), refresh_token: 'opaque', expires_in: 900 };
  const { server, person, at } = open({ [read]: invite, [register]: session });
  expect(await screen.findByRole('heading', { name: 'Join Tall Pines' }, soon)).toBeTruthy();
  expect(screen.getByText('Nora invited you to join the team.')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', madeUser.email);
  await person.type(screen.getByLabelText('Your name'), 'Mara');
  await person.type(screen.getByLabelText('Password'), 'a boat on the quay');
  await person.click(screen.getByRole('button', { name: 'Join Tall Pines' }));
  await waitFor(() => expect(at()).toBe('/dashboard'));
  expect(server.calls(register).map(({ body }) => body)).toEqual([
    { token: 'a-secret-of-the-link', name: 'Mara', password: 'a boat on the quay' },
  ]);
  expect(useAuth.getState().isAuthenticated).toBe(true);
});

test.each([false, true])('a shop with single sign-on offers it; required (%s), it asks for no password', async (required) => {
  const { person, at } = open({ [read]: { ...invite, sso: { name: 'tall-pines', required } } });
  const link = await screen.findByRole('link', { name: 'Join with single sign-on' }, soon);
  expect(screen.queryByLabelText('Password') === null).toBe(required);
  await person.click(link);
  await waitFor(() => expect(at()).toBe('/login/sso/tall-pines'));
});

test('a user with an account logs in first and returns here', async () => {
  const { person } = open({ [read]: { ...invite, has_account: true } });
  await person.click(await screen.findByRole('link', { name: 'Log in to join' }, soon));
  expect(await screen.findByText(`at /login ${JSON.stringify({ from: address })}`)).toBeTruthy();
});

test('signed in as the invited user, one press joins', async () => {
  signIn();
  const { person, at } = open({ [read]: { ...invite, has_account: true }, [join]: { ...madeUser, merchant_name: 'Tall Pines' } });
  await person.click(await screen.findByRole('button', { name: 'Join Tall Pines' }, soon));
  await waitFor(() => expect(at()).toBe('/dashboard'));
  expect(useAuth.getState().user?.merchant_name).toBe('Tall Pines');
});

test('signed in as somebody else, shows who is invited, and logging out returns here', async () => {
  signIn();
  const { person, at } = open({ [read]: { ...invite, email: 'ann@shop.example' }, 'POST /api/auth/logout': { message: 'ok' } });
  expect(await screen.findByText(/This invitation is for ann@shop.example, but you’re logged in as/, {}, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join Tall Pines' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByLabelText('Your name')).toBeTruthy();
  expect(at()).toBe('/register');
});

test('an expired invitation says what to do', async () => {
  open({ [read]: () => problem(400, { code: 'link.expired', detail: 'This link has expired.' }) });
  expect(await screen.findByText(/Ask whoever invited you for a new one/, {}, soon)).toBeTruthy();
});
