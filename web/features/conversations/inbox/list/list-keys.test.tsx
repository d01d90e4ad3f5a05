import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAuth } from '../../../../data/auth.ts';
import { problem } from '../../../../data/make.ts';
import { makeConversation } from '../make.ts';
import { openInbox, storedFrom } from '../testing/make.ts';

const actions = makeConversation(1).actions;
const opened = makeConversation(1, { actions: [...actions, 'mute'] });
const other = makeConversation(2, { customer_name: 'Noah Brown', actions: [...actions, 'mute'] });
const path = ({ id }: { id: string }) => `conversations/${id}`;

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => {
  inbox.close();
  // A click ends what was typed after a search key.
  fireEvent.pointerDown(document.body);
});

async function open(answers: Record<string, unknown> = {}) {
  inbox = await openInbox({ conversations: [opened, other], answers, at: `?tab=all&conversation=${opened.id}` });
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
}
const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const focusOther = () => act(() => screen.getByRole('link', { name: /Noah Brown/ }).focus());
const focusThread = () => act(() => screen.getByRole('region', { name: 'Conversation' }).focus());
const bodies = (line: string) => inbox.sent(line).map(({ body }) => body);

test('E resolves the focused row, not the open conversation', async () => {
  await open({ [`PATCH ${path(other)}`]: { ...other, status: 'resolved' } });
  focusOther();
  press('e');
  await waitFor(() => expect(bodies(`PATCH ${path(other)}`)).toEqual([{ status: 'resolved' }]));
  expect(bodies(`PATCH ${path(opened)}`)).toEqual([]);
});

test('Z undoes a resolve, once', async () => {
  await open({ [`PATCH ${path(other)}`]: { ...other, status: 'resolved' } });
  focusOther();
  press('e');
  await waitFor(() => expect(bodies(`PATCH ${path(other)}`)).toHaveLength(1));
  await act(async () => {});
  press('z');
  press('z');
  await waitFor(() => expect(bodies(`PATCH ${path(other)}`)).toEqual([{ status: 'resolved' }, { status: 'open' }]));
});

test('Z again undoes what was done before', async () => {
  await open({ [`PATCH ${path(other)}`]: other });
  focusOther();
  for (const key of ['e', 'm']) {
    press(key);
    await act(async () => {});
  }
  await waitFor(() => expect(bodies(`PATCH ${path(other)}`)).toEqual([{ status: 'resolved' }, { muted: true }]));
  press('z');
  await waitFor(() => expect(bodies(`PATCH ${path(other)}`).slice(2)).toEqual([{ muted: false }]));
  press('z');
  await waitFor(() => expect(bodies(`PATCH ${path(other)}`).slice(3)).toEqual([{ status: 'open' }]));
});

test.each([
  ['p', 'PUT', '/pin', { pinned: true }],
  ['m', 'PATCH', '', { muted: true }],
  ['u', 'POST', '/unread', {}],
])('%s applies to the open conversation when no row has the focus', async (key, method, end, body) => {
  const line = `${method} ${path(opened)}${end}`;
  await open({ [line]: opened });
  focusThread();
  press(key);
  await waitFor(() => expect(bodies(line)).toEqual([body]));
});

test('no key acts while typing', async () => {
  await open();
  press('/');
  const field = screen.getByRole('searchbox');
  for (const key of ['e', 'x', 'p', 'm', 'u', 'j']) fireEvent.keyDown(field, { key });
  expect(inbox.sent(`PATCH ${path(opened)}`)).toHaveLength(0);
  expect(screen.queryByRole('toolbar')).toBe(null);
});

test('with a row selected, / opens the search, and the letters after it are text', async () => {
  await open();
  focusOther();
  press('x');
  await screen.findByRole('toolbar', { name: 'Bulk actions' });
  const start = performance.now();
  /** Presses a key so many milliseconds after the first one, however slow the test is. */
  const pressAt = (key: string, after: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + after });
    act(() => void document.activeElement?.dispatchEvent(event));
  };
  pressAt('/', 0);
  const field = screen.getByRole('searchbox', { name: 'Search conversations' });
  expect(document.activeElement).toBe(field);
  act(() => field.blur());
  focusOther();
  for (const [place, key] of ['r', 'e', 'm', 'p'].entries()) pressAt(key, 400 * (place + 1));
  await act(async () => {});
  expect(inbox.sent('POST bulk').concat(inbox.sent(`PATCH ${path(other)}`), inbox.sent(`PUT ${path(other)}/pin`))).toEqual([]);
  // The selection and its bar are still there.
  expect(await screen.findByRole('toolbar', { name: 'Bulk actions' })).toBeTruthy();
});

test('no letter acts while the focus is outside of list and thread', async () => {
  await open();
  act(() => (document.activeElement as HTMLElement).blur());
  for (const key of ['e', 'p', 'm', 'u', 'x', 'h']) press(key);
  await act(async () => {});
  expect(inbox.sent(`PATCH ${path(opened)}`).concat(inbox.sent(`PUT ${path(opened)}/pin`))).toEqual([]);
  expect(screen.queryByRole('toolbar')).toBe(null);
});

test.each([
  ['p', `PUT ${path(opened)}/pin`, [{ pinned: true }, { pinned: false }]],
  ['m', `PATCH ${path(opened)}`, [{ muted: true }, { muted: false }]],
])('Z undoes %s', async (key, line, expected) => {
  await open({ [line]: opened });
  focusThread();
  press(key);
  await waitFor(() => expect(bodies(line)).toHaveLength(1));
  await act(async () => {});
  press('z');
  await waitFor(() => expect(bodies(line)).toEqual(expected));
});

test('Z undoes a takeover by returning the conversation to the AI, and a return by taking it over', async () => {
  const [handoff, back] = [`POST ${path(opened)}/handoff`, `POST ${path(opened)}/return-to-ai`];
  const mine = { ...opened, handler: 'human', assignee: { id: opened.id, name: 'Mara' }, actions: [...actions, 'return_to_ai'] };
  await open({ [handoff]: mine, [back]: opened });
  focusThread();
  press('h');
  await waitFor(() => expect(bodies(handoff)).toHaveLength(1));
  await act(async () => {});
  press('z');
  await waitFor(() => expect(bodies(back)).toHaveLength(1));
});

const third = makeConversation(3, { customer_name: 'Mei Silva' });
const openedNow = () => new URLSearchParams(inbox.router.state.location.search).get('conversation');
async function openThree(
  answers: Record<string, unknown> = {},
  user: Parameters<ReturnType<typeof useAuth.getState>['updateUser']>[0] = {},
) {
  inbox = await openInbox({ conversations: [opened, other, third], answers, at: `?tab=all&conversation=${opened.id}` });
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
  act(() => useAuth.getState().updateUser(user));
  focusThread();
}

test('J and K open the next and the previous conversation while reading, and the focus stays in the thread', async () => {
  await openThree();
  const opens = async (key: string, { id }: { id: string }) => {
    press(key);
    await waitFor(() => expect(openedNow()).toBe(id));
  };
  await opens('j', other);
  await opens('j', third);
  await opens('j', third);
  await opens('k', other);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Conversation' }));
});

test('after a resolve the next conversation opens, and its undo comes back', async () => {
  await openThree({ [`PATCH ${path(opened)}`]: { ...opened, status: 'resolved' } });
  press('e');
  await waitFor(() => expect(openedNow()).toBe(other.id));
  await waitFor(() => expect(bodies(`PATCH ${path(opened)}`)).toHaveLength(1));
  await act(async () => {});
  press('z');
  await waitFor(() => expect(openedNow()).toBe(opened.id));
  await waitFor(() => expect(bodies(`PATCH ${path(opened)}`)).toEqual([{ status: 'resolved' }, { status: 'open' }]));
});

test('a resolve that the server refuses comes back', async () => {
  await openThree({ [`PATCH ${path(opened)}`]: () => problem(409, { code: 'conversation.move_refused', detail: 'No.' }) });
  press('e');
  await waitFor(() => expect(openedNow()).toBe(other.id));
  await waitFor(() => expect(openedNow()).toBe(opened.id));
});

test('a teammate who turned it off stays at the resolved conversation', async () => {
  await openThree({ [`PATCH ${path(opened)}`]: { ...opened, status: 'resolved' } }, { open_next: false });
  press('e');
  await waitFor(() => expect(bodies(`PATCH ${path(opened)}`)).toHaveLength(1));
  expect(openedNow()).toBe(opened.id);
});

test('a row changes at once when its conversation returns to the AI', async () => {
  const mine = makeConversation(1, {
    handler: 'human',
    assignee: { id: '0195b4f2-7c1e-7000-8000-0000000000ff', name: 'Theo Brandt' },
    actions: [...actions, 'return_to_ai'],
  });
  inbox = await openInbox({
    conversations: [mine, other],
    answers: { [`POST ${path(mine)}/return-to-ai`]: () => new Promise(() => {}) },
    at: `?tab=all&conversation=${mine.id}`,
  });
  const row = await screen.findByRole('link', { name: /Yusuf Rossi/ });
  expect(row.textContent).toContain('Theo Brandt');
  focusThread();
  press('a');
  await waitFor(() => expect(row.textContent).toContain('AI answering'));
  expect(row.textContent).not.toContain('Theo Brandt');
});

test('a resolve waits until the reply before it is stored, or the reply would reopen the conversation', async () => {
  const mine = makeConversation(4, { handler: 'human' });
  const reply = Promise.withResolvers<unknown>();
  inbox = await openInbox({
    conversations: [mine],
    answers: { [`POST ${path(mine)}/messages`]: () => reply.promise, [`PATCH ${path(mine)}`]: { ...mine, status: 'resolved' } },
    at: `?tab=all&conversation=${mine.id}`,
  });
  const field = await screen.findByRole('textbox', { name: 'Reply' });
  fireEvent.change(field, { target: { value: 'Here you are' } });
  act(() => field.focus());
  press('Enter');
  press('Escape');
  press('e');
  await waitFor(() => expect(inbox.sent(`POST ${path(mine)}/messages`)).toHaveLength(1));
  await act(async () => {});
  expect(bodies(`PATCH ${path(mine)}`)).toEqual([]);
  reply.resolve(storedFrom(1, { text: 'Here you are', conversation_id: mine.id }));
  await waitFor(() => expect(bodies(`PATCH ${path(mine)}`)).toEqual([{ status: 'resolved' }]));
});
