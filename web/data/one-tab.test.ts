import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocks } from './make.ts';
import { inOneTab, someTabHasFocus, notifyFocus } from './one-tab.ts';

const open: (() => void)[] = [];
beforeEach(stubLocks);
afterEach(() => {
  for (const stop of open.splice(0)) stop();
});

function work() {
  const tab = { working: false, stop: () => {} };
  tab.stop = inOneTab('work', () => {
    tab.working = true;
    return () => void (tab.working = false);
  });
  open.push(tab.stop);
  return tab;
}

test('one tab works; when it closes, the next one takes over', async () => {
  const [first, second, third] = [work(), work(), work()];
  await vi.waitFor(() => expect([first.working, second.working, third.working]).toEqual([true, false, false]));
  second.stop();
  first.stop();
  await vi.waitFor(() => expect([first.working, second.working, third.working]).toEqual([false, false, true]));
});

test('without Web Locks each tab works for itself', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [work(), work()];
  expect([first.working, second.working]).toEqual([true, true]);
  first.stop();
  expect(first.working).toBe(false);
});

test('another tab knows whether this one has the focus', async () => {
  const looks = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  open.push(notifyFocus());
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
  // Simulates another tab, which does not have the focus.
  looks.mockReturnValue(false);
  expect(await someTabHasFocus()).toBe(true);
  window.dispatchEvent(new Event('blur'));
  await vi.waitFor(async () => expect(await someTabHasFocus()).toBe(false));
  looks.mockRestore();
});
