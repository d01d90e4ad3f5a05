import type { Message } from '@parley/contract/messages';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { problem, type SentRequest } from '../../../../data/make.ts';
import { makeMessage } from '../make.ts';
import { click, mine, openComposer, path, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const question = makeMessage(1, { text: 'Is the red one in stock?' });
const answer = (part: Partial<Message>) =>
  makeMessage(2, { author: 'teammate', direction: 'out', private: false, text: 'It is!', ...part });

type Meanwhile = { messages?: (clientId: string) => Message[]; status?: 'open' | 'resolved'; look?: () => unknown };

/** Writes a reply whose first attempt finds no network; by the second, this has happened. */
async function writeOffline({ messages = () => [], status = 'open', look }: Meanwhile) {
  let isCut = true;
  let clientId = '';
  const conversation = mine({ status: 'open' });
  inbox = await openComposer({
    conversation,
    messages: [question],
    answers: {
      [`POST ${path}/messages`]: ({ body }: SentRequest) => {
        clientId = (body as { client_id: string }).client_id;
        if (!isCut) return messages(clientId).find((one) => one.client_id === clientId) ?? makeMessage(9, { client_id: clientId });
        isCut = false;
        throw new TypeError('Failed to fetch');
      },
      [`GET ${path}/messages`]: ({ url }: SentRequest) => {
        if (!url.searchParams.has('after')) return { items: [question], next_cursor: null };
        return look?.() ?? { items: messages(clientId), next_cursor: null };
      },
      [`GET ${path}`]: () => ({ ...conversation, status: isCut ? 'open' : status }),
    },
  });
  type('Yes, it is');
  press('Enter');
  await waitFor(() => expect(inbox.posts()).toHaveLength(1));
}

test.each([
  ['a colleague', answer({ author_id: 'theo', author_name: 'Theo' }), 'Not sent: Theo answered in the meantime.'],
  ['the AI', answer({ author: 'ai', author_id: null }), 'Not sent: The AI answered in the meantime.'],
])('is held back when %s answered meanwhile, and sent once when its author wants that', async (_, message, words) => {
  await writeOffline({ messages: () => [message] });
  expect((await screen.findByText(words, { exact: false })).textContent).toBe(`${words}Send anywayEditDiscard`);
  expect(inbox.posts()).toHaveLength(1);
  click('Send anyway');
  await waitFor(() => expect(inbox.posts()).toHaveLength(2));
  const [first, second] = inbox.bodies();
  expect(second?.client_id).toBe(first?.client_id);
  await waitFor(() => expect(screen.queryByText(words, { exact: false })).toBeNull());
});

test('is held back when the conversation was resolved meanwhile, and can be discarded', async () => {
  await writeOffline({ status: 'resolved' });
  await screen.findByText('Not sent: The conversation was resolved in the meantime.', { exact: false });
  click('Discard');
  expect(screen.queryByText(/Not sent/)).toBeNull();
  expect(inbox.posts()).toHaveLength(1);
});

test.each<[string, Meanwhile]>([
  ['nothing happened', {}],
  ['the customer wrote', { messages: () => [makeMessage(2, { text: 'Hello?' })] }],
  ['a colleague left a note', { messages: () => [answer({ author_id: 'theo', private: true })] }],
  [
    'it had arrived, and only the answer was lost',
    { messages: (clientId) => [answer({ author_id: 'theo' }), makeMessage(3, { client_id: clientId })] },
  ],
  ['the conversation can’t be read, which the server decides', { look: () => problem(404) }],
])('is sent when %s', async (_, meanwhile) => {
  await writeOffline(meanwhile);
  await waitFor(() => expect(inbox.posts()).toHaveLength(2));
  const [first, second] = inbox.bodies();
  expect(second?.client_id).toBe(first?.client_id);
});
