import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeConversation } from '../make.ts';
import { openInbox } from '../testing/make.ts';

const actions = makeConversation(1).actions;
const opened = makeConversation(1, { actions: [...actions, 'mute'] });
const other = makeConversation(2, { customer_name: 'Noah Brown', actions: [...actions, 'mute'] });
const path = ({ id }: { id: string }) => `conversations/${id}`;

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());

async function open(answers: Record<string, unknown> = {}) {
  inbox = await openInbox({ conversations: [opened, other], answers, at: `?tab=all&conversation=${opened.id}` });
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
}
const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const focusOther = () => act(() => screen.getByRole('link', { name: /Noah Brown/ }).focus());
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

test.each([
  ['p', 'PUT', '/pin', { pinned: true }],
  ['m', 'PATCH', '', { muted: true }],
  ['u', 'POST', '/unread', {}],
])('%s applies to the open conversation when no row has the focus', async (key, method, end, body) => {
  const line = `${method} ${path(opened)}${end}`;
  await open({ [line]: opened });
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
