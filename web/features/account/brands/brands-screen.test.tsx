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

test('a brand says how it speaks and looks, what belongs to it and who sees only it', async () => {
  open();
  const outdoor = await card('Outdoor');
  for (const words of ['Playful', '#1F5F4A', '21 products', '10,000+ orders', '30 conversations', 'Set: Returns', 'Theo Brandt'])
    expect(outdoor.getByText(words)).toBeTruthy();
  expect(outdoor.getByRole('link', { name: '21 products' }).getAttribute('href')).toContain('/products?filter=');
});

test('the default brand is marked and cannot be deleted', async () => {
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
  expect(screen.queryByRole('button', { name: /New brand/ }) !== null).toBe(may);
});

test('a brand is made with its logo, and its colours say whether text on them can be read', async () => {
  const { server, person } = open({
    [lines.make]: madeBrand({ name: 'Night' }),
    [lines.picture]: { id: null, url: '/files/logo.png', alt: '' },
  });
  await person.click(await screen.findByRole('button', { name: /New brand/ }));
  const form = within(screen.getByRole('dialog'));
  await person.type(form.getByLabelText('Name'), 'Night');
  await person.upload(form.getByTestId('brand-logo'), new File(['x'], 'logo.png', { type: 'image/png' }));
  await form.findByRole('button', { name: 'Change the logo' });
  const colour = form.getByRole('textbox', { name: 'Main colour, as a code' });
  await person.clear(colour);
  await person.type(colour, '#777777');
  expect(form.getByText('Text on it reads well: 4.7 to 1 in black.')).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'New brand' }));
  await waitFor(() => expect(server.calls(lines.make)).toHaveLength(1));
  expect(server.calls(lines.make)[0]?.body).toMatchObject({
    name: 'Night',
    logo: '/files/logo.png',
    colours: { primary: '#777777', accent: null },
  });
  await waitFor(() => expect(toasts()).toContain('Night is made.'));
});

test('a colour that is none is said at its field', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor' }));
  const form = within(screen.getByRole('dialog'));
  const colour = form.getByRole('textbox', { name: 'Main colour, as a code' });
  await person.clear(colour);
  await person.type(colour, 'green');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Use a colour such as #1A2B3C.')).toBeTruthy();
  expect(server.calls(lines.change)).toHaveLength(0);
});

test('a change sends only what was changed; a name that is taken is said at the name', async () => {
  const { server, person } = open({
    [lines.change]: () => problem(409, { code: 'brand.name_taken', detail: 'There is already a brand with this name.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor' }));
  const form = within(screen.getByRole('dialog'));
  await person.clear(form.getByLabelText('Name'));
  await person.type(form.getByLabelText('Name'), 'Harbour');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('There is already a brand with this name.')).toBeTruthy();
  expect(server.calls(lines.change)[0]?.body).toEqual({ version: 2, name: 'Harbour' });
});

test('deleting says beforehand what becomes of what belongs to it', async () => {
  const { server, person } = open({ [lines.delete]: {} });
  await person.click(await screen.findByRole('button', { name: 'Delete Outdoor' }));
  const asked = within(screen.getByRole('dialog'));
  expect(asked.getByText(/Its 21 products and 10,000 orders then belong to the default brand/)).toBeTruthy();
  expect(asked.getByText(/one brand less: Theo Brandt/)).toBeTruthy();
  await person.click(asked.getByRole('button', { name: 'Delete brand' }));
  await waitFor(() => expect(toasts()).toContain('Outdoor is deleted. What belonged to it belongs to the default brand.'));
  expect(server.calls(lines.delete)).toHaveLength(1);
});

test('brands that do not come can be asked for again', async () => {
  let broken = true;
  const { person } = open({ [lines.list]: () => (broken ? problem(403) : { items: [usual] }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await person.click(again);
  expect(await screen.findByText('Harbour')).toBeTruthy();
});
