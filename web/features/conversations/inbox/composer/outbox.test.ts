import type { Message } from '@parley/contract/messages';
import { expect, test } from 'vitest';
import { madeAt, makeMessage } from '../make.ts';
import { type Attempt, Outbox } from './outbox.ts';
import { type Outgoing, parseQueue } from './outbox-queue.ts';

const entry = (client_id: string, conversation_id = 'c1'): Outgoing => ({
  client_id,
  conversation_id,
  text: client_id,
  private: false,
  reply_to: null,
  attachments: [],
  cards: [],
  mentions: [],
  resolves: false,
  written_at: madeAt,
  refused: null,
});
const stored = (client_id: string): Attempt => ({ kind: 'stored', message: makeMessage(1, { client_id }) });
const network: Attempt = { kind: 'later', because: 'network', why: 'No network' };
const busy: Attempt = { kind: 'later', because: 'busy', why: 'The server rests' };

function makeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** An outbox whose attempts return `answers` by message; every other message is stored. */
function makeOutbox(answers: Attempt[] = [], storage = makeStorage(), isOnline = () => true) {
  const attempted: string[] = [];
  const pauses: number[] = [];
  const received: Message[] = [];
  const outbox = new Outbox('key', {
    storage,
    attempt: async ({ client_id }) => {
      attempted.push(client_id);
      return answers.shift() ?? stored(client_id);
    },
    isOnline,
    withLock: (_, work) => work(),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  outbox.onStored((message) => received.push(message));
  const left = () => outbox.read().queue.map((one) => one.client_id);
  return { outbox, storage, attempted, pauses, received, left };
}

test('a message is sent once, handed on as stored, and removed', async () => {
  const { outbox, storage, attempted, received, left } = makeOutbox();
  await outbox.write(entry('a'));
  expect([attempted, received.map((message) => message.client_id), left(), storage.getItem('key')]).toEqual([['a'], ['a'], [], null]);
});

test('offline, a message waits with growing pauses and is retried under the same client_id', async () => {
  const { outbox, attempted, pauses } = makeOutbox(Array.from({ length: 7 }, () => network));
  await outbox.write(entry('a'));
  expect(attempted).toEqual(Array.from({ length: 8 }, () => 'a'));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

test('messages written meanwhile go out in order', async () => {
  const { outbox, attempted } = makeOutbox([network]);
  await Promise.all([outbox.write(entry('a')), outbox.write(entry('b')), outbox.write(entry('c'))]);
  expect(attempted).toEqual(['a', 'a', 'b', 'c']);
});

test('another conversation does not wait', async () => {
  const { outbox, attempted } = makeOutbox([network]);
  await Promise.all([outbox.write(entry('a', 'c1')), outbox.write(entry('b', 'c2'))]);
  expect(attempted).toEqual(['a', 'b', 'a']);
});

test('a conversation is marked as stalled while offline', async () => {
  const { outbox } = makeOutbox([network]);
  const seen: string[][] = [];
  outbox.watch(() => seen.push([...outbox.read().stalled]));
  await outbox.write(entry('a'));
  expect(seen).toContainEqual(['c1']);
  expect([...outbox.read().stalled]).toEqual([]);
});

test('a refused message stays with its reason, blocks no other, and can be retried', async () => {
  const { outbox, attempted, left } = makeOutbox([{ kind: 'refused', why: 'Too long.' }]);
  await Promise.all([outbox.write(entry('a')), outbox.write(entry('b'))]);
  expect(outbox.read().queue).toEqual([{ ...entry('a'), refused: 'Too long.', may_be_there: false }]);
  expect(attempted).toEqual(['a', 'b']);
  await outbox.retry(entry('a'));
  expect([attempted, left()]).toEqual([['a', 'b', 'a'], []]);
});

test('after four server errors the person decides', async () => {
  const { outbox, attempted } = makeOutbox([busy, busy, busy, busy]);
  await outbox.write(entry('a'));
  expect(attempted).toHaveLength(4);
  expect(outbox.read().queue[0]?.refused).toBe('The server rests');
});

test('an ended session leaves its messages for the next one', async () => {
  const { outbox, storage, left } = makeOutbox([{ kind: 'ended' }]);
  await outbox.write(entry('a'));
  expect(left()).toEqual(['a']);
  const next = makeOutbox([], storage);
  await next.outbox.runAll();
  expect([next.attempted, next.left()]).toEqual([['a'], []]);
});

test('a discarded message is removed', async () => {
  const { outbox, left } = makeOutbox([{ kind: 'refused', why: 'No.' }]);
  await outbox.write(entry('a'));
  outbox.discard(entry('a'));
  expect(left()).toEqual([]);
});

test('a message another tab sent is not sent again', async () => {
  const storage = makeStorage();
  storage.setItem('key', JSON.stringify([entry('a')]));
  const { outbox, attempted } = makeOutbox([], storage);
  storage.removeItem('key');
  await outbox.runAll();
  expect(attempted).toEqual([]);
});

test.each(['nonsense', '{}', '[1,null,{"text":"x"}]'])('an unreadable stored queue (%s) counts as empty', (text) => {
  expect(parseQueue(text)).toEqual([]);
});

test('a message sent without an answer may be stored; one that never left, or was refused, is not', async () => {
  const mayHaveArrived = async (answers: Attempt[], isOnline = () => true) => {
    const { outbox, storage } = makeOutbox(answers, undefined, isOnline);
    const seen: (boolean | undefined)[] = [];
    outbox.watch(() => seen.push(parseQueue(storage.getItem('key'))[0]?.may_be_there));
    await outbox.write(entry('a'));
    return seen.includes(true);
  };
  expect(await mayHaveArrived([network])).toBe(true);
  expect(await mayHaveArrived([network], () => false)).toBe(false);
  const { outbox } = makeOutbox([{ kind: 'refused', why: 'Too long.' }]);
  await outbox.write(entry('a'));
  expect(outbox.read().queue[0]?.may_be_there).toBe(false);
});

test('a message that waited for the network is marked, so that it isn’t sent into a conversation that went on', async () => {
  const { outbox, storage } = makeOutbox([network]);
  const waited: (boolean | undefined)[] = [];
  outbox.watch(() => waited.push(parseQueue(storage.getItem('key'))[0]?.waited));
  await outbox.write(entry('a'));
  expect(waited).toContain(true);
});

test('what an earlier visit left counts as having waited', async () => {
  const storage = makeStorage();
  storage.setItem('key', JSON.stringify([entry('a')]));
  const { outbox } = makeOutbox([{ kind: 'outrun', why: 'Theo answered.', seen: { seq: 7, status: 'open' } }], storage);
  await outbox.runAll();
  expect(outbox.read().queue[0]).toMatchObject({ waited: true, outrun: true, refused: 'Theo answered.', may_be_there: false });
});

test('a message held back waits for its author, who sends it under the same client_id', async () => {
  const { outbox, attempted, left } = makeOutbox([{ kind: 'outrun', why: 'Theo answered.', seen: { seq: 7, status: 'open' } }]);
  await outbox.write(entry('a'));
  await outbox.runAll();
  expect([attempted, left()]).toEqual([['a'], ['a']]);
  expect(outbox.read().queue[0]?.seen).toEqual({ seq: 7, status: 'open' });
  await outbox.retry(entry('a'));
  expect([attempted, left()]).toEqual([['a', 'a'], []]);
});

test('two tabs that start with the same queue send it once', async () => {
  const storage = makeStorage();
  storage.setItem('key', JSON.stringify([entry('a'), entry('b')]));
  let turn: Promise<unknown> = Promise.resolve();
  const withLock = <T>(_: string, work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const attempted: string[] = [];
  const attempt = async ({ client_id }: Outgoing) => {
    attempted.push(client_id);
    return stored(client_id);
  };
  const make = () => new Outbox('key', { storage, attempt, isOnline: () => true, withLock, pause: async () => undefined });
  await Promise.all([make().runAll(), make().runAll()]);
  expect([attempted, storage.getItem('key')]).toEqual([['a', 'b'], null]);
});
