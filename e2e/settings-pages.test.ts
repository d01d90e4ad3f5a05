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

test('pages that set something up outside of the settings begin as far from their area’s edge', async () => {
  const context = await contextOf(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, parley.url);
  const edges: Record<string, number | undefined> = {};
  for (const [path, scope] of [
    ['/settings', 'main h1'],
    ['/brands', 'main h2'],
    ['/agent-config', 'main h2'],
  ] as const) {
    await page.goto(parley.url + path);
    await page.locator(scope).first().waitFor();
    edges[path] = await page.evaluate((found) => {
      const title = document.querySelector(found);
      const area = document.querySelector('main nav') ?? document.querySelector('main');
      if (!title || !area) return undefined;
      const { x, right } = area.getBoundingClientRect();
      return title.getBoundingClientRect().x - (area.tagName === 'NAV' ? right : x);
    }, scope);
  }
  expect(edges).toEqual({ '/settings': 24, '/brands': 24, '/agent-config': 24 });
  await context.close();
});
