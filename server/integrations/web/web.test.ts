import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSameSite, openWeb } from './index.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;
const pages: Record<string, Handle> = {};
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  const handle = pages[request.url ?? ''];
  if (handle) handle(request, response);
  else response.writeHead(404).end();
});
let site = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => (server.closeAllConnections(), void server.close()));
const options = { allowPrivate: true, pauseMs: 0, retryMs: 0, maxBytes: 100_000 };
const web = openWeb(options);
const hasty = openWeb({ ...options, pageMs: 300 });
const get = (path: string) => web.get(site + path);

test('a page has its type, charset and cache validators, and requests identify the crawler', async () => {
  pages['/'] = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1', etag: '"a"', 'last-modified': 'Mon, 02 Mar 2026 10:00:00 GMT' })
      .end('x');
  expect(await get('/')).toMatchObject({
    kind: 'page',
    type: 'text/html',
    charset: 'iso-8859-1',
    etag: '"a"',
    lastModified: 'Mon, 02 Mar 2026 10:00:00 GMT',
  });
  expect(asked.at(-1)?.headers['user-agent']).toMatch(/^Parley\//);
});

test('detects a PDF whatever its name', async () => {
  pages['/terms'] = (_, response) => response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('%PDF-1.7 …');
  expect(await get('/terms')).toMatchObject({ kind: 'page', type: 'application/pdf' });
});

const bomb = gzipSync(Buffer.alloc(5_000_000));
test('decompresses pages up to the size limit', async () => {
  pages['/packed'] = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(gzipSync('hello'));
  pages['/bomb'] = (_, response) => response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(bomb);
  const packed = await get('/packed');
  expect(packed.kind === 'page' && packed.bytes.toString()).toBe('hello');
  expect(await get('/bomb')).toMatchObject({ kind: 'unsupported' });
});

test('gives up on a page that never ends or never begins', async () => {
  pages['/drip'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drip));
  };
  pages['/silent'] = () => undefined;
  for (const path of ['/drip', '/silent'])
    expect(await hasty.get(site + path)).toMatchObject({ kind: 'failed', reason: 'It did not answer in time.' });
});

test.each([
  [500, 'failed', 2],
  [429, 'failed', 2],
  [403, 'unsupported', 1],
  [404, 'gone', 1],
  [410, 'gone', 1],
])('%i is %s after %i requests', async (status, kind, requests) => {
  pages['/status'] = (_, response) => response.writeHead(status).end();
  const before = asked.length;
  expect([(await get('/status')).kind, asked.length - before]).toEqual([kind, requests]);
});

test('retries once after a lost connection', async () => {
  let times = 0;
  pages['/breaks'] = (request, response) =>
    ++times === 1 ? request.socket.destroy() : response.writeHead(200, { 'content-type': 'text/html' }).end('x');
  expect([(await get('/breaks')).kind, times]).toEqual(['page', 2]);
});

test('does not follow a redirect away from the site or to another kind of address', async () => {
  pages['/away'] = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  pages['/file'] = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  expect((await get('/away')).kind).toBe('elsewhere');
  expect((await get('/file')).kind).toBe('elsewhere');
});

test('reads content without a type as HTML', async () => {
  pages['/unsaid'] = (_, response) => response.writeHead(200, { 'content-type': ';charset=utf-8' }).end('<p>Hello</p>');
  expect(await get('/unsaid')).toMatchObject({ kind: 'page', type: 'text/html', charset: 'utf-8' });
});

test("an unknown host can't be reached", async () => {
  expect(await web.get('http://no-such-name.invalid/')).toMatchObject({ kind: 'failed', reason: 'The site could not be reached.' });
});

test.each([
  ['https://shop.example/', 'https://www.shop.example/a', true],
  ['https://www.shop.example/', 'http://shop.example/', true],
  ['https://shop.example/', 'https://shop.example.evil.example/', false],
  ['https://shop.example/', 'https://evilshop.example/', false],
  ['https://shop.example/', 'https://shop.example:8080/', false],
  ['https://shop.example/', 'https://a:b@shop.example/', false],
  ['https://shop.example/', 'ftp://shop.example/', false],
  ['https://shop.example/', 'https://example/', false],
])('%s and %s are one site: %s', (one, other, same) => {
  expect(isSameSite(one, other)).toBe(same);
});

test('rules define allowed paths, the delay and the sitemap', async () => {
  pages['/robots.txt'] = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end(`User-agent: *\nDisallow: /all\n\nUser-agent: Parley\nDisallow: /x*y$\nCrawl-delay: 2\n\nSitemap: ${site}/map.xml`);
  const rules = await web.rulesOf(`${site}/help`);
  expect([
    rules?.allows(`${site}/all`),
    rules?.allows(`${site}/x1y`),
    rules?.allows('https://127.0.0.1/x1y'),
    rules?.delayMs,
    rules?.sitemaps,
  ]).toEqual([true, false, false, 2000, [`${site}/map.xml`]]);
});

test('of endless rules only the beginning counts', async () => {
  pages['/robots.txt'] = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(`User-agent: *\nDisallow: /kept\n${'# and so on\n'.repeat(60_000)}`);
  const rules = await web.rulesOf(`${site}/help`);
  expect([rules?.allows(`${site}/kept`), rules?.allows(`${site}/open`)]).toEqual([false, true]);
});
