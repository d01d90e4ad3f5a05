import { setTimeout as pause } from 'node:timers/promises';
import { seedOwner } from '../../server/seed-bulk.ts';
import { newContext, openBrowser } from '../support/browser.ts';
import { spread } from '../support/figures.ts';
import { startWebProcess } from '../support/web-process.ts';
import { type Desk, openDesk } from '../inbox/desk.ts';
import { notePaint, readPaint } from '../pages/paint-in-page.ts';
import type { Commerce } from './seeded.ts';

const row = 'a[data-row]';
const listBox = 'div:has(> [role=table])';
const search = '[role=searchbox]';
const settle = () => pause(600);

const method =
  'As in the inbox part: a window of 1280 x 800 without a graphics card; from the input event to the frame that shows what was asked for. ' +
  'Drawer: a press on a row that was not opened before, until its number stands in the title. Letters: typed into the search of the list, until the letter is in the field.';

/** Measures the list of a million orders in a browser. */
export async function measureDesk(commerce: Commerce, { quick }: { quick: boolean }) {
  const web = await startWebProcess(commerce);
  const browser = await openBrowser();
  const paints: number[] = [];
  for (let run = -1; run < (quick ? 3 : 6); run++) {
    const context = await newContext(browser, web.url, true, seedOwner);
    const page = await context.newPage();
    await page.addInitScript(notePaint);
    await page.goto(`/orders?merchant=${commerce.large.merchant}`);
    await page.locator(row).first().waitFor();
    await pause(1500);
    const { largestPaint } = await page.evaluate(readPaint);
    if (run >= 0) paints.push(largestPaint);
    await context.close();
  }
  const desk = await openDesk(browser, web.url);
  await desk.page.goto('/orders');
  await desk.page.locator(row).first().waitFor();
  await settle();
  const atRest = await desk.frames(() => pause(2000));
  const list = await desk.wheel(listBox, quick ? 4 : 10, 1);
  const rows = await desk.page.locator(row).count();
  const drawers = await openDrawers(desk, quick ? 6 : 15);
  const letters = await typeLetters(desk, quick ? 8 : 20);
  await browser.close();
  await web.stop();
  return {
    largest_contentful_paint_ms: spread(paints, 0),
    frames: { at_rest: atRest, list, rows_in_the_page: rows },
    drawer_shown_ms: spread(drawers),
    type_letter_ms: spread(letters),
    method,
  };
}

/** Opens a different order each time and closes the drawer in between; the first one only loads the drawer's code. */
async function openDrawers({ page, painted }: Desk, count: number) {
  await page.goto('/orders');
  await page.locator(row).first().waitFor();
  await settle();
  const ids = await page.locator(row).evaluateAll((rows) => rows.map((one) => one.getAttribute('data-row') ?? ''));
  const taken: number[] = [];
  for (let at = 0; at <= Math.min(count, ids.length - 1); at++) {
    const one = page.locator(`${row}[data-row="${ids[at]}"]`);
    const number = /#\d+/.exec((await one.innerText()) ?? '')?.[0] ?? '#';
    await one.scrollIntoViewIfNeeded();
    const ms = await painted({ selector: '[role=dialog] h2', text: number }, () => one.click({ delay: 70, position: { x: 120, y: 12 } }));
    if (at > 0) taken.push(ms);
    await settle();
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  return taken;
}

async function typeLetters({ page, painted }: Desk, count: number) {
  const field = page.locator(search).first();
  await field.focus();
  const taken: number[] = [];
  for (let letter = 0; letter < count; letter++) {
    const before = await field.inputValue();
    const next = '1234567890'[letter % 10] ?? '1';
    taken.push(await painted({ selector: search, text: `${before}${next}` }, () => page.keyboard.press(next)));
    await pause(letter % 5 === 4 ? 500 : 90);
    if (before.length > 4) await field.fill('');
  }
  return taken;
}
