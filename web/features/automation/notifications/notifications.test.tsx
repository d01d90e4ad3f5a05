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

const asked = makeNotification(1, { text: 'Mei Silva asked for a person' });
const given = makeNotification(2, { type: 'assigned', text: 'Theo gave you a conversation', read: true });
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
  if (!row) throw new Error(`${text} is in no row`);
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

test('it lists what happened, in which way, and what is unread', async () => {
  show({ [lines.list]: page(asked, given) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Mei Silva asked for a personA person is wanted · now · Unread',
    'Theo gave you a conversationGiven to you · now',
  ]);
});

test('choosing one marks it read and opens its conversation', async () => {
  const app = show({ [lines.list]: page(asked, given) });
  await userEvent.click(await screen.findByText(asked.text));
  await waitFor(() => expect(app.place()).toBe('/inbox?conversation=c-1'));
  expect(app.isOpen()).toBe(false);
  await waitFor(() => expect(app.marked()).toEqual([{ id: 'n-1', read: true }]));
});

test('one that was read is only opened; one about several leads to one’s own', async () => {
  const app = show({ [lines.list]: page({ ...given, conversation_id: null }) });
  await userEvent.click(await screen.findByText(given.text));
  await waitFor(() => expect(app.place()).toBe('/inbox?tab=mine'));
  expect(app.marked()).toEqual([]);
});

test('each is marked read and unread at its dot, without being opened', async () => {
  let isRead = true;
  const list = () => page({ ...given, read: isRead });
  const app = show({
    [lines.list]: list,
    [lines.read]: ({ body }: SentRequest) => ((isRead = (body as { read: boolean }).read), { marked_at: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Mark as unread: ${given.text}` }));
  await userEvent.click(await screen.findByRole('button', { name: `Mark as read: ${given.text}` }));
  await screen.findByRole('button', { name: `Mark as unread: ${given.text}` });
  expect(app.marked()).toEqual([
    { id: 'n-2', read: false },
    { id: 'n-2', read: true },
  ]);
  expect(app.isOpen()).toBe(true);
});

test('what was refused is shown as it is', async () => {
  show({ [lines.list]: page(asked), [lines.read]: () => problem(409, { detail: 'No.' }) });
  await userEvent.click(await screen.findByRole('button', { name: `Mark as read: ${asked.text}` }));
  expect(await screen.findByRole('button', { name: `Mark as read: ${asked.text}` })).toBeTruthy();
});

test('all are marked at once, and that is taken back for those it marked', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  let isRead = false;
  const app = show({
    [lines.list]: () => page({ ...asked, read: isRead }),
    [lines.read]: ({ body }: SentRequest) => {
      isRead = (body as { read?: boolean }).read !== false;
      return { marked_at: isRead ? at : null };
    },
  });
  await screen.findByText(asked.text);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('button', { name: `Mark as unread: ${asked.text}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: `Mark as read: ${asked.text}` });
  expect(app.marked()).toEqual([{}, { read: false, marked_at: at }]);
});

test('with nothing unread there is nothing to mark', async () => {
  signIn({ notifications_count: 0 });
  const app = show({ [lines.list]: page(given) });
  await screen.findByText(given.text);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(app.marked()).toEqual([]);
});

test('Unread is a list of its own, and the focus stays in it when a row leaves', async () => {
  const unread = new Map([asked, makeNotification(3, { text: 'Noah wrote again', type: 'customer_replied' })].map((one) => [one.id, one]));
  show({
    [lines.list]: ({ url }: SentRequest) => (url.searchParams.get('unread') === 'true' ? page(...unread.values()) : page(given)),
    [lines.read]: ({ body }: SentRequest) => (unread.delete((body as { id: string }).id), { marked_at: null }),
  });
  await screen.findByText(given.text);
  await userEvent.click(screen.getByRole('tab', { name: /Unread/ }));
  await userEvent.click(within(await rowOf(asked.text)).getByRole('button', { name: /Mark as read/ }));
  await waitFor(() => expect(screen.queryByText(asked.text)).toBeNull());
  expect(document.activeElement?.textContent).toContain('Noah wrote again');
  await userEvent.click(screen.getByRole('button', { name: /Mark as read/ }));
  expect(await screen.findByText('Nothing unread')).toBeTruthy();
});

test('older ones come as one scrolls; when they do not, one tries again', async () => {
  let broken = true;
  const older = (cursor: string | null) => (broken ? problem(422, { detail: 'No.' }) : { items: [given], next_cursor: cursor && null });
  show({
    [lines.list]: ({ url }: SentRequest) =>
      url.searchParams.get('cursor') === 'n-1' ? older('n-1') : { items: [asked], next_cursor: 'n-1' },
  });
  const pane = (await rowOf(asked.text)).closest('div') as HTMLElement;
  fireEvent.scroll(pane);
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText(given.text)).toBeTruthy();
  expect(screen.getByText(asked.text)).toBeTruthy();
});

test('the arrow keys move from row to row', async () => {
  show({ [lines.list]: page(asked, given) });
  within(await rowOf(asked.text))
    .getAllByRole('button')[0]
    ?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain(given.text);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toContain(asked.text);
});

test('an empty list says what will appear', async () => {
  show({ [lines.list]: page() });
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
});

test('a list that does not come can be asked for again', async () => {
  let broken = true;
  show({ [lines.list]: () => (broken ? problem(403) : page(asked)) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText(asked.text)).toBeTruthy();
});

test('the browser’s own are offered once, and asked for only by the button', async () => {
  const browser = stubNotifications('default');
  show({ [lines.list]: page(asked) });
  await screen.findByText('Hear of it while you work elsewhere?');
  expect(browser.asked).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(screen.queryByText('Hear of it while you work elsewhere?')).toBeNull());
  expect(browser.asked).toBe(1);
});

test('an offer that was declined does not come again', async () => {
  const browser = stubNotifications('default');
  show({ [lines.list]: page(asked) });
  await userEvent.click(await screen.findByRole('button', { name: 'No, do not ask again' }));
  cleanup();
  show({ [lines.list]: page(asked) });
  await screen.findByText(asked.text);
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  expect(browser.asked).toBe(0);
});
