import type { Brand } from '@parley/contract/brands';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { BrandsScreen } from './index.ts';

const here = `/api/brands/${madeUser.merchant_id}`;
const madeBrand = (part: Partial<Brand> = {}): Brand => ({
  id: '0195b4f2-7c1e-7000-8000-0000000000e2',
  name: 'Outdoor',
  logo: null,
  colours: { primary: '#1F5F4A', accent: '#E8A33D' },
  tone: 'playful',
  policies: { returns: 'For 60 days.', shipping: '', privacy: '' },
  sender: { name: 'Outdoor', email: 'hello@outdoor.example' },
  returns_address: '',
  invoice_details: '',
  is_default: false,
  products_count: 21,
  orders_count: 10_000,
  conversations_count: 30,
  members: [{ user_id: madeUser.id, name: 'Theo Brandt' }],
  actions: ['edit', 'delete'],
  created_at: '2026-11-01T09:00:00.000Z',
  version: 2,
  ...part,
});
const usual = madeBrand({ id: '0195b4f2-7c1e-7000-8000-0000000000e1', name: 'Harbour', is_default: true, members: [], actions: ['edit'] });
const lines = {
  list: `GET ${here}`,
  make: `POST ${here}`,
  change: `PUT ${here}/${madeBrand().id}`,
  delete: `DELETE ${here}/${madeBrand().id}`,
  picture: `POST /api/products/${madeUser.merchant_id}/images`,
};

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({ [lines.list]: { items: [usual, madeBrand()] }, ...answers });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <BrandsScreen /> }])} />);
  return { server, person: userEvent.setup() };
}
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(forgetAll);
afterEach(cleanup);

test('a brand shows its tone, appearance, counts and restricted teammates', async () => {
  open();
  const outdoor = await card('Outdoor');
  for (const words of ['Playful', '#1F5F4A', '21 products', '10,000+ orders', '30 conversations', 'Added: Returns', 'Theo Brandt'])
    expect(outdoor.getByText(words)).toBeTruthy();
  expect(outdoor.getByRole('link', { name: '21 products' }).getAttribute('href')).toContain('/products?filter=');
});

test('the default brand is marked and can’t be deleted', async () => {
  open();
  const harbour = await card('Harbour');
  expect(harbour.getByText('Default')).toBeTruthy();
  expect(harbour.queryByRole('button', { name: 'Delete Harbour' })).toBeNull();
});

test.each([
  ['owner', true],
  ['analyst', false],
] as const)('whether %s may make a brand', async (role, may) => {
  open({}, role);
  await card('Outdoor');
  expect(screen.queryByRole('button', { name: /Create brand/ }) !== null).toBe(may);
});

test('creates a brand with a logo, and checks the contrast of its colours', async () => {
  const { server, person } = open({
    [lines.make]: madeBrand({ name: 'Night' }),
    [lines.picture]: { id: null, url: '/files/logo.png', alt: '' },
  });
  await person.click(await screen.findByRole('button', { name: /Create brand/ }));
  const form = within(screen.getByRole('dialog'));
  await person.type(form.getByLabelText('Name'), 'Night');
  await person.upload(form.getByTestId('brand-logo'), new File(['x'], 'logo.png', { type: 'image/png' }));
  await form.findByRole('button', { name: 'Change logo' });
  const colour = form.getByRole('textbox', { name: 'Primary color, hex code' });
  await person.clear(colour);
  await person.type(colour, '#777777');
  expect(form.getByText('Easy to read: 4.7:1 with black text.')).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'Create brand' }));
  await waitFor(() => expect(server.calls(lines.make)).toHaveLength(1));
  expect(server.calls(lines.make)[0]?.body).toMatchObject({
    name: 'Night',
    logo: '/files/logo.png',
    colours: { primary: '#777777', accent: null },
  });
  await waitFor(() => expect(toasts()).toContain('Brand created'));
});

test('shows an invalid colour at its field', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor' }));
  const form = within(screen.getByRole('dialog'));
  const colour = form.getByRole('textbox', { name: 'Primary color, hex code' });
  await person.clear(colour);
  await person.type(colour, 'green');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Enter a color such as #1A2B3C.')).toBeTruthy();
  expect(server.calls(lines.change)).toHaveLength(0);
});

test('an edit sends only what changed; a name that is taken is shown at the name', async () => {
  const { server, person } = open({
    [lines.change]: () => problem(409, { code: 'brand.name_taken', detail: 'A brand with this name already exists. Choose another name.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor' }));
  const form = within(screen.getByRole('dialog'));
  await person.clear(form.getByLabelText('Name'));
  await person.type(form.getByLabelText('Name'), 'Harbour');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('A brand with this name already exists. Choose another name.')).toBeTruthy();
  expect(server.calls(lines.change)[0]?.body).toEqual({ version: 2, name: 'Harbour' });
});

test('deleting says beforehand what happens to the brand’s records', async () => {
  const { server, person } = open({ [lines.delete]: {} });
  await person.click(await screen.findByRole('button', { name: 'Delete Outdoor' }));
  const asked = within(screen.getByRole('dialog'));
  expect(asked.getByText(/This brand’s 21 products, 10,000 orders and conversations move to the default brand/)).toBeTruthy();
  expect(asked.getByText(/lose access to this brand: Theo Brandt/)).toBeTruthy();
  await person.click(asked.getByRole('button', { name: 'Delete brand' }));
  await waitFor(() => expect(toasts()).toContain('Outdoor deleted. Its products, orders and conversations now use the default brand.'));
  expect(server.calls(lines.delete)).toHaveLength(1);
});

test('offers a retry when loading fails', async () => {
  let broken = true;
  const { person } = open({ [lines.list]: () => (broken ? problem(403) : { items: [usual] }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await person.click(again);
  expect(await screen.findByText('Harbour')).toBeTruthy();
});
