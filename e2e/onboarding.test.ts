import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, makePerson, openBrowser, openChat, openPage, type Person } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let website: Awaited<ReturnType<typeof serveWebsite>>;
beforeAll(async () => {
  [parley, browser, website] = await Promise.all([
    // The shop's website is on this machine.
    startParley('onboarding', { DEMO: '0', OUTBOUND_PRIVATE: 'true' }),
    openBrowser(),
    serveWebsite(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await website.close();
  await parley.stop();
});

/** A shop's website with a page about delivery; its owner pastes a snippet into every page. */
async function serveWebsite() {
  let snippet = '';
  const pages: Record<string, string> = {
    '/': '<h1>Fjord Candles</h1><p>Candles from Bergen, made by hand from rapeseed wax.</p><p><a href="/delivery">Delivery times and costs</a></p>',
    '/delivery':
      '<h1>Delivery times and costs</h1><p>Delivery to Norway takes 2 to 3 working days and costs 5.90 EUR.</p><p>Delivery to Germany takes 4 to 6 working days and costs 9.90 EUR.</p>',
  };
  const server = http.createServer((request, response) => {
    const body = pages[request.url ?? ''];
    if (!body) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><head><title>Fjord Candles</title></head><body><main>${body}</main>${snippet}</body></html>`);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    paste: (text: string) => (snippet = text),
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

async function registerAt(page: Page, { name, shop, email, password }: Person) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Shop name').fill(shop);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}
const ticked = (page: Page, step: string) => page.getByRole('link', { name: `${step}, done` }).waitFor();
const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true }).click();

test('from the landing page to the AI’s first answer on one’s own website', async () => {
  const nora = makePerson('Nora');
  const { page, errors } = await openPage(await contextOf(browser));
  await page.goto(parley.url);
  await page.getByRole('main').getByRole('link', { name: 'Start free' }).click();
  await registerAt(page, nora);

  await page.getByRole('heading', { level: 2, name: 'Look of the chat' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/onboarding');
  await page.getByLabel('Color', { exact: true }).fill('#0a7d5a');
  await next(page);
  await ticked(page, 'Look of the chat');

  await page.getByText('Waiting for the first visit').waitFor();
  website.paste((await page.locator('pre code').textContent()) ?? '');
  const customer = await openPage(await contextOf(browser));
  await customer.page.goto(website.url);
  await ticked(page, 'First channel');
  const chat = await openChat(customer.page, website.url);

  await next(page);
  await page.getByLabel('Website address').fill(website.url);
  await page.getByRole('button', { name: 'Read website' }).click();
  await page.getByText('articles ready for answers').waitFor();
  await ticked(page, 'Knowledge');

  await next(page);
  await page.getByLabel('Your question').fill('How long does delivery to Norway take?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page
    .getByRole('log')
    .getByText(/Norway: 2.3 working days/)
    .waitFor();
  await page.getByText('From: Delivery times and costs').waitFor();
  await ticked(page, 'Try the AI');

  await chat.say('How long does delivery to Germany take?');
  await chat.shows(/Germany: 4.6 working days/);

  // On another device it goes on where it was.
  const other = await openPage(await contextOf(browser, { phone: true }));
  await logIn(other.page, parley.url, nora.email, nora.password);
  await other.page.goto(`${parley.url}/onboarding`);
  await other.page.getByRole('heading', { level: 2, name: 'Team' }).waitFor();
  await other.page.getByRole('button', { name: 'Skip' }).click();
  await other.page.getByRole('link', { name: 'Team, skipped' }).waitFor();
  await other.page.getByText('5 of 7 done, 1 skipped').waitFor();
  await other.page.getByText('Nothing is charged').waitFor();
  await other.page.getByRole('button', { name: 'Continue with the trial' }).click();
  await ticked(page, 'Plan');
  await other.page.getByRole('heading', { name: 'Your shop is set up' }).waitFor();
  expect([...errors, ...customer.errors, ...other.errors]).toEqual([]);
});
