import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, madeToken, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { LogIn } from './index.ts';

const logInLine = 'POST /api/auth/login';
const verifyLine = 'POST /api/auth/verify-email';
const changeLine = 'POST /api/auth/change-email';
const session = { user: madeUser, token: madeToken(), refresh_token: 'opaque', expires_in: 900 };

function open(address: string | { pathname: string; state: unknown }, answers: Answers = {}) {
  const server = stubServer({ 'GET /api/config': { demo: false, error_tracking_url: null, version: '0', operator: null }, ...answers });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LogIn /> },
      { path: '*', element: <p>somewhere else</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { server, person: userEvent.setup(), at: () => router.state.location };
}

async function enter(person: ReturnType<typeof userEvent.setup>, email: string, password: string) {
  await person.type(screen.getByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

beforeEach(forgetAll);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

test('shows a wrong password in the form, and keeps the email', async () => {
  const { person, at } = open('/login', {
    [logInLine]: () => problem(400, { code: 'credentials.wrong', detail: 'Incorrect email or password' }),
  });
  await enter(person, 'mara@harbour.example', 'guessed');
  expect((await screen.findByText('Incorrect email or password')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mara@harbour.example');
  expect(at().pathname).toBe('/login');
});

test('sends nothing while a field is empty, and shows the contract’s messages', async () => {
  const { person, server } = open('/login');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter your email.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(server.calls(logInLine)).toEqual([]);
});

test('logging in leads to the requested page and stores the session', async () => {
  const { person, server, at } = open({ pathname: '/login', state: { from: '/orders?order=7' } }, { [logInLine]: session });
  await enter(person, 'mara@harbour.example', 'harbour-demo');
  await waitFor(() => expect(at().pathname + at().search).toBe('/orders?order=7'));
  expect(server.calls(logInLine)[0]?.body).toEqual({ email: 'mara@harbour.example', password: 'harbour-demo' });
  expect(useAuth.getState()).toMatchObject({ isAuthenticated: true, token: session.token, user: { email: 'mara@harbour.example' } });
});

test('with two-step log-in, repeats the call with the challenge and a code', async () => {
  const { person, server, at } = open('/login', {
    [logInLine]: ({ body }: { body: { code?: string } }) => {
      if (!body.code) return { two_factor_required: true, challenge: 'challenge-1' };
      return body.code === '123456'
        ? session
        : problem(400, { code: 'two_factor.wrong', detail: 'This code is incorrect. Check it and try again.' });
    },
  });
  await enter(person, 'mara@harbour.example', 'harbour-demo');
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);
  await person.type(code, '000000{Enter}');
  expect(await screen.findByText('This code is incorrect. Check it and try again.')).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect(at().pathname).toBe('/dashboard'));
  expect(server.calls(logInLine).at(-1)?.body).toEqual({
    email: 'mara@harbour.example',
    password: 'harbour-demo',
    challenge: 'challenge-1',
    code: '123456',
  });
});

test('a demo installation lists its accounts; choosing one fills the form', async () => {
  const { person } = open('/login', { 'GET /api/config': { demo: true, error_tracking_url: null, version: '0', operator: null } });
  await person.click(await screen.findByRole('button', { name: /Demo shop agent/ }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'theo@harbour.example');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'harbour-demo');
});

test('other installations list none', async () => {
  const { server } = open('/login');
  await waitFor(() => expect(server.calls('GET /api/config')).toHaveLength(1));
  expect(screen.queryByText('Demo accounts')).toBeNull();
});

test('the link in the confirmation email confirms the address, and log-in continues', async () => {
  const { person, server, at } = open('/login?verify=mailed-token', { [verifyLine]: { message: 'Confirmed.' }, [logInLine]: session });
  expect(await screen.findByText('Your email is verified.')).toBeTruthy();
  expect(server.calls(verifyLine).map((call) => call.body)).toEqual([{ token: 'mailed-token' }]);
  await enter(person, 'mara@harbour.example', 'harbour-demo');
  await waitFor(() => expect(at().pathname).toBe('/dashboard'));
});

test('the same link, opened while signed in, confirms the address and says so', async () => {
  signIn({ email_verified: false });
  const { at } = open('/login?verify=mailed-token', { [verifyLine]: { message: 'Confirmed.' } });
  expect(await screen.findByText('Your email is verified.')).toBeTruthy();
  expect(useAuth.getState().user?.email_verified).toBe(true);
  expect(at().pathname).toBe('/login');
});

test('shows that an old link has expired', async () => {
  open('/login?verify=mailed-token', {
    [verifyLine]: () => problem(400, { code: 'link.expired', detail: 'This link has expired or was already used. Request a new one.' }),
  });
  expect(await screen.findByText(/This link has expired/)).toBeTruthy();
});

test.each(['signed out', 'signed in'])('a link that changes the email shows the new one, %s', async (how) => {
  if (how === 'signed in') signIn();
  const { server } = open('/login?change=mailed-token', {
    [changeLine]: {
      message: 'Your email is now mara@new.example. Log in with it from now on.',
      email: 'mara@new.example',
    },
  });
  expect(await screen.findByText('Your email is now mara@new.example. Log in with it from now on.')).toBeTruthy();
  expect(server.calls(changeLine).map((call) => call.body)).toEqual([{ token: 'mailed-token' }]);
});

test('a link to an address that has an account says so', async () => {
  const detail = 'This email belongs to another account. Log in with that one, or choose another email.';
  open('/login?change=mailed-token', { [changeLine]: () => problem(409, { code: 'email.taken', detail }) });
  expect(await screen.findByText(detail)).toBeTruthy();
});

test('redirects a signed-in user', async () => {
  signIn({ role: 'super_admin' });
  const { at } = open('/login');
  await waitFor(() => expect(at().pathname).toBe('/admin'));
});

const passkeyOptions = { challenge: 'AAAA', timeout: 300_000, rpId: 'localhost', userVerification: 'required' };
const bytes = new Uint8Array([0, 0, 0]).buffer;
const assertion = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

/** A browser with passkeys, without suggestions in fields. */
function withPasskeys(get: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}

test('a passkey logs in without a password or a code', async () => {
  withPasskeys(async () => assertion);
  const { person, server, at } = open('/login', {
    'POST /api/auth/passkey/options': passkeyOptions,
    'POST /api/auth/passkey/login': session,
  });
  await person.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
  await waitFor(() => expect(at().pathname).toBe('/dashboard'));
  expect(server.calls('POST /api/auth/passkey/login')[0]?.body).toMatchObject({
    credential: { id: 'AAAA', response: { clientDataJSON: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' } },
  });
  expect(useAuth.getState().token).toBe(session.token);
});

test('without a passkey, or a refused one, says so and keeps what was typed', async () => {
  let answer = async (): Promise<unknown> => Promise.reject(new DOMException('Canceled.', 'NotAllowedError'));
  withPasskeys(() => answer());
  const { person } = open('/login', {
    'POST /api/auth/passkey/options': passkeyOptions,
    'POST /api/auth/passkey/login': () => problem(400, { code: 'passkey.refused', detail: 'We couldn’t verify this passkey.' }),
  });
  await person.type(screen.getByLabelText('Email'), 'mara@harbour.example');
  const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
  await person.click(button);
  expect(await screen.findByText('No passkey was used. Try again, or log in with your password.')).toBeTruthy();
  answer = async () => assertion;
  await person.click(button);
  expect(await screen.findByText('We couldn’t verify this passkey.')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mara@harbour.example');
});

test('a browser without passkeys offers none', async () => {
  open('/login');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});
