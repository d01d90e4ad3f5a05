import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import type { Look } from './browser.ts';

export const looks: [string, Look][] = [
  ['light', {}],
  ['dark', { dark: true }],
  ['light, on a phone', { phone: true }],
  ['dark, on a phone', { dark: true, phone: true }],
];
export type Screen = { name: string; open: (page: Page) => Promise<unknown> };
/** A screen's URL, and what shows that it is ready. */
export const screenAt = (base: string, path: string, ready: (page: Page) => Locator): Screen => ({
  name: path,
  open: async (page) => {
    await page.goto(`${base}${path}`);
    await ready(page).first().waitFor();
  },
});

/** Opens the screens one by one and collects axe's violations, as "screen: rule at target". */
export async function walk(page: Page, screens: Screen[]): Promise<string[]> {
  const barriers: string[] = [];
  for (const { name, open } of screens) {
    await open(page);
    barriers.push(...(await inspect(page)).map((barrier) => `${name}: ${barrier}`));
  }
  return barriers;
}

async function inspect(page: Page): Promise<string[]> {
  // Colours are checked once their transitions have ended.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished.then(() => undefined)));
  });
  await page.evaluate(axe.source);
  // A sticky bar covers whatever is scrolled under it, which axe reports as a target that is too small.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[class*=sticky] { position: relative !important; inset: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
