import type { Order } from '@parley/contract/orders';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../../app/toaster.tsx';
import { type Answers, forgetAll, signIn, stubServer } from '../../../data/make.ts';
import { madeOrder } from '../../lists/lists/make.tsx';
import { base, madeFullOrder } from './make.ts';
import OrderDrawer from './order-drawer.tsx';

const summary = madeOrder(7);
const one = `${base}/${summary.id}`;
const made = { url: 'https://shop.example/c/abc', expires_at: '2026-11-28T12:00:00.000Z' };

async function open(actions: Order['actions'], answers: Answers, part: Partial<Order> = {}) {
  const server = stubServer({ [`GET ${one}`]: madeFullOrder(summary, { actions, ...part }), ...answers });
  const router = createMemoryRouter([{ path: '*', element: <OrderDrawer id={summary.id} onClose={() => undefined} /> }]);
  render(
    <>
      <Toaster />
      <RouterProvider router={router} />
    </>,
  );
  return { server, person: userEvent.setup() };
}

beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('copies a payment link as soon as it is created', async () => {
  const { person } = await open(['create_checkout'], { [`POST ${one}/checkout`]: made });
  await person.click(await screen.findByRole('button', { name: 'Copy checkout link' }));
  await screen.findByText('Checkout link copied');
  expect(await navigator.clipboard.readText()).toBe(made.url);
});

test('shows a link that the browser would not copy, with a button to copy it', async () => {
  const { person } = await open(['create_checkout'], { [`POST ${one}/checkout`]: made });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No gesture', 'NotAllowedError'));
  await person.click(await screen.findByRole('button', { name: 'Copy checkout link' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Checkout link' })).value).toBe(made.url);
  write.mockRestore();
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Checkout link' })).toBeNull());
  expect(await navigator.clipboard.readText()).toBe(made.url);
});

test('while one action is pending, no press starts another', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { server, person } = await open(['confirm', 'create_checkout'], {
    [`PUT ${one}/status`]: () => answer.promise,
    [`POST ${one}/checkout`]: made,
  });
  await person.dblClick(await screen.findByRole('button', { name: 'Confirm order' }));
  await person.dblClick(screen.getByRole('button', { name: 'Copy checkout link' }));
  expect(server.calls(`PUT ${one}/status`)).toHaveLength(1);
  expect(server.calls(`POST ${one}/checkout`)).toEqual([]);
  answer.resolve(madeFullOrder(summary, { actions: ['create_checkout'] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Copy checkout link' }));
  await waitFor(() => expect(server.calls(`POST ${one}/checkout`)).toHaveLength(1));
});

test('an action with a dialog waits for no other: the dialog opens at once', async () => {
  const { person } = await open(['process', 'hold'], { [`PUT ${one}/status`]: () => new Promise(() => undefined) });
  await person.click(await screen.findByRole('button', { name: 'Start processing' }));
  await person.click(screen.getByRole('button', { name: 'Put on hold' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('an overpaid order says by how much, and one press gives it back', async () => {
  let balance = '-44.91';
  const answer = () => madeFullOrder(summary, { actions: ['refund'], balance });
  const give = () => {
    balance = '0.00';
    return answer();
  };
  const { server, person } = await open(['refund'], { [`GET ${one}`]: answer, [`POST ${one}/refunds`]: give });
  expect(await screen.findByText('The customer paid €44.91 too much.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Refund €44.91' }));
  await waitFor(() => expect(server.calls(`POST ${one}/refunds`).at(-1)?.body).toMatchObject({ amount: '44.91' }));
  await waitFor(() => expect(screen.queryByText(/too much/)).toBeNull());
});

test('a canceled order says what isn’t due and what was kept', async () => {
  const part = { status: 'cancelled', not_due: '200.00', refunded: '200.00', refundable: '60.21' } as const;
  await open([], {}, part);
  expect(await screen.findByText('Canceled. You kept €60.21 of what the customer paid.')).toBeTruthy();
  expect(screen.getAllByText('−€200.00')).toHaveLength(2);
});
