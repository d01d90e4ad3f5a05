import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { PaymentsCard } from './payments-card.tsx';
import { lines, madePaymentAccount, stubSettings } from './make.ts';

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  const person = userEvent.setup();
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <PaymentsCard /> }])} />);
  return { server, person };
}
const connected = { ...madePaymentAccount, status: 'connected' as const, name: 'Harbour', external_id: 'acct_1', key_hint: 'ator' };

beforeEach(forgetAll);
afterEach(cleanup);

test('connects Stripe with both secrets and shows where its webhook goes', async () => {
  const { server, person } = open({ [lines.connectPayments]: connected });
  await person.click(await screen.findByRole('button', { name: 'Connect Stripe' }));
  expect(await screen.findByDisplayValue(madePaymentAccount.webhook_url)).toBeTruthy();
  await person.type(screen.getByLabelText('Secret key'), 'sk_test_1');
  await person.type(screen.getByLabelText('Signing secret of the webhook'), 'whsec_1');
  await person.click(screen.getAllByRole('button', { name: 'Connect Stripe' }).at(-1) as HTMLElement);
  await waitFor(() => expect(server.calls(lines.connectPayments)).toHaveLength(1));
  expect(server.calls(lines.connectPayments)[0]?.body).toMatchObject({ secret_key: 'sk_test_1', webhook_secret: 'whsec_1' });
});

test('a key that Stripe refuses is said at its field, and what was typed stays', async () => {
  const refusal = problem(422, { code: 'payment.key_refused', detail: 'Stripe doesn’t accept this key: Invalid API Key.' });
  const { person } = open({ [lines.connectPayments]: refusal });
  await person.click(await screen.findByRole('button', { name: 'Connect Stripe' }));
  await person.type(await screen.findByLabelText('Secret key'), 'sk_test_1');
  await person.type(screen.getByLabelText('Signing secret of the webhook'), 'whsec_1');
  await person.click(screen.getAllByRole('button', { name: 'Connect Stripe' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/Stripe doesn’t accept this key/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Secret key').value).toBe('sk_test_1');
});

test('a degraded account says what to do; disconnecting asks first', async () => {
  const degraded = { ...connected, status: 'degraded' as const, problem: 'Stripe refused the key.' };
  const { server, person } = open({ [lines.payments]: degraded, [lines.disconnectPayments]: madePaymentAccount });
  expect((await screen.findByRole('alert')).textContent).toBe('Stripe refused the key.');
  expect(screen.getByText('Ends in ator')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(server.calls(lines.disconnectPayments)).toEqual([]);
  await person.click(screen.getAllByRole('button', { name: 'Disconnect' }).at(-1) as HTMLElement);
  await waitFor(() => expect(server.calls(lines.disconnectPayments)).toHaveLength(1));
});

test('an account that can’t be loaded can be tried again; a reader can’t connect', async () => {
  open({ [lines.payments]: problem(404, { code: 'merchant.missing' }) }, 'analyst');
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
  cleanup();
  forgetAll();
  open({}, 'analyst');
  expect(await screen.findByText('Customers pay by card on Stripe’s page, into your own Stripe account.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect Stripe' })).toBeNull();
});
