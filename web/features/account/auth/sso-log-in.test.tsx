import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, madeToken, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { LogIn } from './index.ts';

const startLine = 'POST /api/auth/sso/start';
const finishLine = 'POST /api/auth/sso/finish';
const session = { user: madeUser, token: madeToken(), refresh_token: 'opaque', expires_in: 900, return_to: '/orders?order=7' };

function open(address: string | { pathname: string; state: unknown }, answers: Answers = {}) {
  const server = stubServer({ 'GET /api/config': { demo: false, error_tracking_url: null, version: '0', operator: null }, ...answers });
  const router = createMemoryRouter(
    [
      { path: '/login/*', element: <LogIn /> },
      { path: '*', element: <p>somewhere else</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { server, person: userEvent.setup(), at: () => router.state.location };
}
const left = vi.fn<(url: string) => void>();
beforeEach(() => {
  forgetAll();
  left.mockReset();
  vi.spyOn(location, 'assign').mockImplementation((url) => left(String(url)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the login page leads to single sign-on, which asks for the sign-in name and remembers the requested page', async () => {
  const { person, server, at } = open(
    { pathname: '/login', state: { from: '/orders?order=7' } },
    { [startLine]: { url: 'https://id.example/authorize' } },
  );
  await person.click(await screen.findByRole('link', { name: 'Log in with single sign-on' }));
  await person.type(await screen.findByLabelText('Sign-in name'), 'Harbour{Enter}');
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://id.example/authorize'));
  expect(server.calls(startLine)[0]?.body).toEqual({ name: 'Harbour', return_to: '/orders?order=7' });
  expect(at().pathname).toBe('/login/sso');
});

test('an unknown name is said at the field, and an empty one isn’t sent', async () => {
  const detail = 'No shop uses this sign-in name. Check it, or ask whoever runs your shop.';
  const { person, server } = open('/login/sso', { [startLine]: () => problem(404, { code: 'sso.missing', detail }) });
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter your company’s sign-in name.')).toBeTruthy();
  expect(server.calls(startLine)).toEqual([]);
  await person.type(screen.getByLabelText('Sign-in name'), 'nobody{Enter}');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});

test('a company’s own address needs one press, also while logged in, and passes the provider’s issuer on', async () => {
  signIn();
  const { person, server } = open('/login/sso/harbour?iss=https%3A%2F%2Fid.example', { [startLine]: { url: 'https://id.example/a' } });
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://id.example/a'));
  expect(server.calls(startLine)[0]?.body).toEqual({ name: 'harbour', issuer: 'https://id.example' });
});

test('what the provider sent back logs in, once, and leads to the requested page', async () => {
  const { server, at } = open('/login/sso/callback?code=c&state=s', { [finishLine]: session });
  await waitFor(() => expect(at().pathname + at().search).toBe('/orders?order=7'));
  expect(server.calls(finishLine).map(({ body }) => body)).toEqual([{ query: 'code=c&state=s' }]);
  expect(useAuth.getState()).toMatchObject({ isAuthenticated: true, token: session.token });
});

test('a refusal is shown with the ways on', async () => {
  const detail = 'You aren’t on this shop’s team. Ask for an invitation, then log in again.';
  open('/login/sso/callback?code=c&state=s', { [finishLine]: () => problem(403, { code: 'sso.unknown', detail }) });
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/login/sso');
  expect(screen.getByRole('link', { name: 'Log in with your password' }).getAttribute('href')).toBe('/login');
});

test('nothing else is below /login', async () => {
  const { at } = open('/login/elsewhere');
  await waitFor(() => expect(at().pathname).toBe('/login'));
});
