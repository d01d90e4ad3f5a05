import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getConversation } from '@parley/contract/inbox';
import { problem } from '../../../data/make.ts';
import { queryClient } from '../../../data/query-client.ts';
import { readKey } from '../../../data/use-read.ts';
import { makeConversation, makeHandoff } from './make.ts';
import { openInbox } from './testing/make.ts';

const wanted = makeConversation(1, { handler: 'none', unread: true, handoff: makeHandoff() });
const held = makeConversation(2, { customer_name: 'Noah Brown' });
const at = (id: string, rest = '') => `?conversation=${id}${rest}`;
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());

test('it says the one thing first, and the tabs carry their figures', async () => {
  inbox = await openInbox({ conversations: [wanted] });
  expect(await screen.findByText('Seven people are waiting for you')).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Needs you 7', 'AI 34', 'Mine', 'All']);
});

test('a row says who, what, who holds it, and that it is unread', async () => {
  inbox = await openInbox({ conversations: [wanted] });
  const row = await screen.findByRole('link');
  expect(row.textContent).toMatch(/Yusuf Rossi, Unread.*Where is my order\?.*Wants a person· Website/);
});

test('a tab is a place in the address, and asks for its own conversations', async () => {
  inbox = await openInbox({ conversations: [wanted] });
  fireEvent.click(screen.getByRole('tab', { name: /AI/ }));
  await waitFor(() => expect(inbox.sent('GET conversations').at(-1)?.url.searchParams.get('tab')).toBe('ai'));
  expect(inbox.router.state.location.search).toBe('?tab=ai');
  expect(screen.getByRole('tab', { name: /AI/ }).getAttribute('aria-selected')).toBe('true');
});

test('choosing a row opens it in the address', async () => {
  inbox = await openInbox({ conversations: [wanted, held] });
  fireEvent.click(await screen.findByRole('link', { name: /Noah Brown/ }));
  expect(await screen.findByRole('heading', { name: 'Noah Brown' })).toBeTruthy();
  expect(inbox.router.state.location.search).toBe(at(held.id));
});

test('the address opens a conversation that is in no list', async () => {
  inbox = await openInbox({ conversations: [held], answers: { 'GET conversations': { items: [], next_cursor: null } }, at: at(held.id) });
  expect(await screen.findByRole('heading', { name: 'Noah Brown' })).toBeTruthy();
  expect(screen.getByText('Nobody is waiting')).toBeTruthy();
});

test("another shop's conversation, or none, is said to be not here", async () => {
  inbox = await openInbox({ conversations: [wanted], at: at('0195b4f2-7c1e-7000-8000-c00000000099') });
  expect(await screen.findByText('This conversation is not here')).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(inbox.router.state.location.search).toBe('');
});

test('a conversation the list knows can be written in though it could not be read itself', async () => {
  const answers = { [`GET conversations/${held.id}`]: () => problem(409, { detail: 'Not now.' }) };
  inbox = await openInbox({ conversations: [wanted, held], answers });
  fireEvent.click(await screen.findByRole('link', { name: /Noah Brown/ }));
  const key = readKey(getConversation, { merchant: inbox.me.merchant_id, id: held.id });
  await waitFor(() => expect(queryClient.getQueryState(key)?.status).toBe('error'));
  expect(screen.getByRole('heading', { name: 'Noah Brown' })).toBeTruthy();
});

test('the list says that it did not load, and tries again', async () => {
  let fails = true;
  const list = () => (fails ? problem(422, { detail: 'No.' }) : { items: [wanted], next_cursor: null });
  inbox = await openInbox({ conversations: [wanted], answers: { 'GET conversations': list } });
  expect(await screen.findByText('The conversations did not load')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toEqual(['Yusuf Rossi, Unread']));
});

test('a search asks the server once the word is typed, and Escape shows everything again', async () => {
  inbox = await openInbox({ conversations: [wanted] });
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'red ' } });
  await waitFor(() => expect(inbox.router.state.location.search).toBe('?q=red'));
  await waitFor(() => expect(inbox.sent('GET conversations').at(-1)?.url.searchParams.get('q')).toBe('red'));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  await waitFor(() => expect(inbox.router.state.location.search).toBe(''));
});

test('J and K move in the list', async () => {
  inbox = await openInbox({ conversations: [wanted, held] });
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

test('the buttons are what the server allows, whatever the rest says', async () => {
  inbox = await openInbox({ conversations: [{ ...held, actions: ['return_to_ai', 'reopen'] }], at: at(held.id) });
  await screen.findByRole('heading', { name: 'Noah Brown' });
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toContain('Return to AIA');
  expect(names).toContain('Reopen');
  expect(names).not.toContain('Take overH');
  expect(names).not.toContain('ResolveE');
  expect(screen.getByText('You can read this conversation, not write in it.')).toBeTruthy();
});

test('H takes over, and what the server answers is shown at once', async () => {
  const taken = { ...held, handler: 'human' as const, actions: ['reply' as const, 'return_to_ai' as const], version: 2 };
  let now = held;
  const take = () => (now = taken);
  const path = `conversations/${held.id}`;
  inbox = await openInbox({
    conversations: [held],
    at: at(held.id),
    answers: { [`GET ${path}`]: () => now, [`POST ${path}/handoff`]: take },
  });
  await screen.findByRole('heading', { name: 'Noah Brown' });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(await screen.findByRole('button', { name: 'Return to AI' })).toBeTruthy();
  expect(inbox.sent(`POST ${path}/handoff`)).toHaveLength(1);
});

test('a conflict reads again what is true now', async () => {
  const path = `conversations/${held.id}`;
  inbox = await openInbox({
    conversations: [held],
    at: at(held.id),
    answers: { [`PATCH ${path}`]: () => problem(409, { detail: 'It cannot go there.' }) },
  });
  await screen.findByRole('heading', { name: 'Noah Brown' });
  const before = inbox.sent(`GET ${path}`).length;
  fireEvent.keyDown(document.body, { key: 'e' });
  await waitFor(() => expect(inbox.sent(`GET ${path}`).length).toBeGreaterThan(before));
});
