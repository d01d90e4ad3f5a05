import { newPassword } from '@parley/contract/auth';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, madeToken, madeUser, problem, stubServer } from '../../../data/make.ts';
import { browserPlace } from './browser-place.ts';
import { Register } from './index.ts';
import { LEAST } from '../password-meter/index.ts';

const line = 'POST /api/auth/register';
const session = { user: madeUser, token: madeToken(), refresh_token: 'opaque', expires_in: 900 };
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);

function open(answers: Answers) {
  const server = stubServer(answers);
  const router = createMemoryRouter(
    [
      { path: '/register', element: <Register /> },
      { path: '*', element: <p>somewhere else</p> },
    ],
    { initialEntries: ['/register'] },
  );
  render(<RouterProvider router={router} />);
  return { server, person: userEvent.setup(), at: () => router.state.location.pathname };
}

async function fill(person: ReturnType<typeof userEvent.setup>) {
  await person.type(screen.getByLabelText('Your name'), 'Mara Visser');
  await person.type(screen.getByLabelText('Shop name'), 'Harbour Supply');
  await person.type(screen.getByLabelText('Email'), 'mara@harbour.example');
  await person.type(screen.getByLabelText('Password'), 'a boat on the quay{Enter}');
}

beforeEach(forgetAll);
afterEach(cleanup);

test('creates the shop with the browser’s currency, time zone and locale, and opens the dashboard', async () => {
  const { server, person, at } = open({ [line]: session });
  await fill(person);
  await waitFor(() => expect(at()).toBe('/dashboard'));
  expect(server.calls(line)[0]?.body).toEqual({
    name: 'Mara Visser',
    merchant_name: 'Harbour Supply',
    email: 'mara@harbour.example',
    password: 'a boat on the quay',
    ...browserPlace(),
  });
});

test('shows server errors at their fields, and a toast as well', async () => {
  const errors = [
    { path: 'email', message: 'Enter a valid email address.' },
    { path: 'merchant_name', message: 'Use at most 120 characters.' },
  ];
  const { person } = open({
    [line]: () => problem(422, { code: 'input.invalid', detail: 'Some fields need your attention.', errors }),
  });
  await fill(person);
  expect(await screen.findByText('Use at most 120 characters.')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Shop name')));
  expect(toasts()).toEqual(['Some fields need your attention.']);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a boat on the quay');
});

test('shows an issue without a field above the button', async () => {
  const errors = [{ path: 'currency', message: 'Enter a three-letter currency code, such as EUR.' }];
  const { person } = open({
    [line]: () => problem(422, { code: 'input.invalid', detail: 'Some fields need your attention.', errors }),
  });
  await fill(person);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Some fields need your attention.'));
});

test.each([
  ['email.taken', 409, 'An account with this email already exists. Log in instead.', 'Email'],
  ['password.common', 422, 'This password is easy to guess. Choose another.', 'Password'],
])('%s is shown at its field', async (code, status, detail, label) => {
  const { person } = open({ [line]: () => problem(status, { code, detail }) });
  await fill(person);
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(detail).length).toBeGreaterThan(0);
});

test('measures a password by its length only, like the contract', async () => {
  expect(LEAST).toBe(newPassword.minLength);
  const { person } = open({});
  expect(screen.getByText('At least 10 characters. A sentence works well.')).toBeTruthy();
  await person.type(screen.getByLabelText('Password'), 'aaaaaaaaa');
  expect(screen.getByText('1 more character needed')).toBeTruthy();
  await person.type(screen.getByLabelText('Password'), 'a');
  expect(screen.getByText('10 characters: long enough')).toBeTruthy();
});
