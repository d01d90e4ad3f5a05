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
const viewingSignals = () => inbox.sent(`POST ${path}/viewing`).map(({ body }) => body);

test('names a colleague who is viewing, and then typing', async () => {
  await open();
  say({ type: 'viewing', ...theo, on: true });
  expect(screen.getByText('Theo is viewing this conversation')).toBeTruthy();
  say({ type: 'typing', ...theo, who: 'teammate', on: true });
  expect(screen.getByText('Theo is typing a reply')).toBeTruthy();
  say({ type: 'viewing', ...theo, on: false });
  expect(screen.queryByText(/Theo is/)).toBe(null);
});

test('the teammate’s own other tab does not count as a colleague', async () => {
  await open();
  say({ type: 'viewing', ...theo, user_id: inbox.me.id, on: true });
  expect(screen.queryByText(/looking at this/)).toBe(null);
});

test('signals viewing when the conversation opens and closes', async () => {
  await open();
  await waitFor(() => expect(viewingSignals()).toEqual([{ on: true }]));
  looks.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('blur')));
  await waitFor(() => expect(viewingSignals()).toEqual([{ on: true }, { on: false }]));
  // Also when the page unloads, which cancels calls without it.
  expect(inbox.sent(`POST ${path}/viewing`).at(-1)).toMatchObject({ keepalive: true });
});

test('signals once more, at once, when a colleague opens the conversation later', async () => {
  await open();
  await waitFor(() => expect(viewingSignals()).toHaveLength(1));
  say({ type: 'viewing', ...theo, on: true });
  await waitFor(() => expect(viewingSignals()).toEqual([{ on: true }, { on: true }]));
  say({ type: 'viewing', ...theo, on: true });
  say({ type: 'viewing', ...theo, on: false });
  expect(viewingSignals()).toHaveLength(2);
});

test('signals leaving and returning to the tab', async () => {
  await open();
  await waitFor(() => expect(viewingSignals()).toHaveLength(1));
  inbox.reopen();
  await waitFor(() => expect(viewingSignals()).toEqual([{ on: true }, { on: false }, { on: true }]));
});

test('signals nothing from a hidden window', async () => {
  looks.mockReturnValue(false);
  await open();
  expect(viewingSignals()).toEqual([]);
});
