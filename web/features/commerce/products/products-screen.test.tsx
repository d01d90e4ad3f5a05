import type { Sent } from '@parley/contract/endpoint';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import type { updateProduct } from '@parley/contract/products';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { giveLayout } from '../../../ui/testing/layout.ts';
import { ProductsScreen } from './index.ts';
import { idOf, lines, madeDetail, madeProduct, madeVariant, stubProducts } from './make.ts';

const wait = { timeout: 5000 };
function open(path = '/products', answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubProducts(answers);
  const router = createMemoryRouter(
    [
      { path: '/products', element: <ProductsScreen /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup() };
}
const beside = `/products?product=${idOf(1)}`;
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const formOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, wait));
type Body = Omit<Sent<typeof updateProduct>, 'merchant' | 'id'>;

let takeAway: () => void;
beforeEach(() => {
  forgetAll();
  takeAway = giveLayout({ row: 37, pane: 600 });
});
afterEach(() => {
  cleanup();
  takeAway();
});

test('shows products with price and stock in words', async () => {
  open('/products', {
    [lines.list]: {
      items: [
        madeProduct(1, { price_max: '29.00' }),
        madeProduct(2, { stock: 0, stock_state: 'out' }),
        madeProduct(3, { stock: null, stock_state: 'not_counted' }),
      ],
      next_cursor: null,
    },
  });
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell').slice(1, 5));
  expect(rows.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
    ['Lamp 1', 'Active', '€24.50 – €29.00', '12 · In stock'],
    ['Lamp 2', 'Active', '€24.50', '0 · Out of stock'],
    ['Lamp 3', 'Active', '€24.50', 'Not tracked'],
  ]);
});

test('loads an external image without a referrer', async () => {
  open('/products', { [lines.list]: { items: [madeProduct(1, { image: 'https://pictures.example/lamp.png' })], next_cursor: null } });
  await screen.findByText('Lamp 1');
  const picture = document.querySelector('img');
  expect([picture?.getAttribute('referrerpolicy'), picture?.getAttribute('loading')]).toEqual(['no-referrer', 'lazy']);
});

test('a search lists the best match first until a column is chosen', async () => {
  const { server, person } = open('/products?q=lamp');
  await screen.findByText('Lamp 1');
  const asked = () => server.calls(lines.list).at(-1)?.url.searchParams;
  expect([asked()?.get('q'), asked()?.get('sort')]).toEqual(['lamp', null]);
  const updated = screen.getByRole('columnheader', { name: /Updated/ });
  expect(updated.getAttribute('aria-sort') ?? 'none').toBe('none');
  await person.click(within(updated).getByRole('button'));
  await waitFor(() => expect(asked()?.get('sort')).toBe('updated_at'));
});

test('the low-stock view lists active products, lowest stock first', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('tab', { name: 'Low stock' }));
  await waitFor(() => expect(server.calls(lines.list).at(-1)?.url.searchParams.get('sort')).toBe('stock'));
  expect(server.calls(lines.list).at(-1)?.url.searchParams.get('filter')).toContain('"stock_state"');
});

test('deleting several products asks for confirmation', async () => {
  const { server, person } = open('/products', { [lines.bulk]: { id: '0195b4f2-7c1e-7000-8000-0000000000b1' } });
  await person.click(await screen.findByRole('checkbox', { name: 'Select Lamp 2' }));
  await person.click(await screen.findByRole('button', { name: 'More' }, wait));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  expect(server.calls(lines.bulk)).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: 'Delete products' }));
  await waitFor(() =>
    expect(server.calls(lines.bulk)[0]?.body).toEqual({ selection: { kind: 'ids', ids: [idOf(2)] }, change: { delete: true } }),
  );
});

test('a product opens beside the list with its variants and sales', async () => {
  open(beside);
  const drawer = within(await screen.findByRole('dialog', { name: 'Lamp 1' }, wait));
  expect(await drawer.findByText('A lamp for a desk.')).toBeTruthy();
  expect(drawer.getByRole('rowheader', { name: 'Default variant' })).toBeTruthy();
  expect(drawer.getByText(/4 items/)).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'View orders' }).getAttribute('href')).toContain(encodeURIComponent(idOf(1)));
});

test('a product that doesn’t exist is reported as missing', async () => {
  open(beside, { [lines.one]: () => problem(404) });
  expect(await screen.findByText('This product no longer exists.', undefined, wait)).toBeTruthy();
});

test('checks that block recommendations come first, each with a remedy', async () => {
  const { person } = open(beside, {
    [lines.doctor]: {
      can_recommend: false,
      checks: [
        { check: 'status', state: 'good', message: 'It’s active.', remedy: null },
        { check: 'description', state: 'weakens', message: 'No description', remedy: 'Describe it.' },
        { check: 'stock', state: 'blocks', message: 'No variant is in stock.', remedy: 'Enter its stock.' },
      ],
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Check product' }, wait));
  const doctor = await screen.findByRole('region', { name: 'Why can’t the AI recommend this?' });
  expect(await within(doctor).findByText('The AI can’t recommend this product')).toBeTruthy();
  expect(
    within(doctor)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'StockBlockingNo variant is in stock.Enter its stock.',
    'DescriptionCould be betterNo descriptionDescribe it.',
    'StatusGoodIt’s active.',
  ]);
});

test.each([
  ['owner', ['edit', 'archive', 'delete'], true],
  ['analyst', [], false],
] as const)('what %s may do with a product is what the server says', async (role, actions, may) => {
  open(beside, { [lines.one]: madeDetail({ actions: [...actions] }) }, role);
  await screen.findByText('A lamp for a desk.', undefined, wait);
  expect(screen.queryByRole('button', { name: /^Edit E|^Edit$/ }) !== null).toBe(may);
  expect(screen.queryByRole('button', { name: /Create product/ }) !== null).toBe(may);
});

test('deleting names the product, and an ordered product can’t be deleted', async () => {
  const { person } = open(beside, {
    [lines.delete]: () =>
      problem(409, { code: 'product.ordered', detail: 'This product has orders, so it can’t be deleted. Archive it instead.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'More' }, wait));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = await formOf('Delete Lamp 1?');
  await person.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts()).toContain('This product has orders, so it can’t be deleted. Archive it instead.'));
});

test('an edit sends only what changed, and no stock that nobody touched', async () => {
  const { server, person } = open(beside, { [lines.change]: madeDetail({ name: 'Lamp One' }) });
  await person.click(await screen.findByText('Edit', undefined, wait));
  const form = await formOf('Edit Lamp 1');
  const price = form.getByRole('textbox', { name: 'Price of Default variant' });
  await person.clear(price);
  await person.type(price, '26,90');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.calls(lines.change)).toHaveLength(1));
  const body = server.calls(lines.change)[0]?.body as Body;
  expect(Object.keys(body).toSorted()).toEqual(['variants', 'version']);
  expect(body.variants?.[0]).toMatchObject({ id: madeVariant(1).id, price: '26.90' });
  expect(body.variants?.[0]).not.toHaveProperty('stock');
  await waitFor(() => expect(toasts()).toContain('Product updated'));
});

test('shows an invalid price at its variant and sends nothing', async () => {
  const { server, person } = open(beside);
  await person.click(await screen.findByText('Edit', undefined, wait));
  const form = await formOf('Edit Lamp 1');
  const price = form.getByRole('textbox', { name: 'Price of Default variant' });
  await person.clear(price);
  await person.type(price, 'cheap');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Enter an amount such as 12.50.')).toBeTruthy();
  expect([document.activeElement, price.getAttribute('aria-invalid')]).toEqual([price, 'true']);
  expect(server.calls(lines.change)).toHaveLength(0);
});

test('reports another’s change meanwhile, and both changes can be kept', async () => {
  let now = madeDetail();
  const { server, person } = open(beside, {
    [lines.one]: () => now,
    [lines.change]: ({ body }: { body: Body }) =>
      body.version === now.version
        ? now
        : problem(409, { code: 'product.changed', detail: 'Someone else changed this product. Reload and try again.' }),
  });
  await person.click(await screen.findByText('Edit', undefined, wait));
  const form = await formOf('Edit Lamp 1');
  await person.type(form.getByLabelText('Name'), ' for two');
  now = madeDetail({ version: 4, category: 'Lights' });
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Someone else changed this product while you were editing.')).toBeTruthy();
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Lamp 1 for two');
  await person.click(form.getByRole('button', { name: 'Keep my changes' }));
  expect(form.getByLabelText(/^Category/)).toHaveProperty('value', 'Lights');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.calls(lines.change).at(-1)?.body).toEqual({ version: 4, name: 'Lamp 1 for two' }));
});

test('closing or going back with unsaved input asks first', async () => {
  const { person, router } = open('/products');
  await person.click(await screen.findByRole('link', { name: 'Lamp 1' }));
  await person.click(await screen.findByText('Edit', undefined, wait));
  const form = await formOf('Edit Lamp 1');
  await person.type(form.getByLabelText('Name'), ' again');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  void router.navigate(-1);
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Lamp 1 again');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Close without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Lamp 1' })).toBeNull());
});

test('N creates a product with variants of every combination, which then opens', async () => {
  const { server, person, router } = open('/products', { [lines.make]: madeDetail() });
  await screen.findByText('Lamp 1');
  await person.keyboard('n');
  const form = await formOf('Create product');
  await person.type(form.getByLabelText('Name'), 'Shade');
  await person.type(form.getByRole('textbox', { name: 'Price of Default variant' }), '9.50');
  await person.click(form.getByRole('button', { name: 'Add option' }));
  await person.type(form.getByRole('textbox', { name: 'Option 1 name' }), 'Size');
  await person.type(form.getByRole('textbox', { name: 'Values of Size' }), 'S,M,');
  await person.type(form.getByRole('textbox', { name: 'Stock for M' }), '3');
  await person.click(form.getByRole('button', { name: 'Create product' }));
  await waitFor(() => expect(server.calls(lines.make)).toHaveLength(1));
  expect(server.calls(lines.make)[0]?.body).toMatchObject({
    name: 'Shade',
    status: 'draft',
    variants: [
      { options: { Size: 'S' }, price: '9.50' },
      { options: { Size: 'M' }, price: '9.50', stock: 3 },
    ],
  });
  await waitFor(() => expect(router.state.location.search).toContain(idOf(1)));
});

test('pasted values become variants, a renamed one keeps its id, and removing one with stock asks first', async () => {
  const shirt = madeDetail({
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [madeVariant(1, { options: { Size: 'S' }, stock: 4 }), madeVariant(2, { options: { Size: 'M' }, stock: 0 })],
  });
  const { server, person } = open(beside, { [lines.one]: shirt, [lines.change]: shirt });
  await person.click(await screen.findByText('Edit', undefined, wait));
  const form = await formOf('Edit Lamp 1');
  await person.click(form.getByRole('textbox', { name: 'Values of Size' }));
  await person.paste('L\nXL');
  expect(form.getByRole('textbox', { name: 'Price of XL' })).toHaveProperty('value', '24.50');
  await person.click(form.getByRole('button', { name: 'Rename S' }));
  await person.keyboard('mall{Enter}');
  await person.click(form.getByRole('button', { name: 'Remove Small' }));
  const asked = await formOf('Remove 1 variant with stock?');
  expect(asked.getByText('Small: 4 in stock')).toBeTruthy();
  await person.click(asked.getByRole('button', { name: 'Keep' }));
  await person.click(form.getByRole('button', { name: 'Remove M' }));
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.calls(lines.change)).toHaveLength(1));
  expect((server.calls(lines.change)[0]?.body as Body | undefined)?.variants).toMatchObject([
    { id: madeVariant(1).id, options: { Size: 'Small' } },
    { options: { Size: 'L' }, price: '24.50', stock: 0 },
    { options: { Size: 'XL' }, price: '24.50', stock: 0 },
  ]);
});

test('values beyond the limit stay in the field with a sentence, and an option without a name can’t be saved', async () => {
  const { person } = open('/products');
  await screen.findByText('Lamp 1');
  await person.keyboard('n');
  const form = await formOf('Create product');
  await person.click(form.getByRole('button', { name: 'Add option' }));
  await person.click(form.getByRole('textbox', { name: 'Values of option 1' }));
  await person.paste(Array.from({ length: 101 }, (_, place) => `v${place}`).join(', '));
  expect(form.getByText('That makes 101 values, but an option can have at most 100. Remove some of them.')).toBeTruthy();
  expect(form.getByRole('textbox', { name: 'Values of option 1' })).toHaveProperty('value', expect.stringContaining('v100'));
  const save = form.getByRole('button', { name: 'Create product' });
  expect(save).toHaveProperty('disabled', true);
  await person.clear(form.getByRole('textbox', { name: 'Values of option 1' }));
  expect(save).toHaveProperty('disabled', false);
  await person.type(form.getByRole('textbox', { name: 'Values of option 1' }), 'S{Enter}');
  expect(form.getByText('Name this option, such as Size.')).toBeTruthy();
  expect(save).toHaveProperty('disabled', true);
  await person.type(form.getByRole('textbox', { name: 'Option 1 name' }), 'Size');
  expect(save).toHaveProperty('disabled', false);
});

test('images are uploaded, reordered, described and removed', async () => {
  let place = 0;
  const { server, person } = open(beside, {
    [lines.picture]: () => ({ id: idOf(300 + (place += 1)), url: `/files/${place}.png`, alt: '' }),
    [lines.change]: madeDetail(),
  });
  await person.click(await screen.findByText('Edit', undefined, wait));
  const form = await formOf('Edit Lamp 1');
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
  await person.upload(form.getByTestId('product-pictures'), [file('one.png'), file('two.png')]);
  await form.findByRole('textbox', { name: 'Alt text of image 2' });
  await person.type(form.getByRole('textbox', { name: 'Alt text of image 2' }), 'From above');
  await person.click(form.getByRole('button', { name: 'Move image 2 forward' }));
  await person.click(form.getByRole('button', { name: 'Remove image 2' }));
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.calls(lines.change)).toHaveLength(1));
  expect((server.calls(lines.change)[0]?.body as Body | undefined)?.images).toEqual([
    { id: idOf(302), url: '/files/2.png', alt: 'From above' },
  ]);
});

test('a rejected image shows why, with its name', async () => {
  const { person } = open(beside, { [lines.picture]: () => problem(422, { detail: 'This file is not a picture.' }) });
  await person.click(await screen.findByText('Edit', undefined, wait));
  const form = await formOf('Edit Lamp 1');
  await person.upload(form.getByTestId('product-pictures'), new File(['x'], 'one.png', { type: 'image/png' }));
  expect(await form.findByText('one.png: This file is not a picture.')).toBeTruthy();
});
