import { afterEach, expect, test } from 'vitest';
import { emit } from './chat/events.ts';
import { createParley } from './parley.ts';
import type { Start } from './parley.ts';

const embedding = { host: 'https://parley.example', key: 'demo', locale: null, page: false };
let parley: ReturnType<typeof createParley> | null = null;
afterEach(() => parley?.destroy());

function setUp(asked: unknown[][] = []) {
  const done: unknown[] = [];
  const action =
    (name: string) =>
    (...terms: unknown[]) => {
      done.push([name, ...terms]);
      return `${name} is done`;
    };
  const chat = new Proxy({}, { get: (_, name) => action(String(name)) });
  const loading = Promise.withResolvers<Start>();
  const made = createParley(embedding, loading.promise, asked, () => done.push('ended'));
  parley = made;
  const arrive = async () => {
    // The chat has every method that can be called.
    loading.resolve(() => chat as ReturnType<Start>);
    await loading.promise;
    await Promise.resolve();
  };
  return { parley: made, done, arrive };
}

test('runs calls made before the chat is loaded, in order, once it is', async () => {
  const { parley, done, arrive } = setUp([['identify', { user_id: 'u' }]]);
  parley('setCart', null);
  parley.open();
  expect(done).toEqual([]);
  await arrive();
  expect(done).toEqual([['identify', { user_id: 'u' }], ['setCart', null], ['open']]);
  expect([parley('sendMessage', 'Hi'), parley.sendMessage('Hi')]).toEqual(['sendMessage is done', 'sendMessage is done']);
});

test('events are received from the beginning until off is called', () => {
  const received: unknown[] = [];
  const listen = (detail: unknown) => received.push(detail);
  const { parley } = setUp([['on', 'unread', listen]]);
  emit('unread', { count: 1 });
  parley('off', 'unread', listen);
  emit('unread', { count: 2 });
  const off = parley.on('unread', listen);
  emit('unread', { count: 3 });
  off();
  emit('unread', { count: 4 });
  expect(received).toEqual([{ count: 1 }, { count: 3 }]);
});

test('a chat that was destroyed before it loaded doesn’t start', async () => {
  const { parley, done, arrive } = setUp();
  parley.destroy();
  await arrive();
  parley.open();
  expect(done).toEqual(['ended']);
});
