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

test('the packaged Chromium starts where the system has none', async () => {
  vi.stubEnv('CHROMIUM', '');
  const found = await findChromium([]);
  expect(found.executablePath).toContain('node_modules/.cache/chromium-');
  expect(await titleIn(found)).toBe('It draws');
});

test('CHROMIUM that does not start is an error that says what to do', async () => {
  vi.stubEnv('CHROMIUM', '/bin/false');
  await expect(findChromium()).rejects.toThrow(/CHROMIUM names \/bin\/false.*apt-get install chromium/);
});
