import type { Customer } from '@parley/contract/customers';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { giveLayout } from '../../../ui/testing/layout.ts';
import { madeOrder } from '../../lists/lists/make.tsx';
import { CustomersScreen } from './index.ts';
import { madeCustomer, madeDetails } from './make.ts';

const at = madeUser.merchant_id;
const base = `/api/customers/${at}`;
const [mei, ben, cid] = [madeCustomer(1, { name: 'Mei Silva' }), madeCustomer(2, { name: 'Ben Okafor', blocked: true }), madeCustomer(3)];
const lines = {
  list: `GET ${base}`,
  count: `GET ${base}/count`,
  duplicates: `GET ${base}/duplicates`,
  bulk: `POST ${base}/bulk`,
  make: `POST ${base}`,
};
const of = (id: string) => ({
  get: `GET ${base}/${id}`,
  put: `PUT ${base}/${id}`,
  timeline: `GET ${base}/${id}/timeline`,
  notes: `POST ${base}/${id}/notes`,
  consent: `PUT ${base}/${id}/consent`,
  blocked: `PUT ${base}/${id}/blocked`,
  erase: `POST ${base}/${id}/erase`,
  merge: `POST ${base}/${id}/merge`,
  unmerge: `POST ${base}/${id}/unmerge`,
});
const tags = [
  { id: '0195b4f2-7c1e-7000-8000-0000000000a1', name: 'vip', colour: 'purple' as const },
  { id: '0195b4f2-7c1e-7000-8000-0000000000a2', name: 'wholesale', colour: 'blue' as const },
];
const bulkRun = { id: '0195b4f2-7c1e-7000-8000-0000000000b1' };

function open(path = '/customers', answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({
    [lines.list]: { items: [mei, ben, cid], next_cursor: null },
    [lines.count]: { count: 3, more: false },
    [lines.duplicates]: { items: [] },
    [`GET /api/views/${at}`]: { items: [] },
    [`GET /api/tags/${at}`]: {
      items: tags.map((tag) => ({ ...tag, description: '', conversations_count: 0, created_at: mei.created_at })),
    },
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/customers', element: <CustomersScreen /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup(), asked: () => server.calls(lines.list).at(-1)?.url.searchParams };
}
/** A customer, open beside the list. */
async function openOne(part: Partial<Customer> = {}, answers: Answers = {}, role: TeamRole = 'owner') {
  const customer = madeDetails(1, { name: 'Mei Silva', first_name: 'Mei', last_name: 'Silva', ...part });
  const opened = open(
    `/customers?customer=${customer.id}`,
    { [of(customer.id).get]: customer, [of(customer.id).timeline]: { items: [], next_cursor: null }, ...answers },
    role,
  );
  const drawer = within(await screen.findByRole('dialog', { name: customer.name }));
  await drawer.findByRole('heading', { name: 'Contact' });
  return { ...opened, customer, drawer, line: of(customer.id) };
}
const address = (router: ReturnType<typeof createMemoryRouter>) => new URLSearchParams(router.state.location.search);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

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

test('each customer has a row: name, orders, and email consent', async () => {
  open('/customers', { [lines.list]: { items: [{ ...mei, tags, consent_email: 'granted' }, ben], next_cursor: null } });
  const row = within((await screen.findByRole('link', { name: 'Mei Silva' })).closest('[role=row]') as HTMLElement);
  const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.slice(1, 7)).toEqual(['Mei Silva', 'c1@mail.example', 'DE', 'vipwholesale', '2', '€120.00']);
  expect(cells[8]).toBe('Opted in');
  expect(screen.getByRole('link', { name: /Ben Okafor/ }).textContent).toContain('Blocked');
});

test.each([
  ['Returning', { field: 'orders', op: 'greater', value: 1 }],
  ['Never ordered', { field: 'orders', op: 'less', value: 1 }],
  ['Email subscribers', { field: 'consent_email', op: 'is', value: ['granted'] }],
  ['Blocked', { field: 'blocked', op: 'is', value: true }],
])('the view %s filters the list', async (name, condition) => {
  const { person, asked } = open();
  await person.click(await screen.findByRole('tab', { name }));
  await waitFor(() => expect(JSON.parse(asked()?.get('filter') ?? '{}')).toEqual({ match: 'all', conditions: [condition] }));
});

test('a sort order that a brand-restricted role may not use is reported, and the default offered', async () => {
  const message = 'You only see some brands, so you can sort customers only by name or creation date.';
  const { person, asked } = open('/customers?sort=spent', {
    [lines.list]: ({ url }: { url: URL }) =>
      url.searchParams.has('sort')
        ? problem(422, { code: 'input.invalid', errors: [{ path: 'sort', message }] })
        : { items: [mei], next_cursor: null },
  });
  expect(await screen.findByText(message)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Reset sorting' }));
  expect(await screen.findByRole('link', { name: 'Mei Silva' })).toBeTruthy();
  expect(asked()?.has('sort')).toBe(false);
});

test('a role that sees personal data masked is offered no sorting and no filter by it', async () => {
  const { person } = open('/customers', {}, 'analyst');
  expect(await screen.findByRole('button', { name: 'Sort by Customer since' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sort by Name' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Filter' }));
  const fields = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(fields).toContain('Country');
  expect(fields.filter((field) => ['Name', 'Email', 'Phone'].includes(field))).toEqual([]);
});

test('adds tags to the selected customers', async () => {
  const { person, server } = open('/customers', { [lines.bulk]: bulkRun });
  await person.click(await screen.findByRole('checkbox', { name: 'Select Mei Silva' }));
  const bar = within(await screen.findByRole('toolbar'));
  await person.click(await bar.findByRole('button', { name: 'Tags' }));
  await person.click(await screen.findByRole('option', { name: 'vip' }));
  await person.click(screen.getByRole('button', { name: 'Add tags' }));
  await waitFor(() =>
    expect(server.calls(lines.bulk)[0]?.body).toEqual({
      selection: { kind: 'ids', ids: [mei.id] },
      change: { add_tag_ids: [tags[0]?.id] },
    }),
  );
});

test('records the consent of the selected customers with its source', async () => {
  const { person, server } = open('/customers', { [lines.bulk]: bulkRun });
  await person.click(await screen.findByRole('checkbox', { name: 'Select Mei Silva' }));
  await person.click(await screen.findByRole('button', { name: 'Record consent' }));
  const form = await dialog('Marketing consent for selected customers');
  await person.selectOptions(form.getByLabelText('Channel'), 'SMS');
  await person.clear(form.getByLabelText('Source'));
  await person.type(form.getByLabelText('Source'), 'fair');
  await person.click(form.getByRole('button', { name: 'Record consent' }));
  await waitFor(() =>
    expect(server.calls(lines.bulk)[0]?.body).toMatchObject({ change: { consent: { channel: 'sms', state: 'granted', source: 'fair' } } }),
  );
});

test('N starts a new customer, which opens once it is created', async () => {
  const made = madeDetails(9, { name: 'Ada Lund' });
  const { person, server, router } = open('/customers', { [lines.make]: made, [of(made.id).get]: made });
  await screen.findByRole('link', { name: 'Mei Silva' });
  await person.keyboard('n');
  const form = await dialog('Create customer');
  await person.type(form.getByLabelText('First name'), 'Ada');
  await person.type(form.getByLabelText('Email address 1'), 'ada@x.example');
  await person.click(form.getByRole('button', { name: 'Add email address' }));
  await person.type(form.getByLabelText('Email address 2'), 'lund@y.example');
  await person.type(form.getByLabelText('Phone number 1'), '+49 30 1234567');
  await person.selectOptions(form.getByLabelText(/Language/), 'German');
  await person.click(form.getByRole('button', { name: 'Create customer' }));
  await waitFor(() => expect(address(router).get('customer')).toBe(made.id));
  expect(server.calls(lines.make)[0]?.body).toEqual({
    first_name: 'Ada',
    last_name: '',
    emails: ['ada@x.example', 'lund@y.example'],
    phones: ['+49 30 1234567'],
    language: 'de',
    addresses: [],
    tag_ids: [],
  });
});

test('shows an email address that is taken at its field, and keeps what was typed', async () => {
  const detail = 'Another customer already has this email. Edit that customer, or merge the two.';
  const { person } = open('/customers', { [lines.make]: problem(409, { code: 'customer.email_taken', detail }) });
  await person.click(await screen.findByRole('button', { name: 'Create customer' }));
  const form = await dialog('Create customer');
  await person.type(form.getByLabelText('Email address 1'), 'c1@mail.example');
  await person.click(form.getByRole('button', { name: 'Create customer' }));
  expect(await form.findByText(detail)).toBeTruthy();
  expect(form.getByLabelText('Email address 1')).toHaveProperty('value', 'c1@mail.example');
});

test('the drawer shows the customer’s details, contacts and value to the shop', async () => {
  const { drawer } = await openOne({
    emails: ['c1@mail.example', 'mei@work.example'],
    phones: ['+351 91 234'],
    addresses: [{ line1: 'Rua 1', city: 'Porto', postcode: '4000', country: 'PT' }],
    payment_methods: [{ id: 'g1', kind: 'gift_card', label: 'Gift card 8821', balance: '20.00' }],
    orders: [madeOrder(7)],
    conversations_count: 1,
    conversations: [
      {
        id: '0195b4f2-7c1e-7000-8000-00000000d001',
        number: 12,
        status: 'open',
        channel: 'website',
        last_text: 'Where is it?',
        last_activity_at: mei.created_at,
        csat_score: 5,
      },
    ],
  });
  expect(drawer.getByText('Customer since Mar 2025 · German')).toBeTruthy();
  expect(drawer.getByText('€60.00')).toBeTruthy();
  for (const text of ['mei@work.example', '+351 91 234', 'Rua 1, 4000 Porto, PT', 'Gift card 8821 · €20.00 left'])
    expect(drawer.getByText(text)).toBeTruthy();
  expect(drawer.getAllByRole('img', { name: 'Verified' })).toHaveLength(1);
  expect(drawer.getByRole('link', { name: /#7/ }).getAttribute('href')).toBe('/orders?order=0195b4f2-7c1e-7000-8000-000000010007');
  expect(drawer.getByRole('link', { name: /Where is it/ }).getAttribute('href')).toBe(
    '/inbox?conversation=0195b4f2-7c1e-7000-8000-00000000d001',
  );
});

test('a customer that doesn’t exist is reported as missing', async () => {
  open(`/customers?customer=${cid.id}`);
  expect(await screen.findByText(/This customer doesn’t exist/)).toBeTruthy();
});

test('a merged customer leads to the one they were merged into', async () => {
  const became = madeDetails(1, { name: 'Mei Silva' });
  const { router } = open(`/customers?customer=${cid.id}`, {
    [of(cid.id).get]: became,
    [of(became.id).get]: became,
    [of(became.id).timeline]: { items: [], next_cursor: null },
  });
  await waitFor(() => expect(address(router).get('customer')).toBe(became.id));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('records consent per channel, with its source', async () => {
  const { person, server, drawer, line } = await openOne();
  expect(drawer.getByText(/import · /)).toBeTruthy();
  await person.click(drawer.getByRole('button', { name: 'Record consent for SMS' }));
  const form = await dialog('Marketing consent for Mei Silva');
  await person.click(form.getByRole('button', { name: 'Record consent' }));
  await waitFor(() => expect(server.calls(line.consent)[0]?.body).toEqual({ channel: 'sms', state: 'granted', source: 'Teammate' }));
});

test('adds a tag at once, and removes it again when the server refuses', async () => {
  const { person, server, drawer, line } = await openOne({}, { [of(mei.id).put]: problem(500) });
  await person.click(drawer.getByRole('button', { name: 'Add tag' }));
  await person.click(await screen.findByRole('option', { name: 'vip' }));
  await waitFor(() => expect(server.calls(line.put)[0]?.body).toEqual({ tag_ids: [tags[0]?.id] }));
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Remove vip' })).toBeNull());
});

test('adds a note, and deletes one’s own', async () => {
  const author = { id: madeUser.user_id, name: madeUser.name };
  const note = { id: '0195b4f2-7c1e-7000-8000-00000000e001', text: 'Likes blue', author, created_at: mei.created_at };
  const { person, server, drawer, line } = await openOne(
    { notes: [note] },
    { [of(mei.id).notes]: { ...note, id: '0195b4f2-7c1e-7000-8000-00000000e002', text: 'Calls' } },
  );
  await person.click(drawer.getByRole('button', { name: 'Add note' }));
  await person.type(drawer.getByLabelText('Note about Mei Silva'), 'Calls{Enter}');
  await waitFor(() => expect(server.calls(line.notes)[0]?.body).toEqual({ text: 'Calls' }));
  await person.click(drawer.getByRole('button', { name: 'Delete note: Likes blue' }));
  await waitFor(() => expect(server.calls(`DELETE ${base}/${mei.id}/notes/${note.id}`)).toHaveLength(1));
});

test('blocking asks for confirmation', async () => {
  const { person, server, drawer, line } = await openOne();
  await person.click(drawer.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Block' }));
  expect(server.calls(line.blocked)).toHaveLength(0);
  const form = await dialog('Block Mei Silva?');
  await person.click(form.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(server.calls(line.blocked)[0]?.body).toEqual({ blocked: true }));
});

test('erasing asks for confirmation and closes the customer', async () => {
  const { person, server, drawer, line } = await openOne({ actions: ['edit', 'erase'] }, { [of(mei.id).erase]: { id: mei.id } });
  await person.click(drawer.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Erase customer' }));
  expect(server.calls(line.erase)).toHaveLength(0);
  const form = await dialog('Permanently erase Mei Silva?');
  await person.click(form.getByRole('button', { name: 'Erase customer' }));
  await waitFor(() => expect(server.calls(line.erase)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mei Silva' })).toBeNull());
});

test('unblocking asks nothing', async () => {
  const { person, server, drawer, line } = await openOne({ blocked: true, actions: ['edit', 'unblock'] });
  await person.click(drawer.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
  await waitFor(() => expect(server.calls(line.blocked)[0]?.body).toEqual({ blocked: false }));
});

test('an edit carries the version it is based on', async () => {
  const { person, server, drawer, line } = await openOne();
  await person.click(drawer.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Mei Silva');
  await person.clear(form.getByLabelText('First name'));
  await person.type(form.getByLabelText('First name'), 'May');
  await person.click(form.getByRole('button', { name: 'Add address' }));
  await person.type(form.getByLabelText('Street address'), 'Rua 1');
  await person.type(form.getByLabelText('City'), 'Porto');
  await person.type(form.getByLabelText('Postal code'), '4000');
  await person.type(form.getByLabelText('Country'), 'PT');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls(line.put)).toHaveLength(1));
  expect(server.calls(line.put)[0]?.body).toMatchObject({
    version: 3,
    first_name: 'May',
    last_name: 'Silva',
    emails: ['c1@mail.example'],
    addresses: [{ line1: 'Rua 1', city: 'Porto', postcode: '4000', country: 'PT' }],
  });
});

test('reports another’s change, keeps what was typed, and can save over it', async () => {
  const before = madeDetails(1, { name: 'Mei Silva', first_name: 'Mei', last_name: 'Silva' });
  const after = { ...before, last_name: 'Santos', version: 4 };
  let isChanged = false;
  const { person, server, drawer, line } = await openOne(before, {
    [of(mei.id).get]: () => (isChanged ? after : before),
    [of(mei.id).put]: ({ body }: { body: { version: number } }) =>
      body.version === 4
        ? after
        : problem(409, { code: 'customer.changed', detail: 'Someone else changed this customer. Reload and try again.' }),
  });
  await person.click(drawer.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Mei Silva');
  await person.clear(form.getByLabelText('First name'));
  await person.type(form.getByLabelText('First name'), 'May');
  isChanged = true;
  await person.click(form.getByRole('button', { name: 'Save' }));
  await person.click(await form.findByRole('button', { name: 'Use their changes' }));
  expect(form.getByLabelText('First name')).toHaveProperty('value', 'May');
  expect(form.getByLabelText('Last name')).toHaveProperty('value', 'Santos');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls(line.put).at(-1)?.body).toMatchObject({ version: 4, first_name: 'May', last_name: 'Santos' }));
});

test('finds another customer and merges; the dialog says what moves over', async () => {
  const merged = madeDetails(1, { name: 'Mei Silva' });
  const { person, server, drawer, line } = await openOne({}, { [of(mei.id).merge]: merged });
  await person.click(drawer.getByRole('button', { name: 'Merge' }));
  const form = await dialog('Merge customers');
  await person.type(form.getByRole('searchbox'), 'ben');
  await person.click(await form.findByRole('button', { name: /Ben Okafor/ }));
  expect(within(form.getByRole('region', { name: 'Keep' })).getByText('Mei Silva')).toBeTruthy();
  expect(within(form.getByRole('region', { name: 'Merge and remove' })).getByText('Ben Okafor')).toBeTruthy();
  expect(form.getByText('2 orders')).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'Merge customers' }));
  await waitFor(() => expect(server.calls(line.merge)[0]?.body).toEqual({ other: ben.id }));
});

test('of two duplicates either can be kept, and the URL follows', async () => {
  const { person, server, router } = open('/customers', {
    [lines.duplicates]: { items: [{ customer: mei, duplicate: ben, reason: 'phone' }] },
    [of(ben.id).merge]: madeDetails(2),
    [of(ben.id).get]: madeDetails(2),
  });
  await person.click(await screen.findByRole('button', { name: 'Duplicates (1)' }));
  expect(address(router).get('duplicates')).toBe('1');
  expect(await screen.findByText('Same phone number')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Merge Mei Silva and Ben Okafor' }));
  const form = await dialog('Merge customers');
  await person.click(form.getByRole('button', { name: 'Swap customers' }));
  await person.click(form.getByRole('button', { name: 'Merge customers' }));
  await waitFor(() => expect(server.calls(of(ben.id).merge)[0]?.body).toEqual({ other: mei.id }));
  await waitFor(() => expect(address(router).get('customer')).toBe(ben.id));
});

test('choosing a view among the duplicates returns to the list', async () => {
  const { person, router } = open('/customers?duplicates=1', {
    [lines.duplicates]: { items: [{ customer: mei, duplicate: ben, reason: 'email' }] },
  });
  await screen.findByText('Same email address');
  await person.click(screen.getByRole('tab', { name: 'Returning' }));
  expect(await screen.findByRole('checkbox', { name: 'Select Mei Silva' })).toBeTruthy();
  await waitFor(() => expect(address(router).has('duplicates')).toBe(false));
});

test('undoes a merge while that is possible', async () => {
  const merges = [
    { id: '0195b4f2-7c1e-7000-8000-00000000f001', name: 'M. Silva', email: null, at: mei.created_at, may_undo: true },
    { id: '0195b4f2-7c1e-7000-8000-00000000f002', name: 'Old Mei', email: null, at: mei.created_at, may_undo: false },
  ];
  const { person, server, drawer, line } = await openOne({ merged: merges }, { [of(mei.id).unmerge]: madeDetails(1) });
  expect(drawer.queryByRole('button', { name: 'Undo the merge of Old Mei' })).toBeNull();
  await person.click(drawer.getByRole('button', { name: 'Undo the merge of M. Silva' }));
  await waitFor(() => expect(server.calls(line.unmerge)[0]?.body).toEqual({ merge: merges[0]?.id }));
});

test('loads the timeline page by page', async () => {
  const event = (id: string, title: string) => ({ id, kind: 'note', title, detail: null, link: null, at: mei.created_at });
  const { person, drawer } = await openOne(
    {},
    {
      [of(mei.id).timeline]: ({ url }: { url: URL }) =>
        url.searchParams.has('cursor')
          ? { items: [event('e2', 'Became a customer')], next_cursor: null }
          : { items: [event('e1', 'Note by Mara')], next_cursor: 'more' },
    },
  );
  expect(await drawer.findByText('Note by Mara')).toBeTruthy();
  await person.click(await drawer.findByRole('button', { name: 'Show more' }));
  expect(await drawer.findByText('Became a customer')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a read-only role sees no actions', async () => {
  const { drawer } = await openOne({ actions: [], email: null }, {}, 'analyst');
  for (const name of ['Edit', 'Merge', 'More', 'Add a note', 'Add tag']) expect(drawer.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create customer' })).toBeNull();
});

test('on a phone a row has two lines: name and total spent', async () => {
  takeAway();
  takeAway = giveLayout({ row: 61, pane: 600 });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('768'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open();
  const row = await screen.findByRole('link', { name: /Mei Silva/ });
  expect(row.textContent).toContain('€120.00');
  expect(row.textContent).toContain('2 orders');
  vi.unstubAllGlobals();
});
