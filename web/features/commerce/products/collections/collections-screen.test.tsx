import type { Collection, CollectionDetail } from '@parley/contract/collections';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../../data/make.ts';
import { ProductsScreen } from '../index.ts';
import { idOf, lines, madeProduct, stubProducts } from '../make.ts';

const wait = { timeout: 5000 };
function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubProducts(answers);
  const routes = [
    { path: '/products', element: <ProductsScreen /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/products?tab=collections'] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup() };
}
const formOf = async (name: string) => within(await screen.findByRole('dialog', { name }, wait));
const made = (part: Partial<Collection> = {}): Collection => ({
  id: idOf(50),
  name: 'Summer',
  slug: 'summer',
  description: '',
  status: 'active',
  kind: 'manual',
  rule: null,
  products_count: 2,
  updated_at: '2026-11-20T10:22:00.000Z',
  version: 4,
  ...part,
});
const chosen = (number: number) => ({ product_id: idOf(number), name: `Lamp ${number}`, image: null, status: 'active' as const });
const detail = (part: Partial<CollectionDetail> = {}): CollectionDetail => ({ ...made(), products: [chosen(1), chosen(2)], ...part });
const rule = {
  match: 'any' as const,
  conditions: [
    { field: 'price', op: 'less', value: 20 },
    { field: 'status', op: 'is', value: ['active'] },
  ],
};

beforeEach(() => forgetAll());
afterEach(() => cleanup());

test('lists collections with their products or conditions, and leads to their products', async () => {
  open({
    [lines.collections]: {
      items: [made(), made({ id: idOf(51), name: 'Bargains', kind: 'rule', rule, products_count: null, status: 'draft' })],
    },
  });
  expect(await screen.findByText('2 products, chosen by hand', undefined, wait)).toBeTruthy();
  expect(await screen.findByText(/^Any of: Price .* 20 · Status is Active$/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'View products of Summer' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`"field":"collection","op":"is","value":["${idOf(50)}"]`);
});

test('an empty shop is offered to create one; a reader isn’t', async () => {
  open();
  expect(await screen.findByText('No collections yet', undefined, wait)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Create collection/ }).length).toBeGreaterThan(0);
  cleanup();
  forgetAll();
  open({}, 'analyst');
  expect(await screen.findByText('No collections yet', undefined, wait)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Create collection/ })).toBeNull();
});

test('a failed list offers to try again', async () => {
  open({ [lines.collections]: () => problem(500, { detail: 'Something went wrong.' }) });
  expect(await screen.findByRole('button', { name: /Try again|Retry/ }, wait)).toBeTruthy();
});

test('products are found, ordered and sent', async () => {
  const { server, person } = open({ [lines.newCollection]: detail() });
  await screen.findByText('No collections yet', undefined, wait);
  await person.keyboard('n');
  const form = await formOf('Create collection');
  await person.type(form.getByLabelText('Name'), 'Desk');
  await person.type(form.getByRole('searchbox', { name: /Add products/ }), 'lamp');
  await person.click(await form.findByRole('button', { name: 'Add Lamp 1' }, wait));
  await person.click(form.getByRole('button', { name: 'Add Lamp 3' }));
  expect(form.queryByRole('button', { name: 'Add Lamp 1' })).toBeNull();
  await person.click(form.getByRole('button', { name: 'Move Lamp 3 up' }));
  await person.click(form.getByRole('button', { name: 'Create collection' }));
  await waitFor(() => expect(server.calls(lines.newCollection)).toHaveLength(1));
  expect(server.calls(lines.newCollection)[0]?.body).toMatchObject({ name: 'Desk', products: [idOf(3), idOf(1)] });
  expect(server.calls(lines.newCollection)[0]?.body).not.toHaveProperty('rule');
});

test('a rule shows what it matches, and only what changed is sent', async () => {
  const collection = detail({ kind: 'rule', rule, products: [], products_count: 3, name: 'Bargains' });
  const { server, person } = open({
    [lines.collections]: { items: [made({ kind: 'rule', rule, name: 'Bargains', products_count: null })] },
    [lines.collection]: collection,
    [lines.changeCollection]: collection,
    [lines.list]: { items: [madeProduct(1)], next_cursor: null },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Bargains' }, wait));
  const form = await formOf('Edit Bargains');
  expect(await form.findByText('3 products match', undefined, wait)).toBeTruthy();
  expect(form.getByText('and 2 more')).toBeTruthy();
  await person.click(await form.findByRole('button', { name: /^Remove Status/ }));
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.calls(lines.changeCollection)).toHaveLength(1));
  expect(server.calls(lines.changeCollection)[0]?.body).toMatchObject({
    version: 4,
    rule: { match: 'any', conditions: [{ field: 'price', op: 'less', value: 20 }] },
  });
  expect(server.calls(lines.changeCollection)[0]?.body).not.toHaveProperty('products');
});

test('deleting says that the products stay', async () => {
  const { server, person } = open({ [lines.collections]: { items: [made()] }, [lines.deleteCollection]: {} });
  await person.click(await screen.findByRole('button', { name: 'Delete Summer' }, wait));
  const asked = await formOf('Delete Summer?');
  expect(asked.getByText(/The products stay/)).toBeTruthy();
  await person.click(asked.getByRole('button', { name: 'Delete collection' }));
  await waitFor(() => expect(server.calls(lines.deleteCollection)).toHaveLength(1));
});
