import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('settings-pages'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** Where the page's title and its first card begin, in px; the second is missing on a page that is not built yet. */
async function leftEdges(page: Page, path: string) {
  await page.goto(parley.url + path);
  await page.locator('main h1').waitFor();
  // Found and measured in one step of the page: a skeleton may be replaced at any other moment, and what has left the page measures 0.
  const left = (selector: string) => page.evaluate((found) => document.querySelector(found)?.getBoundingClientRect().x, selector);
  if (await page.locator('[data-unbuilt]').count()) return [await left('main h1')];
  await page.locator('main [data-card]').first().waitFor();
  return [await left('main h1'), await left('main [data-card]')];
}

test.each([
  [1280, 900],
  [390, 844],
])('every settings page begins at the same left edge, %i px wide', async (width, height) => {
  const context = await contextOf(browser, { phone: width < 768 });
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings`);
  const menu = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await menu.first().waitFor();
  const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toHaveLength(13);
  const edges: Record<string, unknown> = {};
  for (const path of paths) edges[path] = new Set(await leftEdges(page, path));
  const usual = edges['/settings'];
  expect(usual).toHaveProperty('size', 1);
  expect(edges).toEqual(Object.fromEntries(paths.map((path) => [path, usual])));
  await context.close();
});
