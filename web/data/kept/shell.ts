import { whenIdle } from '../../lib/when-idle.ts';

/** The cache that web/public/sw.js answers from without a network: the page under `/shell`, and the files the inbox needs. */
const CACHE = 'parley-shell';
const SHELL = '/shell';
const TIMEOUT_MS = 20_000;

const hasWorkers = () => window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

let turn: Promise<unknown> = Promise.resolve();
/** Storing and deleting follow each other, so that a log-out leaves nothing behind. */
function inTurn(work: () => Promise<unknown>): void {
  // Without room or network the shell of the last time stays.
  turn = turn.then(work).catch(() => undefined);
}

let isWanted = false;

/** Keeps the app's page and the files of the inbox on the device, as the server has them now. Does nothing where the browser can't. */
export function keepShell(): void {
  if (isWanted || !hasWorkers() || !import.meta.env.PROD) return;
  isWanted = true;
  isDropped = false;
  whenIdle(() => inTurn(store));
}

let isDropped = false;

export function dropShell(): void {
  if (isDropped || !hasWorkers()) return;
  isDropped = true;
  isWanted = false;
  inTurn(() => caches.delete(CACHE));
}

/** The files first and the page after them: a page in the cache always has all of its files. */
async function store() {
  if (!isWanted) return;
  await navigator.serviceWorker.register('/sw.js');
  const page = await fetch('/inbox', { headers: { accept: 'text/html' }, cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const html = await page.clone().text();
  const [, list] = /name="offline-files" content="([^"]+)"/.exec(html) ?? [];
  if (!page.ok || !list) return;
  const cache = await caches.open(CACHE);
  const stored = await (await cache.match(SHELL))?.text();
  if (stored === html) return;
  const files: string[] = await (await fetch(list)).json();
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !present.has(file)));
  await cache.put(SHELL, page);
  const needed = new Set([SHELL, ...files]);
  await Promise.all([...present].filter((file) => !needed.has(file)).map((file) => cache.delete(file)));
}
