import type { Conversation } from '@parley/contract/conversations';
import { getConversation, listConversations } from '@parley/contract/inbox';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../data/query-client.ts';
import { readKey } from '../../../data/use-read.ts';
import { makeConversation } from './make.ts';
import { showOptimistically } from './show-changed.ts';

const merchant = 'shop';
const one = makeConversation(1, { muted: false });
const key = readKey(getConversation, { merchant, id: one.id });
const isMuted = () => queryClient.getQueryData<Conversation>(key)?.muted;
/** A read that stays pending until the test resolves it. */
function reading() {
  const answer = Promise.withResolvers<Conversation>();
  const read = queryClient.fetchQuery({ queryKey: key, queryFn: () => answer.promise, staleTime: 0 });
  return async (conversation: Conversation) => {
    answer.resolve(conversation);
    await read;
  };
}
const setUp = () => {
  const server = Promise.withResolvers<void>();
  const changing = showOptimistically(merchant, one.id, { muted: true }, () => server.promise);
  return { server, changing };
};

beforeEach(() => queryClient.setQueryData(key, one));

test('a read that started before the change does not revert it, however late it returns', async () => {
  const early = reading();
  const { server, changing } = setUp();
  await early(one);
  expect(isMuted()).toBe(true);
  const meanwhile = reading();
  server.resolve();
  expect(await changing).toBe(true);
  await meanwhile(one);
  expect(isMuted()).toBe(true);
});

test('a read that starts after the server’s answer wins', async () => {
  const { server, changing } = setUp();
  server.resolve();
  await changing;
  await new Promise((later) => setTimeout(later, 5));
  const late = reading();
  await late(one);
  expect(isMuted()).toBe(false);
});

test('a refused change is reverted and stays so', async () => {
  const { server, changing } = setUp();
  server.reject(new Error('no'));
  expect(await changing).toBe(false);
  expect(isMuted()).toBe(false);
});

test('a conversation that is still loading shows a change at once, on the copy of its list', async () => {
  queryClient.clear();
  queryClient.setQueryData([listConversations.line, {}], { items: [one] });
  const early = reading();
  const { server, changing } = setUp();
  expect(queryClient.getQueryData(key)).toEqual({ ...one, muted: true });
  server.resolve();
  await changing;
  await early(one);
  expect(isMuted()).toBe(true);
});

test('a change in a list caches no conversation that was never opened', async () => {
  queryClient.clear();
  queryClient.setQueryData([listConversations.line, {}], { items: [one] });
  const { server, changing } = setUp();
  server.resolve();
  await changing;
  expect(queryClient.getQueryData(key)).toBeUndefined();
});
