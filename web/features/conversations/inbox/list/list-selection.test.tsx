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
  // What is on the screen for longer than a list is.
  const close = screen.queryByRole('button', { name: 'Dismiss' });
  if (close) fireEvent.click(close);
  cleanup();
  inbox.close();
});

async function open(answers: Record<string, unknown> = {}, at = '?tab=all') {
  inbox = await openInbox({ conversations, answers, at });
  await screen.findByRole('link', { name: /Noah Brown/ });
}
/** There is a page more, which does not come. */
const firstPage = ({ url }: SentRequest) =>
  url.searchParams.has('cursor') ? new Promise(() => {}) : { items: conversations, next_cursor: 'more' };
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const ticked = () => names.filter((name) => box(name).checked);
const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const bar = async () => within(await screen.findByRole('toolbar', { name: 'What to do with the selected conversations' }));
const started = () => inbox.sent('POST bulk').map(({ body }) => body);

test('Shift and a click reach from the last box to this one', async () => {
  await open();
  fireEvent.click(box('Mei Silva'));
  fireEvent.click(box('Noah Brown'), { shiftKey: true });
  expect(ticked()).toEqual(['Mei Silva', 'Aarav Khan', 'Noah Brown']);
  expect((await bar()).getByText('3 selected')).toBeTruthy();
});

test('X ticks the row that has the focus, Space as well, and Escape leaves all', async () => {
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

test('Ctrl A in the list ticks what is shown; with a page more there is "all that match"', async () => {
  await open({ 'GET conversations': firstPage });
  press('j');
  press('a', { ctrlKey: true });
  expect(ticked()).toEqual(names);
  fireEvent.click(screen.getByRole('button', { name: 'Select all that match' }));
  expect((await bar()).getByText('All that match')).toBeTruthy();
});

test('what is chosen by name is changed by name, and the boxes are empty again', async () => {
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

test('all that match is said as the list asks for it, with its filter and its words', async () => {
  const filter = { match: 'all', conditions: [{ field: 'priority', op: 'is', value: ['urgent'] }] };
  const at = `?${new URLSearchParams({ tab: 'mine', q: 'red', filter: JSON.stringify(filter) })}`;
  await open({ 'GET conversations': firstPage, 'POST bulk': run(), [`GET /api/bulk/${shop}/${runId}`]: run() }, at);
  act(() => screen.getByRole('link', { name: /Mei Silva/ }).focus());
  press('a', { ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Select all that match' }));
  await (await bar()).findByRole('button', { name: 'Resolve' });
  press('e');
  await waitFor(() =>
    expect(started()).toEqual([{ selection: { kind: 'all', tab: 'mine', q: 'red', filter }, change: { status: 'resolved' } }]),
  );
});

test('while something is selected the keys mean that, not what is open', async () => {
  await open({ 'POST bulk': run(), [`GET /api/bulk/${shop}/${runId}`]: run() }, `?tab=all&conversation=${idOf('Yusuf Rossi')}`);
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
  fireEvent.click(box('Noah Brown'));
  await (await bar()).findByRole('button', { name: 'Resolve' });
  press('e');
  await waitFor(() => expect(started()).toHaveLength(1));
  expect(inbox.sent(`PATCH conversations/${idOf('Yusuf Rossi')}`)).toHaveLength(0);
});

test('several tags are given at once', async () => {
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

test('the change says how far it is, what it could not change, and is taken back', async () => {
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
  now = run({ state: 'done', done: 2, failed: 1, failures, may_undo: true });
  await act(() => refreshTopics(['bulk']));
  expect(await screen.findByText('1 changed. 1 could not be changed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show which' }));
  expect(screen.getByText('#2: It is resolved already.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back')).toBeTruthy();
});

test('another tab begins with nothing selected', async () => {
  await open();
  fireEvent.click(box('Mei Silva'));
  fireEvent.click(screen.getByRole('tab', { name: /AI/ }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBe(null));
});

test('a colleague who looks at a conversation is marked in its row', async () => {
  await open();
  act(() => deliver({ type: 'viewing', conversation_id: idOf('Mei Silva'), user_id: runId, name: 'Theo Brandt', on: true }));
  expect(screen.getByRole('link', { name: /Mei Silva/ }).textContent).toContain('Theo Brandt looks at it');
  act(() => deliver({ type: 'viewing', conversation_id: idOf('Mei Silva'), user_id: runId, name: 'Theo Brandt', on: false }));
  expect(screen.getByRole('link', { name: /Mei Silva/ }).textContent).not.toContain('Theo Brandt');
});

test('many are given to a teammate, who is found by the first letters', async () => {
  const theo = { user_id: runId, name: 'Theo Brandt', email: 'theo@harbour.example', team_role: 'agent', avatar_url: null };
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
