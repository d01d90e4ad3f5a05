import { afterEach, expect, test } from 'vitest';
import { makeShop } from './chat/make.ts';
import { createLauncher } from './launcher.ts';
import { makeBrowser, makeClock, makeLocks } from './net/make.ts';
import { startWidget } from './start.tsx';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function setUp({ page = false } = {}) {
  const shop = makeShop();
  shop.shop.look.launcher_text = 'Ask us';
  const clock = makeClock();
  const { world } = makeBrowser({ fetch: shop.fetch, upload: shop.upload, clock, locks: makeLocks() }).openTab();
  const launcher = createLauncher({ host: 'https://parley.example', key: 'demo', locale: 'en', page }, world);
  ends.push(launcher.destroy);
  const received: string[] = [];
  launcher.listen({ onOpen: () => received.push('open'), onNear: () => received.push('near') });
  launcher.show();
  await clock.pass(0);
  const bubble = () => launcher.root.querySelector('button');
  return { shop, clock, world, launcher, received, bubble };
}

test('shows the bubble in the shop’s look, and asks for the chat only when it is used', async () => {
  const { shop, launcher, received, bubble } = await setUp();
  expect([bubble()?.getAttribute('aria-label'), bubble()?.getAttribute('aria-expanded'), shop.calls]).toEqual([
    'Ask us',
    'false',
    ['GET look'],
  ]);
  expect([launcher.isWanted(), received]).toEqual([false, []]);
  bubble()?.focus();
  bubble()?.click();
  expect(received).toEqual(['near', 'open']);
});

test('the chat takes over the same bubble, with its focus', async () => {
  const { clock, world, launcher, received, bubble } = await setUp();
  const before = bubble();
  before?.focus();
  const chat = startWidget(launcher, world);
  ends.unshift(chat.destroy);
  await clock.pass(0);
  expect(bubble()).toBe(before);
  expect(launcher.root.activeElement).toBe(before);
  expect(launcher.root.querySelectorAll('button')).toHaveLength(1);
  before?.click();
  await clock.pass(0);
  expect([received, launcher.root.querySelector('[role=dialog]') !== null]).toEqual([['near'], true]);
});

test('a visitor who has used the chat gets it with the page', async () => {
  const { world, launcher } = await setUp();
  world.local.set('parley:demo:session', '{}');
  expect(launcher.isWanted()).toBe(true);
  expect((await setUp({ page: true })).launcher.isWanted()).toBe(true);
});

test('a chat that was open opens by itself; the bubble shows again only where it could not be loaded', async () => {
  const first = await setUp();
  first.world.tab.set('parley:demo:open', 'yes');
  const launcher = createLauncher({ host: 'https://parley.example', key: 'demo', locale: 'en', page: false }, first.world);
  ends.push(launcher.destroy);
  launcher.show();
  expect([launcher.isWanted(), launcher.root.querySelector('button')]).toEqual([true, null]);
  launcher.rest();
  expect(launcher.root.querySelector('button')).not.toBeNull();
});

test('changes of the page show before the chat is loaded', async () => {
  const { launcher, bubble } = await setUp();
  launcher.actions.setTheme('dark');
  expect(launcher.element.hasAttribute('dark')).toBe(true);
  launcher.actions.hideBubble();
  expect(bubble()).toBeNull();
  launcher.actions.showBubble();
  expect(bubble()?.getAttribute('aria-label')).toBe('Ask us');
});
