import { createCheckout } from '@parley/contract/checkout';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { madeUser, problem, type SentRequest } from '../../../../data/make.ts';
import { makeMessage } from '../make.ts';
import { atSearch, click, field, mine, openComposer, path, press } from './testing/compose.ts';
import { lamp } from './testing/lamp.ts';

const merchant = madeUser.merchant_id ?? '';
const atProduct = `GET /api/products/${merchant}/${lamp.product_id}`;
const atCheckout = createCheckout.line.replace(':merchant', merchant);
const atSend = `POST /api/inbox/${merchant}/${path}/messages`;
const checkoutId = '0195b4f2-7c1e-7000-8000-0000000000f1';
const made = { id: checkoutId, total_amount: '55.15', currency: 'EUR' };
const { product_id, name, price, currency, sku } = lamp;
const found = { results: { conversations: [], customers: [], orders: [], products: [{ product_id, name, price, currency, sku }] } };

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

/** Opens the dialog with the lamp in its cart. */
async function withLamp(answer: unknown = made) {
  inbox = await openComposer({
    answers: { [atSearch]: found, [atProduct]: lamp, [atCheckout]: answer, [atSend]: makeMessage(2, { author: 'teammate' }) },
  });
  click('Add product or order');
  fireEvent.click(await screen.findByRole('button', { name: 'Checkout link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout link' }));
  fireEvent.change(dialog.getByRole('combobox', { name: 'Find a product' }), { target: { value: 'lamp' } });
  fireEvent.click(await dialog.findByRole('option', { name: /Harbour lamp/ }));
  await dialog.findByLabelText('Variant of Harbour lamp');
  return dialog;
}
const checkoutRequests = () => inbox.sent(atCheckout).map(({ body }: SentRequest) => body);

test('a cart becomes a checkout link attached as a card', async () => {
  const dialog = await withLamp();
  fireEvent.change(dialog.getByLabelText('Quantity of Harbour lamp'), { target: { value: '2' } });
  expect(dialog.getByText('Subtotal €50.20')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Discount code/), { target: { value: 'autumn' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add to message' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Attachments' }).textContent).toContain('Checkout · 2 items€55.15'));
  expect(checkoutRequests()).toEqual([
    { conversation_id: mine().id, lines: [{ variant_id: lamp.variants[1]?.id, quantity: 2 }], discount_code: 'autumn', adjustable: true },
  ]);
  field().focus();
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ cards: [{ type: 'checkout', checkout_id: checkoutId }] }]));
});

test('the teammate decides whether the customer may change the cart', async () => {
  const dialog = await withLamp();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Let the customer change quantities and remove products' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add to message' }));
  await waitFor(() => expect(checkoutRequests()).toMatchObject([{ adjustable: false }]));
});

test('a sold-out variant can’t be chosen', async () => {
  const dialog = await withLamp();
  expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'Blue · €20.00 · out of stock' }).disabled).toBe(true);
  expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'Red · €25.10 · 2 in stock' }).selected).toBe(true);
});

test('an empty cart can’t create a link', async () => {
  const dialog = await withLamp();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove Harbour lamp' }));
  expect(dialog.getByRole('button', { name: 'Add to message' })).toHaveProperty('disabled', true);
});

test('a refused discount code is shown at its field, and the cart stays', async () => {
  const dialog = await withLamp(() => problem(409, { code: 'discount.refused', detail: 'This discount code has ended.' }));
  fireEvent.change(dialog.getByLabelText(/Discount code/), { target: { value: 'old' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add to message' }));
  expect(await dialog.findByText('This discount code has ended.')).toBeTruthy();
  expect(dialog.getByLabelText(/Discount code/).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText('Quantity of Harbour lamp')).toHaveProperty('value', '1');
});

test('reports a variant that sold out meanwhile', async () => {
  const sentence = 'There is not enough of Harbour lamp, Red in stock.';
  const dialog = await withLamp(() => problem(409, { code: 'order.out_of_stock', detail: sentence }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add to message' }));
  expect(await dialog.findByText(sentence)).toBeTruthy();
});
