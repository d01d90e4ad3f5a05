import { getConversation } from '@parley/contract/inbox';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { queryClient } from '../../../../data/query-client.ts';
import { makeConversation, makeMessage } from '../make.ts';
import { listen, openInbox, threadTexts } from '../testing/make.ts';

const conversation = makeConversation(1, { handler: 'human', actions: ['reply', 'note', 'return_to_ai', 'resolve'] });
const path = `conversations/${conversation.id}`;
const at = `?conversation=${conversation.id}`;
const messages = [makeMessage(1), makeMessage(2)];

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => {
  inbox.close();
  vi.restoreAllMocks();
});

const open = async (answers: Record<string, unknown> = {}) => {
  inbox = await openInbox({ conversations: [conversation], messages, at, answers });
  await waitFor(() => expect(threadTexts()).toEqual(['Message 1', 'Message 2']));
};

test('a live message appears at its position, and once if it arrives twice', async () => {
  await open();
  listen(makeMessage(3));
  listen(makeMessage(3, { status: 'read' }));
  expect(threadTexts()).toEqual(['Message 1', 'Message 2', 'Message 3']);
});

test('erasing the customer removes messages that arrived live', async () => {
  let erased = false;
  const erasedMessages = messages.map((message) => ({ ...message, text: '' }));
  await open({
    [`GET ${path}`]: () => (erased ? { ...conversation, erased, actions: [] } : conversation),
    [`GET ${path}/messages`]: () => ({ items: erased ? erasedMessages : messages, next_cursor: null }),
  });
  listen(makeMessage(3, { text: 'I live in Mill Lane' }));
  expect(threadTexts()).toContain('I live in Mill Lane');
  erased = true;
  await act(() => queryClient.invalidateQueries({ queryKey: [getConversation.line] }));
  expect(await screen.findByText('This customer’s data was erased, so you can’t write to them.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('region', { name: /^Messages with/ }).textContent).not.toMatch(/Mill Lane|Message 1/));
});

test("ignores another conversation's message", async () => {
  await open();
  listen(makeMessage(3, { conversation_id: makeConversation(2).id }));
  expect(threadTexts()).toEqual(['Message 1', 'Message 2']);
});

test('loads missed messages by position and shows them in order', async () => {
  await open({
    [`GET ${path}/messages`]: ({ url }: { url: URL }) => ({
      items: url.searchParams.get('after') === '2' ? [makeMessage(3), makeMessage(4)] : messages,
      next_cursor: null,
    }),
  });
  listen(makeMessage(5));
  await waitFor(() => expect(threadTexts()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4', 'Message 5']));
  expect(inbox.sent(`GET ${path}/messages`).filter(({ url }) => url.searchParams.has('after'))).toHaveLength(1);
});

test('loads older messages on scrolling up and prepends them', async () => {
  const answer = ({ url }: { url: URL }) => ({ items: url.searchParams.has('after') ? messages : [makeMessage(3)], next_cursor: 'older' });
  inbox = await openInbox({ conversations: [conversation], at, answers: { [`GET ${path}/messages`]: answer } });
  await waitFor(() => expect(threadTexts()).toEqual(['Message 1', 'Message 2', 'Message 3']));
  const [asked] = inbox.sent(`GET ${path}/messages`).filter(({ url }) => url.searchParams.has('after'));
  expect(asked?.url.search).toContain('after=0');
  expect(asked?.url.search).toContain('limit=2');
});

test('a failed load of older messages waits for a retry', async () => {
  let fails = true;
  const answer = ({ url }: { url: URL }) => {
    if (!url.searchParams.has('after')) return { items: [makeMessage(3)], next_cursor: 'older' };
    return fails ? problem(422, { detail: 'No.' }) : { items: messages, next_cursor: null };
  };
  inbox = await openInbox({ conversations: [conversation], at, answers: { [`GET ${path}/messages`]: answer } });
  expect(await screen.findByText('Couldn’t load older messages.')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(threadTexts()).toEqual(['Message 1', 'Message 2', 'Message 3']));
});

test('shows markup as text and links only addresses', async () => {
  await open();
  listen(makeMessage(3, { text: '<img src=x onerror=alert(1)> https://harbour.example' }));
  const region = screen.getByRole('region', { name: /^Messages with/ });
  expect(region.querySelector('img')).toBe(null);
  expect(screen.getByRole('link', { name: 'https://harbour.example' }).getAttribute('rel')).toContain('noopener');
});

test('marks the thread read up to its end while it is visible, once per message', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await open();
  await waitFor(() => expect(inbox.sent(`POST ${path}/read`).map(({ body }) => body)).toEqual([{ seq: 2 }]));
  listen(makeMessage(3, { author: 'ai', author_id: null }));
  listen(makeMessage(4));
  await waitFor(() => expect(inbox.sent(`POST ${path}/read`).at(-1)?.body).toEqual({ seq: 4 }));
  expect(inbox.sent(`POST ${path}/read`)).toHaveLength(2);
});

test('marks nothing read in a hidden window', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await open();
  listen(makeMessage(3));
  expect(inbox.sent(`POST ${path}/read`)).toEqual([]);
});
