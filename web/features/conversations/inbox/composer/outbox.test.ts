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

/** An outbox whose attempts come to what `answers` says, message by message; anything else is stored. */
function makeOutbox(answers: Attempt[] = [], storage = makeStorage(), isOnline = () => true) {
  const tried: string[] = [];
  const pauses: number[] = [];
  const received: Message[] = [];
  const outbox = new Outbox('key', {
    storage,
    attempt: async ({ client_id }) => {
      tried.push(client_id);
      return answers.shift() ?? stored(client_id);
    },
    isOnline,
    inTurn: (_, work) => work(),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  outbox.onStored((message) => received.push(message));
  const left = () => outbox.read().queue.map((one) => one.client_id);
  return { outbox, storage, tried, pauses, received, left };
}

test('a message is sent once, handed on as stored, and forgotten', async () => {
  const { outbox, storage, tried, received, left } = makeOutbox();
  await outbox.write(entry('a'));
  expect([tried, received.map((message) => message.client_id), left(), storage.getItem('key')]).toEqual([['a'], ['a'], [], null]);
});

test('on a dead network it waits with growing pauses and goes again under the same name', async () => {
  const { outbox, tried, pauses } = makeOutbox(Array.from({ length: 7 }, () => network));
  await outbox.write(entry('a'));
  expect(tried).toEqual(Array.from({ length: 8 }, () => 'a'));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

test('what is written meanwhile goes out after it, in order', async () => {
  const { outbox, tried } = makeOutbox([network]);
  await Promise.all([outbox.write(entry('a')), outbox.write(entry('b')), outbox.write(entry('c'))]);
  expect(tried).toEqual(['a', 'a', 'b', 'c']);
});

test('another conversation does not wait for it', async () => {
  const { outbox, tried } = makeOutbox([network]);
  await Promise.all([outbox.write(entry('a', 'c1')), outbox.write(entry('b', 'c2'))]);
  expect(tried).toEqual(['a', 'b', 'a']);
});

test('while the network is dead the conversation says so', async () => {
  const { outbox } = makeOutbox([network]);
  const seen: string[][] = [];
  outbox.watch(() => seen.push([...outbox.read().stalled]));
  await outbox.write(entry('a'));
  expect(seen).toContainEqual(['c1']);
  expect([...outbox.read().stalled]).toEqual([]);
});

test('a refused message stays with its sentence, holds nobody up, and goes again when asked', async () => {
  const { outbox, tried, left } = makeOutbox([{ kind: 'refused', why: 'Too long.' }]);
  await Promise.all([outbox.write(entry('a')), outbox.write(entry('b'))]);
  expect(outbox.read().queue).toEqual([{ ...entry('a'), refused: 'Too long.', may_be_there: false }]);
  expect(tried).toEqual(['a', 'b']);
  await outbox.retry(entry('a'));
  expect([tried, left()]).toEqual([['a', 'b', 'a'], []]);
});

test('after four answers of a server in trouble the person decides', async () => {
  const { outbox, tried } = makeOutbox([busy, busy, busy, busy]);
  await outbox.write(entry('a'));
  expect(tried).toHaveLength(4);
  expect(outbox.read().queue[0]?.refused).toBe('The server rests');
});

test('a session that ended keeps what was written for the next one', async () => {
  const { outbox, storage, left } = makeOutbox([{ kind: 'ended' }]);
  await outbox.write(entry('a'));
  expect(left()).toEqual(['a']);
  const next = makeOutbox([], storage);
  await next.outbox.runAll();
  expect([next.tried, next.left()]).toEqual([['a'], []]);
});

test('a discarded message is gone', async () => {
  const { outbox, left } = makeOutbox([{ kind: 'refused', why: 'No.' }]);
  await outbox.write(entry('a'));
  outbox.discard(entry('a'));
  expect(left()).toEqual([]);
});

test('what another tab sent is not sent again here', async () => {
  const storage = makeStorage();
  storage.setItem('key', JSON.stringify([entry('a')]));
  const { outbox, tried } = makeOutbox([], storage);
  storage.removeItem('key');
  await outbox.runAll();
  expect(tried).toEqual([]);
});

test.each(['nonsense', '{}', '[1,null,{"text":"x"}]'])('a stored %s is no queue', (text) => {
  expect(parseQueue(text)).toEqual([]);
});

test('what left and was not answered may be there; what could not leave, or was refused, is not', async () => {
  const doubts = async (answers: Attempt[], isOnline = () => true) => {
    const { outbox, storage } = makeOutbox(answers, undefined, isOnline);
    const seen: (boolean | undefined)[] = [];
    outbox.watch(() => seen.push(parseQueue(storage.getItem('key'))[0]?.may_be_there));
    await outbox.write(entry('a'));
    return seen.includes(true);
  };
  expect(await doubts([network])).toBe(true);
  expect(await doubts([network], () => false)).toBe(false);
  const { outbox } = makeOutbox([{ kind: 'refused', why: 'Too long.' }]);
  await outbox.write(entry('a'));
  expect(outbox.read().queue[0]?.may_be_there).toBe(false);
});
