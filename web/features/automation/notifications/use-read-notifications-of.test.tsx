import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { forgetAll, signIn, stubServer } from '../../../data/make.ts';
import { useReadNotificationsOf } from './index.ts';
import { lines } from './make.ts';

let looks = vi.spyOn(document, 'hasFocus');
beforeEach(() => {
  forgetAll();
  looks = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  looks.mockRestore();
});

function open(conversation: string, unread: number) {
  signIn({ notifications_count: unread });
  const server = stubServer({ [lines.read]: { marked_at: null } });
  const hook = renderHook(({ id }) => useReadNotificationsOf(id), { initialProps: { id: conversation } });
  const markedRead = () => server.calls(lines.read).map(({ body }) => (body as { conversation_id: string }).conversation_id);
  const count = (notifications_count: number) => act(() => useAuth.getState().updateUser({ notifications_count }));
  return { ...hook, markedRead, count };
}

test('marks the notifications of each opened conversation read', async () => {
  const { markedRead, rerender } = open('c-1', 3);
  rerender({ id: 'c-2' });
  await waitFor(() => expect(markedRead()).toEqual(['c-1', 'c-2']));
});

test('marks them read again when more arrive, but not when there are fewer', async () => {
  const { markedRead, count } = open('c-1', 2);
  count(1);
  await waitFor(() => expect(markedRead()).toEqual(['c-1']));
  count(2);
  await waitFor(() => expect(markedRead()).toEqual(['c-1', 'c-1']));
});

test('a tab without the focus waits until somebody returns', async () => {
  looks.mockReturnValue(false);
  const { markedRead } = open('c-1', 1);
  expect(markedRead()).toEqual([]);
  looks.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(markedRead()).toEqual(['c-1']));
});

test.each([
  ['no conversation is open', '', 4],
  ['there is nothing unread', 'c-1', 0],
])('requests nothing while %s', async (_, conversation, unread) => {
  const { markedRead } = open(conversation, unread);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(markedRead()).toEqual([]);
});
