import { newPassword } from '@parley/contract/auth';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, madeToken, madeUser, problem, stubServer } from '../../../data/make.ts';
import { browserPlace } from './browser-place.ts';
import { Register } from './index.ts';
import { LEAST } from './password-meter.tsx';

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
  await person.type(screen.getByLabelText('E-mail'), 'mara@harbour.example');
  await person.type(screen.getByLabelText('Password'), 'a boat on the quay{Enter}');
}

beforeEach(forgetAll);
afterEach(cleanup);

test('it creates the shop with the browser’s currency, time zone and locale, and goes to the inbox', async () => {
  const { server, person, at } = open({ [line]: session });
  await fill(person);
  await waitFor(() => expect(at()).toBe('/inbox'));
  expect(server.calls(line)[0]?.body).toEqual({
    name: 'Mara Visser',
    merchant_name: 'Harbour Supply',
    email: 'mara@harbour.example',
    password: 'a boat on the quay',
    ...browserPlace(),
  });
});

test('what the server refuses lands on its fields, and the toast comes as well', async () => {
  const errors = [
    { path: 'email', message: 'Enter an e-mail address.' },
    { path: 'merchant_name', message: 'Use at most 120 characters.' },
  ];
  const { person } = open({
    [line]: () => problem(422, { code: 'input.invalid', detail: 'Some of what you entered needs correcting.', errors }),
  });
  await fill(person);
  expect(await screen.findByText('Use at most 120 characters.')).toBeTruthy();
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Shop name')));
  expect(toasts()).toEqual(['Some of what you entered needs correcting.']);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a boat on the quay');
});

test('an objection to a value without a field is said above the button', async () => {
  const errors = [{ path: 'currency', message: 'Use a three-letter currency code, such as EUR.' }];
  const { person } = open({
    [line]: () => problem(422, { code: 'input.invalid', detail: 'Some of what you entered needs correcting.', errors }),
  });
  await fill(person);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Some of what you entered needs correcting.'));
});

test.each([
  ['email.taken', 409, 'There is already an account with this e-mail address.', 'E-mail'],
  ['password.common', 422, 'This password is easy to guess. Choose another.', 'Password'],
])('%s is about its field', async (code, status, detail, label) => {
  const { person } = open({ [line]: () => problem(status, { code, detail }) });
  await fill(person);
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(detail).length).toBeGreaterThan(0);
});

test('the password is measured by its length only, as the contract does', async () => {
  expect(LEAST).toBe(newPassword.minLength);
  const { person } = open({});
  expect(screen.getByText('At least 10 characters. A sentence is fine.')).toBeTruthy();
  await person.type(screen.getByLabelText('Password'), 'aaaaaaaaa');
  expect(screen.getByText('1 more character')).toBeTruthy();
  await person.type(screen.getByLabelText('Password'), 'a');
  expect(screen.getByText('10 characters. Long enough.')).toBeTruthy();
});
