import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { madeUser, type SentRequest } from '../../../../data/make.ts';
import { makeConversation } from '../make.ts';
import { openInbox } from '../testing/make.ts';

const first = makeConversation(1);
const second = makeConversation(2, { customer_name: 'Mei Silva' });
const viewId = '0195b4f2-7c1e-7000-8000-d00000000001';
const filter = { match: 'all', conditions: [{ field: 'priority', op: 'is', value: ['urgent'] }] };
const view = {
  id: viewId,
  list: 'conversations',
  name: 'Burning',
  shared: false,
  filter,
  sort: 'priority',
  order: 'desc',
  mine: true,
  may_change: true,
};
const views = `/api/views/${madeUser.merchant_id}`;

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());

const open = async (at: string, answers: Record<string, unknown> = {}) => {
  inbox = await openInbox({ conversations: [first, second], answers: { [`GET ${views}`]: { items: [view] }, ...answers }, at });
  await screen.findByRole('link', { name: /Mei Silva/ });
};
/** The list's last request; the pinned conversations are requested separately. */
const lastQuery = () => {
  const lists = inbox.sent('GET conversations').map(({ url }) => Object.fromEntries(url.searchParams));
  return lists.findLast((list) => !list.filter?.includes('"pinned"'));
};
const address = () => Object.fromEntries(new URLSearchParams(inbox.router.state.location.search));
const openMenu = async (name: string | RegExp) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
};

test('choosing a sort order puts it into the address and the request', async () => {
  await open('?tab=all');
  await openMenu('Sort: Latest activity first');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Longest wait first' }));
  expect(address()).toEqual({ tab: 'all', sort: 'waiting_since', order: 'asc' });
  await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'waiting_since', order: 'asc' }));
});

test('a view brings its filter and order as chips, without putting them into the address', async () => {
  await open('?tab=ai');
  await openMenu('Views');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Burning' }));
  expect(address()).toEqual({ tab: 'all', view: viewId });
  await waitFor(() => expect(lastQuery()).toMatchObject({ filter: JSON.stringify(filter), sort: 'priority' }));
  expect(screen.getByRole('button', { name: 'Edit filter: Priority is Urgent' })).toBeTruthy();
  expect(screen.getByText('Burning')).toBeTruthy();
});

test('switching the tab leaves the view', async () => {
  await open(`?tab=all&view=${viewId}`);
  fireEvent.click(screen.getByRole('tab', { name: 'Mine' }));
  expect(address()).toEqual({ tab: 'mine' });
});

test('a changed view is marked, and can be saved as shown', async () => {
  await open(`?tab=all&view=${viewId}&sort=created_at&order=asc`, {
    [`PUT ${views}/${viewId}`]: ({ body }: SentRequest) => ({ ...view, ...(body as object) }),
  });
  expect(screen.getByText(/edited/)).toBeTruthy();
  await openMenu('View: Burning');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save changes to “Burning”' }));
  await waitFor(() =>
    expect(inbox.sent(`PUT ${views}/${viewId}`).map(({ body }) => body)).toEqual([
      { filter, sort: 'created_at', order: 'asc', columns: null },
    ]),
  );
  await waitFor(() => expect(address()).toEqual({ tab: 'all', view: viewId }));
});

test('saves the current list as a new view and shows it', async () => {
  const stored = ({ body }: SentRequest) => ({ ...view, ...(body as object), id: viewId });
  await open(`?tab=all&filter=${encodeURIComponent(JSON.stringify(filter))}`, { [`POST ${views}`]: stored });
  await openMenu('Views');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save as new view…' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Fires');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with everyone in the shop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inbox.sent(`POST ${views}`).map(({ body }) => body)).toMatchObject([{ name: 'Fires', shared: true, filter }]));
  await waitFor(() => expect(address()).toEqual({ tab: 'all', view: viewId }));
});

test('deletes a view after a confirmation and leaves it', async () => {
  await open(`?tab=all&view=${viewId}`, { [`DELETE ${views}/${viewId}`]: {} });
  await openMenu('View: Burning');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete view…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(inbox.sent(`DELETE ${views}/${viewId}`)).toHaveLength(1));
  await waitFor(() => expect(address()).toEqual({ tab: 'all' }));
});

test('a filter without matches says so and can be cleared in one step', async () => {
  const none = ({ url }: SentRequest) => ({ items: url.searchParams.has('filter') ? [] : [first, second], next_cursor: null });
  await open('?tab=all', { 'GET conversations': none });
  await act(() => inbox.router.navigate(`?tab=all&filter=${encodeURIComponent(JSON.stringify(filter))}`));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: /Mei Silva/ })).toBeTruthy();
  expect(address()).toEqual({ tab: 'all' });
});

test('pinned conversations come first and appear once', async () => {
  const pinned = { ...second, pinned: true };
  const answer = ({ url }: SentRequest) => ({
    items: url.searchParams.get('filter')?.includes('"pinned"') ? [pinned] : [first, pinned],
    next_cursor: null,
  });
  await open('?tab=all', { 'GET conversations': answer });
  expect(screen.getAllByRole('link').map((row) => row.querySelector('b')?.textContent)).toEqual(['Mei Silva', 'Yusuf Rossi']);
});
