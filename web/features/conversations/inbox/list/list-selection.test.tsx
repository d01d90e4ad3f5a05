import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { madeUser, type SentRequest } from '../../../../data/make.ts';
import { deliver } from '../../../../data/live/state.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { madeAt, makeConversation } from '../make.ts';
import { openInbox } from '../testing/make.ts';

const names = ['Yusuf Rossi', 'Mei Silva', 'Aarav Khan', 'Noah Brown'];
const conversations = names.map((customer_name, index) => makeConversation(index + 1, { customer_name }));
const idOf = (name: string) => conversations[names.indexOf(name)]?.id ?? '';
const runId = '0195b4f2-7c1e-7000-8000-e00000000001';
const shop = madeUser.merchant_id ?? '';
const run = (part: object = {}) => ({
  id: runId,
  list: 'conversations',
  state: 'running',
  total: 2,
  done: 0,
  failed: 0,
  failures: [],
  may_undo: false,
  created_at: madeAt,
  finished_at: null,
  ...part,
});

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => {
  // The bulk strip outlives the list on the screen.
  const close = screen.queryByRole('button', { name: 'Dismiss' });
  if (close) fireEvent.click(close);
  cleanup();
  inbox.close();
});

async function open(answers: Record<string, unknown> = {}, at = '?tab=all') {
  inbox = await openInbox({ conversations, answers, at });
  await screen.findByRole('link', { name: /Noah Brown/ });
}
/** Adds a next page that never arrives. */
const firstPage = ({ url }: SentRequest) =>
  url.searchParams.has('cursor') ? new Promise(() => {}) : { items: conversations, next_cursor: 'more' };
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const ticked = () => names.filter((name) => box(name).checked);
const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const bar = async () => within(await screen.findByRole('toolbar', { name: 'Bulk actions' }));
const started = () => inbox.sent('POST bulk').map(({ body }) => body);

test('Shift+click selects from the last checkbox to this one', async () => {
  await open();
  fireEvent.click(box('Mei Silva'));
  fireEvent.click(box('Noah Brown'), { shiftKey: true });
  expect(ticked()).toEqual(['Mei Silva', 'Aarav Khan', 'Noah Brown']);
  expect((await bar()).getByText('3 selected')).toBeTruthy();
});

test('X selects the focused row, Space as well, and Escape clears the selection', async () => {
  await open();
  press('j');
  press('x');
  press('j');
  press(' ');
  expect(ticked()).toEqual(['Yusuf Rossi', 'Mei Silva']);
  press('Escape');
  expect(ticked()).toEqual([]);
  expect(screen.queryByRole('toolbar')).toBe(null);
});

test('Ctrl+A selects the loaded rows; with more pages it offers “all that match”', async () => {
  await open({ 'GET conversations': firstPage });
  press('j');
  press('a', { ctrlKey: true });
  expect(ticked()).toEqual(names);
  fireEvent.click(screen.getByRole('button', { name: 'Select all results' }));
  expect((await bar()).getByText('All results selected')).toBeTruthy();
});

test('changes selected conversations by id, and clears the selection', async () => {
  await open({ 'POST bulk': run(), [`GET /api/bulk/${shop}/${runId}`]: run() });
  fireEvent.click(box('Mei Silva'));
  fireEvent.click(box('Noah Brown'));
  fireEvent.click(await (await bar()).findByRole('button', { name: 'Resolve' }));
  await waitFor(() =>
    expect(started()).toEqual([
      { selection: { kind: 'ids', ids: [idOf('Mei Silva'), idOf('Noah Brown')] }, change: { status: 'resolved' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBe(null));
});

test('“all that match” sends the list’s filter and search', async () => {
  const filter = { match: 'all', conditions: [{ field: 'priority', op: 'is', value: ['urgent'] }] };
  const at = `?${new URLSearchParams({ tab: 'mine', q: 'red', filter: JSON.stringify(filter) })}`;
  await open({ 'GET conversations': firstPage, 'POST bulk': run(), [`GET /api/bulk/${shop}/${runId}`]: run() }, at);
  act(() => screen.getByRole('link', { name: /Mei Silva/ }).focus());
  press('a', { ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Select all results' }));
  await (await bar()).findByRole('button', { name: 'Resolve' });
  press('e');
  await waitFor(() =>
    expect(started()).toEqual([{ selection: { kind: 'all', tab: 'mine', q: 'red', filter }, change: { status: 'resolved' } }]),
  );
});

test('while conversations are selected, keys apply to them and not to the open one', async () => {
  await open({ 'POST bulk': run(), [`GET /api/bulk/${shop}/${runId}`]: run() }, `?tab=all&conversation=${idOf('Yusuf Rossi')}`);
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
  fireEvent.click(box('Noah Brown'));
  await (await bar()).findByRole('button', { name: 'Resolve' });
  press('e');
  await waitFor(() => expect(started()).toHaveLength(1));
  expect(inbox.sent(`PATCH conversations/${idOf('Yusuf Rossi')}`)).toHaveLength(0);
});

test('adds several tags at once', async () => {
  const tag = (id: string, name: string) => ({ id, name, colour: 'red', description: '', conversations_count: 0, created_at: madeAt });
  const [first, second] = ['0195b4f2-7c1e-7000-8000-f00000000001', '0195b4f2-7c1e-7000-8000-f00000000002'];
  await open({
    [`GET /api/tags/${shop}`]: { items: [tag(first, 'return'), tag(second, 'broken')] },
    'POST bulk': run(),
    [`GET /api/bulk/${shop}/${runId}`]: run(),
  });
  fireEvent.click(box('Mei Silva'));
  await userEvent.click(await (await bar()).findByRole('button', { name: 'Tags' }));
  await userEvent.click(await screen.findByRole('option', { name: 'return' }));
  await userEvent.click(screen.getByRole('option', { name: 'broken' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(started()).toMatchObject([{ change: { add_tag_ids: [first, second] } }]));
});

test('a bulk change shows its progress and its failures, and can be undone', async () => {
  const failures = [{ id: idOf('Mei Silva'), label: '#2', reason: 'It is resolved already.' }];
  let now = run();
  await open({
    'POST bulk': run(),
    [`GET /api/bulk/${shop}/${runId}`]: () => now,
    [`POST /api/bulk/${shop}/${runId}/undo`]: () => (now = run({ state: 'undone' })),
  });
  fireEvent.click(box('Mei Silva'));
  fireEvent.click(await (await bar()).findByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('0 of 2 done')).toBeTruthy();
  now = run({ state: 'done', done: 1, failed: 1, failures, may_undo: true });
  await act(() => refreshTopics(['bulk']));
  expect(await screen.findByText('1 updated. 1 couldn’t be updated.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show failures' }));
  expect(screen.getByText('#2: It is resolved already.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Changes undone')).toBeTruthy();
});

test('another tab starts with nothing selected', async () => {
  await open();
  fireEvent.click(box('Mei Silva'));
  fireEvent.click(screen.getByRole('tab', { name: /AI/ }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBe(null));
});

test('a colleague viewing a conversation is marked in its row', async () => {
  await open();
  act(() => deliver({ type: 'viewing', conversation_id: idOf('Mei Silva'), user_id: runId, name: 'Theo Brandt', on: true }));
  expect(screen.getByRole('link', { name: /Mei Silva/ }).textContent).toContain('Viewing: Theo Brandt');
  act(() => deliver({ type: 'viewing', conversation_id: idOf('Mei Silva'), user_id: runId, name: 'Theo Brandt', on: false }));
  expect(screen.getByRole('link', { name: /Mei Silva/ }).textContent).not.toContain('Theo Brandt');
});

test('assigns many to a teammate found by the first letters', async () => {
  const theo = {
    user_id: runId,
    name: 'Theo Brandt',
    email: 'theo@harbour.example',
    team_role: 'agent',
    permissions: ['inbox:write'],
    avatar_url: null,
  };
  const team = { items: [{ ...theo, last_seen_at: null, availability: 'online', visibility: 'all', team_ids: [] }] };
  await open({
    [`GET /api/merchants/${shop}/team`]: team,
    [`GET /api/teams/${shop}`]: { items: [] },
    'POST bulk': run(),
    [`GET /api/bulk/${shop}/${runId}`]: run(),
  });
  fireEvent.click(box('Mei Silva'));
  await userEvent.click(await (await bar()).findByRole('button', { name: 'Assign' }));
  await screen.findByRole('option', { name: 'Theo Brandt' });
  await userEvent.keyboard('theo{Enter}');
  await waitFor(() => expect(started()).toMatchObject([{ change: { assignee_id: runId } }]));
});
