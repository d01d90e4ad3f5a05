import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { newContext, openBrowser, type Place } from '../support/browser.ts';
import { startDemo } from '../support/demo.ts';
import { round } from '../support/figures.ts';

type Kind = 'js' | 'css';
/** `early`: requested before the first paint. */
type Served = { url: string; kind: Kind; early: boolean; bytes: number; gzip: number };

const quietMs = 1_000;

/** Measures what the browser downloads for each page with an empty cache: scripts and style sheets, as gzipped by the server. */
export async function measureBundles() {
  const demo = await startDemo();
  const browser = await openBrowser();
  const served = async (path: string, signedIn: boolean) => filesServed(browser, { url: demo.url, path, signedIn });
  const logIn = await served('/login', false);
  const inbox = await served('/inbox', true);
  const landing = await served('/', false);
  const shopPage = await served('/demo', false);
  await browser.close();
  await demo.stop();
  const known = new Set(logIn.map(({ url }) => url));
  return {
    log_in: totals(logIn),
    inbox: totals(inbox),
    inbox_beyond_log_in: totals(inbox.filter(({ url }) => !known.has(url))),
    landing: totals(landing),
    widget: totals(shopPage.filter(({ kind, url }) => kind === 'js' || !url.startsWith(`${demo.url}/demo/`))),
    method:
      'Everything Chromium fetched until no answer came for 1 s, chunks that were preloaded or fetched later included; gzip level 6 of each file. KiB.',
  };
}

async function filesServed(browser: Browser, { url, path, signedIn }: Place): Promise<Served[]> {
  const context = await newContext(browser, url, signedIn);
  const page = await context.newPage();
  const responses: Response[] = [];
  let latest = performance.now();
  page.on('response', (response) => {
    responses.push(response);
    latest = performance.now();
  });
  await page.goto(path);
  while (performance.now() - latest < quietMs) await pause(100);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} redirected to ${page.url()}.`);
  const early = new Set(await page.evaluate(askedBeforePaint));
  const files = new Map<string, Served>();
  for (const response of responses) {
    const kind = kindOf(response);
    if (!kind || !response.ok() || files.has(response.url())) continue;
    const body = await response.body();
    files.set(response.url(), {
      url: response.url(),
      kind,
      early: early.has(response.url()),
      bytes: body.length,
      gzip: gzipSync(body).length,
    });
  }
  await context.close();
  logLargest(path, [...files.values()]);
  return [...files.values()];
}

/** Runs in the page. */
function askedBeforePaint() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < painted)
    .map(({ name }) => name);
}

function logLargest(path: string, files: Served[]) {
  const largest = files.toSorted((one, other) => other.gzip - one.gzip).slice(0, 8);
  const line = ({ url, gzip, early }: Served) =>
    `${new URL(url).pathname.split('/').at(-1)} ${round(gzip / 1024)}${early ? '' : ' (late)'}`;
  console.error(`  ${path}: ${largest.map(line).join(', ')}`);
}

function kindOf(response: Response): Kind | undefined {
  const type = response.headers()['content-type'] ?? '';
  return /javascript/.test(type) ? 'js' : /text\/css/.test(type) ? 'css' : undefined;
}

function totals(files: Served[]) {
  const of = (kind: Kind) => files.filter((file) => file.kind === kind);
  const kib = (values: number[]) => round(values.reduce((sum, value) => sum + value, 0) / 1024);
  return {
    js_gzip: kib(of('js').map(({ gzip }) => gzip)),
    css_gzip: kib(of('css').map(({ gzip }) => gzip)),
    js_gzip_asked_before_paint: kib(
      of('js')
        .filter(({ early }) => early)
        .map(({ gzip }) => gzip),
    ),
    js_raw: kib(of('js').map(({ bytes }) => bytes)),
    js_files: of('js').length,
  };
}
