import { type Order, type OrderAction } from '@parley/contract/orders';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { madeOrder } from '../../lists/lists/make.tsx';
import { base, ids, madeFullOrder, madeJacket, madeLine, madeReturn } from './make.ts';
import DraftForm from './draft-form.tsx';
import OrderDrawer from './order-drawer.tsx';

const summary = madeOrder(7);
const one = `${base}/${summary.id}`;
const shop = madeUser.merchant_id;

/** An order with one allowed action, and the dialog of that action. */
async function begin(action: OrderAction, button: string, part: Partial<Order> = {}, answers: Answers = {}) {
  const order = madeFullOrder(summary, { actions: [action], ...part });
  const server = stubServer({ [`GET ${one}`]: order, [`GET /api/products/${shop}/${ids.product}`]: madeJacket(), ...answers });
  const router = createMemoryRouter([{ path: '*', element: <OrderDrawer id={order.id} onClose={() => undefined} /> }]);
  render(<RouterProvider router={router} />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: button }));
  // The drawer beside the list is not modal.
  const form = await waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog][data-modal]');
    if (!dialog) throw new Error('No dialog yet');
    return dialog;
  });
  return { server, person, router, form: within(form), sent: (line: string) => server.calls(line).at(-1)?.body };
}

beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(cleanup);

test('cancelling a paid order refunds everything and restocks, unless the user changes that', async () => {
  const { person, form, sent } = await begin('cancel', 'Cancel order');
  await person.click(form.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() =>
    expect(sent(`PUT ${one}/status`)).toMatchObject({ status: 'cancelled', refund: 'all', restock: true, notify: false }),
  );
});

test.each([
  ['No refund', 'none'],
  ['Partial amount', { amount: '40.00' }],
])('a paid order is cancelled and refunded: %s', async (choice, refund) => {
  const { person, form, sent } = await begin('cancel', 'Cancel order');
  await person.selectOptions(form.getByLabelText('Refund'), choice);
  if (choice === 'Partial amount') {
    await person.clear(form.getByLabelText('Amount'));
    await person.type(form.getByLabelText('Amount'), '40.00');
  }
  await person.click(form.getByRole('checkbox', { name: 'Restock items' }));
  await person.click(form.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(sent(`PUT ${one}/status`)).toMatchObject({ status: 'cancelled', refund, restock: false }));
});

test('cancelling an unpaid order asks nothing about money', async () => {
  const { form } = await begin('cancel', 'Cancel order', { captured: '0.00', refundable: '0.00', balance: '260.21' });
  expect(form.getByText(/There’s no payment to refund/)).toBeTruthy();
  expect(form.queryByLabelText('Refund')).toBeNull();
});

test('an order that took nothing from stock says so instead of offering to restock', async () => {
  const { form } = await begin('cancel', 'Cancel order', { lines: [madeLine({ restockable: 0 })] });
  expect(form.getByText('The customer has paid. Choose what to refund.')).toBeTruthy();
  expect(form.getByText(/didn’t take its items from the stock in Parley/)).toBeTruthy();
  expect(form.queryByRole('checkbox', { name: 'Restock items' })).toBeNull();
});

test('a refund says that no money is transferred', async () => {
  const { form, person } = await begin('cancel', 'Cancel order');
  expect(form.getByText(/doesn’t transfer money/)).toBeTruthy();
  await person.selectOptions(form.getByLabelText('Refund'), 'No refund');
  expect(form.queryByText(/doesn’t transfer money/)).toBeNull();
});

test('offers to notify the customer only where there is a conversation', async () => {
  const { form, person, sent } = await begin('cancel', 'Cancel order', { conversation_id: summary.id });
  await person.click(form.getByRole('checkbox', { name: 'Notify the customer in the conversation' }));
  await person.click(form.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(sent(`PUT ${one}/status`)).toMatchObject({ notify: true }));
});

test('cancels units: which, how many, and whether to restock', async () => {
  const { person, form, sent } = await begin('cancel_lines', 'Cancel items');
  const count = form.getByLabelText('Quantity of Rain jacket, up to 3');
  await person.clear(count);
  await person.type(count, '2');
  await person.click(form.getByRole('button', { name: 'Cancel items' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/cancel-lines`)).toMatchObject({ lines: [{ line_id: ids.first, quantity: 2 }], restock: true, refund: true }),
  );
});

test('a parcel holds everything that is left unless the user removes units', async () => {
  const { person, form, sent } = await begin('ship', 'Ship items');
  const jackets = form.getByLabelText('Quantity of Rain jacket, up to 3');
  expect(jackets).toHaveProperty('value', '3');
  await person.clear(jackets);
  await person.type(jackets, '1');
  await person.clear(form.getByLabelText('Quantity of Cap, up to 1'));
  await person.type(form.getByLabelText(/Carrier/), 'DHL');
  await person.type(form.getByLabelText(/Tracking number/), 'JD01');
  await person.click(form.getByRole('button', { name: 'Ship items' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/shipments`)).toEqual({
      lines: [{ line_id: ids.first, quantity: 1 }],
      carrier: 'DHL',
      tracking_number: 'JD01',
      tracking_url: null,
      notify: false,
    }),
  );
});

test('a parcel can’t hold more than is left to ship', async () => {
  const { person, form } = await begin('ship', 'Ship items');
  const jackets = form.getByLabelText('Quantity of Rain jacket, up to 3');
  await person.clear(jackets);
  await person.type(jackets, '9');
  expect(jackets).toHaveProperty('value', '3');
});

test('an empty parcel can’t be shipped', async () => {
  const { person, form, server } = await begin('ship', 'Ship items', { lines: [madeLine()] });
  await person.clear(form.getByLabelText('Quantity of Rain jacket, up to 3'));
  await person.click(form.getByRole('button', { name: 'Ship items' }));
  expect(await form.findByText('Choose at least one item.')).toBeTruthy();
  expect(server.calls(`POST ${one}/shipments`)).toHaveLength(0);
});

test('a refund above one’s limit says so at once and who can approve it, and asks instead of refunding', async () => {
  const approvals = `/api/inbox/${shop}/approvals`;
  const team = [
    { user_id: ids.first, name: 'Mara Visser', permissions: ['orders:refund_any'] },
    { user_id: ids.second, name: 'Theo', permissions: ['orders:write'] },
  ];
  const { person, form, sent, server } = await begin(
    'refund',
    'Issue refund',
    { refundable: '150.00', refund_allowance: '100.00' },
    {
      [`GET /api/merchants/${shop}/team`]: { items: team },
      [`POST ${approvals}`]: { approvers: [{ id: ids.first, name: 'Mara Visser' }] },
    },
  );
  await person.type(form.getByLabelText('Amount'), '150.00');
  expect(await form.findByText('Above your refund limit of €100.00 for this order. Mara Visser can approve it.')).toBeTruthy();
  await person.clear(form.getByLabelText('Amount'));
  await person.type(form.getByLabelText('Amount'), '90.00');
  expect(form.getByRole('button', { name: 'Refund €90.00' })).toBeTruthy();
  expect(form.queryByText(/Above your refund limit/)).toBe(null);
  await person.clear(form.getByLabelText('Amount'));
  await person.type(form.getByLabelText('Amount'), '120.00');
  await person.click(form.getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(sent(`POST ${approvals}`)).toMatchObject({ order_id: summary.id, amount: '120.00' }));
  expect(server.calls(`POST ${one}/refunds`)).toEqual([]);
});

test('a refund shows its maximum, and goes to the chosen method', async () => {
  const { person, form, sent } = await begin('refund', 'Issue refund', { refundable: '60.00' });
  expect(form.getByText('Up to €60.00')).toBeTruthy();
  await person.clear(form.getByLabelText('Amount'));
  await person.type(form.getByLabelText('Amount'), '15.50');
  await person.selectOptions(form.getByLabelText('Refund to'), 'Gift card 8821 (€20.00)');
  await person.type(form.getByLabelText(/Reason/), 'late');
  await person.click(form.getByRole('button', { name: 'Refund €15.50' }));
  await waitFor(() => expect(sent(`POST ${one}/refunds`)).toEqual({ amount: '15.50', method: ids.gift, reason: 'late', notify: false }));
});

test('a refund of items takes their sum as the server calculates it, and says what another amount adjusts', async () => {
  const preview = {
    lines: [{ line_id: ids.first, quantity: 2, amount: '160.00' }],
    shipping: '0.00',
    amount: '160.00',
    refundable: '260.21',
  };
  const { person, form, sent, server } = await begin('refund', 'Issue refund', {}, { [`GET ${one}/refund-preview`]: preview });
  await person.type(form.getByLabelText('Quantity of Rain jacket, up to 3'), '2');
  expect(await form.findByText('Items and shipping come to €160.00.')).toBeTruthy();
  expect(server.calls(`GET ${one}/refund-preview`).at(-1)?.url.searchParams.get('lines')).toBe(`${ids.first}:2`);
  await person.click(form.getByRole('checkbox', { name: /Restock these items/ }));
  await person.clear(form.getByLabelText('Amount'));
  expect(form.queryByText(/Required, because the amount differs/)).toBeNull();
  await person.type(form.getByLabelText('Amount'), '150,50');
  expect(form.getByText('Required, because the amount differs from the items and shipping.')).toBeTruthy();
  await person.type(form.getByLabelText(/Reason/), 'scratched');
  expect(form.getByText(/^Items and shipping come to €160\.00; the adjustment is .€9\.50\.$/)).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'Refund €150.50' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/refunds`)).toMatchObject({
      amount: '150.50',
      reason: 'scratched',
      lines: [{ line_id: ids.first, quantity: 2, restock: true }],
    }),
  );
});

test('an amount above what can be refunded is said while typing, with the amount that can', async () => {
  const { person, form, server } = await begin('refund', 'Issue refund', { refundable: '60.00' });
  await person.clear(form.getByLabelText('Amount'));
  await person.type(form.getByLabelText('Amount'), '60.01');
  expect(form.getByText('This is more than can be refunded. Enter €60.00 or less.')).toBeTruthy();
  await person.type(form.getByLabelText('Amount'), '{Backspace}0');
  expect(form.queryByText(/more than can be refunded/)).toBeNull();
  expect(server.calls(`POST ${one}/refunds`)).toEqual([]);
});

test('Enter in a freshly opened refund refunds nothing; "Everything" fills in what can be refunded, and no more', async () => {
  const preview = {
    lines: [{ line_id: ids.first, quantity: 3, amount: '240.00' }],
    shipping: '0.00',
    amount: '260.21',
    refundable: '256.88',
  };
  const { person, form, sent, server } = await begin(
    'refund',
    'Issue refund',
    { refundable: '256.88' },
    {
      [`GET ${one}/refund-preview`]: preview,
    },
  );
  const quantity = form.getByLabelText<HTMLInputElement>('Quantity of Rain jacket, up to 3');
  expect(document.activeElement).toBe(quantity);
  expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
  await person.keyboard('{Enter}');
  expect(form.getByRole('button', { name: 'Refund' })).toBeTruthy();
  expect(server.calls(`POST ${one}/refunds`)).toEqual([]);
  await person.click(form.getByRole('button', { name: 'Everything' }));
  expect(quantity.value).toBe('3');
  expect(form.getByText('Nothing is left to ship after this, so the order will be canceled.')).toBeTruthy();
  await person.click(await form.findByRole('button', { name: 'Refund €256.88' }));
  await waitFor(() => expect(sent(`POST ${one}/refunds`)).toMatchObject({ amount: '256.88' }));
});

test('an amount with more decimals than the currency has is refused in the field, and never rounded on the button', async () => {
  const { person, form, server } = await begin('refund', 'Issue refund', { refundable: '60.00' });
  await person.type(form.getByLabelText('Amount'), '3.335');
  expect(form.getByText('Amounts in EUR have at most 2 decimals. Enter one such as 12.50.')).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'Refund' }));
  expect(server.calls(`POST ${one}/refunds`)).toEqual([]);
});

test('a return says for how many of its items it pays nothing', async () => {
  const line = madeLine({ shipped: 3, to_ship: 0, returnable: 3, returnable_refunded: 1, refunded: 1, refundable: 2 });
  const { person, form } = await begin('return', 'Start return', { lines: [line] });
  expect(form.getByText(/1 of them refunded before/)).toBeTruthy();
  const count = form.getByLabelText('Quantity of Rain jacket, up to 3');
  await person.type(count, '2');
  expect(form.queryByText(/pays nothing/)).toBeNull();
  await person.clear(count);
  await person.type(count, '3');
  expect(form.getByText('1 of these items was refunded before, so the return pays nothing for it.')).toBeTruthy();
});

test('a refund carries an idempotency key, so that a second press refunds nothing twice', async () => {
  const { person, form, server } = await begin('refund', 'Issue refund', {}, { [`POST ${one}/refunds`]: problem(500) });
  await person.type(form.getByLabelText('Amount'), '10.00');
  await person.click(form.getByRole('button', { name: /^Refund/ }));
  await waitFor(() => expect(server.calls(`POST ${one}/refunds`)).toHaveLength(1));
  await person.click(form.getByRole('button', { name: /^Refund/ }));
  await waitFor(() => expect(server.calls(`POST ${one}/refunds`)).toHaveLength(2));
  const keys = server.calls(`POST ${one}/refunds`).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('shows a rejected refund at its amount', async () => {
  const detail = 'This amount is above your role’s refund limit. Ask a manager.';
  const { person, form } = await begin(
    'refund',
    'Issue refund',
    {},
    { [`POST ${one}/refunds`]: problem(403, { code: 'refund.above_limit', detail }) },
  );
  await person.type(form.getByLabelText('Amount'), '10.00');
  await person.click(form.getByRole('button', { name: /^Refund/ }));
  expect(await form.findByText(detail)).toBeTruthy();
  expect(form.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
});

test('a payment defaults to the balance due', async () => {
  const { person, form, sent } = await begin('record_payment', 'Record payment', { balance: '60.21' });
  await person.click(form.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(sent(`POST ${one}/payments`)).toEqual({ amount: '60.21', method: 'cash' }));
});

test('a payment offers what exists: the customer’s methods, cash, bank transfer and card terminal, never an original', async () => {
  const card = { id: 'card-1', kind: 'card', label: 'Visa 4242', balance: null };
  const gift = { id: ids.gift, kind: 'gift_card', label: 'Gift card 8821', balance: '20.00' };
  const customer = { id: ids.first, name: 'Mei Silva', email: null, phone: null, payment_methods: [gift, card] };
  const { person, form, sent } = await begin('record_payment', 'Record payment', { balance: '60.21', customer });
  const method = form.getByLabelText<HTMLSelectElement>('Payment method');
  expect([...method.options].map(({ text }) => text)).toEqual([
    'Gift card 8821 (€20.00)',
    'Visa 4242',
    'Cash',
    'Bank transfer',
    'Card terminal',
    'Other',
    'Gift card code',
  ]);
  expect(method.value).toBe('card-1');
  await person.selectOptions(method, 'Bank transfer');
  await person.click(form.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(sent(`POST ${one}/payments`)).toMatchObject({ method: 'bank_transfer' }));
});

/** The drawer of a draft in a shop with tax rates and without a country of its own. */
async function openTaxable(part: Partial<Order>) {
  const order = madeFullOrder(summary, { actions: [], status: 'draft', ...part });
  const server = stubServer({
    [`GET ${one}`]: order,
    [`GET /api/taxes/${shop}`]: { prices_include_tax: false, country: null, classes: [], items: [{ id: ids.first }] },
  });
  const router = createMemoryRouter([{ path: '*', element: <OrderDrawer id={order.id} onClose={() => undefined} /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Timeline' });
  return server;
}

test('a draft without an address says why it has no tax', async () => {
  await openTaxable({});
  expect(await screen.findByText('No tax: add an address, or choose a country in Settings › Taxes.')).toBeTruthy();
});

test.each<[string, Partial<Order>]>([
  ['a draft with an address', { shipping_address: { line1: '', city: '', postcode: '', country: 'NL' } }],
  ['a tax-exempt draft', { tax_exempt: true }],
  ['a placed order', { status: 'pending' }],
])('%s doesn’t ask for an address', async (_, part) => {
  const server = await openTaxable(part);
  expect(server.calls(`GET /api/taxes/${shop}`)).toEqual([]);
  expect(screen.queryByText(/^No tax/)).toBeNull();
});

test('a hold needs a reason', async () => {
  const { person, form, sent, server } = await begin('hold', 'Put on hold');
  await person.click(form.getByRole('button', { name: 'Put on hold' }));
  expect(await form.findByText('Enter a reason.')).toBeTruthy();
  expect(server.calls(`POST ${one}/hold`)).toHaveLength(0);
  await person.type(form.getByLabelText('Reason'), 'Address unclear');
  await person.click(form.getByRole('button', { name: 'Put on hold' }));
  await waitFor(() => expect(sent(`POST ${one}/hold`)).toEqual({ reason: 'Address unclear' }));
});

/** What the server says an edit comes to. */
const preview = (part: object = {}) => ({
  added: [],
  subtotal: '275.21',
  discount: '0.00',
  shipping: '0.00',
  tax: '0.00',
  tax_included: true,
  total: '275.21',
  difference: '15.00',
  charged: '15.00',
  refunded: '0.00',
  balance: '0.00',
  method_label: 'Visa 4242',
  ...part,
});
const previewLine = `GET ${one}/edits/items/preview`;
const asked = (server: { calls: (line: string) => { url: URL }[] }) =>
  Object.fromEntries(server.calls(previewLine).at(-1)?.url.searchParams ?? []);

test('items are added, taken away and counted up; the server says what that comes to', async () => {
  const product = { product_id: ids.product, name: 'Rain jacket', price: '85.00', currency: 'EUR' };
  const { person, form, sent, server } = await begin(
    'edit_items',
    'Edit items',
    {},
    {
      [`GET /api/search/${shop}`]: { results: { products: [product] } },
      [previewLine]: preview(),
    },
  );
  const jackets = form.getByLabelText('Quantity of Rain jacket');
  await person.clear(jackets);
  await person.type(jackets, '2');
  await person.type(form.getByLabelText('Add product'), 'jacket');
  await person.click(await form.findByRole('button', { name: /Rain jacket · €85/ }));
  await person.click(await form.findByRole('button', { name: /L, Green/ }));
  await waitFor(() =>
    expect(asked(server)).toEqual({ add: `${ids.green}:1`, remove: `${ids.first}:1`, settle: 'now', apply_discount: 'false' }),
  );
  expect(await form.findByText('Charged to Visa 4242')).toBeTruthy();
  await person.click(await form.findByRole('button', { name: 'Save and charge €15.00' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/edits/items`)).toEqual({
      changes: [],
      add: [{ variant_id: ids.green, quantity: 1 }],
      remove: [{ line_id: ids.first, quantity: 1 }],
      apply_discount: false,
      settle: 'now',
      method: null,
      notify: false,
      version: summary.version,
    }),
  );
});

test('more units of a line are added at today’s price, and the difference can be left as balance due', async () => {
  const { person, form, sent, server } = await begin(
    'edit_items',
    'Edit items',
    { discount: '5.00' },
    {
      [previewLine]: preview(),
    },
  );
  const jackets = form.getByLabelText('Quantity of Rain jacket');
  await person.clear(jackets);
  await person.type(jackets, '5');
  await person.selectOptions(await form.findByLabelText('Difference'), 'Leave as balance due');
  await waitFor(() => expect(asked(server)).toMatchObject({ add: `${ids.black}:2`, settle: 'later' }));
  await person.click(await form.findByRole('button', { name: 'Save and charge €15.00' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/edits/items`)).toMatchObject({ add: [{ variant_id: ids.black, quantity: 2 }], remove: [], settle: 'later' }),
  );
});

test('why an edit isn’t possible is said before it is sent', async () => {
  const detail = 'An order needs at least one item. Cancel the order instead.';
  const { person, form } = await begin(
    'edit_items',
    'Edit items',
    {},
    {
      [previewLine]: problem(422, { code: 'input.invalid', detail }),
    },
  );
  const jackets = form.getByLabelText('Quantity of Rain jacket');
  await person.clear(jackets);
  await person.type(jackets, '0');
  expect(await form.findByText(detail)).toBeTruthy();
});

test('units that have shipped or were refunded stay in the order', async () => {
  const { person, form, sent } = await begin(
    'edit_items',
    'Edit items',
    { lines: [madeLine({ shipped: 1, to_ship: 2, refunded: 1, refundable: 1 })] },
    { [previewLine]: preview() },
  );
  expect(form.getByText(/2 can’t be changed/)).toBeTruthy();
  const jackets = form.getByLabelText('Quantity of Rain jacket');
  await person.clear(jackets);
  await person.type(jackets, '1');
  await person.tab();
  expect(jackets).toHaveProperty('value', '3');
  await person.clear(jackets);
  await person.type(jackets, '2');
  await person.click(await form.findByRole('button', { name: 'Save and charge €15.00' }));
  await waitFor(() => expect(sent(`POST ${one}/edits/items`)).toMatchObject({ remove: [{ line_id: ids.first, quantity: 1 }] }));
});

test('swaps units for another variant of the same product, and marks those out of stock', async () => {
  const { person, form, sent } = await begin('edit_items', 'Edit items', {}, { [previewLine]: preview() });
  const choice = form.getByLabelText('Exchange Rain jacket for');
  await waitFor(() =>
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent: text }) => text),
    ).toEqual(['Keep this variant', 'L, Green · €85.00 · out of stock']),
  );
  await person.selectOptions(choice, ids.green);
  await person.click(await form.findByRole('button', { name: 'Save and charge €15.00' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/edits/items`)).toMatchObject({
      changes: [{ line_id: ids.first, variant_id: ids.green, quantity: 3 }],
      add: [],
      remove: [],
    }),
  );
});

test('sends an address without its empty fields', async () => {
  const { person, form, sent } = await begin('edit_address', 'Edit address', {
    shipping_address: { name: 'Mei', line1: 'Rua 1', city: 'Porto', postcode: '4000', country: 'PT' },
  });
  await person.clear(form.getByLabelText(/^Name/));
  await person.clear(form.getByLabelText('City'));
  await person.type(form.getByLabelText('City'), 'Lisboa');
  await person.click(form.getByRole('button', { name: 'Edit address' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/edits/address`)).toEqual({
      shipping_address: { line1: 'Rua 1', city: 'Lisboa', postcode: '4000', country: 'PT' },
    }),
  );
});

const delivered = { status: 'delivered' as const, lines: [madeLine({ shipped: 3, to_ship: 0, returnable: 2 })] };

test('a return says how many units come back, why, and where the refund goes', async () => {
  const { person, form, sent } = await begin('return', 'Start return', delivered);
  await person.clear(form.getByLabelText('Quantity of Rain jacket, up to 2'));
  await person.type(form.getByLabelText('Quantity of Rain jacket, up to 2'), '1');
  await person.selectOptions(form.getByLabelText('Reason'), 'Wrong size');
  await person.selectOptions(form.getByLabelText('Refund to'), ids.gift);
  await person.click(form.getByRole('button', { name: 'Start return' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/returns`)).toEqual({
      kind: 'return',
      lines: [{ line_id: ids.first, quantity: 1 }],
      reason: 'size',
      note: '',
      method: ids.gift,
      notify: false,
    }),
  );
});

test('an exchange names the new variant', async () => {
  const { person, form, sent } = await begin('exchange', 'Start exchange', delivered);
  await person.clear(form.getByLabelText('Quantity of Rain jacket, up to 2'));
  await person.type(form.getByLabelText('Quantity of Rain jacket, up to 2'), '2');
  const choice = form.getAllByLabelText('Exchange Rain jacket for').at(-1) as HTMLElement;
  await within(choice).findByRole('option', { name: /L, Green/ });
  await person.selectOptions(choice, ids.green);
  await person.click(form.getByRole('button', { name: 'Start exchange' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/returns`)).toMatchObject({
      kind: 'exchange',
      lines: [{ line_id: ids.first, quantity: 2, new_variant_id: ids.green }],
    }),
  );
});

test('returned units are restocked or written off', async () => {
  const { person, form, sent } = await begin('note', 'Receive items', { return_records: [madeReturn()] });
  const stock = form.getByLabelText('Quantity of Rain jacket to restock, up to 2');
  expect(stock).toHaveProperty('value', '2');
  await person.clear(stock);
  await person.type(stock, '1');
  await person.clear(form.getByLabelText('Quantity of Rain jacket to write off, up to 2'));
  await person.type(form.getByLabelText('Quantity of Rain jacket to write off, up to 2'), '1');
  await person.type(form.getByLabelText(/Refund/), '150.00');
  await person.click(form.getByRole('button', { name: 'Receive items' }));
  await waitFor(() =>
    expect(sent(`POST ${one}/returns/${ids.return}/receive`)).toEqual({
      lines: [{ line_id: ids.first, restock: 1, write_off: 1 }],
      refund: '150.00',
      notify: false,
    }),
  );
});

test('a draft is saved with the version it is based on', async () => {
  const { person, form, sent } = await begin('edit_draft', 'Edit draft', { status: 'draft', version: 4, lines: [madeLine()] });
  const count = form.getByLabelText('Quantity of Rain jacket');
  await person.clear(count);
  await person.type(count, '2');
  await person.type(form.getByLabelText(/Discount code/), 'SUMMER');
  await person.selectOptions(form.getByLabelText('Payment terms'), 'Pay by invoice');
  await person.click(form.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(`PUT ${one}`)).toBeTruthy());
  expect(sent(`PUT ${one}`)).toMatchObject({
    version: 4,
    lines: [{ variant_id: ids.black, quantity: 2, price: '80.00' }],
    discount_code: 'SUMMER',
    payment_terms: 'invoice',
  });
});

test('saving a draft sends only what changed, so that a fixed discount stays', async () => {
  const { person, form, sent } = await begin('edit_draft', 'Edit draft', {
    status: 'draft',
    version: 4,
    lines: [madeLine()],
    discount: '5.00',
  });
  await person.selectOptions(form.getByLabelText('Payment terms'), 'Pay by invoice');
  await person.click(form.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(`PUT ${one}`)).toBeTruthy());
  expect(sent(`PUT ${one}`)).not.toHaveProperty('lines');
  expect(sent(`PUT ${one}`)).not.toHaveProperty('discount_code');
});

test('two lines of a draft with the same variant are counted separately', async () => {
  const lines = [madeLine(), { ...madeLine(), id: ids.second, price: '70.00' }];
  const { person, form, sent } = await begin('edit_draft', 'Edit draft', { status: 'draft', version: 4, lines });
  const [, count] = form.getAllByLabelText('Quantity of Rain jacket');
  await person.clear(count as HTMLElement);
  await person.type(count as HTMLElement, '5');
  await person.click(form.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(`PUT ${one}`)).toBeTruthy());
  const saved = sent(`PUT ${one}`) as { lines: { quantity: number; price: string }[] };
  expect(saved.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
    [madeLine().quantity, '80.00'],
    [5, '70.00'],
  ]);
});

test('doesn’t overwrite a draft that a teammate changed while the form was open', async () => {
  const seen = madeFullOrder(summary, { status: 'draft', version: 4, lines: [madeLine()] });
  const server = stubServer({ [`PUT ${one}`]: problem(409, { code: 'order.changed', detail: 'Somebody changed it.' }) });
  const { rerender } = render(<DraftForm order={seen} onClose={() => undefined} />);
  rerender(<DraftForm order={{ ...seen, version: 5 }} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Somebody changed it.')).toBeTruthy();
  expect(server.calls(`PUT ${one}`).at(-1)?.body).toMatchObject({ version: 4 });
});

test('a cancellation of units whose answer was lost is tried again with the same key', async () => {
  let tries = 0;
  const order = madeFullOrder(summary, { actions: ['cancel_lines'] });
  const { person, form, server } = await begin(
    'cancel_lines',
    'Cancel items',
    {},
    {
      [`POST ${one}/cancel-lines`]: () => ((tries += 1) === 1 ? problem(503, { code: 'database.unavailable' }) : order),
    },
  );
  const [count] = form.getAllByRole('spinbutton');
  await person.clear(count as HTMLElement);
  await person.type(count as HTMLElement, '1');
  await person.click(form.getByRole('button', { name: 'Cancel items' }));
  await waitFor(() => expect(server.calls(`POST ${one}/cancel-lines`)).toHaveLength(2));
  const [first, second] = server.calls(`POST ${one}/cancel-lines`).map(({ headers }) => headers.get('idempotency-key'));
  expect([first !== null, second]).toEqual([true, first]);
});

test('shows a rejected discount at its field, and keeps the draft as typed', async () => {
  const { person, form } = await begin(
    'edit_draft',
    'Edit draft',
    { status: 'draft', lines: [madeLine()] },
    { [`PUT ${one}`]: problem(409, { code: 'discount.refused', detail: 'This code has ended.' }) },
  );
  await person.type(form.getByLabelText(/Discount code/), 'OLD');
  await person.click(form.getByRole('button', { name: 'Save draft' }));
  expect(await form.findByText('This code has ended.')).toBeTruthy();
  expect(form.getByLabelText(/Discount code/)).toHaveProperty('value', 'OLD');
});

test('discarding a draft asks for confirmation', async () => {
  const { person, form, server } = await begin('discard', 'Discard draft', { status: 'draft' });
  expect(server.calls(`DELETE ${one}`)).toHaveLength(0);
  await person.click(form.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(server.calls(`DELETE ${one}`)).toHaveLength(1));
});

test('sends a note as typed', async () => {
  const { person, form, sent } = await begin('note', 'Add note');
  await person.type(form.getByLabelText('Note'), 'Call first');
  await person.click(form.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent(`POST ${one}/notes`)).toEqual({ text: 'Call first' }));
});
