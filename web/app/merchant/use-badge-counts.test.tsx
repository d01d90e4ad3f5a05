import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../../data/auth.ts';
import { deliver } from '../../data/live/state.ts';
import { forgetAll, madeUser, signIn, stubServer } from '../../data/make.ts';
import { useBadgeCounts } from './use-badge-counts.ts';

const line = `GET /api/inbox/${madeUser.merchant_id}/counts`;
const looks = vi.spyOn(document, 'visibilityState', 'get');
beforeEach(() => {
  forgetAll();
  signIn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  looks.mockReset();
});

async function open() {
  let unread = 1;
  const server = stubServer({ [line]: () => ({ needs_you: 0, ai: 0, mine: 0, unread: unread++, notifications: 0 }) });
  renderHook(useBadgeCounts);
  await vi.waitFor(() => expect(useAuth.getState().user?.unread_count).toBe(1));
  return server;
}
const say = (topic: 'inbox' | 'orders') => act(() => deliver({ type: 'changed', topic, id: null, version: null }));

test('a hidden tab updates its counts, once for all signals within five seconds', async () => {
  const server = await open();
  looks.mockReturnValue('hidden');
  for (let times = 0; times < 5; times += 1) say('inbox');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await vi.waitFor(() => expect(useAuth.getState().user?.unread_count).toBe(2));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(server.calls(line)).toHaveLength(2);
});

test.each([
  ['hidden', 'orders'],
  ['visible', 'inbox'],
] as const)('a %s tab does not count for a change of the %s', async (visibility, topic) => {
  const server = await open();
  looks.mockReturnValue(visibility);
  say(topic);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(server.calls(line)).toHaveLength(1);
});
