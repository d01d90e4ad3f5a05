import { randomUUID } from 'node:crypto';
import { getConversation, listConversations, sendMessage, takeOverConversation } from '@parley/contract/inbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pollOptions } from '../browser.ts';
import { makeOrder, makeProduct, somewhat } from '../commerce.ts';
import { asTeammate, writeAsCustomer, writeToPerson } from '../inbox.ts';
import { type Parley, startParley } from '../parley.ts';
import { serveShopWebsite, type ShopWebsite } from '../shop-website.ts';
import { mara } from '../sign-in.ts';
import { missingForFirefox, openFirefox } from './firefox.ts';
import { type Engine, makePage, type Page, type Target } from './page.ts';
import { missingForWebKit, openWebKit } from './webkit.ts';

// The main journeys in the engines besides Chromium, which the other e2e tests drive: what a person does, by roles, names, clicks and keys.
const engines = [
  { name: 'Firefox', start: openFirefox, missing: missingForFirefox(), language: 'en-GB', noLanguage: 'C' },
  { name: 'WebKit', start: openWebKit, missing: missingForWebKit(), language: 'C', noLanguage: 'C.UTF-8' },
];
for (const { name, missing } of engines) if (missing) console.warn(`${name} is not installed, so its journeys are skipped: ${missing}`);

let parley: Parley;
let website: ShopWebsite;
beforeAll(async () => {
  parley = await startParley('browsers');
  website = await serveShopWebsite(parley.url, 'demo-harbour');
});
afterAll(async () => {
  await website.close();
  await parley.stop();
});

const button = (name: string | RegExp): Target => ({ role: 'button', name });
const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });
const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const inThread = (text: string): Target => ({ role: 'region', name: /^Messages with/, text });
const row = (text: string): Target => ({ role: 'listitem', text, in: { role: 'list', name: 'Conversations' } });
const box: Target = { role: 'textbox', name: /^(Reply|Private note)/ };
const bubble: Target = { css: '.bubble' };
const chatField: Target = { css: '.composer textarea' };
const inChat = (text: string): Target => ({ role: 'log', text });
const rowOf = (table: string, text: string): Target => ({ role: 'row', text, in: { role: 'table', name: table } });
const palette: Target = { role: 'combobox', in: dialog('Search your shop') };

for (const engine of engines)
  describe.skipIf(engine.missing !== null)(`The journeys in ${engine.name}`, () => {
    let browser: Engine;
    let page: Page;
    beforeAll(async () => {
      browser = await engine.start(engine.language);
    });
    afterAll(() => browser.close());
    const open: { close: () => Promise<void> }[] = [];
    afterEach(async () => {
      for (const one of open.splice(0).toReversed()) await one.close();
    });
    async function openTab(from = browser) {
      page = makePage(await from.open());
      open.push(page);
    }

    async function logIn() {
      await page.open(`${parley.url}/login`);
      await page.fill({ css: 'input[name=email]' }, mara.email);
      await page.fill({ css: 'input[name=password]' }, mara.password);
      await page.press('Enter');
      await page.path().not.toBe('/login');
    }

    test('chat on a website of another origin: the AI answers, a teammate takes over, a reload keeps it', async () => {
      // WebKit reports the website's own icon, which its policy refuses.
      const ownErrors = async () => (await page.errors()).filter((error) => !error.endsWith('/favicon.ico'));
      const owner = await asTeammate(parley.url);
      await openTab();
      await page.open(website.url);
      await page.click(bubble);
      await page.click(chatField);
      const word = randomUUID();
      await page.type(`How long does delivery to Germany take? ${word}`);
      await page.press('Enter');
      await page.appears(inChat(word));
      await page.appears(inChat('working days'));
      const { items } = await owner.calls(listConversations, { tab: 'all', q: word });
      const id = items[0]?.id ?? '';
      await owner.calls(takeOverConversation, { id });
      await owner.calls(sendMessage, { id, client_id: randomUUID(), text: 'Hello, I am Mara.' });
      await page.appears(inChat('Hello, I am Mara.'));
      expect(await ownErrors()).toEqual([]);
      await page.open(website.url);
      await page.appears(inChat('Hello, I am Mara.'));
      // It leaves the focus to the page.
      await page.click(chatField);
      await page.press('Escape');
      await page.disappears({ role: 'log' });
      await page.click(bubble);
      await page.click(chatField);
      await page.type('Thank you');
      await page.press('Shift+Enter');
      await page.type('Goodbye');
      await page.value(chatField).toBe('Thank you\nGoodbye');
      await page.press('Enter');
      await page.value(chatField).toBe('');
      await page.appears(inChat('Goodbye'));
      expect(await ownErrors()).toEqual([]);
    });

    test('take over: a conversation is followed live, taken over, answered and returned', async () => {
      const customer = await writeAsCustomer(parley.url);
      await openTab();
      await logIn();
      await page.open(`${parley.url}/inbox?tab=all`);
      await page.click(row(customer.name));
      await page.appears(inThread(customer.text));
      await customer.say('Are you still there?');
      await page.appears(inThread('Are you still there?'));
      await page.click(button(/^Take over/));
      await page.click(box);
      await page.type('Yes, I am.');
      await page.press('Shift+Enter');
      await page.type('How can I help?');
      await page.press('Enter');
      await page.appears(inThread('How can I help?'));
      await expect.poll(async () => JSON.stringify(await customer.sees()), pollOptions).toContain('Yes, I am.\\nHow can I help?');
      await page.click(button(/^Return to AI/));
      await page.appears(button(/^Take over/));
      expect(await page.errors()).toEqual([]);
    });

    test('composer: a draft survives a reload, a note mentions a teammate, a message is scheduled', async () => {
      const customer = await writeToPerson(parley.url);
      await openTab();
      await logIn();
      const address = `${parley.url}/inbox?tab=all&conversation=${customer.id}`;
      await page.open(address);
      await page.appears(inThread(customer.text));
      await page.fill(box, 'Half a sentence');
      await page.open(address);
      await page.value(box).toBe('Half a sentence');
      await page.press('Escape');
      await page.click(button('Private note'));
      await page.click(box);
      await page.type('Please look, @theo');
      await page.appears({ role: 'option', name: /Theo/ });
      await page.press('Enter', 'Enter');
      await page.appears(inThread('Please look, @Theo'));
      expect(JSON.stringify(await customer.sees())).not.toContain('Please look');
      await page.click(button('Reply'));
      await page.fill(box, 'Did it arrive?');
      await page.click(button('More send options'));
      await page.click({ role: 'menuitem', name: /Tomorrow morning/ });
      await page.appears(button('Send now'));
      expect(await page.errors()).toEqual([]);
    });

    test('lists: search, sort, select, and open a row', async () => {
      const owner = await asTeammate(parley.url);
      const name = somewhat('Kettle');
      const [cheap, dear] = [
        await makeProduct(owner, { name: `${name} one`, price: '10.00' }),
        await makeProduct(owner, { name: `${name} two`, price: '20.00' }),
      ];
      const order = await makeOrder(owner, [{ product: cheap, quantity: 2 }]);
      await openTab();
      await logIn();
      await page.open(`${parley.url}/products`);
      await page.fill({ role: 'searchbox', name: 'Product, SKU, barcode' }, name);
      const prices = () => page.run(() => document.querySelector('[aria-label=Products]')?.textContent.match(/[12]0\.00/g));
      await page.appears(rowOf('Products', dear.name));
      await expect.poll(async () => (await prices())?.length, pollOptions).toBe(2);
      await page.click(button('Sort by Price'));
      await expect.poll(prices, pollOptions).toEqual(['20.00', '10.00']);
      await page.click({ role: 'checkbox', in: rowOf('Products', cheap.name) });
      await page.appears({ css: '*', text: '1 selected' });
      await page.open(`${parley.url}/orders?q=${encodeURIComponent(order.customer)}`);
      await page.click({ role: 'link', in: rowOf('Orders', order.customer) });
      await page.appears({ ...dialog(/./), text: order.customer });
      await page.press('Escape');
      await page.disappears(dialog(/./));
      expect(await page.errors()).toEqual([]);
    });

    test('dialogs: they take the focus, keep it on Tab, close with Escape, and return it', async () => {
      await openTab();
      await logIn();
      await page.open(`${parley.url}/products`);
      const opener = button('Search');
      await page.click(opener);
      await page.isFocused(palette);
      for (let pressed = 0; pressed < 8; pressed++) await page.press('Tab');
      await page.isFocused(dialog('Search your shop'));
      await page.press('Escape');
      await page.disappears(dialog('Search your shop'));
      await page.isFocused(opener);
      await page.press('Control+k');
      await page.isFocused(palette);
      await page.type('Customers');
      await page.appears({ role: 'option', name: /^Customers/ });
      await page.press('Enter');
      await page.path().toBe('/customers');
      await page.appears(heading('Customers'));
      expect(await page.errors()).toEqual([]);
    });

    test('keyboard: a teammate walks the list, opens a conversation and answers without a mouse', async () => {
      const second = await writeToPerson(parley.url);
      const first = await writeToPerson(parley.url);
      const owner = await asTeammate(parley.url);
      await openTab();
      await logIn();
      await page.open(`${parley.url}/inbox?tab=mine`);
      await page.appears(row(first.name));
      await page.press('j');
      await page.isFocused(row(first.name));
      await page.press('j');
      await page.isFocused(row(second.name));
      await page.press('Enter');
      await page.appears(inThread(second.text));
      await page.press('r');
      await page.isFocused(box);
      await page.type('Answered by hand');
      await page.press('Enter');
      await page.appears(inThread('Answered by hand'));
      await page.press('Escape');
      await page.press('?');
      await page.appears(dialog('Keyboard shortcuts'));
      await page.press('Escape');
      await page.disappears(dialog('Keyboard shortcuts'));
      await page.press('e');
      await expect.poll(async () => (await owner.calls(getConversation, { id: second.id })).status, pollOptions).toBe('resolved');
      expect(await page.errors()).toEqual([]);
    });

    test('a browser whose language is no valid tag shows every main screen', async () => {
      const odd = await engine.start(engine.noLanguage);
      open.push(odd);
      await openTab(odd);
      await logIn();
      expect(await page.run(() => navigator.language)).toBe('C');
      for (const path of ['dashboard', 'inbox', 'products', 'orders', 'customers', 'analytics', 'agent-config', 'settings']) {
        await page.open(`${parley.url}/${path}`);
        await page.appears({ css: 'h1' });
        expect(await page.run(() => document.body.textContent)).not.toMatch(/Application Error|went wrong/i);
        expect(await page.errors()).toEqual([]);
      }
    });
  });
