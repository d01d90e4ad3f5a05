import type { Signal } from '@parley/contract/live';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../../data/live/state.ts';
import { makeConversation } from '../make.ts';
import { openInbox } from '../testing/make.ts';

const conversation = makeConversation(1, { handler: 'human', actions: ['reply', 'note'] });
const path = `conversations/${conversation.id}`;
const theo = { conversation_id: conversation.id, user_id: '0195b4f2-7c1e-7000-8000-000000000009', name: 'Theo' };
const say = (signal: Signal) => act(() => deliver(signal));

let inbox: Awaited<ReturnType<typeof openInbox>>;
let looks: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (looks = vi.spyOn(document, 'hasFocus').mockReturnValue(true)));
afterEach(() => {
  vi.useRealTimers();
  inbox.close();
  vi.restoreAllMocks();
});

async function open() {
  inbox = await openInbox({
    conversations: [conversation],
    at: `?conversation=${conversation.id}`,
    answers: { [`POST ${path}/viewing`]: {} },
  });
  await screen.findByRole('heading', { name: 'Yusuf Rossi' });
}
const told = () => inbox.sent(`POST ${path}/viewing`).map(({ body }) => body);

test('a colleague who looks, and then types, is named', async () => {
  await open();
  say({ type: 'viewing', ...theo, on: true });
  expect(screen.getByText('Theo is looking at this')).toBeTruthy();
  say({ type: 'typing', ...theo, who: 'teammate', on: true });
  expect(screen.getByText('Theo is typing a reply')).toBeTruthy();
  say({ type: 'viewing', ...theo, on: false });
  expect(screen.queryByText(/Theo is/)).toBe(null);
});

test('oneself in another tab is nobody else', async () => {
  await open();
  say({ type: 'viewing', ...theo, user_id: inbox.me.id, on: true });
  expect(screen.queryByText(/looking at this/)).toBe(null);
});

test('the others hear that one looks, and that one left', async () => {
  await open();
  await waitFor(() => expect(told()).toEqual([{ on: true }]));
  looks.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('blur')));
  await waitFor(() => expect(told()).toEqual([{ on: true }, { on: false }]));
});

test('a colleague who comes later hears at once that one looks, and once', async () => {
  await open();
  await waitFor(() => expect(told()).toHaveLength(1));
  say({ type: 'viewing', ...theo, on: true });
  await waitFor(() => expect(told()).toEqual([{ on: true }, { on: true }]));
  say({ type: 'viewing', ...theo, on: true });
  say({ type: 'viewing', ...theo, on: false });
  expect(told()).toHaveLength(2);
});

test('leaving the screen and coming back is said', async () => {
  await open();
  await waitFor(() => expect(told()).toHaveLength(1));
  inbox.reopen();
  await waitFor(() => expect(told()).toEqual([{ on: true }, { on: false }, { on: true }]));
});

test('in a window nobody looks at nothing is said', async () => {
  looks.mockReturnValue(false);
  await open();
  expect(told()).toEqual([]);
});
