import { chromium } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => void vi.unstubAllEnvs());

async function titleIn(found: Awaited<ReturnType<typeof findChromium>>) {
  const browser = await chromium.launch(found);
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>It draws</title>');
  const title = await page.title();
  await browser.close();
  return title;
}

test('starts the packaged Chromium on a system without one', async () => {
  vi.stubEnv('CHROMIUM', '');
  const found = await findChromium([]);
  expect(found.executablePath).toContain('node_modules/.cache/chromium-');
  expect(await titleIn(found)).toBe('It draws');
});

test('explains what to do when CHROMIUM does not start', async () => {
  vi.stubEnv('CHROMIUM', '/bin/false');
  await expect(findChromium()).rejects.toThrow(/CHROMIUM names \/bin\/false.*apt-get install chromium/);
});
