import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { idOf, madeDetail, madeVariant } from './make.ts';
import StockDialog from './stock-dialog.tsx';

const [main, counter] = [idOf(901), idOf(902)];
const product = madeDetail({
  variants: [
    madeVariant(1, {
      options: { Size: 'S' },
      stock: 12,
      locations: [
        { location_id: main, stock: 9 },
        { location_id: counter, stock: 3 },
      ],
    }),
    madeVariant(2, { options: { Size: 'M' }, stock: null }),
  ],
});
const save = `PUT /api/products/${madeUser.merchant_id}/${product.product_id}/stock`;
function open(answers: Answers = {}) {
  signIn();
  const items = [
    { id: main, name: 'Warehouse', is_main: true, units: 9 },
    { id: counter, name: 'Counter', is_main: false, units: 3 },
  ];
  const server = stubServer({ [`GET /api/locations/${madeUser.merchant_id}`]: { items }, ...answers });
  const element = <StockDialog product={product} onClose={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { server, person: userEvent.setup() };
}

beforeEach(forgetAll);
afterEach(cleanup);

test('units are moved between two locations, and only what changed is sent with what it was', async () => {
  const { server, person } = open({ [save]: product });
  const [from, to] = [await screen.findByLabelText('Stock of S at Warehouse'), screen.getByLabelText('Stock of S at Counter')];
  expect(screen.queryByLabelText(/Stock of M/)).toBeNull();
  await person.clear(from);
  await person.type(from, '7');
  await person.clear(to);
  await person.type(to, '5');
  await person.click(screen.getByRole('button', { name: 'Save stock' }));
  await waitFor(() => expect(server.calls(save)).toHaveLength(1));
  const variant = product.variants[0]?.id;
  expect(server.calls(save)[0]?.body).toEqual({
    levels: [
      { variant_id: variant, location_id: main, stock: 7, was: 9 },
      { variant_id: variant, location_id: counter, stock: 5, was: 3 },
    ],
  });
});

test('a stock that was sold meanwhile is said at its field, and what was typed stays', async () => {
  const message = 'The stock changed to 2 in the meantime.';
  const { person } = open({
    [save]: problem(409, { code: 'stock.changed', detail: message, errors: [{ path: 'levels.0.stock', message }] }),
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Stock of S at Counter');
  await person.clear(field);
  await person.type(field, '4');
  await person.click(screen.getByRole('button', { name: 'Save stock' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.value).toBe('4');
});

test('an emptied field is said, and nothing is sent', async () => {
  const { server, person } = open({ [save]: product });
  await person.clear(await screen.findByLabelText('Stock of S at Counter'));
  await person.click(screen.getByRole('button', { name: 'Save stock' }));
  expect(await screen.findByText('Enter a whole number.')).toBeTruthy();
  expect(server.calls(save)).toHaveLength(0);
});
