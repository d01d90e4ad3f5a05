import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { problem, type SentRequest } from '../../../../data/make.ts';
import { makeConversation } from '../make.ts';
import { listen, openInbox, threadTexts, storedFrom } from '../testing/make.ts';

const mine = makeConversation(1, { handler: 'human', actions: ['reply', 'note', 'return_to_ai'] });
const ai = makeConversation(1);
const path = `conversations/${mine.id}`;
const at = `?conversation=${mine.id}`;

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());

const open = async (conversation = mine, answers: Record<string, unknown> = {}) => {
  inbox = await openInbox({ conversations: [conversation], at, answers });
  await screen.findByRole('region', { name: /^Messages with/ });
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string, part = {}) => fireEvent.keyDown(field(), { key, ...part });
const write = (text: string) => {
  type(text);
  press('Enter');
};
const posts = () => inbox.sent(`POST ${path}/messages`);
const bodies = () => posts().map(({ body }) => body as { text: string; client_id: string; private: boolean });

test('a message shows at once, and the stored one replaces it without doubling, whichever arrives first', async () => {
  const arrived: Array<() => void> = [];
  const answer = ({ body }: SentRequest) => new Promise((resolve) => arrived.push(() => resolve(storedFrom(1, body))));
  await open(mine, { [`POST ${path}/messages`]: answer });
  write('Hello');
  expect(threadTexts()).toEqual(['Hello']);
  expect(screen.getByText('Sending')).toBeTruthy();
  expect(field().value).toBe('');
  await waitFor(() => expect(arrived).toHaveLength(1));
  listen(storedFrom(1, bodies()[0]));
  expect(threadTexts()).toEqual(['Hello']);
  await act(async () => arrived[0]?.());
  await waitFor(() => expect(screen.getByText(/Sent$/)).toBeTruthy());
  expect(threadTexts()).toEqual(['Hello']);
});

test('sends a message under its client_id, which is also its Idempotency-Key', async () => {
  await open();
  write('Hello');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.headers.get('idempotency-key')).toBe(bodies()[0]?.client_id);
  expect(bodies()[0]).toMatchObject({ text: 'Hello', private: false });
});

test('a refused message keeps its text and reason, and Retry sends the same one', async () => {
  let refuses = true;
  const answer = ({ body }: SentRequest) => (refuses ? problem(422, { detail: 'The channel is closed.' }) : storedFrom(1, body));
  await open(mine, { [`POST ${path}/messages`]: answer });
  write('Hello');
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent: The channel is closed.');
  expect(threadTexts()).toEqual(['Hello']);
  refuses = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  expect(threadTexts()).toEqual(['Hello']);
  expect(new Set(bodies().map((body) => body.client_id)).size).toBe(1);
});

test('messages written offline wait, and go out once and in order on reconnect', async () => {
  let isOffline = true;
  const answer = ({ body }: SentRequest) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return storedFrom(bodies().length, body);
  };
  await open(mine, { [`POST ${path}/messages`]: answer });
  write('One');
  write('Two');
  await waitFor(() => expect(screen.getAllByText('Waiting for a connection')).toHaveLength(2));
  expect(localStorage.getItem(`inbox-outbox:${inbox.me.merchant_id}:${inbox.me.id}`)).toContain('Two');
  isOffline = false;
  const attempts = posts().length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBe(null));
  await waitFor(() =>
    expect(
      bodies()
        .slice(attempts)
        .map((body) => body.text),
    ).toEqual(['One', 'Two']),
  );
  expect(localStorage.getItem(`inbox-outbox:${inbox.me.merchant_id}:${inbox.me.id}`)).toBe(null);
});

test('a message that never left can be edited or discarded; one that may have arrived can’t', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const networkError = () => {
    throw new TypeError('Failed to fetch');
  };
  await open(mine, { [`POST ${path}/messages`]: networkError });
  write('One');
  write('Two');
  const [editOne] = await screen.findAllByRole('button', { name: 'Edit' });
  if (editOne) fireEvent.click(editOne);
  expect(threadTexts()).toEqual(['Two']);
  expect(field().value).toBe('One');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(threadTexts()).toEqual([]);
  Reflect.deleteProperty(navigator, 'onLine');
  write('Three');
  await screen.findByRole('button', { name: 'Edit' });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull());
  expect(threadTexts()).toEqual(['Three']);
});

test('a message the channel refused later is retried as the same message', async () => {
  const failed = storedFrom(1, { status: 'failed', error: 'The number is not on WhatsApp.' });
  inbox = await openInbox({
    conversations: [mine],
    at,
    messages: [{ ...failed, author_id: null }],
    answers: { [`POST ${path}/messages/${failed.id}/retry`]: { ...failed, status: 'queued', error: null } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(inbox.sent(`POST ${path}/messages/${failed.id}/retry`)).toHaveLength(1));
  expect(posts()).toEqual([]);
});

test('Shift+Enter adds a line, Enter while composing an accent sends nothing, and blank text is not sent', async () => {
  await open();
  type('Hello');
  press('Enter', { shiftKey: true });
  press('Enter', { isComposing: true });
  type('   ');
  press('Enter');
  expect(threadTexts()).toEqual([]);
});

test('counts and refuses more than 8,000 characters', async () => {
  await open();
  write('x'.repeat(8003));
  expect(screen.getByRole('alert').textContent).toBe('Website allows up to 8,000 characters. Remove 3 characters.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  expect(threadTexts()).toEqual([]);
});

test('keeps a draft when leaving and coming back', async () => {
  await open();
  type('Half a sen');
  inbox.reopen();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Half a sen');
});

test('asks to take over before writing while the AI is the handler', async () => {
  await open(ai);
  expect(screen.queryByRole('textbox')).toBe(null);
  expect(screen.getByText('The AI is answering Yusuf.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reply yourself' }));
  expect(field().placeholder).toBe('Reply to Yusuf. Sending takes over from the AI.');
});

test('puts the caret in the field after taking over from the composer', async () => {
  let now = ai;
  const take = () => (now = { ...mine, assignee: { id: inbox.me.id, name: inbox.me.name }, version: 2 });
  await open(ai, { [`GET ${path}`]: () => now, [`POST ${path}/handoff`]: take });
  const [, inComposer] = screen.getAllByRole('button', { name: 'Take over' });
  if (inComposer) fireEvent.click(inComposer);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().placeholder).toBe('Reply to Yusuf, / for saved replies');
});

test('a private note is sent as a note and leaves the AI answering', async () => {
  await open(ai);
  fireEvent.keyDown(document.body, { key: 'n' });
  write('He is a regular.');
  await waitFor(() => expect(bodies()).toMatchObject([{ text: 'He is a regular.', private: true }]));
  expect(inbox.sent(`POST ${path}/handoff`)).toEqual([]);
  expect(inbox.sent(`POST ${path}/typing`)).toEqual([]);
  expect(screen.getByText('The AI is answering Yusuf.')).toBeTruthy();
});

test('Tab inserts the suggestion, which shows its sources', async () => {
  const source = { kind: 'article', id: 'a', title: 'Exchange policy', score: 0.9, excerpt: '' };
  await open(mine, { [`POST ${path}/suggestion`]: { text: 'No label needed.', confidence: 0.88, sources: [source] } });
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a reply' }));
  expect(await screen.findByText('confidence 0.88')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Exchange policy' })).toBeTruthy();
  press('Tab');
  expect(field().value).toBe('No label needed.');
  expect(screen.queryByText(/confidence/)).toBe(null);
});

test('a reply written from a suggestion keeps its sources, and one begun anew has none', async () => {
  const source = { kind: 'article', id: 'a', title: 'Exchange policy', score: 0.9, excerpt: '' };
  await open(mine, { [`POST ${path}/suggestion`]: { text: 'No label needed.', confidence: 0.88, sources: [source] } });
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a reply' }));
  await screen.findByText('confidence 0.88');
  press('Tab');
  press('Enter');
  await waitFor(() => expect(bodies()).toMatchObject([{ text: 'No label needed.', suggested_from: [source] }]));
  write('My own words.');
  press('Enter');
  await waitFor(() => expect(bodies()[1]).toMatchObject({ text: 'My own words.', suggested_from: [] }));
});

test('Tab moves the focus as usual without a suggestion', async () => {
  await open();
  expect(press('Tab')).toBe(true);
});

test('signals when the teammate starts and stops typing', async () => {
  await open();
  const typingSignals = () => inbox.sent(`POST ${path}/typing`).map(({ body }) => (body as { on: boolean }).on);
  type('H');
  type('He');
  await waitFor(() => expect(typingSignals()).toEqual([true]));
  fireEvent.blur(field());
  await waitFor(() => expect(typingSignals()).toEqual([true, false]));
});
