import { describe, expect, test } from 'vitest';
import { createExclusive } from './exclusive.ts';
import './lease.ts';
import { makeBrowser, makeClock, makeLocks, settle } from './make.ts';

const fetch = () => Promise.reject(new TypeError('no network'));

describe.each([
  ['Web Locks', makeLocks],
  ['a lease', () => null],
])('%s', (_, chooseLocks) => {
  function setUp() {
    const clock = makeClock();
    const browser = makeBrowser({ fetch, clock, locks: chooseLocks() });
    const log: string[] = [];
    const tabs = [1, 2, 3].map(() => createExclusive(browser.openTab().world));
    const work = (tab: number, ms: number) =>
      tabs[tab]?.('work', async () => {
        log.push(`${tab} in`);
        await clock.wait(ms);
        log.push(`${tab} out`);
        return tab;
      });
    return { clock, log, work };
  }

  test('lets one tab work at a time', async () => {
    const { clock, log, work } = setUp();
    const all = Promise.all([work(0, 500), work(1, 500), work(2, 500)]);
    await clock.pass(5_000);
    expect(await all).toEqual([0, 1, 2]);
    expect(log.map((line) => line.slice(2))).toEqual(['in', 'out', 'in', 'out', 'in', 'out']);
  });

  test('takes over from a tab that was suspended at work, and lets it finish', async () => {
    const { clock, log, work } = setUp();
    const suspended = work(0, 100_000);
    await clock.pass(100);
    const second = work(1, 500);
    await clock.pass(19_000);
    expect(log).toEqual(['0 in']);
    await clock.pass(3_000);
    expect(log).toEqual(['0 in', '1 in', '1 out']);
    expect(await second).toBe(1);
    await clock.pass(100_000);
    expect(await suspended).toBe(0);
  });

  test('continues after work that failed', async () => {
    const { clock, work } = setUp();
    const browser = makeBrowser({ fetch, clock, locks: chooseLocks() });
    const failed = createExclusive(browser.openTab().world)('work', () => Promise.reject(new Error('no'))).catch(String);
    await clock.pass(1_000);
    expect(await failed).toBe('Error: no');
    const next = work(0, 10);
    await clock.pass(1_000);
    await settle();
    expect(await next).toBe(0);
  });
});
