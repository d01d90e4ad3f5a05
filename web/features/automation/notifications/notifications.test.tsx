import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toast } from 'react-hot-toast/headless';
import { type Answers, forgetAll, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
import { Toaster } from '../../../app/toaster.tsx';
import { lines, makeNotification, stubNotifications } from './make.ts';
import { NotificationsPopover } from './notifications-popover.tsx';

const handoff = makeNotification(1, { text: 'Mei Silva asked for a person' });
const assigned = makeNotification(2, { type: 'assigned', text: 'Theo gave you a conversation', read: true });
const page = (...items: object[]) => ({ items, next_cursor: null });

function show(answers: Answers) {
  let open = true;
  const server = stubServer({ [lines.read]: { marked_at: null }, ...answers });
  const popover = (
    <>
      <NotificationsPopover trigger={<button type="button">Bell</button>} open onOpenChange={(next: boolean) => void (open = next)} />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: popover }]);
  render(<RouterProvider router={router} />);
  const marked = () => server.calls(lines.read).map(({ body }) => body);
  return { server, marked, isOpen: () => open, place: () => router.state.location.pathname + router.state.location.search };
}
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li');
  if (!row) throw new Error(`No row contains ${text}`);
  return row;
};

beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(() => {
  cleanup();
  toast.remove();
});

test('lists what happened, the reason, and what is unread', async () => {
  show({ [lines.list]: page(handoff, assigned) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Mei Silva asked for a personHandoff requested · now · Unread',
    'Theo gave you a conversationAssigned to you · now',
  ]);
});

test('choosing a notification marks it read and opens its conversation', async () => {
  const app = show({ [lines.list]: page(handoff, assigned) });
  await userEvent.click(await screen.findByText(handoff.text));
  await waitFor(() => expect(app.place()).toBe('/inbox?conversation=c-1'));
  expect(app.isOpen()).toBe(false);
  await waitFor(() => expect(app.marked()).toEqual([{ id: 'n-1', read: true }]));
});

test('a read notification only opens; one about several conversations leads to the reader’s own', async () => {
  const app = show({ [lines.list]: page({ ...assigned, conversation_id: null }) });
  await userEvent.click(await screen.findByText(assigned.text));
  await waitFor(() => expect(app.place()).toBe('/inbox?tab=mine'));
  expect(app.marked()).toEqual([]);
});

test('the dot marks a notification read or unread without opening it', async () => {
  let isRead = true;
  const list = () => page({ ...assigned, read: isRead });
  const app = show({
    [lines.list]: list,
    [lines.read]: ({ body }: SentRequest) => ((isRead = (body as { read: boolean }).read), { marked_at: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Mark as unread: ${assigned.text}` }));
  await userEvent.click(await screen.findByRole('button', { name: `Mark as read: ${assigned.text}` }));
  await screen.findByRole('button', { name: `Mark as unread: ${assigned.text}` });
  expect(app.marked()).toEqual([
    { id: 'n-2', read: false },
    { id: 'n-2', read: true },
  ]);
  expect(app.isOpen()).toBe(true);
});

test('a refused change shows the stored state again', async () => {
  show({ [lines.list]: page(handoff), [lines.read]: () => problem(409, { detail: 'No.' }) });
  await userEvent.click(await screen.findByRole('button', { name: `Mark as read: ${handoff.text}` }));
  expect(await screen.findByRole('button', { name: `Mark as read: ${handoff.text}` })).toBeTruthy();
});

test('marks all at once, and undo restores only those it marked', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  let isRead = false;
  const app = show({
    [lines.list]: () => page({ ...handoff, read: isRead }),
    [lines.read]: ({ body }: SentRequest) => {
      isRead = (body as { read?: boolean }).read !== false;
      return { marked_at: isRead ? at : null };
    },
  });
  await screen.findByText(handoff.text);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('button', { name: `Mark as unread: ${handoff.text}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: `Mark as read: ${handoff.text}` });
  expect(app.marked()).toEqual([{}, { read: false, marked_at: at }]);
});

test('offers no “mark all” when nothing is unread', async () => {
  signIn({ notifications_count: 0 });
  const app = show({ [lines.list]: page(assigned) });
  await screen.findByText(assigned.text);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(app.marked()).toEqual([]);
});

test('the Unread tab keeps the focus when a row leaves it', async () => {
  const unread = new Map(
    [handoff, makeNotification(3, { text: 'Noah wrote again', type: 'customer_replied' })].map((one) => [one.id, one]),
  );
  show({
    [lines.list]: ({ url }: SentRequest) => (url.searchParams.get('unread') === 'true' ? page(...unread.values()) : page(assigned)),
    [lines.read]: ({ body }: SentRequest) => (unread.delete((body as { id: string }).id), { marked_at: null }),
  });
  await screen.findByText(assigned.text);
  await userEvent.click(screen.getByRole('tab', { name: /Unread/ }));
  await userEvent.click(within(await rowOf(handoff.text)).getByRole('button', { name: /Mark as read/ }));
  await waitFor(() => expect(screen.queryByText(handoff.text)).toBeNull());
  expect(document.activeElement?.textContent).toContain('Noah wrote again');
  await userEvent.click(screen.getByRole('button', { name: /Mark as read/ }));
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
});

test('loads older notifications on scroll, and retries after a failure', async () => {
  let broken = true;
  const older = (cursor: string | null) => (broken ? problem(422, { detail: 'No.' }) : { items: [assigned], next_cursor: cursor && null });
  show({
    [lines.list]: ({ url }: SentRequest) =>
      url.searchParams.get('cursor') === 'n-1' ? older('n-1') : { items: [handoff], next_cursor: 'n-1' },
  });
  const pane = (await rowOf(handoff.text)).closest('div') as HTMLElement;
  fireEvent.scroll(pane);
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText(assigned.text)).toBeTruthy();
  expect(screen.getByText(handoff.text)).toBeTruthy();
});

test('the arrow keys move between rows', async () => {
  show({ [lines.list]: page(handoff, assigned) });
  within(await rowOf(handoff.text))
    .getAllByRole('button')[0]
    ?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain(assigned.text);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toContain(handoff.text);
});

test('an empty list says what will appear', async () => {
  show({ [lines.list]: page() });
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
});

test('a list that fails to load can be retried', async () => {
  let broken = true;
  show({ [lines.list]: () => (broken ? problem(403) : page(handoff)) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText(handoff.text)).toBeTruthy();
});

test('offers browser notifications once, and asks for permission only on the button', async () => {
  const browser = stubNotifications('default');
  show({ [lines.list]: page(handoff) });
  await screen.findByText('Get notified when Parley is in the background?');
  expect(browser.permissionRequests).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(screen.queryByText('Get notified when Parley is in the background?')).toBeNull());
  expect(browser.permissionRequests).toBe(1);
});

test('a declined offer does not come back', async () => {
  const browser = stubNotifications('default');
  show({ [lines.list]: page(handoff) });
  await userEvent.click(await screen.findByRole('button', { name: 'No, don’t ask again' }));
  cleanup();
  show({ [lines.list]: page(handoff) });
  await screen.findByText(handoff.text);
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  expect(browser.permissionRequests).toBe(0);
});
