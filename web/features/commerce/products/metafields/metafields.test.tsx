import type { Metafield } from '@parley/contract/metafields';
import { permissionsOf } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, signIn } from '../../../../data/make.ts';
import { giveLayout } from '../../../../ui/testing/layout.ts';
import { ProductsScreen } from '../index.ts';
import { idOf, lines, madeDetail, stubProducts } from '../make.ts';

const wait = { timeout: 5000 };
function open(path: string, answers: Answers = {}) {
  signIn({ team_role: 'owner', permissions: [...permissionsOf('owner')] });
  const server = stubProducts(answers);
  const router = createMemoryRouter([{ path: '*', element: <ProductsScreen /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { server, person: userEvent.setup() };
}
const formOf = async (name: string) => within(await screen.findByRole('dialog', { name }, wait));
const made = (number: number, part: Partial<Metafield>): Metafield => ({
  ...{ id: idOf(70 + number), key: `field_${number}`, name: `Field ${number}`, type: 'text', choices: [], unit: null },
  ...{ ai_reads: true, customers_see: false, updated_at: '2026-11-20T10:22:00.000Z', version: 1 },
  ...part,
});
const weight = made(1, { key: 'weight', name: 'Weight', type: 'measurement', unit: 'kg' });
const rooms = made(2, { key: 'rooms', name: 'Rooms', type: 'choice', choices: ['Bath', 'Hall'] });
const vegan = made(3, { key: 'vegan', name: 'Vegan', type: 'flag' });

let takeAway: () => void;
beforeEach(() => {
  forgetAll();
  takeAway = giveLayout({ row: 37, pane: 600 });
});
afterEach(() => {
  cleanup();
  takeAway();
});

test('a product shows its values, and an edit sends only the changed ones', async () => {
  const lamp = madeDetail({
    metafields: [
      { key: 'rooms', name: 'Rooms', type: 'choice', unit: null, value: ['Hall'] },
      { key: 'weight', name: 'Weight', type: 'measurement', unit: 'kg', value: 1.5 },
    ],
  });
  const { server, person } = open(`/products?product=${idOf(1)}`, {
    [lines.one]: lamp,
    [lines.change]: lamp,
    [lines.metafields]: { items: [rooms, vegan, weight] },
  });
  expect(await screen.findByText('1.5 kg', undefined, wait)).toBeTruthy();
  await person.click(screen.getByText('Edit'));
  const form = await formOf('Edit Lamp 1');
  const field = await form.findByLabelText(/^Weight \(kg\)/, undefined, wait);
  await person.clear(field);
  await person.type(field, '2,25');
  await person.selectOptions(form.getByLabelText(/^Vegan/), 'Yes');
  await person.click(form.getByRole('checkbox', { name: 'Hall' }));
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.calls(lines.change)).toHaveLength(1));
  expect(server.calls(lines.change)[0]?.body).toEqual({ version: 3, metafields: { weight: 2.25, vegan: true, rooms: null } });
});

test('a field is defined with its choices, and listed with who reads it', async () => {
  const { server, person } = open('/products', { [lines.newMetafield]: rooms, [lines.metafields]: { items: [weight] } });
  await person.click(await screen.findByRole('button', { name: 'More product actions' }, wait));
  await person.click(await screen.findByRole('menuitem', { name: 'Product fields…' }));
  const list = await formOf('Product fields');
  expect(await list.findByText('Measurement · kg · weight', undefined, wait)).toBeTruthy();
  await person.click(list.getByRole('button', { name: 'Add field' }));
  const form = await formOf('Add field');
  await person.type(form.getByLabelText('Name'), 'Rooms');
  await person.type(form.getByLabelText('Key'), 'rooms');
  await person.selectOptions(form.getByLabelText('Type'), 'List of choices');
  await person.type(form.getByLabelText('Choices'), 'Bath,Hall{Enter}');
  await person.click(form.getByRole('checkbox', { name: 'Customers see it in the chat' }));
  await person.click(form.getByRole('button', { name: 'Add field' }));
  await waitFor(() => expect(server.calls(lines.newMetafield)).toHaveLength(1));
  expect(server.calls(lines.newMetafield)[0]?.body).toMatchObject({
    ...{ key: 'rooms', name: 'Rooms', type: 'choice', choices: ['Bath', 'Hall'], ai_reads: true, customers_see: true },
  });
});
