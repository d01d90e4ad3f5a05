import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAll, madeUser, problem, signIn, stubServer } from '../../data/make.ts';
import { NotificationsPopover } from './index.ts';

const merchant = madeUser.merchant_id ?? '';
const list = `GET /api/notifications/${merchant}`;
const read = `POST /api/notifications/${merchant}/read`;
const at = new Date().toISOString();
const asked = {
  id: 'n-1',
  type: 'handoff_requested',
  conversation_id: 'c-1',
  text: 'Mei Silva asked for a person',
  read: false,
  created_at: at,
};
const given = { id: 'n-2', type: 'assigned', conversation_id: 'c-2', text: 'Theo gave you a conversation', read: true, created_at: at };

function show() {
  let open = true;
  const popover = <NotificationsPopover trigger={<button type="button">Bell</button>} open onOpenChange={(next) => void (open = next)} />;
  const router = createMemoryRouter([{ path: '*', element: popover }]);
  render(<RouterProvider router={router} />);
  return { isOpen: () => open, place: () => router.state.location.pathname + router.state.location.search };
}

beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(cleanup);

test('it lists what happened and marks what is new', async () => {
  stubServer({ [list]: { items: [asked, given] } });
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Mei Silva asked for a personNewnow', 'Theo gave you a conversationnow']);
});

test('choosing one marks it read and opens its conversation', async () => {
  const server = stubServer({ [list]: { items: [asked, given] }, [read]: {} });
  const app = show();
  await userEvent.click(await screen.findByText(asked.text));
  await waitFor(() => expect(app.place()).toBe('/inbox?conversation=c-1'));
  expect(app.isOpen()).toBe(false);
  await waitFor(() => expect(server.calls(read).map((call) => call.body)).toEqual([{ id: 'n-1' }]));
});

test('one that was read is only opened', async () => {
  const server = stubServer({ [list]: { items: [given] } });
  const app = show();
  await userEvent.click(await screen.findByText(given.text));
  await waitFor(() => expect(app.place()).toBe('/inbox?conversation=c-2'));
  expect(server.calls(read)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('all can be marked at once, and the list is read again', async () => {
  let isRead = false;
  const server = stubServer({
    [list]: () => ({ items: [{ ...asked, read: isRead }] }),
    [read]: () => {
      isRead = true;
      return {};
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(server.calls(read)[0]?.body).toEqual({});
});

test('an empty list says what will appear', async () => {
  stubServer({ [list]: { items: [] } });
  show();
  expect(await screen.findByText('No notifications yet')).not.toBeNull();
});

test('a list that does not come can be asked for again', async () => {
  let broken = true;
  stubServer({ [list]: () => (broken ? problem(403) : { items: [asked] }) });
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText(asked.text)).not.toBeNull();
});
