import type { Signal } from '@parley/contract/live';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deliver } from '../../../../data/live/state.ts';
import { makeConversation } from '../make.ts';
import { openInbox } from '../testing/make.ts';
import { endOf } from './typing-line.tsx';

const conversation = makeConversation(1, { handler: 'ai', actions: ['reply', 'note'] });
const say = (signal: Signal) => act(() => deliver(signal));
const writes = (text: string, more: Partial<Signal & { type: 'ai_text' }> = {}) =>
  say({ type: 'ai_text', conversation_id: conversation.id, playground_id: null, text, done: false, ...more });
const types = (on: boolean) => say({ type: 'typing', conversation_id: conversation.id, who: 'ai', user_id: null, name: null, on });

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());
async function open() {
  inbox = await openInbox({ conversations: [conversation], at: `?conversation=${conversation.id}` });
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
  await screen.findByRole('button', { name: /Reply yourself/ });
}

test('shows a language model’s text while it streams, and removes it when it is done', async () => {
  await open();
  types(true);
  expect(screen.getByText('The AI is typing')).toBeTruthy();
  writes('Delivery to');
  writes('Delivery to Spain takes');
  expect(screen.getByText('The AI is writing:')).toBeTruthy();
  expect(screen.getByText('Delivery to Spain takes')).toBeTruthy();
  writes('Delivery to Spain takes three days.', { done: true });
  types(false);
  expect(screen.queryByText(/AI is writing|Delivery/)).toBe(null);
});

test('ignores text streamed in another conversation or in the playground', async () => {
  await open();
  writes('Elsewhere', { conversation_id: inbox.me.id });
  writes('Tried out', { conversation_id: null, playground_id: inbox.me.id });
  expect(screen.queryByText(/Elsewhere|Tried out/)).toBe(null);
});

test('shows only the end of a long text, in one line', () => {
  const end = endOf(`First words\n\n${'and so on '.repeat(40)}the last words`);
  expect(end).toMatch(/^… .*the last words$/);
  expect(end.length).toBeLessThan(125);
});
