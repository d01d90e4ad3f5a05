import { expect, test, vi } from 'vitest';
import { makeBrowser, makeClock, makeLocks } from '../net/make.ts';
import { makeShop, settings } from './make.ts';
import { createDesk } from './desk.ts';
import { onDemand } from './on-demand.ts';

function setUp() {
  const clock = makeClock();
  const { fetch, upload } = makeShop();
  const { world } = makeBrowser({ fetch, upload, clock, locks: makeLocks() }).openTab();
  return { clock, desk: createDesk(world, settings, () => {}) };
}

test('code loads once, and again until the network is back', async () => {
  const { clock, desk } = setUp();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('code');
  const get = onDemand(desk, load);
  const first = get();
  await clock.pass(2_000);
  expect(load).toHaveBeenCalledOnce();
  await clock.pass(2_000);
  expect([await first, await get()]).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chat that was removed tries no longer', async () => {
  const { clock, desk } = setUp();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const got = onDemand(desk, load)().catch(() => 'nothing');
  desk.life.abort();
  await clock.pass(10_000);
  expect(await got).toBe('nothing');
  expect(load).toHaveBeenCalledOnce();
});
