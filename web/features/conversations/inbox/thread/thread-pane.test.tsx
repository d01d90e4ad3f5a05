import { getConversation } from '@parley/contract/inbox';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { queryClient } from '../../../../data/query-client.ts';
import { makeConversation, makeMessage } from '../make.ts';
import { hear, openInbox, said } from '../testing/make.ts';

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
  await waitFor(() => expect(said()).toEqual(['Message 1', 'Message 2']));
};

test('a live message takes its place, and twice it is one', async () => {
  await open();
  hear(makeMessage(3));
  hear(makeMessage(3, { status: 'read' }));
  expect(said()).toEqual(['Message 1', 'Message 2', 'Message 3']);
});

test('once their customer is erased, nothing stays of what came while one looked', async () => {
  let erased = false;
  const gone = messages.map((message) => ({ ...message, text: '' }));
  await open({
    [`GET ${path}`]: () => (erased ? { ...conversation, erased, actions: [] } : conversation),
    [`GET ${path}/messages`]: () => ({ items: erased ? gone : messages, next_cursor: null }),
  });
  hear(makeMessage(3, { text: 'I live in Mill Lane' }));
  expect(said()).toContain('I live in Mill Lane');
  erased = true;
  await act(() => queryClient.invalidateQueries({ queryKey: [getConversation.line] }));
  expect(await screen.findByText('This customer was erased, so nobody can be written to here.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('region', { name: /^Messages with/ }).textContent).not.toMatch(/Mill Lane|Message 1/));
});

test("another conversation's message does not come in", async () => {
  await open();
  hear(makeMessage(3, { conversation_id: makeConversation(2).id }));
  expect(said()).toEqual(['Message 1', 'Message 2']);
});

test('what was missed between is fetched by its position and stands in order', async () => {
  await open({
    [`GET ${path}/messages`]: ({ url }: { url: URL }) => ({
      items: url.searchParams.get('after') === '2' ? [makeMessage(3), makeMessage(4)] : messages,
      next_cursor: null,
    }),
  });
  hear(makeMessage(5));
  await waitFor(() => expect(said()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4', 'Message 5']));
  expect(inbox.sent(`GET ${path}/messages`).filter(({ url }) => url.searchParams.has('after'))).toHaveLength(1);
});

test('older messages are read on the way up and put on top', async () => {
  const answer = ({ url }: { url: URL }) => ({ items: url.searchParams.has('after') ? messages : [makeMessage(3)], next_cursor: 'older' });
  inbox = await openInbox({ conversations: [conversation], at, answers: { [`GET ${path}/messages`]: answer } });
  await waitFor(() => expect(said()).toEqual(['Message 1', 'Message 2', 'Message 3']));
  const [asked] = inbox.sent(`GET ${path}/messages`).filter(({ url }) => url.searchParams.has('after'));
  expect(asked?.url.search).toContain('after=0');
  expect(asked?.url.search).toContain('limit=2');
});

test('older messages that do not come wait for the person', async () => {
  let fails = true;
  const answer = ({ url }: { url: URL }) => {
    if (!url.searchParams.has('after')) return { items: [makeMessage(3)], next_cursor: 'older' };
    return fails ? problem(422, { detail: 'No.' }) : { items: messages, next_cursor: null };
  };
  inbox = await openInbox({ conversations: [conversation], at, answers: { [`GET ${path}/messages`]: answer } });
  expect(await screen.findByText('Older messages did not load.')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(said()).toEqual(['Message 1', 'Message 2', 'Message 3']));
});

test('words are text: markup shows as it was typed, only addresses are links', async () => {
  await open();
  hear(makeMessage(3, { text: '<img src=x onerror=alert(1)> https://harbour.example' }));
  const region = screen.getByRole('region', { name: /^Messages with/ });
  expect(region.querySelector('img')).toBe(null);
  expect(screen.getByRole('link', { name: 'https://harbour.example' }).getAttribute('rel')).toContain('noopener');
});

test('it is marked read up to the end while somebody looks, once per message', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await open();
  await waitFor(() => expect(inbox.sent(`POST ${path}/read`).map(({ body }) => body)).toEqual([{ seq: 2 }]));
  hear(makeMessage(3, { author: 'ai', author_id: null }));
  hear(makeMessage(4));
  await waitFor(() => expect(inbox.sent(`POST ${path}/read`).at(-1)?.body).toEqual({ seq: 4 }));
  expect(inbox.sent(`POST ${path}/read`)).toHaveLength(2);
});

test('in a window nobody looks at nothing is marked read', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await open();
  hear(makeMessage(3));
  expect(inbox.sent(`POST ${path}/read`)).toEqual([]);
});
