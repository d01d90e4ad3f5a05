import { listConversations, updateConversation } from '@parley/contract/inbox';
import { getWebsiteChat, updateWebsiteChat, type WebsiteChat } from '@parley/contract/website-chat';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { usualSettings } from '../server/features/channels/website-chat/rules.ts';
import { sender } from '../server/testing/app.ts';
import { contextOf, openBrowser, openChat, openPage, pollOptions, resumeChat } from './browser.ts';
import { fillCheckout } from './fill-checkout.ts';
import { type Parley, startParley } from './parley.ts';
import { serveShopWebsite, type ShopWebsite, watchPolicy } from './shop-website.ts';
import { mara, signIn } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
let website: ShopWebsite;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('website-chat'), openBrowser()]);
  website = await serveShopWebsite(parley.url, 'demo-harbour');
});
afterAll(async () => {
  await browser.close();
  await website.close();
  await parley.stop();
});

afterEach(() => decide(() => ({ look: usualSettings.look, asks: usualSettings.asks })));

async function decide(change: (now: WebsiteChat) => Partial<WebsiteChat>) {
  const { token, merchant } = await signIn(parley.url, mara);
  const send = sender(parley.url);
  const { body: now } = await send(getWebsiteChat, { merchant }, { token });
  const { status } = await send(updateWebsiteChat, { merchant, ...change(now), version: now.version }, { token });
  if (status !== 200) throw new Error(`The settings answered ${status}.`);
}

test('files are sent with a message on a website that allows only the chat’s host, and are there after a reload', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  const violations = await watchPolicy(page);
  const chat = await openChat(page, website.url);
  const picture = await page.screenshot();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'photo.png', mimeType: 'image/png', buffer: picture },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('It leaks here. '.repeat(20)) },
  ]);
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled(), pollOptions).toBe(true);
  await chat.say('Here is where it leaks');
  const shown = chat.log.getByRole('img', { name: 'photo.png' });
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), pollOptions).toBeGreaterThan(0);

  await page.reload();
  const again = await resumeChat(page);
  await again.shows('Here is where it leaks');
  await again.log.getByRole('link', { name: 'Download notes.txt' }).waitFor();
  expect(await again.log.getByRole('img', { name: 'photo.png' }).count()).toBe(1);
  expect([violations, errors]).toEqual([[], []]);
});

test('a visitor consents and identifies once, writes, and rates the conversation', async () => {
  await decide(({ asks }) => ({ asks: { ...asks, contact: 'required', consent: true, privacy_url: 'https://harbour.example/privacy' } }));
  const { page, errors } = await openPage(await contextOf(browser));
  const violations = await watchPolicy(page);
  await page.goto(website.url);
  await page.locator('.bubble').click();
  await page.getByLabel('Your email').fill('ada@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start chat' }).click();
  const chat = await resumeChat(page);
  await chat.say('How long does delivery to Germany take?');
  await chat.shows(/working days/);

  const { token, merchant } = await signIn(parley.url, mara);
  const send = sender(parley.url);
  const { body } = await send(listConversations, { merchant, limit: 1 }, { token });
  const [conversation] = body.items;
  if (!conversation) throw new Error('There is no conversation.');
  await send(updateConversation, { merchant, id: conversation.id, status: 'resolved' }, { token });

  await page.getByRole('group', { name: 'How was your conversation?' }).waitFor();
  await page.getByRole('radio', { name: 'Terrible' }).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Anything you want to add?').fill('Quick!');
  await page.getByRole('button', { name: 'Send rating' }).click();
  await page.getByText('Your rating: 4 out of 5, Good').waitFor();
  await page.reload();
  await resumeChat(page);
  await page.getByText('Your rating: 4 out of 5, Good').waitFor();
  expect([violations, errors]).toEqual([[], []]);
});

test('the bubble has the shop’s appearance before any session is opened', async () => {
  await decide(() => ({ look: { ...usualSettings.look, position: 'left', accent: '#ffcc00', launcher_text: 'Ask us' } }));
  const { page } = await openPage(await contextOf(browser));
  await page.goto(website.url);
  const bubble = page.getByRole('button', { name: 'Ask us' });
  await bubble.waitFor();
  const { x } = (await bubble.boundingBox()) ?? { x: Infinity };
  expect(x).toBeLessThan(100);
  expect(await bubble.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])).toEqual([
    'rgb(255, 204, 0)',
    'rgb(0, 0, 0)',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('parley:demo-harbour:session'))).toBeNull();
});

test('a page loads only the launcher; a recommended product is put into the cart and ordered, which empties it', async () => {
  const context = await contextOf(browser);
  const { page, errors } = await openPage(context);
  const violations = await watchPolicy(page);
  const loaded: string[] = [];
  page.on('response', (answer) => void (/widget.*\.js$/.test(answer.url()) && loaded.push(new URL(answer.url()).pathname)));
  await page.goto(website.url);
  await page.locator('.bubble').waitFor();
  expect(loaded).toEqual(['/widget.js']);
  const chat = await resumeChat(page);
  const questions = page.getByRole('list', { name: 'Suggested questions' });
  await questions.waitFor();
  const [above, below] = [await chat.log.boundingBox(), await questions.boundingBox()];
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8);
  await chat.say('Which mugs do you have?');
  await chat.log
    .getByRole('button', { name: /^Choose an option: / })
    .first()
    .click();
  await chat.log.getByRole('combobox', { name: 'Choose an option' }).waitFor();
  expect(await page.evaluate(() => document.querySelector('parley-chat')?.shadowRoot?.activeElement?.tagName)).toBe('SELECT');
  await chat.log.getByRole('button', { name: /^Add to cart: / }).click();
  const basket = page.getByRole('region', { name: 'Cart' });
  await basket.getByRole('button', { name: /^Add one / }).click();
  await basket.getByRole('heading', { name: 'Cart (2)' }).waitFor();
  await basket.getByRole('button', { name: 'Check out' }).click();
  const [opened] = await Promise.all([context.waitForEvent('page'), basket.getByRole('link', { name: /Go to checkout/ }).click()]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(opened.url()).pathname).toMatch(/^\/c\//);
  await fillCheckout(opened, 'Ines Holm');
  await opened.getByLabel('Discount code').fill('NOSUCHCODE');
  await opened.getByRole('button', { name: /^Place order/ }).click();
  await opened
    .getByRole('alert')
    .getByRole('link', { name: /^This discount code doesn’t exist/ })
    .click();
  await opened.getByLabel('Discount code').fill('');
  await opened.getByRole('button', { name: /^Place order/ }).click();
  await opened.getByRole('heading', { name: 'Thanks for your order!' }).waitFor();
  await page.bringToFront();
  await basket.waitFor({ state: 'detached' });
  await page.reload();
  await (await resumeChat(page)).shows('Which mugs do you have?');
  expect(await basket.count()).toBe(0);
  expect([violations, errors]).toEqual([[], []]);
});

test('a visitor asks for a person while the AI answers, and the thread says so', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  const chat = await openChat(page, website.url);
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await chat.shows('I’d like to talk to a person.');
  await page
    .getByText(/reply to you here/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Talk to a person' }).count()).toBe(0);
  // Until a person comes, the AI still answers.
  await chat.say('How long does delivery to Germany take?');
  await chat.shows(/working days/);
  expect(errors).toEqual([]);
});

test("the shop's own chat page is the chat, and removes a link's token from its URL", async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  const violations = await watchPolicy(page);
  await page.goto(`${parley.url}/chat/demo-harbour?resume=a-token-that-is-no-longer-good`);
  await page.getByRole('textbox', { name: /message/i }).waitFor();
  expect([page.url(), await page.locator('.bubble').count()]).toEqual([`${parley.url}/chat/demo-harbour`, 0]);
  expect([violations, errors]).toEqual([[], []]);
});
