import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { giveLayout } from '../../../ui/testing/layout.ts';
import { ListScreen } from './index.ts';
import { madeList, madeOrder } from './make.tsx';

const at = madeUser.merchant_id;
const lines = {
  list: `GET /api/orders/${at}`,
  count: `GET /api/orders/${at}/count`,
  views: `GET /api/views/${at}`,
  save: `POST /api/views/${at}`,
};
const orders = [madeOrder(1), madeOrder(2, { status: 'shipped' }), madeOrder(3)];

function open(path = '/orders', answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({
    [lines.list]: { items: orders, next_cursor: null },
    [lines.count]: { count: 3, more: false },
    [lines.views]: { items: [] },
    ...answers,
  });
  const router = createMemoryRouter(
    [{ path: '/orders', element: <ListScreen definition={madeList} drawer={(id) => <p>Detail of {id.slice(-1)}</p>} /> }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup(), lastQuery: () => server.calls(lines.list).at(-1)?.url.searchParams };
}
const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  );
const address = (router: ReturnType<typeof createMemoryRouter>) => new URLSearchParams(router.state.location.search);

let removeLayout: () => void;
beforeEach(() => {
  forgetAll();
  removeLayout = giveLayout({ row: 37, pane: 600 });
});
afterEach(() => {
  cleanup();
  removeLayout();
});

test('shows rows under their columns, and how many match', async () => {
  open();
  await waitFor(async () =>
    expect(await cells()).toEqual([
      ['#1', 'pending', '260.21'],
      ['#2', 'shipped', '260.21'],
      ['#3', 'pending', '260.21'],
    ]),
  );
  expect(await screen.findByText('3 orders')).toBeTruthy();
});

test('a capped count says “more than”', async () => {
  open('/orders', { [lines.count]: { count: 10_000, more: true } });
  expect(await screen.findByText('More than 10000 orders')).toBeTruthy();
});

test('a column header sorts, reverses, and resets', async () => {
  const { person, lastQuery, router } = open();
  const total = await screen.findByRole('button', { name: 'Sort by Total' });
  await person.click(total);
  await waitFor(() => expect(lastQuery()?.get('sort')).toBe('total'));
  expect(screen.getByRole('columnheader', { name: /Total/ }).getAttribute('aria-sort')).toBe('descending');
  await person.click(screen.getByRole('button', { name: 'Sort by Total' }));
  await waitFor(() => expect(address(router).get('direction')).toBe('asc'));
  await waitFor(() => expect(lastQuery()?.get('order')).toBe('asc'));
  await person.click(screen.getByRole('button', { name: 'Sort by Total' }));
  await waitFor(() => expect(address(router).has('sort')).toBe(false));
});

test('a view brings filter and order, and the address overrides them', async () => {
  const { person, lastQuery } = open();
  await person.click(await screen.findByRole('tab', { name: /Pending\s*4/ }));
  await waitFor(() => expect(lastQuery()?.get('filter')).toContain('pending'));
  expect(lastQuery()?.get('order')).toBe('asc');
});

test('ignores an unknown filter in the address', async () => {
  const { lastQuery } = open('/orders?filter=%7B%22conditions%22%3A%5B%7B%22field%22%3A%22nonsense%22%2C%22op%22%3A%22is%22%7D%5D%7D');
  await cells();
  expect(lastQuery()?.has('filter')).toBe(false);
});

test('columns can be chosen, and are kept in the address', async () => {
  const { person, router } = open();
  await cells();
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Items' }));
  await waitFor(() => expect(address(router).get('columns')).toBe('number,status,total,items'));
  expect((await cells())[0]).toEqual(['#1', 'pending', '260.21', '2']);
  await person.click(screen.getByRole('button', { name: 'Move Items up' }));
  await waitFor(() => expect(address(router).get('columns')).toBe('number,status,items,total'));
});

test('searches once typing pauses, and Escape clears the search', async () => {
  const { person, lastQuery, router } = open();
  await person.type(await screen.findByRole('searchbox'), 'half a number');
  await waitFor(() => expect(lastQuery()?.get('q')).toBe('half a number'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(address(router).has('q')).toBe(false));
});

test('sorting at the moment the search settles keeps both', async () => {
  const { person, router } = open();
  const sort = await screen.findByRole('button', { name: 'Sort by Total' });
  // Clicks as soon as the address has the search, before the list can be drawn with it.
  const stop = router.subscribe(({ location: { search } }) => {
    if (!search.includes('q=')) return;
    stop();
    queueMicrotask(() => sort.click());
  });
  await person.type(screen.getByRole('searchbox'), 'kettle');
  await waitFor(() => expect(address(router).get('sort')).toBe('total'));
  expect(address(router).get('q')).toBe('kettle');
});

test('saves a view with filter, order and columns, and shows it', async () => {
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'total', op: 'greater', value: 100 }] });
  const saved = { id: '0195b4f2-7c1e-7000-8000-0000000000f1', name: 'Large' };
  const { person, server, router } = open(`/orders?filter=${encodeURIComponent(filter)}&sort=total&columns=number,total`, {
    [lines.save]: saved,
  });
  await person.click(await screen.findByRole('button', { name: 'Save view' }));
  await person.type(await screen.findByLabelText('Name'), 'Large');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(server.calls(lines.save)[0]?.body).toEqual({
    list: 'orders',
    name: 'Large',
    shared: false,
    filter: JSON.parse(filter),
    sort: 'total',
    order: 'desc',
    columns: ['number', 'total'],
  });
  await waitFor(() => expect(address(router).get('view')).toBe(saved.id));
});

test('changes selected rows by id, or all that match', async () => {
  const bulk = `POST /api/orders/${at}/bulk`;
  const { person, server } = open('/orders?q=silva', { [bulk]: { id: '0195b4f2-7c1e-7000-8000-0000000000b1' } });
  await person.click(await screen.findByRole('checkbox', { name: 'Select #2' }));
  await person.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.calls(bulk)).toHaveLength(1));
  expect(server.calls(bulk)[0]?.body).toEqual({ selection: { kind: 'ids', ids: [orders[1]?.id] }, change: { status: 'confirmed' } });
});

test('a read-only role has no checkboxes', async () => {
  open('/orders', {}, 'analyst');
  await cells();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a row opens beside the list and keeps its filters', async () => {
  const { person, router } = open('/orders?sort=total');
  await person.click(await screen.findByRole('link', { name: '#3' }));
  expect(await screen.findByText('Detail of 3')).toBeTruthy();
  expect(address(router).get('sort')).toBe('total');
  expect(screen.getByRole('link', { name: '#3' }).getAttribute('aria-current')).toBe('true');
});

test('a list that fails to load says so and can be retried', async () => {
  let fails = true;
  const { person } = open('/orders', { [lines.list]: () => (fails ? problem(500) : { items: orders, next_cursor: null }) });
  const again = await screen.findByRole('button', { name: /again/i }, { timeout: 5000 });
  fails = false;
  await person.click(again);
  expect(await cells()).toHaveLength(3);
});

test.each([
  ['/orders', 'No orders yet'],
  ['/orders?q=xyz', 'No results found'],
  [`/orders?view=pending`, 'No results match these filters'],
])('%s without rows says: %s', async (path, words) => {
  open(path, { [lines.list]: { items: [], next_cursor: null }, [lines.count]: { count: 0, more: false } });
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
});
