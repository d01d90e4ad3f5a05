import { type Order, type OrderAction } from '@parley/contract/orders';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
import { giveLayout } from '../../../ui/testing/layout.ts';
import { madeOrder } from '../../lists/lists/make.tsx';
import { OrdersScreen } from './index.ts';
import { base, ids, madeEvent, madeFullOrder, madeJacket, madeLine, madeReturn } from './make.ts';

const shop = madeUser.merchant_id;
const summary = madeOrder(7);
const one = `${base}/${summary.id}`;
const queues = {
  to_fulfill: 3,
  partially_fulfilled: 1,
  on_hold: 0,
  to_confirm: 2,
  in_transit: 4,
  returns_requested: 1,
  returns_received: 2,
  awaiting_payment: 5,
};

function open(path = '/orders', answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({
    [`GET ${base}`]: { items: [summary, madeOrder(8, { customer: null })], next_cursor: null },
    [`GET ${base}/count`]: { count: 2, more: false },
    [`GET ${base}/queues`]: queues,
    [`GET /api/views/${shop}`]: { items: [] },
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/orders', element: <OrdersScreen /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup() };
}
/** An order, open beside the list. */
async function openOne(part: Partial<Order> = {}, answers: Answers = {}) {
  const opened = open(`/orders?order=${summary.id}`, { [`GET ${one}`]: madeFullOrder(summary, part), ...answers });
  const drawer = within(await screen.findByRole('dialog', { name: summary.order_number }));
  await drawer.findByRole('heading', { name: 'Timeline' });
  return { ...opened, drawer };
}

let takeAway: () => void;
beforeEach(() => {
  forgetAll();
  takeAway = giveLayout({ row: 37, pane: 600 });
});
afterEach(() => {
  cleanup();
  takeAway();
  vi.unstubAllGlobals();
});

const nothing = { [`GET ${base}`]: { items: [], next_cursor: null }, [`GET ${base}/count`]: { count: 0, more: false } };

test('an empty list creates the first order', async () => {
  const { person } = open('/orders', nothing);
  await person.click(await screen.findByRole('button', { name: 'Create your first order' }));
  expect(await screen.findByRole('dialog', { name: 'Create order' })).toBeTruthy();
});

test.each<[TeamRole, string[]]>([
  ['owner', ['Create your first order', 'Import orders']],
  ['agent', ['Create your first order']],
  ['analyst', []],
])('an empty list offers %s what the role may do', async (role, offered) => {
  open('/orders', nothing, role);
  const empty = (await screen.findByText('No orders yet')).parentElement;
  expect(
    within(empty ?? document.body)
      .queryAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(offered);
});

test('each order has a row, even without a customer', async () => {
  open();
  const row = within((await screen.findByRole('link', { name: '#8' })).closest('[role=row]') as HTMLElement);
  expect(row.getByText('No customer')).toBeTruthy();
  expect(row.getByText('Pending')).toBeTruthy();
  expect(row.getByText('€260.21')).toBeTruthy();
});

test('the tabs show how many are waiting', async () => {
  open();
  expect(await screen.findByRole('tab', { name: /To confirm\s*2/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /To fulfill\s*3/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Returns\s*3/ })).toBeTruthy();
});

test('the first allowed action comes first, one more beside it, the rest in the menu', async () => {
  const { person, drawer } = await openOne({ actions: ['note', 'hold', 'cancel', 'confirm'] });
  expect(drawer.getByRole('button', { name: 'Confirm order' })).toBeTruthy();
  expect(drawer.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
  await person.click(drawer.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent: text }) => text)).toEqual(['Put on hold', 'Add note']);
});

test('without allowed actions an order can only be printed', async () => {
  const { drawer } = await openOne({ actions: [] });
  expect(drawer.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Close',
    'Print',
  ]);
});

test.each<[OrderAction, string, string]>([
  ['place', 'Place order', 'pending'],
  ['confirm', 'Confirm order', 'confirmed'],
  ['process', 'Start processing', 'processing'],
  ['deliver', 'Mark as delivered', 'delivered'],
])('%s asks nothing', async (action, name, status) => {
  const { person, drawer, server } = await openOne({ actions: [action] });
  await person.click(drawer.getByRole('button', { name }));
  await waitFor(() => expect(server.calls(`PUT ${one}/status`)[0]?.body).toMatchObject({ status }));
});

test('the items of a canceled order add up to its subtotal, without those canceled before', async () => {
  const { drawer } = await openOne({
    status: 'cancelled',
    lines: [madeLine({ quantity: 0, cancelled: 3, to_ship: 0 })],
    edits: [
      {
        id: ids.second,
        kind: 'cancel_lines',
        difference: '-80.00',
        method: null,
        before: { total: '240.00' },
        after: { total: '160.00', lines: [{ line_id: ids.first, name: 'Rain jacket', quantity: 1 }] },
        actor: 'Mara Visser',
        at: '2026-11-20T10:22:00.000Z',
      },
    ],
    ...{ subtotal: '160.00', total_amount: '161.00' },
  });
  expect(drawer.getAllByText('€160.00')).toHaveLength(2);
  expect(drawer.getByText('3 canceled')).toBeTruthy();
});

test('an order on hold shows the reason, and is released', async () => {
  const { person, drawer, server } = await openOne({ actions: ['release'], hold_reason: 'Address unclear' });
  expect(drawer.getByText('On hold: Address unclear')).toBeTruthy();
  await person.click(drawer.getByRole('button', { name: 'Release from hold' }));
  await waitFor(() => expect(server.calls(`POST ${one}/release`)).toHaveLength(1));
});

test('shows an action’s result at once, before the order is read again', async () => {
  let reads = 0;
  const after = madeFullOrder({ ...summary, status: 'confirmed' }, { actions: ['hold'] });
  const before = madeFullOrder(summary, { actions: ['confirm'] });
  const never = new Promise(() => undefined);
  const { person, drawer } = await openOne({}, { [`GET ${one}`]: () => (reads++ === 0 ? before : never), [`PUT ${one}/status`]: after });
  await person.click(drawer.getByRole('button', { name: 'Confirm order' }));
  expect(await drawer.findByRole('button', { name: 'Put on hold' })).toBeTruthy();
});

test('a rejected transition is reported, and the order stays', async () => {
  const { person, drawer, server } = await openOne(
    { actions: ['confirm'] },
    { [`PUT ${one}/status`]: problem(409, { code: 'order.move_refused', detail: 'No.' }) },
  );
  await person.click(drawer.getByRole('button', { name: 'Confirm order' }));
  await waitFor(() => expect(server.calls(`PUT ${one}/status`)).toHaveLength(1));
  expect(drawer.getByRole('button', { name: 'Confirm order' })).toBeTruthy();
});

test.each([
  [madeEvent('placed', { actor_kind: 'customer', actor: 'Mei Silva' }), 'Placed by Mei Silva'],
  [madeEvent('confirmed'), 'Confirmed by Mara Visser'],
  [madeEvent('payment', { amount: '260.21', actor_kind: 'system', actor: null }), 'Paid €260.21'],
  [madeEvent('refund', { amount: '20.00', actor_kind: 'ai', actor: null }), 'Refunded €20.00 by the AI'],
  [madeEvent('items_edited', { actor_kind: 'ai', actor: 'Assistant' }), 'Items changed by the AI'],
  [madeEvent('exchange_requested'), 'Exchange started by Mara Visser'],
])('the timeline says who did what: %#', async (event, sentence) => {
  const { drawer } = await openOne({ timeline: [event] });
  expect(within(drawer.getByRole('region', { name: 'Timeline' })).getByText(sentence)).toBeTruthy();
});

test('a settled return shows its actual refund, which can be less than its price', async () => {
  const record = { ...madeReturn(), state: 'received' as const, refund_amount: '49.90', refunded: '10.10' };
  const { drawer } = await openOne({ return_records: [record] });
  expect(drawer.getByText(/€10\.10/)).toBeTruthy();
  expect(drawer.queryByText(/€49\.90/)).toBeNull();
});

test('shows the balance due and refunds', async () => {
  const { drawer } = await openOne({ captured: '200.00', refunded: '50.00', balance: '110.21' });
  expect(drawer.getByText('Balance due').nextSibling?.textContent).toBe('€110.21');
  expect(drawer.getByText('Refunded').nextSibling?.textContent).toBe('−€50.00');
});

const tracking = ['T1', 'https://dhl.example/1', 'javascript:alert(1)'];
test('imported tracking stands where shipments do, addresses as links', async () => {
  const { drawer } = await openOne({ tracking, shipments: [] });
  const shipments = within(drawer.getByRole('region', { name: 'Shipments' }));
  expect(shipments.getByText('T1')).toBeTruthy();
  const link = shipments.getByRole('link', { name: 'Track on dhl.example' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://dhl.example/1', 'noreferrer']);
  expect(drawer.queryAllByRole('link', { name: /javascript/ })).toEqual([]);
});

test('tracking that a shipment shows isn’t repeated', async () => {
  const shipment = {
    ...{
      id: ids.gift,
      number: 1,
      state: 'shipped' as const,
      carrier: null,
      tracking_number: 'T1',
      tracking_url: null,
      shipping_address: null,
      lines: [],
    },
    ...{ shipped_at: '2026-11-20T09:00:00.000Z', delivered_at: null },
  };
  const { drawer } = await openOne({ tracking: ['T1', 'T2'], shipments: [shipment] });
  expect(drawer.getAllByText('T1')).toHaveLength(1);
  expect(drawer.getByText('T2')).toBeTruthy();
});

test('the order links to its customer and its conversation', async () => {
  const { drawer } = await openOne({ conversation_id: ids.product });
  expect(drawer.getByRole('link', { name: /Mei Silva/ }).getAttribute('href')).toBe(
    '/customers?customer=0195b4f2-7c1e-7000-8000-00000000c001',
  );
  expect(drawer.getByRole('link', { name: 'Conversation' }).getAttribute('href')).toBe(`/inbox?conversation=${ids.product}`);
});

test.each([
  ['Decline return', 'declined'],
  ['Cancel return', 'cancelled'],
])('a return is finished: %s', async (name, state) => {
  const { person, drawer, server } = await openOne({ actions: [], return_records: [madeReturn()] });
  await person.click(drawer.getByRole('button', { name }));
  await waitFor(() => expect(server.calls(`POST ${one}/returns/${ids.return}/end`)[0]?.body).toMatchObject({ state }));
});

test('an exchange shows its price difference and the new variant', async () => {
  const [line] = madeReturn().lines;
  const record = madeReturn({
    kind: 'exchange',
    difference: '-5.00',
    lines: line ? [{ ...line, new_name: 'Rain jacket', new_options: { Size: 'L' } }] : [],
  });
  const { drawer } = await openOne({ return_records: [record] });
  expect(drawer.getByText('Customer receives €5.00')).toBeTruthy();
  expect(drawer.getByText('Rain jacket, M for Rain jacket, L')).toBeTruthy();
});

test('an order that doesn’t exist is reported as missing', async () => {
  open(`/orders?order=${ids.first}`);
  expect(await screen.findByText(/This order doesn’t exist/)).toBeTruthy();
});

test('an order that fails to load can be retried', async () => {
  let fails = true;
  const { person } = open(`/orders?order=${summary.id}`, { [`GET ${one}`]: () => (fails ? problem(500) : madeFullOrder(summary)) });
  const again = await screen.findByRole('button', { name: /again/i }, { timeout: 5000 });
  fails = false;
  await person.click(again);
  expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeTruthy();
});

test('N starts a manual order with customer, lines and payment terms, which opens once it is created', async () => {
  const made = madeFullOrder(madeOrder(9));
  const customer = { id: '0195b4f2-7c1e-7000-8000-00000000c001', name: 'Mei Silva', email: 'mei@mail.example' };
  const product = { product_id: ids.product, name: 'Rain jacket', price: '80.00', currency: 'EUR', sku: null };
  const { person, server, router } = open('/orders', {
    [`GET /api/search/${shop}`]: { results: { conversations: [], customers: [customer], orders: [], products: [product] } },
    [`GET /api/search`]: { results: { conversations: [], customers: [customer], orders: [], products: [product] } },
    [`GET /api/products/${shop}`]: { items: [], next_cursor: null },
    [`GET /api/products/${shop}/${ids.product}`]: madeJacket(),
    [`POST ${base}`]: made,
    [`GET ${base}/${made.id}`]: made,
  });
  await screen.findByRole('link', { name: '#8' });
  await person.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Create order' }));
  await person.type(form.getByLabelText(/^Customer/), 'mei');
  await person.click(await form.findByRole('button', { name: 'Mei Silva · mei@mail.example' }));
  await person.type(form.getByLabelText('Add product'), 'rain');
  await person.click(await form.findByRole('button', { name: /Rain jacket · €80.00/ }));
  await person.click(await form.findByRole('button', { name: /Rain jacket, M, Black/ }));
  await person.selectOptions(form.getByLabelText('Payment terms'), 'Pay on delivery');
  await person.click(form.getByRole('button', { name: 'Create draft' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('order')).toBe(made.id));
  expect(server.calls(`POST ${base}`)[0]?.body).toMatchObject({
    customer_id: customer.id,
    lines: [{ variant_id: ids.black, quantity: 1 }],
    payment_terms: 'on_delivery',
  });
});

test('a product with a single variant is chosen with one click, and the customer’s address is offered', async () => {
  const customer = { id: '0195b4f2-7c1e-7000-8000-00000000c001', name: 'Mei Silva', email: 'mei@mail.example' };
  const address = { line1: 'Kade 1', city: 'Rotterdam', postcode: '3011', country: 'NL' };
  const product = { product_id: ids.product, name: 'Tide notebook', price: '9.00', currency: 'EUR', sku: null };
  const jacket = madeJacket();
  const results = { conversations: [], customers: [customer], orders: [], products: [product] };
  const made = madeFullOrder(madeOrder(9));
  const { person, server } = open('/orders', {
    [`GET /api/search/${shop}`]: { results },
    [`GET /api/products/${shop}/${ids.product}`]: { ...jacket, name: 'Tide notebook', variants: [{ ...jacket.variants[0], options: {} }] },
    [`GET /api/customers/${shop}/${customer.id}`]: { ...customer, addresses: [address] },
    [`POST ${base}`]: made,
    [`GET ${base}/${made.id}`]: made,
  });
  await person.click(await screen.findByRole('button', { name: /Create order/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Create order' }));
  await person.type(form.getByLabelText('Add product'), 'tide');
  await person.click(await form.findByRole('button', { name: /Tide notebook · / }));
  expect((await form.findByLabelText<HTMLInputElement>('Quantity of Tide notebook')).value).toBe('1');
  await person.type(form.getByLabelText(/^Customer/), 'mei');
  await person.click(await form.findByRole('button', { name: 'Mei Silva · mei@mail.example' }));
  await person.click(await form.findByRole('button', { name: 'Ship to Kade 1, 3011 Rotterdam, NL' }));
  await person.click(form.getByRole('button', { name: 'Create draft' }));
  await waitFor(() =>
    expect(server.calls(`POST ${base}`)[0]?.body).toMatchObject({
      lines: [{ variant_id: ids.black, quantity: 1 }],
      shipping_address: address,
    }),
  );
});

test('searches for the parts of a manual order until they are found', async () => {
  const product = { product_id: ids.product, name: 'Rain jacket', price: '80.00', currency: 'EUR', sku: null };
  const results = { conversations: [], customers: [], orders: [], products: [product] };
  const { person } = open('/orders', {
    [`GET /api/search/${shop}`]: ({ url }: SentRequest) =>
      url.searchParams.get('q') === 'broken' ? problem(403) : { results: url.searchParams.get('q') === 'rain' ? results : nothingFound },
    [`GET /api/products/${shop}`]: { items: [], next_cursor: null },
    [`GET /api/products/${shop}/${ids.product}`]: madeJacket(),
  });
  await person.click(await screen.findByRole('button', { name: /Create order/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Create order' }));
  const field = form.getByLabelText('Add product');
  await person.type(field, 'umbrella');
  await form.findByText(/^No results/);
  await person.clear(field);
  await person.type(field, 'rain');
  await person.click(await form.findByRole('button', { name: /Rain jacket · €80.00/ }));
  await form.findByRole('button', { name: /Rain jacket, M, Black/ });
  await person.clear(field);
  await person.type(field, 'broken');
  await form.findByText(/^The search failed/);
  expect(form.queryByRole('button', { name: /Rain jacket, M, Black/ })).toBeNull();
});
const nothingFound = { conversations: [], customers: [], orders: [], products: [] };

test('an order without lines can’t be created', async () => {
  const { person, server } = open('/orders', { [`GET /api/products/${shop}`]: { items: [], next_cursor: null } });
  await person.click(await screen.findByRole('button', { name: /Create order/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Create order' }));
  await person.click(form.getByRole('button', { name: 'Create draft' }));
  expect(await form.findByText('Add at least one product.')).toBeTruthy();
  expect(server.calls(`POST ${base}`)).toHaveLength(0);
});

test('a read-only role can’t create orders', async () => {
  open('/orders', {}, 'analyst');
  await screen.findByRole('link', { name: '#8' });
  expect(screen.queryByRole('button', { name: /Create order/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('on a phone a row has two lines, and the order is a page of its own', async () => {
  takeAway();
  takeAway = giveLayout({ row: 61, pane: 600 });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('768'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { person } = open('/orders', { [`GET ${one}`]: madeFullOrder(summary) });
  const row = await screen.findByRole('link', { name: /#7 · Mei Silva/ });
  expect(row.textContent).toContain('Pending · Awaiting');
  await person.click(row);
  const page = within(await screen.findByRole('dialog', { name: '#7' }));
  expect(page.getByRole('button', { name: 'Back' })).toBeTruthy();
});
