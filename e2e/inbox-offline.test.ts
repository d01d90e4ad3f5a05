import { countConversations, getConversation } from '@parley/contract/inbox';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, pollOptions } from './browser.ts';
import { asTeammate, type Customer, openConversation, openWindow, partsOf, type Window, writeToPerson } from './inbox.ts';
import { type Parley, persist, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('inbox-offline'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const lines = ['The first of three', 'The second of three', 'The third of three'];
/** Which of the texts are in a thread, in its order, with repetitions. */
const found = async ({ thread }: Pick<Window, 'thread'>, words: string[]) => {
  const text = (await thread.textContent()) ?? '';
  return [...text.matchAll(new RegExp(words.join('|'), 'g'))].map(([word]) => word);
};
const received = async (customer: Customer, words: string[]) =>
  (await customer.sees()).items.map(({ text }) => text).filter((text) => words.includes(text));

test('three answers written while the network and then the server are down arrive once each, in order', async () => {
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  await mine.page.context().setOffline(true);
  await mine.say(lines[0] ?? '');
  await mine.say(lines[1] ?? '');
  await expect.poll(() => mine.thread.getByText('Waiting for a connection').count(), pollOptions).toBe(2);
  parley.killServer();
  await mine.page.context().setOffline(false);
  await mine.say(lines[2] ?? '');
  await expect.poll(() => mine.thread.getByText('Waiting for a connection').count(), pollOptions).toBe(3);

  await parley.startAgain();
  await expect.poll(() => persist(() => received(customer, lines)), { ...pollOptions, timeout: 40_000 }).toEqual(lines);
  await mine.thread.getByText('Waiting for a connection').first().waitFor({ state: 'detached' });
  await expect.poll(() => found(mine, lines), pollOptions).toEqual(lines);
  await mine.page.reload();
  await expect.poll(() => found(mine, lines), pollOptions).toEqual(lines);
});

test('a lost stream is reported and recovers; customers’ messages meanwhile arrive once and in order', async () => {
  const [customer, other] = [await writeToPerson(parley.url), await writeToPerson(parley.url)];
  const mine = await openConversation(browser, parley.url, customer);
  await expect.poll(() => mine.row(other.name).getByText('Unread').count(), pollOptions).toBe(1);
  await mine.page.context().setOffline(true);
  for (const line of lines) await customer.say(line);
  await other.say('Me too');
  await mine.page.getByText('Reconnecting…').waitFor();
  expect(await found(mine, lines)).toEqual([]);
  await mine.page.context().setOffline(false);
  await mine.thread.getByText(lines[2] ?? '').waitFor();
  await mine.page.getByText('Reconnecting…').waitFor({ state: 'detached' });
  expect(await found(mine, lines)).toEqual(lines);
  await mine.row(other.name).filter({ hasText: 'Me too' }).waitFor();

  await customer.say('And now live');
  await mine.thread.getByText('And now live').waitFor();
  expect(await found(mine, [...lines, 'And now live'])).toEqual([...lines, 'And now live']);
});

test('a message written offline in one of two tabs appears once in both, before later ones', async () => {
  const customer = await writeToPerson(parley.url);
  const first = await openConversation(browser, parley.url, customer);
  const second = await openTab(first.page.context(), `/inbox?tab=all&conversation=${customer.id}`);
  await second.thread.getByText(customer.text, { exact: true }).waitFor();
  const both = ['From the first tab', 'From the second tab'];
  await first.page.context().setOffline(true);
  await first.say(both[0] ?? '');
  await second.thread.getByText(both[0] ?? '').waitFor();
  await second.say(both[1] ?? '');
  await first.page.context().setOffline(false);
  await expect.poll(() => received(customer, both), pollOptions).toEqual(both);
  for (const tab of [first, second]) await expect.poll(() => found(tab, both), pollOptions).toEqual(both);
});

test('two tabs agree on what is read and on the badge', async () => {
  const [customer, other] = [await writeToPerson(parley.url), await writeToPerson(parley.url)];
  const first = await openWindow(browser, parley.url, '/inbox?tab=mine');
  const second = await openTab(first.page.context(), `/inbox?tab=mine&conversation=${other.id}`);
  const unread = [first, second].map(({ row }) => row(customer.name).getByText('Unread'));
  await Promise.all(unread.map((mark) => mark.waitFor()));
  const badgeOf = async ({ page }: Pick<Window, 'page'>) => {
    const link = page.getByRole('link', { name: /^Inbox/ }).first();
    return Number(/(\d+) conversations? unread/.exec(await link.innerText())?.[1] ?? 0);
  };
  const badges = () => Promise.all([first, second].map(badgeOf));
  // The second tab’s own conversation is read because it is open.
  await second.row(other.name).getByText('Unread').waitFor({ state: 'detached' });
  await first.row(other.name).getByText('Unread').waitFor({ state: 'detached' });
  const { calls } = await asTeammate(parley.url);
  // The unread mark disappears from the row before the server has confirmed it.
  await expect.poll(async () => (await calls(getConversation, { id: other.id })).unread, pollOptions).toBe(false);
  const { unread: before } = await calls(countConversations, {});
  await expect.poll(badges, pollOptions).toEqual([before, before]);

  await first.row(customer.name).click();
  await Promise.all(unread.map((mark) => mark.waitFor({ state: 'detached' })));
  await expect.poll(badges, pollOptions).toEqual([before - 1, before - 1]);
  await first.choose('More', 'Mark as unread');
  await Promise.all(unread.map((mark) => mark.waitFor()));
  await expect.poll(badges, pollOptions).toEqual([before, before]);
});

test('a reload loses nothing: queued messages are sent once, and the draft is still there', async () => {
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  const posts = `**/conversations/${customer.id}/messages`;
  // Only the messages are held back; the page itself still loads.
  await mine.page.route(posts, (route) => (route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback()));
  await mine.say(lines[0] ?? '');
  await mine.say(lines[1] ?? '');
  await expect.poll(() => mine.thread.getByText('Waiting for a connection').count(), pollOptions).toBe(2);
  await mine.box.fill('Half a senten');
  await mine.page.reload();
  await mine.thread.getByText(lines[1] ?? '').waitFor();
  await expect.poll(() => mine.box.inputValue(), pollOptions).toBe('Half a senten');
  expect(await received(customer, lines)).toEqual([]);

  await mine.page.unroute(posts);
  await expect.poll(() => received(customer, lines), { ...pollOptions, timeout: 40_000 }).toEqual(lines.slice(0, 2));
  await mine.thread.getByText('Waiting for a connection').first().waitFor({ state: 'detached' });
  expect(await found(mine, lines)).toEqual(lines.slice(0, 2));
  expect(await mine.box.inputValue()).toBe('Half a senten');
});

async function openTab(context: BrowserContext, path: string) {
  const { page, errors } = await openPage(context);
  page.setDefaultTimeout(pollOptions.timeout);
  await page.goto(`${parley.url}${path}`);
  return { page, errors, ...partsOf(page) };
}
