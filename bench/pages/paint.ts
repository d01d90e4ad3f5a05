import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { newContext, openBrowser, type Place } from '../support/browser.ts';
import { startDemo } from '../support/demo.ts';
import { median, round } from '../support/figures.ts';
import { notePaint, type Painted, readPaint } from './paint-in-page.ts';

type Load = { firstPaint: number; largestPaint: number; blocking: number; longestTask: number; shift: number };
const places = [
  { name: 'log_in', path: '/login', signedIn: false },
  { name: 'inbox', path: '/inbox', signedIn: true },
];

/** Measures page loads with an empty cache, on this machine and at four times slower CPU: medians of several loads. */
export async function measurePaint({ quick }: { quick: boolean }) {
  const demo = await startDemo();
  const browser = await openBrowser();
  const results: Record<string, unknown> = {};
  for (const { name, ...place } of places) {
    for (const slowdown of [1, 4]) {
      const loads: Load[] = [];
      for (let run = 0; run < (quick ? 2 : 5); run++) loads.push(await loadOnce(browser, { url: demo.url, ...place }, slowdown));
      results[slowdown === 1 ? name : `${name}_${slowdown}x_slower`] = summed(loads);
    }
  }
  await browser.close();
  await demo.stop();
  return results;
}

async function loadOnce(browser: Browser, { url, path, signedIn }: Place, slowdown: number): Promise<Load> {
  const context = await newContext(browser, url, signedIn);
  const page = await context.newPage();
  await page.addInitScript(notePaint);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await pause(5_000);
  const painted = await page.evaluate(readPaint);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} redirected to ${page.url()}.`);
  await context.close();
  return loadOf(painted);
}

/** Total blocking time: the part of each task beyond 50 ms, within 5 s after the first paint. The longest task counts from the start. */
function loadOf({ firstPaint, largestPaint, tasks, shift }: Painted): Load {
  const until = firstPaint + 5_000;
  const late = tasks.filter(({ at, ms }) => at + ms > firstPaint && at < until);
  const blocking = late.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
  return { firstPaint, largestPaint, blocking, longestTask: Math.max(0, ...tasks.map(({ ms }) => ms)), shift };
}

function summed(loads: Load[]) {
  const middle = (of: (load: Load) => number, digits = 0) => round(median(loads.map(of)), digits);
  return {
    first_contentful_paint_ms: middle((load) => load.firstPaint),
    largest_contentful_paint_ms: middle((load) => load.largestPaint),
    total_blocking_ms: middle((load) => load.blocking),
    longest_task_ms: middle((load) => load.longestTask),
    layout_shift: middle((load) => load.shift, 4),
    worst: {
      largest_contentful_paint_ms: round(Math.max(...loads.map((load) => load.largestPaint)), 0),
      longest_task_ms: Math.max(...loads.map((load) => load.longestTask)),
      layout_shift: round(Math.max(...loads.map((load) => load.shift)), 4),
    },
    loads: loads.length,
  };
}
