import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, sender, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { visit } from '../../testing/chat.ts';
import { startWeb } from '../../web-app.ts';

const theme = `document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';`;
const page = `<!doctype html><html><head><script>${theme}</script><script type="module" src="/assets/app.js"></script></head><body></body></html>`;

let app: TestApp;
let owner: Person;
let root = '';
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-pages-'));
  fs.mkdirSync(path.join(root, 'dist/web/assets'), { recursive: true });
  fs.writeFileSync(path.join(root, 'dist/web/index.html'), page);
  fs.writeFileSync(path.join(root, 'dist/web/assets/app.js'), 'console.log(1)');
});
afterAll(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true, force: true });
});

/** Another web process on the same database with its own pages. */
async function another(more: Partial<TestApp['installation']['config']> = {}) {
  const { installation } = app;
  const web = await startWeb({ ...installation, config: { ...installation.config, root, ...more } });
  return { ...web, url: `http://127.0.0.1:${web.port}` };
}
const policyOf = ({ headers }: Response) =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((rule) => [rule.trim().split(' ')[0] ?? '', rule.trim().split(' ').slice(1)]),
  );

test('the page can run its own scripts and the inline one named by its hash', async () => {
  const web = await another();
  const answer = await fetch(`${web.url}/inbox`);
  expect(await answer.text()).toBe(page);
  const hash = `'sha256-${createHash('sha256').update(theme).digest('base64')}'`;
  expect(policyOf(answer).get('script-src')).toEqual(["'self'", hash]);
  await web.close();
});

test.each([
  ['an answer of the API', '/api/health/live', 200],
  ['a refusal', '/api/auth/session', 401],
  ['the page', '/inbox', 200],
  ['a script of the app', '/assets/app.js', 200],
])('%s has security headers', async (_what, address, status) => {
  const web = await another();
  const answer = await fetch(`${web.url}${address}`);
  const { headers } = answer;
  expect(answer.status).toBe(status);
  const policy = policyOf(answer);
  expect(
    ['default-src', 'object-src', 'base-uri', 'frame-ancestors', 'form-action', 'connect-src'].map((name) => policy.get(name)),
  ).toEqual([["'self'"], ["'none'"], ["'none'"], ["'none'"], ["'self'"], ["'self'"]]);
  expect(policy.get('script-src')?.filter((source) => source.includes('unsafe'))).toEqual([]);
  expect(['x-content-type-options', 'x-frame-options', 'referrer-policy', 'x-powered-by'].map((name) => headers.get(name))).toEqual([
    'nosniff',
    expect.stringMatching(/DENY|SAMEORIGIN/),
    'no-referrer',
    null,
  ]);
  await web.close();
});

test.each([
  ['127.0.0.1:3000', {}, true],
  ['localhost:3000', {}, true],
  ['LOCALHOST', {}, true],
  ['[::1]:3000', {}, true],
  ['rebound.example:3000', {}, false],
  ['127.0.0.1.rebound.example', {}, false],
  ['localhost.rebound.example', {}, false],
  ['192.168.1.7:3000', {}, false],
  ['a b', {}, false],
  ['127.0.0.1:3000', { 'x-forwarded-for': '203.0.113.7' }, false],
  ['127.0.0.1:3000', { forwarded: 'for=203.0.113.7' }, false],
  ['rebound.example', { 'x-forwarded-host': 'localhost' }, false],
])('what only the demo has answers %s with %j: %s', async (host, more, answers) => {
  const web = await another({ demo: true, metricsToken: '' });
  for (const page of ['/dev/mailbox', '/metrics', '/demo', '/demo/style.css', '/demo/cart.js']) {
    const asked = http.get(`${web.url}${page}`, { headers: { host, ...more } });
    const [response] = (await once(asked, 'response')) as [http.IncomingMessage];
    expect([page, response.resume().statusCode]).toEqual([page, answers ? 200 : 404]);
  }
  await web.close();
});

test('sets HSTS for requests that came over HTTPS', async () => {
  const asked = async (publicUrl: string) => {
    const web = await another({ publicUrl });
    const { headers } = await fetch(`${web.url}/api/health/live`);
    await web.close();
    return headers.get('strict-transport-security');
  };
  expect(await asked('https://parley.shop.example')).toMatch(/^max-age=\d{7,}/);
  expect(await asked('http://parley.shop.example')).toBeNull();
});

test('everything is private unless its route says otherwise', async () => {
  const web = await another({ demo: true });
  const cacheControlOf = async (page: string, token?: string) =>
    (await fetch(`${web.url}${page}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).headers.get('cache-control');
  const shop = owner.merchant;
  for (const page of ['/api/auth/session', `/api/inbox/${shop}/conversations`, `/api/orders/${shop}`, `/api/orders/${shop}/nonsense`])
    expect([page, await cacheControlOf(page, owner.token)]).toEqual([page, 'no-store']);
  for (const page of [
    '/api/auth/session',
    '/api/nowhere',
    '/api/users/%E0%A4%A/profile',
    '/assets/nowhere.js',
    '/api/health/live',
    '/dev/mailbox',
  ])
    expect([page, await cacheControlOf(page)]).toEqual([page, 'no-store']);
  expect([await cacheControlOf('/assets/app.js'), await cacheControlOf('/inbox'), await cacheControlOf('/demo/style.css')]).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
    'public, max-age=300',
  ]);
  await web.close();
});

test('stopping ends streams and closes idle connections', async () => {
  const web = await another();
  const stream = await fetch(`${web.url}/api/live/${owner.merchant}`, { headers: { authorization: `Bearer ${owner.token}` } });
  // Opens a spare connection, as browsers do.
  const spare = net.connect(web.port, '127.0.0.1');
  await once(spare, 'connect');
  const spareEnds = once(spare.resume(), 'close');
  await Promise.all([web.close(), spareEnds]);
  expect(await stream.text()).toMatch(/^retry: /);
});

test('stopping waits for the request in progress', async () => {
  const web = await another();
  const send = sender(web.url);
  const { key, token, visitorId } = await visit(app, owner.merchant);
  const blocker = new pg.Client({ connectionString: app.database.ownerUrl });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query(`select set_config('app.merchant', $1, true)`, [owner.merchant]);
  await blocker.query('select 1 from chat_sessions where id = $1 for update', [visitorId]);
  const sending = send(sendChatMessage, { key, client_id: 'the-last-one', text: 'hello' }, { token });
  await until(async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await app.installation.owner.query(waiting)).rows.length > 0;
  });
  let stopped = false;
  const stopping = web.close().then(() => (stopped = true));
  await until(() =>
    send(openChatSession, { key }).then(
      () => false,
      () => true,
    ),
  );
  expect(stopped).toBe(false);
  await blocker.query('commit');
  await blocker.end();
  expect((await sending).status).toBe(201);
  await stopping;
});
