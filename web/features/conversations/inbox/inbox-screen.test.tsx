import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getConversation } from '@parley/contract/inbox';
import { problem } from '../../../data/make.ts';
import { queryClient } from '../../../data/query-client.ts';
import { readKey } from '../../../data/use-read.ts';
import { makeConversation, makeHandoff } from './make.ts';
import { openInbox } from './testing/make.ts';

const waiting = makeConversation(1, { handler: 'none', unread: true, handoff: makeHandoff() });
const withAi = makeConversation(2, { customer_name: 'Noah Brown' });
const at = (id: string, rest = '') => `?conversation=${id}${rest}`;
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());

test('shows how many are waiting first, and the counts in the tabs', async () => {
  inbox = await openInbox({ conversations: [waiting] });
  expect(await screen.findByText('Seven people are waiting for you')).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Needs you 7', 'AI 34', 'Mine', 'All']);
});

test('a row shows the customer, the last message, the handler, and that it is unread', async () => {
  inbox = await openInbox({ conversations: [waiting] });
  const row = await screen.findByRole('link');
  expect(row.textContent).toMatch(/Yusuf Rossi, Unread.*Where is my order\?.*Wants a person· Website/);
});

test('a tab is in the address and requests its own conversations', async () => {
  inbox = await openInbox({ conversations: [waiting] });
  fireEvent.click(screen.getByRole('tab', { name: /AI/ }));
  await waitFor(() => expect(inbox.sent('GET conversations').at(-1)?.url.searchParams.get('tab')).toBe('ai'));
  expect(inbox.router.state.location.search).toBe('?tab=ai');
  expect(screen.getByRole('tab', { name: /AI/ }).getAttribute('aria-selected')).toBe('true');
});

test('choosing a row puts it into the address', async () => {
  inbox = await openInbox({ conversations: [waiting, withAi] });
  fireEvent.click(await screen.findByRole('link', { name: /Noah Brown/ }));
  expect(await screen.findByRole('heading', { name: 'Noah Brown' })).toBeTruthy();
  expect(inbox.router.state.location.search).toBe(at(withAi.id));
});

test('the address opens a conversation that is in no list', async () => {
  inbox = await openInbox({
    conversations: [withAi],
    answers: { 'GET conversations': { items: [], next_cursor: null } },
    at: at(withAi.id),
  });
  expect(await screen.findByRole('heading', { name: 'Noah Brown' })).toBeTruthy();
  expect(screen.getByText('Nobody is waiting')).toBeTruthy();
});

test('a missing conversation, or another shop’s, shows “not found”', async () => {
  inbox = await openInbox({ conversations: [waiting], at: at('0195b4f2-7c1e-7000-8000-c00000000099') });
  expect(await screen.findByText('Conversation not found')).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(inbox.router.state.location.search).toBe('');
});

test('a teammate can write in a conversation the list knows although loading it failed', async () => {
  const answers = { [`GET conversations/${withAi.id}`]: () => problem(409, { detail: 'Not now.' }) };
  inbox = await openInbox({ conversations: [waiting, withAi], answers });
  fireEvent.click(await screen.findByRole('link', { name: /Noah Brown/ }));
  const key = readKey(getConversation, { merchant: inbox.me.merchant_id, id: withAi.id });
  await waitFor(() => expect(queryClient.getQueryState(key)?.status).toBe('error'));
  expect(screen.getByRole('heading', { name: 'Noah Brown' })).toBeTruthy();
});

test('a list that fails to load can be retried', async () => {
  let fails = true;
  const list = () => (fails ? problem(422, { detail: 'No.' }) : { items: [waiting], next_cursor: null });
  inbox = await openInbox({ conversations: [waiting], answers: { 'GET conversations': list } });
  expect(await screen.findByText('Couldn’t load conversations')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toEqual(['Yusuf Rossi, Unread']));
});

test('a search is sent once typing stops, and Escape clears it', async () => {
  inbox = await openInbox({ conversations: [waiting] });
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'red ' } });
  await waitFor(() => expect(inbox.router.state.location.search).toBe('?q=red'));
  await waitFor(() => expect(inbox.sent('GET conversations').at(-1)?.url.searchParams.get('q')).toBe('red'));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  await waitFor(() => expect(inbox.router.state.location.search).toBe(''));
});

test('J and K move in the list', async () => {
  inbox = await openInbox({ conversations: [waiting, withAi] });
  await screen.findByRole('link', { name: /Noah Brown/ });
  const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
  const focused = () => document.activeElement?.querySelector('b')?.textContent;
  press('j');
  expect(focused()).toBe('Yusuf Rossi, Unread');
  press('j');
  expect(focused()).toBe('Noah Brown');
  press('k');
  expect(focused()).toBe('Yusuf Rossi, Unread');
});

test('the buttons follow the actions the server allows, whatever the other fields say', async () => {
  inbox = await openInbox({ conversations: [{ ...withAi, actions: ['return_to_ai', 'reopen'] }], at: at(withAi.id) });
  await screen.findByRole('heading', { name: 'Noah Brown' });
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toContain('Return to AIA');
  expect(names).toContain('Reopen');
  expect(names).not.toContain('Take overH');
  expect(names).not.toContain('ResolveE');
  expect(screen.getByText('You can read this conversation but not reply.')).toBeTruthy();
});

test('H takes over, and the server’s answer shows at once', async () => {
  const takenOver = { ...withAi, handler: 'human' as const, actions: ['reply' as const, 'return_to_ai' as const], version: 2 };
  let now = withAi;
  const take = () => (now = takenOver);
  const path = `conversations/${withAi.id}`;
  inbox = await openInbox({
    conversations: [withAi],
    at: at(withAi.id),
    answers: { [`GET ${path}`]: () => now, [`POST ${path}/handoff`]: take },
  });
  await screen.findByRole('heading', { name: 'Noah Brown' });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(await screen.findByRole('button', { name: 'Return to AI' })).toBeTruthy();
  expect(inbox.sent(`POST ${path}/handoff`)).toHaveLength(1);
});

test('a conflict reads the conversation again', async () => {
  const path = `conversations/${withAi.id}`;
  inbox = await openInbox({
    conversations: [withAi],
    at: at(withAi.id),
    answers: { [`PATCH ${path}`]: () => problem(409, { detail: 'It cannot go there.' }) },
  });
  await screen.findByRole('heading', { name: 'Noah Brown' });
  const before = inbox.sent(`GET ${path}`).length;
  fireEvent.keyDown(document.body, { key: 'e' });
  await waitFor(() => expect(inbox.sent(`GET ${path}`).length).toBeGreaterThan(before));
});
