import { afterEach, expect, test } from 'vitest';
import { emit } from './chat/events.ts';
import { createParley } from './parley.ts';
import type { ChatActions } from './start.tsx';

let parley: ReturnType<typeof createParley>['parley'] | null = null;
afterEach(() => parley?.destroy());

function setUp(asked: unknown[][] = []) {
  const done: unknown[] = [];
  const action =
    (name: string) =>
    (...terms: unknown[]) => {
      done.push([name, ...terms]);
      return `${name} is done`;
    };
  const chat = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : action(String(name))) }) as ChatActions;
  const names = ['showBubble', 'hideBubble', 'setLanguage', 'setTheme'] as const;
  const actions = Object.fromEntries(names.map((name) => [name, action(name)])) as never;
  const loading = Promise.withResolvers<() => ChatActions>();
  let loads = 0;
  const load = () => ((loads += 1), loading.promise);
  const made = createParley({ actions, load, destroy: () => done.push('left') }, asked, () => done.push('ended'));
  parley = made.parley;
  const arrive = async () => {
    // The chat has every method that can be called.
    loading.resolve(() => chat);
    await loading.promise;
    await Promise.resolve();
  };
  return { ...made, done, arrive, loads: () => loads };
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
  expect(done).toEqual(['left', 'ended']);
});

test('the chat loads only when a call needs it', async () => {
  const { parley, done, loads } = setUp([['setLanguage', 'de']]);
  parley.identify({ user_id: 'u' });
  parley.setCart(null);
  parley.setTheme('dark');
  parley.hideBubble();
  expect([done, loads()]).toEqual([[['setLanguage', 'de'], ['setTheme', 'dark'], ['hideBubble']], 0]);
  parley.prefill('Is it steel?');
  expect(loads()).toBe(1);
});
