import { expect, test, vi } from 'vitest';
import { merchantPages } from '../../../app/pages.ts';
import { settingsPages } from '../../../app/settings-pages.ts';
import source from '../../../public/sw.js?raw';

type Handler = (event: object) => void;
type Asked = { url: string; method: string; mode: string };
type Tab = { focused: boolean; focus: () => Promise<void>; postMessage: (message: object, ports: MessagePort[]) => void };

/** The service worker in a browser with these tabs. */
function start(tabs: Tab[] = [], fetch: (request: Asked) => Promise<Response> = async () => new Response('server'), cached: string[] = []) {
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
    fetch,
    caches: {
      match: async (request: Asked | string) => {
        const { pathname } = new URL(typeof request === 'string' ? request : request.url, 'https://parley.example');
        return cached.includes(pathname) ? new Response(`stored ${pathname}`) : undefined;
      },
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
  /** What the worker answers to a request; undefined when it leaves it to the browser. */
  const ask = async (path: string, part: Partial<Asked> = {}) => {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(path, 'https://parley.example').href, method: 'GET', mode: 'navigate', ...part };
    handlers.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer && (await answer);
  };
  return { ask, browser, push: (message: object) => fire('push', { data: { json: () => message } }), click };
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

const down = async () => {
  throw new TypeError('Failed to fetch');
};
const all = ['/shell', '/assets/index-1.js'];

test('every page behind the log-in opens without a network, and no other', async () => {
  const { ask } = start([], down, all);
  for (const { path } of [...merchantPages, ...settingsPages]) expect(await (await ask(path))?.text(), path).toBe('stored /shell');
  for (const path of [
    '/',
    '/login',
    '/register',
    '/privacy',
    '/admin',
    '/inboxes',
    '/widget.js',
    '/files/1',
    '/c/1',
    'https://other.example/inbox',
  ])
    expect(await ask(path), path).toBeUndefined();
});

test('calls, streams and changes are left to the browser', async () => {
  const { ask } = start([], down, all);
  for (const path of ['/api/inbox/m-1/conversations', '/api/live/m-1', '/offline', '/sw.js'])
    expect(await ask(path, { mode: 'cors' })).toBeUndefined();
  expect(await ask('/inbox', { method: 'POST' })).toBeUndefined();
  expect(await ask('/inbox', { mode: 'cors' })).toBeUndefined();
});

test('the server’s answer wins, also when it is an error', async () => {
  for (const status of [200, 403, 500, 503]) {
    const { ask } = start([], async () => new Response('server', { status }), all);
    const answer = await ask('/inbox');
    expect([answer?.status, await answer?.text()]).toEqual([status, 'server']);
  }
});

test('a server that takes three seconds opens the stored page; without one, its answer is waited for', async () => {
  vi.useFakeTimers();
  let answer: (response: Response) => void = () => undefined;
  const slow = () => new Promise<Response>((resolve) => (answer = resolve));
  const opening = start([], slow, all).ask('/inbox');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await (await opening)?.text()).toBe('stored /shell');
  const first = start([], slow).ask('/inbox');
  await vi.advanceTimersByTimeAsync(60_000);
  answer(new Response('server'));
  expect(await (await first)?.text()).toBe('server');
  vi.useRealTimers();
});

test('with neither network nor a stored page, the browser’s own error shows', async () => {
  expect((await start([], down).ask('/inbox'))?.type).toBe('error');
});

test('a stored asset is not asked for again, another one is', async () => {
  const { ask } = start([], undefined, all);
  expect(await (await ask('/assets/index-1.js', { mode: 'cors' }))?.text()).toBe('stored /assets/index-1.js');
  expect(await (await ask('/assets/index-2.js', { mode: 'cors' }))?.text()).toBe('server');
});
