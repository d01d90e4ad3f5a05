import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { giveLayout } from '../../../ui/testing/layout.ts';
import { madeOrder } from '../../lists/lists/make.tsx';
import { FulfillmentScreen } from './index.ts';

const base = `/api/orders/${madeUser.merchant_id}`;
const order = madeOrder(7, { status: 'confirmed', payment_status: 'paid', tracking: ['JD01'] });
const none = {
  to_fulfill: 0,
  partially_fulfilled: 0,
  on_hold: 0,
  to_confirm: 0,
  in_transit: 0,
  returns_requested: 0,
  returns_received: 0,
  awaiting_payment: 0,
};
const picks = {
  picks: [
    { variant_id: 'v-1', name: 'Rain jacket', detail: 'M, Black', sku: 'RJ-M', barcode: '4006381333931', quantity: 3, stock: 4 },
    { variant_id: null, name: 'Gift wrap', detail: '', sku: null, barcode: null, quantity: 1, stock: null },
  ],
  orders: [
    {
      id: order.id,
      order_number: '#7',
      customer_name: 'Mei Silva',
      placed_at: order.placed_at,
      lines: [{ line_id: 'l-1', name: 'Rain jacket', detail: 'M, Black', sku: 'RJ-M', quantity: 3 }],
    },
  ],
};

function open(path = '/fulfillment', answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({
    [`GET ${base}`]: { items: [order], next_cursor: null },
    [`GET ${base}/count`]: { count: 1, more: false },
    [`GET ${base}/queues`]: none,
    [`GET /api/views/${madeUser.merchant_id}`]: { items: [] },
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/fulfillment', element: <FulfillmentScreen /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup(), asked: () => server.calls(`GET ${base}`).at(-1)?.url.searchParams };
}
async function openPickList(answer: unknown) {
  const opened = open('/fulfillment', { [`GET ${base}/pick-list`]: answer });
  await opened.person.click(await screen.findByRole('button', { name: 'Pick list' }));
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Pick list' })) };
}

let takeAway: () => void;
beforeEach(() => {
  forgetAll();
  takeAway = giveLayout({ row: 37, pane: 600 });
});
afterEach(() => {
  cleanup();
  takeAway();
  vi.restoreAllMocks();
});

test.each([
  [none, 'Nothing to ship', ''],
  [{ ...none, to_fulfill: 1 }, 'One order is ready to ship', ''],
  [{ ...none, to_fulfill: 12, on_hold: 1 }, '12 orders are ready to ship', 'One order is on hold.'],
  [
    { ...none, to_fulfill: 2, on_hold: 3, returns_requested: 2 },
    '2 orders are ready to ship',
    '3 orders are on hold. 2 returns are on their way back.',
  ],
])('the title summarizes what is waiting: %#', async (queues, title, text) => {
  open('/fulfillment', { [`GET ${base}/queues`]: queues });
  const heading = await screen.findByRole('heading', { name: title });
  expect(heading.nextSibling?.textContent ?? '').toBe(text);
});

test('there is no list of all orders: it starts with those to ship, longest waiting first', async () => {
  const { asked } = open();
  expect(await screen.findByRole('link', { name: '#7' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /^All/ })).toBeNull();
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('To ship');
  expect(asked()?.get('order')).toBe('asc');
  expect(asked()?.get('sort')).toBe('placed_at');
});

test.each([
  [/To ship\s*5/, 'to_fulfill'],
  [/Partially shipped\s*1/, 'partially_fulfilled'],
  [/On hold\s*2/, 'on_hold'],
  [/In transit\s*3/, 'in_transit'],
  [/Returns to receive\s*4/, 'returns_requested'],
  [/Returns received\s*6/, 'returns_received'],
])('a queue shows the rows that its count includes: %s', async (name, queue) => {
  const queues = { ...none, to_fulfill: 5, partially_fulfilled: 1, on_hold: 2, in_transit: 3, returns_requested: 4, returns_received: 6 };
  const { person, asked } = open('/fulfillment', { [`GET ${base}/queues`]: queues });
  await person.click(await screen.findByRole('tab', { name }));
  await waitFor(() =>
    expect(JSON.parse(asked()?.get('filter') ?? '{}')).toEqual({
      match: 'all',
      conditions: [{ field: 'queue', op: 'is', value: [queue] }],
    }),
  );
});

test('an empty queue shows a positive message', async () => {
  open('/fulfillment?view=on_hold', { [`GET ${base}`]: { items: [], next_cursor: null } });
  expect(await screen.findByRole('heading', { name: 'All caught up' })).toBeTruthy();
});

test('the pick list says what to take from the shelves, and for which orders', async () => {
  const { sheet } = await openPickList(picks);
  expect(await sheet.findByText('Items to pick for one order.')).toBeTruthy();
  const rows = sheet.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Rain jacket, M, Black', 'RJ-M · 4006381333931', '3', '4'],
    ['Gift wrap', '', '1', 'Not tracked'],
  ]);
  const byOrder = within(sheet.getByRole('region', { name: 'By order' }));
  expect(byOrder.getByText('Mei Silva')).toBeTruthy();
  expect(byOrder.getByRole('listitem').textContent).toBe('3 × Rain jacket, M, Black, RJ-M');
});

test('prints the pick list', async () => {
  const printed = vi.fn<() => void>();
  vi.stubGlobal('print', printed);
  const { person, sheet } = await openPickList(picks);
  await person.click(await sheet.findByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('with nothing to pick there is nothing to print', async () => {
  const { sheet } = await openPickList({ picks: [], orders: [] });
  expect(await sheet.findByRole('heading', { name: 'Nothing to pick' })).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('a pick list that fails to load can be retried', async () => {
  let fails = true;
  const { person, sheet } = await openPickList(() => (fails ? problem(500) : picks));
  const again = await sheet.findByRole('button', { name: /again/i }, { timeout: 5000 });
  fails = false;
  await person.click(again);
  expect(await sheet.findByRole('button', { name: 'Print' })).toBeTruthy();
});

test('a row prints its packing slip and invoice, the selection one document of all', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:slip');
  const second = madeOrder(8, { status: 'confirmed', payment_status: 'paid' });
  const [one, invoice, all] = [`GET ${base}/${order.id}/packing-slip`, `GET ${base}/${order.id}/invoice`, `GET ${base}/labels`];
  const pdf = () => new Response('%PDF');
  const { person, server } = open('/fulfillment', {
    [one]: pdf,
    [invoice]: pdf,
    [all]: pdf,
    [`GET ${base}`]: { items: [order, second], next_cursor: null },
  });
  await person.click(await screen.findByRole('button', { name: 'Print #7' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Packing slip' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.calls(one)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Print #7' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Invoice' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(server.calls(invoice)).toHaveLength(1);
  for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await person.click(box);
  await person.click(await screen.findByRole('button', { name: 'Print' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Address label, A6' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
  expect(Object.fromEntries(server.calls(all)[0]?.url.searchParams ?? [])).toEqual({ ids: `${order.id},${second.id}`, size: 'a6' });
});

test('whoever sees personal data masked gets nothing to print', async () => {
  open('/fulfillment', {}, 'analyst');
  expect(await screen.findByRole('link', { name: '#7' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
});

test('an order opens beside the queue', async () => {
  const { person, router } = open();
  await person.click(await screen.findByRole('link', { name: '#7' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('order')).toBe(order.id));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
