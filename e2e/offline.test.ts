import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { type Customer, partsOf, writeToPerson } from './inbox.ts';
import { mara } from './sign-in.ts';
import { type Parley, startParley } from './parley.ts';

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
  return { page, errors, ...partsOf(page) };
}

/** A phone with the app installed: browsers without a window offer no way to install it, so the page sees it as installed. */
async function openPhone() {
  const context = await contextOf(browser, { phone: true });
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true }));
  const tab = await openTab(context);
  await logIn(tab.page, parley.url, mara.email, mara.password);
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
  await first.close();

  await context.setOffline(true);
  const away = await openTab(context);
  await away.page.goto(addressOf(customer));
  await away.thread.getByText(customer.text, { exact: true }).waitFor();
  await away.page
    .getByText(/You’re offline\. Showing conversations as of/)
    .first()
    .waitFor();
  await away.box.fill('Written on the train');
  await away.page.getByRole('button', { name: 'Send', exact: true }).click();
  await away.thread.getByText('Waiting for a connection').waitFor();
  await away.page.close();
  expect((await customer.sees()).items.map(({ text }) => text)).not.toContain('Written on the train');

  const again = await openTab(context);
  await again.page.goto(`${parley.url}/inbox?tab=all`);
  await again.row(other.name).waitFor();
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
  await again.page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
  await again.page.getByRole('button', { name: 'Log out' }).click();
  await again.page.waitForURL(`${parley.url}/login`);
  await expect.poll(() => onDevice(again), pollOptions).toEqual({ files: [], databases: [], text: '' });
  expect(await received()).toBe(1);
});
