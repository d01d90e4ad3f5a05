import { expect, test, vi } from 'vitest';
import source from '../../../public/sw.js?raw';

type Handler = (event: object) => void;
type Tab = { focused: boolean; focus: () => Promise<void>; postMessage: (message: object, ports: MessagePort[]) => void };

/** The service worker in a browser with these tabs. */
function start(tabs: Tab[] = []) {
  const handlers: Record<string, Handler> = {};
  const browser = {
    shown: [] as { title: string; options: NotificationOptions }[],
    opened: [] as string[],
    badge: undefined as number | undefined,
  };
  const self = {
    addEventListener: (type: string, handler: Handler) => (handlers[type] = handler),
    location: { origin: 'https://parley.example' },
    navigator: { setAppBadge: async (count: number) => void (browser.badge = count) },
    clients: {
      matchAll: async () => tabs,
      openWindow: async (url: string) => void browser.opened.push(url),
      claim: async () => undefined,
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => void browser.shown.push({ title, options }),
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- A service worker is no module that could be imported.
  new Function('self', source)(self);
  /** Fires an event and waits for what it extends itself by. */
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    handlers[type]?.({ ...event, waitUntil: (more: Promise<unknown>) => (work = more) });
    await work;
  };
  const click = async () => {
    const close = vi.fn<() => void>();
    await fire('notificationclick', { notification: { data: browser.shown.at(-1)?.options.data as object, close } });
    return close.mock.calls.length;
  };
  return { browser, push: (message: object) => fire('push', { data: { json: () => message } }), click };
}

const message = {
  merchant: 'm-1',
  id: 'n-1',
  tag: 'conversation:c-1',
  title: 'Harbour Supply',
  body: 'A customer replied',
  url: '/inbox?conversation=c-1',
  unread: 4,
};
const makeTab = (focused: boolean, answers = true) => {
  const asked: object[] = [];
  const tab: Tab = {
    focused,
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    postMessage: (target, [port]) => {
      asked.push(target);
      if (answers) port?.postMessage(true);
    },
  };
  return { tab, asked };
};

test('shows what came in, replacing by its tag, and counts on the app’s icon', async () => {
  const { browser, push } = start([makeTab(false).tab]);
  await push(message);
  expect(browser.shown).toMatchObject([
    { title: 'Harbour Supply', options: { body: 'A customer replied', tag: 'conversation:c-1', data: { id: 'n-1' } } },
  ]);
  expect(browser.badge).toBe(4);
});

test('shows nothing while the person looks at Parley on this device', async () => {
  const { browser, push } = start([makeTab(false).tab, makeTab(true).tab]);
  await push(message);
  expect([browser.shown, browser.badge]).toEqual([[], 4]);
});

test('a click opens it in the tab that is open', async () => {
  const { tab, asked } = makeTab(false);
  const { browser, push, click } = start([tab]);
  await push(message);
  expect(await click()).toBe(1);
  expect(asked).toEqual([{ open: { merchant: 'm-1', id: 'n-1', url: '/inbox?conversation=c-1' } }]);
  expect([tab.focus, browser.opened]).toEqual([expect.toSatisfy((focus: ReturnType<typeof vi.fn>) => focus.mock.calls.length === 1), []]);
});

test('without a tab that answers, a click opens one that knows the shop', async () => {
  for (const tabs of [[], [makeTab(false, false).tab]]) {
    const { browser, push, click } = start(tabs);
    await push(message);
    await click();
    expect(browser.opened).toEqual(['https://parley.example/inbox?conversation=c-1&shop=m-1']);
  }
});
