import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { seedOwner } from '../../server/seed-bulk.ts';
import { newPerson } from '../ground/browser.ts';
import { percentile, round } from '../ground/figures.ts';
import { addStopwatch, type Frames, type Ready } from './in-page.ts';

export type Desk = Awaited<ReturnType<typeof openDesk>>;

const patienceMs = 30_000;
/** A wheel that turns fast and steadily, whatever the page makes of it: one notch a frame. */
const wheel = { notch: 120, everyMs: 16 };

/** The shop's owner before the inbox, with a stopwatch in the page. */
export async function openDesk(browser: Browser, url: string) {
  const context = await newPerson(browser, url, true, seedOwner);
  const page = await context.newPage();
  await page.addInitScript(addStopwatch);
  const devtools = await context.newCDPSession(page);
  let calls = 0;
  page.on('request', (request) => void (calls += new URL(request.url()).pathname.startsWith('/api/') ? 1 : 0));
  return {
    page,
    calls: () => calls,
    memory: () => memoryOf(devtools),
    /** From the input that `act` makes to the frame that shows what it is to show, in milliseconds. */
    async painted(ready: Ready, act: () => Promise<unknown>): Promise<number> {
      await page.evaluate((wanted) => window.stopwatch.arm(wanted), ready);
      await act();
      const late = pause(patienceMs).then(() => Promise.reject(new Error(`Not painted within ${patienceMs / 1000} s: ${ready.selector}`)));
      return Promise.race([page.evaluate(() => window.stopwatch.painted()), late]);
    },
    /** The frames while something goes on. */
    async frames(during: () => Promise<unknown>) {
      await page.evaluate(() => window.stopwatch.startFrames());
      await during();
      return smoothness(await page.evaluate(() => window.stopwatch.stopFrames()));
    },
    /** The frames while a wheel turns over what scrolls, and how far it came. */
    async wheel(selector: string, seconds: number, direction: 1 | -1) {
      await pointAt(page, selector);
      let way = 0;
      const place = () => page.locator(selector).evaluate((box) => box.scrollTop);
      const turned: Promise<void>[] = [];
      await page.evaluate(() => window.stopwatch.startFrames());
      const until = performance.now() + seconds * 1000;
      for (let before = await place(); performance.now() < until;) {
        for (let notch = 0; notch < 15; notch++) {
          turned.push(page.mouse.wheel(0, direction * wheel.notch));
          await pause(wheel.everyMs);
        }
        const now = await place();
        way += Math.abs(now - before);
        before = now;
      }
      await Promise.all(turned);
      return { ...smoothness(await page.evaluate(() => window.stopwatch.stopFrames())), px_scrolled: Math.round(way) };
    },
    close: () => context.close(),
  };
}

async function pointAt(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to point at: ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Of the page's scripts, after everything that can go is gone. */
async function memoryOf(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return round(usedSize / 1024 / 1024);
}

function smoothness({ deltas, longTasks }: Frames) {
  const slow = deltas.filter((delta) => delta > 50).length;
  return {
    frames: deltas.length,
    median_ms: round(percentile(deltas, 50)),
    p95_ms: round(percentile(deltas, 95)),
    longest_ms: round(Math.max(0, ...deltas)),
    share_over_50_ms: round(slow / Math.max(1, deltas.length), 4),
    long_tasks: longTasks.length,
    longest_task_ms: round(Math.max(0, ...longTasks)),
  };
}
