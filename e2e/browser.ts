import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';

/** A Chromium, or an error that says what to install: these tests are never skipped. */
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

/** A page that collects its console errors and exceptions, to be checked at the end. */
export async function openPage(context: BrowserContext) {
  const page = await context.newPage();
  const errors: string[] = [];
  // Browsers don't log a violation that the page caught, such as trying to compile code.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The content security policy refused ${blockedURI} (${violatedDirective}).`),
    ),
  );
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

/** Asks for a page, is sent to log in, and ends up there; with `/login` itself, on the person's first page. */
export async function logIn(page: Page, base: string, email = 'mara@harbour.example', password = 'harbour-demo', at = '/inbox') {
  await page.goto(`${base}${at}`);
  await page.waitForURL(`${base}/login`);
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', password);
  await page.press('input[name=password]', 'Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Opens the website chat on a shop's page; it lives in a shadow root, which Playwright's locators pierce. */
export async function openChat(page: Page, address: string) {
  await page.goto(address);
  return resumeChat(page);
}

/** After a page load the chat is open as before, or a click opens it. */
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
    shows: (text: string | RegExp) => log.getByText(text).last().waitFor(),
  };
}

/** For `expect.poll`: a busy machine is slow. */
export const pollOptions = { timeout: 15_000, interval: 50 };

/** Waits until a text on the page is the expected one. */
export const shows = (read: () => Promise<string | null>) => expect.poll(async () => (await read()) ?? '', pollOptions);

export type Person = { name: string; shop: string; email: string; password: string };
export const makePerson = (name: string): Person => ({
  name,
  shop: `${name}’s shop`,
  email: `${name.toLowerCase()}-${randomUUID()}@shop.example`,
  password: 'seven quiet harbours',
});

/** Registers a new shop and ends up in its inbox. */
export async function register(page: Page, base: string, { name, shop, email, password }: Person) {
  await page.goto(`${base}/register`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Shop name').fill(shop);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
  await page.goto(`${base}/inbox`);
}

declare global {
  interface Window {
    noteToast(words: string): void;
  }
}

/** Collects the text of every toast on the pages opened from now on, in a tab or a whole context, including those that have disappeared. */
export async function watchToasts(where: Page | BrowserContext): Promise<string[]> {
  const toasts: string[] = [];
  await where.exposeFunction('noteToast', (words: string) => void toasts.push(words));
  await where.addInitScript(() => {
    const isToast = (node: Node) => node instanceof HTMLElement && node.parentElement?.matches('section[aria-label="Status messages"]');
    const watch = new MutationObserver((changes) => {
      const shown = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isToast);
      for (const { textContent } of shown) window.noteToast(textContent ?? '');
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return toasts;
}
