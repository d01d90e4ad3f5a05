import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { forgetAll, madeUser, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
import { keepRecentSearchesPrivate, Search } from './index.ts';
import { useSearch } from './search.tsx';
import { keepRecent, readRecent } from './recent-searches.ts';

const line = `GET /api/search/${madeUser.merchant_id}`;
const ids = { conversation: 'c-1', customer: 'k-1', order: 'o-1', product: 'p-1' };
const none = { conversations: [], customers: [], orders: [], products: [] };
const results = {
  conversations: [{ id: ids.conversation, customer_name: 'Mei Silva', last_message: 'Where is it?' }],
  customers: [{ id: ids.customer, name: 'Mei Silva', email: 'mei@mail.example', phone: '+31 6 1234 5678' }],
  orders: [
    {
      id: ids.order,
      order_number: '#4127',
      total_amount: '84.50',
      currency: 'EUR',
      customer_name: 'Mei Silva',
      status: 'shipped',
      placed_at: '2025-11-18T12:00:00Z',
    },
  ],
  products: [{ product_id: ids.product, name: 'Meidan mug', price: '12.00', currency: 'EUR', sku: 'MUG-1' }],
};

let ran = 0;
const commands = [
  { name: 'Inbox', to: '/inbox' },
  { name: 'Tags', to: '/settings/tags' },
  { name: 'Logout', kbd: 'q', run: () => void (ran += 1) },
];

function show() {
  const router = createMemoryRouter([{ path: '*', element: <Search commands={commands} /> }]);
  render(<RouterProvider router={router} />);
  return { place: () => router.state.location.pathname + router.state.location.search };
}
const field = () => screen.findByPlaceholderText(/Search conversations/, {}, { timeout: 10_000 });
const names = () => screen.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent);
const titles = () => [...document.querySelectorAll('[cmdk-group-heading]')].map((title) => title.textContent);
const openByKeys = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

async function search(words: string) {
  openByKeys();
  const input = await field();
  await userEvent.type(input, words);
  return input;
}

beforeEach(() => {
  vi.setConfig({ testTimeout: 20_000 });
  forgetAll();
  useSearch.setState({ isOpen: false });
  ran = 0;
  signIn();
});
afterEach(cleanup);

test('Ctrl+K opens it with its hint, Escape closes it', async () => {
  stubServer();
  show();
  openByKeys();
  await field();
  expect(screen.getByText('Type to search across your entire store')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('requests five results of each kind, from two characters on', async () => {
  const server = stubServer({ [line]: { results } });
  show();
  const input = await search('m');
  await waitFor(() => expect(screen.queryByText('Type to search across your entire store')).toBeNull());
  expect(server.calls(line)).toHaveLength(0);
  await userEvent.type(input, 'e');
  await waitFor(() => expect(titles()).toEqual(['Conversations', 'Customers', 'Orders', 'Products']));
  expect(server.calls(line).map((call) => call.url.search)).toEqual(['?q=me&limit=5']);
});

test('cuts a longer answer to five', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ ...results.customers[0], id: `k-${at}` }));
  stubServer({ [line]: { results: { ...none, customers: many } } });
  show();
  await search('mei');
  await waitFor(() => expect(names()).toHaveLength(5));
});

test('requests only after typing has paused for 150 ms', async () => {
  const server = stubServer({ [line]: { results } });
  show();
  await search('mei silva');
  await waitFor(() => expect(titles()).toContain('Orders'));
  expect(server.calls(line).length).toBeLessThanOrEqual(2);
  expect(server.calls(line).at(-1)?.url.searchParams.get('q')).toBe('mei silva');
});

test.each([
  [0, '/inbox?conversation=c-1'],
  [1, '/customers?customer=k-1'],
  [2, '/orders?order=o-1'],
  [3, '/products?product=p-1'],
])('the arrow keys move, Enter opens result %i at %s', async (steps, place) => {
  stubServer({ [line]: { results } });
  const app = show();
  const input = await search('mei');
  await waitFor(() => expect(names()).toHaveLength(4));
  await userEvent.type(input, '{ArrowDown}'.repeat(steps) + '{Enter}');
  await waitFor(() => expect(app.place()).toBe(place));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without results it says so and what to do', async () => {
  stubServer({ [line]: { results: none } });
  show();
  await search('zzzz');
  expect(await screen.findByText('No results found')).not.toBeNull();
  expect(screen.getByText('Try searching for something else')).not.toBeNull();
});

test('a failure silently shows no results', async () => {
  stubServer({ [line]: () => problem(500, { detail: 'Broken.' }) });
  show();
  await search('zzzz');
  expect(await screen.findByText('No results found')).not.toBeNull();
  expect(renderHook(() => useToasterStore()).result.current.toasts).toEqual([]);
});

test('a newer search cancels the older one', async () => {
  const requests: { q: string | null; signal: AbortSignal | null | undefined }[] = [];
  stubServer({
    [line]: ({ url }: SentRequest, init?: RequestInit) => {
      requests.push({ q: url.searchParams.get('q'), signal: init?.signal });
      return url.searchParams.get('q') === 'mei' ? new Promise(() => {}) : { results };
    },
  });
  show();
  const input = await search('mei');
  await waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.type(input, ' s');
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test('finds pages and actions of the frame by name', async () => {
  stubServer({ [line]: { results: none } });
  const app = show();
  const input = await search('tag');
  await waitFor(() => expect(names()).toEqual(['Tags']));
  await userEvent.type(input, '{Enter}');
  await waitFor(() => expect(app.place()).toBe('/settings/tags'));
  await search('log');
  await waitFor(() => expect(names()).toEqual(['Logout']));
  await userEvent.keyboard('{Enter}');
  expect(ran).toBe(1);
});

test('sets actions apart from pages, and shows their keys', async () => {
  stubServer({ [line]: { results: none } });
  show();
  openByKeys();
  await field();
  expect(titles()).toEqual(['Actions', 'Go to']);
  expect(names()).toEqual(['Logout', 'Inbox', 'Tags']);
  const action = screen.getByRole('option', { name: /Logout/ });
  expect([action.querySelector('kbd')?.textContent, action.getAttribute('aria-keyshortcuts')]).toEqual(['Q', 'Q']);
});

test('tells people and orders of the same name apart', async () => {
  const customers = [results.customers[0], { id: 'k-2', name: 'Mei Silva', email: null, phone: '+351 912 345 678' }];
  const orders = [
    ...results.orders,
    { ...results.orders[0], id: 'o-2', order_number: '#4128', placed_at: '2025-11-19T12:00:00Z', status: 'cancelled' },
  ];
  stubServer({ [line]: { results: { ...none, customers, orders } } });
  show();
  await search('mei');
  await waitFor(() => expect(names()).toHaveLength(4));
  const details = screen.getAllByRole('option').map((option) => option.querySelectorAll('span')[1]?.textContent);
  expect(details).toEqual([
    'mei@mail.example · +31 6 1234 5678',
    '+351 912 345 678',
    'Mei Silva · Nov 18, 2025 · €84.50 · Shipped',
    'Mei Silva · Nov 19, 2025 · €84.50 · Canceled',
  ]);
});

test('keeps a choice with its query, and can search for it again', async () => {
  const server = stubServer({ [line]: { results } });
  show();
  const input = await search('mei');
  await waitFor(() => expect(names()).toHaveLength(4));
  await userEvent.type(input, '{Enter}');
  expect(readRecent(madeUser.id)).toMatchObject([{ query: 'mei', type: 'conversation', name: 'Mei Silva' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  openByKeys();
  await field();
  expect(titles()).toEqual(['Recent', 'Actions', 'Go to']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(server.calls(line).at(-1)?.url.searchParams.get('q')).toBe('mei'));
});

test('keeps the last five, each once, separately per person', () => {
  for (const name of ['a', 'b', 'c', 'd', 'b', 'e', 'f']) keepRecent('one', { query: name, type: 'order', name, timestamp: 1 });
  keepRecent('two', { query: 'x', type: 'order', name: 'x', timestamp: 1 });
  expect(readRecent('one').map((kept) => kept.name)).toEqual(['f', 'e', 'b', 'd', 'c']);
  expect(readRecent('two').map((kept) => kept.name)).toEqual(['x']);
});

test('logging out clears them', () => {
  const stop = keepRecentSearchesPrivate();
  keepRecent(madeUser.id, { query: 'mei', type: 'customer', name: 'Mei', timestamp: 1 });
  act(() => useAuth.getState().updateUser({ unread_count: 1 }));
  expect(readRecent(madeUser.id)).toHaveLength(1);
  act(() => useAuth.getState().logout());
  expect(readRecent(madeUser.id)).toEqual([]);
  stop();
});

test('ignores an unreadable stored value', () => {
  localStorage.setItem('recent-searches:one', '{"not":"a list"}');
  expect(readRecent('one')).toEqual([]);
  localStorage.setItem('recent-searches:one', 'not even JSON');
  expect(readRecent('one')).toEqual([]);
});
