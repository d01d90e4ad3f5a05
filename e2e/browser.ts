import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';

/** A Chromium, or an error that names what to install: these tests are never left out. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

export type Look = { dark?: boolean; phone?: boolean };
export const contextOf = (browser: Browser, { dark = false, phone = false }: Look = {}): Promise<BrowserContext> =>
  browser.newContext({
    colorScheme: dark ? 'dark' : 'light',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    reducedMotion: 'reduce',
  });

/** A window whose console errors and failed requests are kept, to be looked at in the end. */
export async function openPage(context: BrowserContext) {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

export async function logIn(page: Page, base: string, email = 'mara@harbour.example', password = 'harbour-demo') {
  await page.goto(`${base}/login`);
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', password);
  await page.press('input[name=password]', 'Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** The website chat on a shop's page; its parts live in a shadow root, which locators see through. */
export async function openChat(page: Page, address: string) {
  await page.goto(address);
  return resumeChat(page);
}

/** After a reload the chat is as it was: open, or a click away. */
export async function resumeChat(page: Page) {
  const bubble = page.locator('.bubble');
  await bubble.waitFor();
  if ((await bubble.getAttribute('aria-expanded')) !== 'true') await bubble.click();
  const field = page.getByRole('textbox', { name: /message/i });
  await field.waitFor();
  const log = page.getByRole('log');
  return {
    log,
    async say(text: string) {
      await field.fill(text);
      await field.press('Enter');
    },
    hears: (text: string | RegExp) => log.getByText(text).last().waitFor(),
  };
}

/** For `expect.poll`: a busy machine takes its time. */
export const patience = { timeout: 15_000, interval: 50 };

/** What is shown somewhere, as soon as it is what is expected. */
export const shows = (read: () => Promise<string | null>) => expect.poll(async () => (await read()) ?? '', patience);

export type Person = { name: string; shop: string; email: string; password: string };
export const makePerson = (name: string): Person => ({
  name,
  shop: `${name}’s shop`,
  email: `${name.toLowerCase()}-${randomUUID()}@shop.example`,
  password: 'seven quiet harbours',
});

/** Opens a shop of one's own and ends up signed in. */
export async function register(page: Page, base: string, { name, shop, email, password }: Person) {
  await page.goto(`${base}/register`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Shop name').fill(shop);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${base}/inbox`);
}

declare global {
  interface Window {
    noteToast(words: string): void;
  }
}

/** The words of every toast on the pages opened from here on, in a tab or in all of a browser, also of those that are gone again. */
export async function watchToasts(where: Page | BrowserContext): Promise<string[]> {
  const toasts: string[] = [];
  await where.exposeFunction('noteToast', (words: string) => void toasts.push(words));
  await where.addInitScript(() => {
    const isToast = (node: Node) => node instanceof HTMLElement && node.parentElement?.matches('section[aria-label=Messages]');
    const watch = new MutationObserver((changes) => {
      const shown = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isToast);
      for (const { textContent } of shown) window.noteToast(textContent ?? '');
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return toasts;
}
