import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { seedOwner } from '../../server/seed-bulk.ts';
import { newContext } from '../support/browser.ts';
import { percentile, round } from '../support/figures.ts';
import { addStopwatch, type Frames, type Ready } from './in-page.ts';

export type Desk = Awaited<ReturnType<typeof openDesk>>;

const timeoutMs = 30_000;
/** A fast, steady wheel: one notch per frame, independent of the page. */
const wheel = { notch: 120, everyMs: 16 };

/** Opens the inbox as the shop's owner, with a stopwatch in the page. */
export async function openDesk(browser: Browser, url: string) {
  const context = await newContext(browser, url, true, seedOwner);
  const page = await context.newPage();
  await page.addInitScript(addStopwatch);
  const devtools = await context.newCDPSession(page);
  let calls = 0;
  page.on('request', (request) => void (calls += new URL(request.url()).pathname.startsWith('/api/') ? 1 : 0));
  return {
    page,
    calls: () => calls,
    memory: () => memoryOf(devtools),
    /** Milliseconds from the input of `act` to the frame that shows `ready`. */
    async painted(ready: Ready, act: () => Promise<unknown>): Promise<number> {
      await page.evaluate((value) => window.stopwatch.arm(value), ready);
      await act();
      const deadline = pause(timeoutMs).then(() =>
        Promise.reject(new Error(`Not painted within ${timeoutMs / 1000} s: ${ready.selector}`)),
      );
      return Promise.race([page.evaluate(() => window.stopwatch.painted()), deadline]);
    },
    /** Frame times during an activity. */
    async frames(during: () => Promise<unknown>) {
      await page.evaluate(() => window.stopwatch.startFrames());
      await during();
      return smoothness(await page.evaluate(() => window.stopwatch.stopFrames()));
    },
    /** Frame times while the wheel scrolls an element, and how far it scrolls. */
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
  if (!box) throw new Error(`No element matches ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** The page's JavaScript heap after garbage collection. */
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
