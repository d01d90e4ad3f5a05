import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendMessage } from '@parley/contract/inbox';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { asTeammate, type Customer, partsOf, theo, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';
import { mara } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('offline'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** A tab as in the installed app. */
async function openTab(context: BrowserContext) {
  const { page, errors } = await openPage(context);
  page.setDefaultTimeout(pollOptions.timeout);
  const parts = partsOf(page);
  return {
    page,
    errors,
    ...parts,
    /** On a phone, Enter begins a new line. */
    async send(words: string) {
      await parts.box.fill(words);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    },
    async logOut() {
      await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
    },
  };
}

/** A phone with the app installed: browsers without a window offer no way to install it, so the page sees it as installed. */
async function openPhone(url = parley.url) {
  const context = await contextOf(browser, { phone: true });
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true }));
  const tab = await openTab(context);
  await logIn(tab.page, url, mara.email, mara.password);
  return { context, ...tab };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const addressOf = ({ id }: Customer) => `${parley.url}/inbox?conversation=${id}&tab=all`;

/** What is on the device: the cached files, and the rows of every database. */
const onDevice = ({ page }: Pick<Tab, 'page'>) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(new Error(name));
            opening.onsuccess = () => {
              const database = opening.result;
              const reading = database.transaction('answers').objectStore('answers').getAll();
              reading.onsuccess = () => {
                database.close();
                resolve(JSON.stringify(reading.result));
              };
            };
          }),
      ),
    );
    return { files: caches_.flat(), databases: databases.map(({ name }) => name), text: rows.join('\n') };
  });

/** Waits until the app's page and a conversation's text are on the device. */
const kept = async (tab: Pick<Tab, 'page'>, words: string) => {
  await expect.poll(async () => (await onDevice(tab)).files.includes('/shell'), pollOptions).toBe(true);
  await expect.poll(async () => (await onDevice(tab)).text.includes(words), pollOptions).toBe(true);
};

test('the app opens without a network, shows what was read, sends what is written once the network is back, and logging out deletes all', async () => {
  const [customer, other] = [await writeToPerson(parley.url), await writeToPerson(parley.url)];
  const { context, page: first, ...online } = await openPhone();
  await first.goto(addressOf(customer));
  await online.thread.getByText(customer.text, { exact: true }).waitFor();
  await kept({ page: first }, customer.text);
  // Never opened: an installed app reads the top of its list ahead.
  await kept({ page: first }, `"conversation":"${other.id}"`);
  await first.close();

  await context.setOffline(true);
  const away = await openTab(context);
  await away.page.goto(addressOf(customer));
  await away.thread.getByText(customer.text, { exact: true }).waitFor();
  await away.page
    .getByText(/You’re offline\. Showing conversations as of/)
    .first()
    .waitFor();
  await away.send('Written on the train');
  await away.thread.getByText('Waiting for a connection').waitFor();
  await away.page.close();
  expect((await customer.sees()).items.map(({ text }) => text)).not.toContain('Written on the train');

  const again = await openTab(context);
  await again.page.goto(`${parley.url}/inbox?tab=all`);
  await again.row(other.name).click();
  await again.thread.getByText(other.text, { exact: true }).waitFor();
  await again.page.goBack();
  await again.row(customer.name).click();
  await again.thread.getByText('Written on the train').waitFor();
  await again.box.fill('Half a senten');
  await context.setOffline(false);
  const received = async () => (await customer.sees()).items.filter(({ text }) => text === 'Written on the train').length;
  await expect.poll(received, { ...pollOptions, timeout: 40_000 }).toBe(1);
  await again.page
    .getByText(/You’re offline/)
    .first()
    .waitFor({ state: 'detached' });
  await again.thread.getByText('Waiting for a connection').waitFor({ state: 'detached' });
  expect(await again.thread.getByText('Written on the train').count()).toBe(1);
  expect(await again.box.inputValue()).toBe('Half a senten');

  await again.page.goto(`${parley.url}/inbox?tab=all`);
  await kept(again, customer.text);
  await again.logOut();
  await again.page.waitForURL(`${parley.url}/login`);
  await expect.poll(() => onDevice(again), pollOptions).toEqual({ files: [], databases: [], text: '' });
  expect(await received()).toBe(1);
});

test('a reply that waited is held back when a colleague has answered, until its author sends it; logging out asks first', async () => {
  const customer = await writeToPerson(parley.url);
  const { context, ...tab } = await openPhone();
  await tab.page.goto(addressOf(customer));
  await tab.thread.getByText(customer.text, { exact: true }).waitFor();
  await context.setOffline(true);
  await tab.send('It ships tomorrow');
  await tab.thread.getByText('Waiting for a connection').waitFor();
  const { calls } = await asTeammate(parley.url, theo);
  await calls(sendMessage, { id: customer.id, client_id: crypto.randomUUID(), text: 'It ships today' });
  await context.setOffline(false);
  await tab.thread.getByText(/Not sent: .+ answered in the meantime\./).waitFor({ timeout: 40_000 });
  const received = async () => (await customer.sees()).items.filter(({ text }) => text === 'It ships tomorrow').length;
  expect(await received()).toBe(0);
  await tab.thread.getByRole('button', { name: 'Send anyway' }).click();
  await expect.poll(received, pollOptions).toBe(1);

  await context.setOffline(true);
  await tab.send('One more thing');
  await tab.thread.getByText('Waiting for a connection').waitFor();
  await tab.page.goBack();
  await tab.logOut();
  const question = tab.page.getByRole('dialog', { name: 'Log out and discard unsent replies?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(tab.page.url()).pathname).toBe('/inbox');
  await tab.page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Discard and log out' }).click();
  await tab.page.waitForURL(`${parley.url}/login`);
  await expect.poll(() => onDevice(tab), pollOptions).toEqual({ files: [], databases: [], text: '' });
  await context.setOffline(false);
  await logIn(tab.page, parley.url);
  await tab.page.goto(addressOf(customer));
  await tab.thread.getByText('It ships tomorrow').waitFor();
  expect(await tab.thread.getByText('One more thing').count()).toBe(0);
});

test('a new build opens at once, an answer of the server always wins, and a server that is down or slow opens what is stored', async () => {
  const proxy = await openProxy();
  const { page } = await openPhone(proxy.url);
  const buildOf = () => page.locator('meta[name=build]').getAttribute('content');
  const open = async () => {
    await page.goto(`${proxy.url}/inbox?tab=all`);
    await page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first().waitFor();
    return buildOf();
  };
  const stored = async () => (await onDevice({ page })).files.filter((name) => /\/shell|extra/.test(name)).sort();
  expect(await open()).toBe('a');
  await expect.poll(stored, pollOptions).toEqual(['/assets/extra-a.js', '/shell']);
  await page.evaluate(() => navigator.serviceWorker.ready);

  proxy.serve({ build: 'b' });
  expect(await open()).toBe('b');
  await expect.poll(stored, pollOptions).toEqual(['/assets/extra-b.js', '/shell']);
  proxy.serve({ build: 'b', pages: 'unavailable' });
  await page.goto(`${proxy.url}/inbox?tab=all`);
  expect(await page.getByText('Back in a minute').count()).toBe(1);
  for (const pages of ['down', 'slow'] as const) {
    proxy.serve({ build: 'c', pages });
    expect(await open()).toBe('b');
  }
  proxy.serve({ build: 'c' });
  expect(await open()).toBe('c');
  await page.context().close();
  await proxy.close();
});

type Serving = { build: string; pages?: 'unavailable' | 'down' | 'slow' };

/** Parley behind a proxy that names its build in the page, with a file that only this build has, and that fails in every way. */
async function openProxy() {
  let serving: Serving = { build: 'a' };
  const { port } = new URL(parley.url);
  const server = http.createServer((request, response) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const { build, pages } = serving;
    if (isPage && pages === 'down') return void response.destroy();
    if (isPage && pages === 'slow') return;
    if (isPage && pages === 'unavailable') return void response.writeHead(503, { 'content-type': 'text/html' }).end('Back in a minute');
    if (request.url?.startsWith('/assets/extra-')) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end('');
    const isList = /^\/assets\/offline-.*\.json$/.test(request.url ?? '');
    const { 'accept-encoding': _, ...headers } = request.headers;
    const asked = http.request(
      { port, host: '127.0.0.1', method: request.method, path: request.url?.replace(/-build-\w+/, ''), headers },
      async (answer) => {
        if (!isPage && !isList) {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          return void answer.pipe(response);
        }
        const text = Buffer.concat(await answer.toArray()).toString();
        const { 'content-length': _length, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, kept);
        const page = text
          .replace('</head>', `<meta name="build" content="${build}" /></head>`)
          .replace(/(\/assets\/offline-[\w-]+)(?=\.json)/, `$1-build-${build}`);
        response.end(isList ? JSON.stringify([...(JSON.parse(text) as string[]), `/assets/extra-${build}.js`]) : page);
      },
    );
    asked.on('error', () => response.destroy());
    request.pipe(asked);
    response.on('close', () => asked.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next: Serving) => void (serving = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
