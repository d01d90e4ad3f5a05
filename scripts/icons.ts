// `node scripts/run.mjs scripts/icons.ts` draws the app's icons anew, into web/public: PNG, which every phone takes.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

const folder = path.resolve(import.meta.dirname, '../web/public');
const bubble = 'M9 6h4a4 4 0 0 1 0 8H6a1 1 0 0 1-1-1v-3a4 4 0 0 1 4-4Z';
const dots = (first: string, second: string) =>
  `<circle fill="${first}" cx="9.5" cy="10.5" r="1.5"/><circle fill="${second}" cx="13.5" cy="10.5" r="1.5"/>`;
const logo = `<path fill="#fff" d="${bubble}"/>${dots('#6e45d2', '#98590a')}`;

/** As favicon.svg. A launcher cuts a maskable icon, and iOS rounds its own, so they fill their square, with the bubble in the safe middle. */
const rounded = `<rect fill="#1b1b1f" width="22" height="22" rx="7"/>${logo}`;
const filled = `<rect fill="#1b1b1f" width="22" height="22"/>${logo}`;
/** Android takes the shape only. */
const shape = `<mask id="m"><path fill="#fff" d="${bubble}"/>${dots('#000', '#000')}</mask><rect fill="#fff" width="22" height="22" mask="url(#m)"/>`;

const icons = [
  { name: 'icon-192.png', pixels: 192, drawing: rounded, view: '0 0 22 22' },
  { name: 'icon-512.png', pixels: 512, drawing: rounded, view: '0 0 22 22' },
  { name: 'icon-maskable.png', pixels: 512, drawing: filled, view: '0 0 22 22' },
  { name: 'icon-apple.png', pixels: 180, drawing: filled, view: '1 0 20 20' },
  { name: 'badge.png', pixels: 96, drawing: shape, view: '4 3.5 14 14' },
];

const browser = await chromium.launch(await findChromium());
for (const { name, pixels, drawing, view } of icons) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${pixels}" height="${pixels}">${drawing}</svg>`;
  await page.setContent(`<style>body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
  fs.writeFileSync(path.join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
