import type { Conversation } from '@parley/contract/conversations';
import { getConversation } from '@parley/contract/inbox';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../data/query-client.ts';
import { readKey } from '../../../data/use-read.ts';
import { makeConversation } from './make.ts';
import { showWhile } from './show-changed.ts';

const merchant = 'shop';
const one = makeConversation(1, { muted: false });
const key = readKey(getConversation, { merchant, id: one.id });
const isMuted = () => queryClient.getQueryData<Conversation>(key)?.muted;
/** A read that is under way until it is told what the server says. */
function reading() {
  const answer = Promise.withResolvers<Conversation>();
  const read = queryClient.fetchQuery({ queryKey: key, queryFn: () => answer.promise, staleTime: 0 });
  return async (said: Conversation) => {
    answer.resolve(said);
    await read;
  };
}
const asked = () => {
  const server = Promise.withResolvers<void>();
  const changing = showWhile(merchant, one.id, { muted: true }, () => server.promise);
  return { server, changing };
};

beforeEach(() => queryClient.setQueryData(key, one));

test('what was read before the change does not take it away, however late it comes', async () => {
  const early = reading();
  const { server, changing } = asked();
  await early(one);
  expect(isMuted()).toBe(true);
  const meanwhile = reading();
  server.resolve();
  expect(await changing).toBe(true);
  await meanwhile(one);
  expect(isMuted()).toBe(true);
});

test('what is read after the server agreed counts', async () => {
  const { server, changing } = asked();
  server.resolve();
  await changing;
  await new Promise((later) => setTimeout(later, 5));
  const late = reading();
  await late(one);
  expect(isMuted()).toBe(false);
});

test('a refused change is taken back, and stays so', async () => {
  const { server, changing } = asked();
  server.reject(new Error('no'));
  expect(await changing).toBe(false);
  expect(isMuted()).toBe(false);
});
