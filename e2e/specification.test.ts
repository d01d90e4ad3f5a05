import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getActivity, getOverview, getRevenue } from '@parley/contract/dashboard';
import { inviteTeammate, listTeam, setTeamRole } from '@parley/contract/merchants';
import { search } from '@parley/contract/search';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, makePerson, openBrowser, openPage, pollOptions, register, watchToasts } from './browser.ts';
import { asTeammate, theo } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';
import { mara } from './sign-in.ts';

/**
 * Statements of the specification that no other test holds, each named by its meaning. docs/specification-tests.md lists the test of every
 * statement that is built.
 */
let parley: Parley;
let browser: Browser;
let tracker: Awaited<ReturnType<typeof startTracker>>;
beforeAll(async () => {
  tracker = await startTracker();
  [parley, browser] = await Promise.all([
    startParley('specification', { ERROR_TRACKING_URL: `${tracker.url}/reports?key=1` }),
    openBrowser(),
  ]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
  tracker.stop();
});

const desk = { email: 'desk@parley.example', password: 'operator-demo' };
const ops = { email: 'ops@parley.example', password: 'operator-demo' };
const expired = 'Session expired. Please login again.';

test('§4, §6: after log-in everyone lands on /dashboard, a super_admin on /admin, and the billing role on a page it may open', async () => {
  const first = async ({ email, password }: typeof mara) => {
    const { page, errors } = await openPage(await contextOf(browser));
    await logIn(page, parley.url, email, password, '/login');
    await page.locator('h1').waitFor();
    expect(errors).toEqual([]);
    return new URL(page.url()).pathname;
  };
  expect(await first(mara)).toBe('/dashboard');
  expect(await first(ops)).toBe('/admin');
  const { calls: call } = await asTeammate(parley.url);
  const { items } = await call(listTeam, {});
  const id = items.find(({ email }) => email === theo.email)?.user_id ?? '';
  // A role is set through a field `role`; `team_role` does the same.
  expect(await call(setTeamRole, { id, role: 'billing' })).toEqual({ user_id: id, role: 'billing', team_role: 'billing' });
  expect(await first(theo)).toBe('/settings/billing');
  expect(await call(setTeamRole, { id, team_role: 'agent' })).toMatchObject({ role: 'agent' });
});

test('§3: a teammate is invited, and their role set, through a field `role`', async () => {
  const { calls: call } = await asTeammate(parley.url);
  expect(await call(inviteTeammate, { email: 'new@harbour.example', role: 'analyst' })).toMatchObject({ role: 'analyst' });
  await expect(call(inviteTeammate, { email: 'other@harbour.example' })).rejects.toThrow(/answered 422: .*"path":"role"/);
});

const screens = [
  ...['/dashboard', '/inbox?tab=all', '/products', '/orders', '/customers', '/analytics', '/brands', '/fulfillment', '/agent-config'],
  ...['/settings', '/settings/profile', '/settings/notifications', '/settings/business-hours', '/settings/tags', '/settings/website-chat'],
];
const someScreens = ['/dashboard', '/orders', '/agent-config'];
test.each([
  ['500', (path: string) => ({ status: 500, json: { detail: `No ${path}.` } }), (path: string) => `No ${path}.`, screens],
  ['403', (path: string) => ({ status: 403, json: { error: `No ${path}.` } }), (path: string) => `No ${path}.`, someScreens],
  ['429', () => ({ status: 429, json: { detail: 'Slower.' } }), () => 'Too many requests. Please slow down.', someScreens],
])(
  '§8: a read that fails with %s shows a toast on every screen, and raises api-error',
  async (_status, answer, words, [first, ...others]) => {
    const { page } = await openPage(await contextOf(browser));
    const { toasts, raised } = await watch(page);
    await page.clock.install();
    await logIn(page, parley.url);
    await page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first().waitFor();
    const failed = new Set<string>();
    let failures = 0;
    await page.route(isShopRead, (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const { pathname } = new URL(route.request().url());
      failed.add(pathname);
      failures += 1;
      return route.fulfill(answer(pathname));
    });
    const unanswered = unansweredReads(page);
    // Time passes only here, and only once every read is answered: a refresh would begin a slow read again, which then never fails twice.
    await page.clock.pauseAt(Date.now() + 1_000);
    const isReported = (screen = '') =>
      expect
        .poll(async () => {
          // A read is tried again after a second.
          if (unanswered.size === 0) await page.clock.fastForward(1_000);
          return [screen, failures > 0, raised.length >= failed.size, [...failed].filter((path) => !toasts.includes(words(path)))];
        }, pollOptions)
        .toEqual([screen, true, true, []]);
    await page.goto(`${parley.url}${first}`);
    await page.getByRole('button', { name: /^(Notifications|\d+ notifications?)$/ }).click();
    // The bell's code comes on demand, and closing its list early would cancel the read.
    await expect.poll(() => [...failed].some((path) => path.startsWith('/api/notifications/')), pollOptions).toBe(true);
    await isReported(first);
    await page.keyboard.press('Escape');
    for (const screen of others) {
      await expect.poll(() => unanswered.size, pollOptions).toBe(0);
      failures = 0;
      failed.clear();
      await goTo(page, screen);
      await isReported(screen);
    }
  },
);

test.each([
  ['agent', theo],
  ['analyst', desk],
])('§8: no screen asks for what an %s can’t read, which would show a toast', async (_role, { email, password }) => {
  const { page } = await openPage(await contextOf(browser));
  const unanswered = unansweredReads(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (isShopRead(new URL(response.url())) && response.status() >= 400)
      refused.push(`${page.url()}: ${response.status()} ${response.url()}`);
  });
  const isRead = () =>
    expect
      .poll(async () => {
        await drawn(page);
        return unanswered.size;
      }, pollOptions)
      .toBe(0);
  await logIn(page, parley.url, email, password);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  await page.getByRole('region', { name: /^Messages with/ }).waitFor();
  await isRead();
  for (const screen of screens) {
    await goTo(page, screen);
    await isRead();
  }
  expect(refused).toEqual([]);
});

test('§4, §8: a 401 on any call, on a public page and of /api/config too, clears the session, says so and goes to /login', async () => {
  for (const [at, pattern] of [
    ['/terms', '**/api/auth/refresh'],
    ['/', '**/api/config'],
    ['/settings/profile', '**/api/csrf-token'],
  ] as const) {
    const context = await contextOf(browser);
    const { page } = await openPage(context);
    await logIn(page, parley.url);
    await page.getByRole('list', { name: 'Conversations' }).waitFor();
    await page.route(pattern, (route) => route.fulfill({ status: 401, json: { detail: 'No.' } }));
    await page.goto(`${parley.url}${at}`);
    await page.waitForURL(`${parley.url}/login`);
    await page.getByRole('region', { name: 'Status messages' }).getByText(expired, { exact: true }).waitFor();
    expect(await storedAuth(page)).toEqual({ state: { user: null, token: '', isAuthenticated: false }, version: 0 });
    await context.close();
  }
});

test('§8: a 403, of the stream too, clears the cached CSRF token', async () => {
  const { page } = await openPage(await contextOf(browser));
  await page.route('**/api/live/**', (route) => route.fulfill({ status: 403, json: { detail: 'No.' } }));
  const refused = page.waitForResponse('**/api/live/**');
  await logIn(page, parley.url);
  await (await refused).finished();
  await page.goto(`${parley.url}/settings/profile`, { waitUntil: 'commit' });
  const again = page.waitForResponse('**/api/live/**');
  await (await again).finished();
  const order: string[] = [];
  page.on('request', (request) => order.push(`${request.method()} ${new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, '')}`));
  const name = page.getByLabel('Your name');
  await expect.poll(() => name.inputValue(), pollOptions).not.toBe('');
  await name.fill('Mara Visser-Roos');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).status()).toBe(200);
  const put = order.indexOf('PUT /api/users//profile');
  expect(order.slice(0, put)).toContain('GET /api/csrf-token');
});

test('§7: every call carries credentials and, signed in, the bearer token: csrf-token, config and refresh too', async () => {
  const { page } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  const bare: string[] = [];
  const carried = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    if (/^Bearer \S+$/.test(request.headers().authorization ?? '')) carried.add(pathname);
    else bare.push(pathname);
  });
  await page.reload();
  await page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first().waitFor();
  await expect
    .poll(() => ['/api/csrf-token', '/api/config', '/api/auth/refresh'].filter((path) => !carried.has(path)), pollOptions)
    .toEqual([]);
  expect(bare).toEqual([]);
});

test('§7: the built calls are served by their lines, with the fields that are named', async () => {
  const { paths } = (await read('/api/openapi.json')) as { paths: Record<string, Record<string, { requestBody?: unknown } | undefined>> };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      line: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      body: JSON.stringify(call),
    })),
  );
  const missing = builtCalls.filter(([line, ...fields]) => {
    const found = served.find((one) => one.line === line);
    return !found || fields.some((field) => !found.body.includes(`"${field}"`));
  });
  expect(missing).toEqual([]);
});

test('§7, §9: the dashboard’s defaults are a period of 30d, 30 days of revenue and 10 activities', async () => {
  const { calls: call } = await asTeammate(parley.url);
  const [plain, named] = [await call(getOverview, {}), await call(getOverview, { period: '30d' })];
  expect(plain.period).toEqual(named.period);
  expect((await call(getRevenue, {})).days).toHaveLength(30);
  expect((await call(getActivity, {})).items).toHaveLength(10);
});

test('§3, §7: the search answers up to five of each kind under `results`, with their fields', async () => {
  const { calls: call } = await asTeammate(parley.url);
  const { results } = await call(search, { q: 'an', limit: 5 });
  expect(Object.keys(results).toSorted()).toEqual(['conversations', 'customers', 'orders', 'products']);
  expect(Object.values(results).every((found) => found.length <= 5)).toBe(true);
  expect(results.conversations[0]).toMatchObject({ id: some, customer_name: some, last_message: some });
  expect(results.customers[0]).toMatchObject({ id: some, name: some, email: some });
  expect(results.orders[0]).toMatchObject({ id: some, order_number: some, total_amount: some, customer_name: some });
  expect((await call(search, { q: 'bottle', limit: 5 })).results.products[0]).toMatchObject({
    product_id: some,
    name: some,
    price: some,
    sku: some,
  });
});

test('§8: error tracking, when configured, attaches the user’s id, e-mail and name to reports, and clears them on log-out', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  const fail = (text: string) =>
    page.evaluate((message) => {
      setTimeout(() => {
        throw new Error(message);
      });
    }, text);
  await fail('The first is lost');
  await expect
    .poll(() => tracker.reportOf('The first is lost'), pollOptions)
    .toMatchObject({ user: { email: mara.email, id: /./, name: /^Mara/ } });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${parley.url}/login`);
  await fail('The second is lost');
  await expect.poll(() => tracker.reportOf('The second is lost'), pollOptions).toMatchObject({ user: null });
  expect(errors.filter((error) => !error.includes('is lost'))).toEqual([]);
});

test('§2: any unknown path, with a dot too, redirects to /; a file that doesn’t exist is no page', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  for (const path of ['/foo.bar', '/settings/profile.html', '/orders/export.csv', '/.well-known/nothing.json', '/a/b/c']) {
    await page.goto(`${parley.url}${path}`);
    await page.waitForURL(`${parley.url}/`);
  }
  expect(errors).toEqual([]);
  for (const [path, accept] of [
    ['/assets/none-12345678.js', '*/*'],
    ['/assets/none-12345678.js', 'text/html'],
    ['/favicon.png', 'image/*'],
    ['/api/nothing', 'text/html'],
  ] as const) {
    const answer = await fetch(`${parley.url}${path}`, { headers: { accept } });
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/problem+json']);
  }
});

test.each([
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
  ['an Apple computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
])('§2: on %s the search opens with Cmd K and with Ctrl K, in a field too, and closes with Escape', async (_system, userAgent) => {
  const { page } = await openPage(await browser.newContext({ userAgent }));
  await logIn(page, parley.url);
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Search your shop' });
  for (const keys of ['Meta+k', 'Control+k']) {
    await page.keyboard.press(keys);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count(), pollOptions).toBe(0);
  }
});

test('§2: with no hits the search reads "No results found", also when a command has that name', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('logout');
  await page.getByText('No results found', { exact: true }).waitFor();
  await page.getByText('Try searching for something else', { exact: true }).waitFor();
  await page.getByRole('option', { name: 'Logout' }).waitFor();
  expect(errors).toEqual([]);
});

test('§4: while feedback is being sent its buttons are disabled, the X too, and nothing closes it', async () => {
  const { page } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Feedback' });
  await dialog.getByLabel('Title').fill('A thought');
  await dialog.getByLabel('Description').fill('And why.');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/public/feedback', async (route) => {
    await held.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
  const buttons = await dialog.getByRole('button').all();
  expect(await Promise.all(buttons.map((button) => button.isDisabled()))).toEqual([true, true, true]);
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(1);
  held.resolve();
  await expect.poll(() => dialog.count(), pollOptions).toBe(0);
});

test('§2, §8: a part of the app that fails to load is reloaded once; then the error page shows its text and a way to try again', async () => {
  const { page } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(/\/assets\/customers-.*\.js$/, (route) => route.fulfill({ status: 404, json: { detail: 'Gone.' } }));
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page
    .getByRole('alert')
    .getByText(/dynamically imported module/)
    .waitFor();
  expect(loads).toBe(1);
  await page.unroute(/\/assets\/customers-.*\.js$/);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
});

test('§9: opening a screen makes each read once; the stream’s opening starts no second round', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await page.clock.install();
  // A shop of its own: in the demo shop a colleague may come or go meanwhile, which is a change to read.
  await register(page, parley.url, makePerson('Uma'));
  await page.getByText('Nobody is waiting').first().waitFor();
  let reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && isShopRead(new URL(request.url()))) reads.push(request.url().replace(parley.url, ''));
  });
  for (const screen of ['/inbox?tab=all', '/dashboard', '/orders', '/settings/tags']) {
    reads = [];
    const streamed = page.waitForResponse('**/api/live/**');
    await page.goto(`${parley.url}${screen}`);
    await streamed;
    await page.locator('h1').waitFor();
    await expect.poll(() => reads.length, pollOptions).toBeGreaterThan(1);
    // Lists are read again at most every half second.
    for (let round = 0; round < 3; round += 1) await page.clock.fastForward(1_000);
    await drawn(page);
    expect([screen, reads.filter((url, index) => reads.indexOf(url) !== index)]).toEqual([screen, []]);
  }
  expect(errors).toEqual([]);
});

test('§9: a form whose call carries an Idempotency-Key is tried again after 1 s, with the same key', async () => {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  const { page } = await openPage(context);
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/tags`);
  const tries: { at: number; key: string | undefined }[] = [];
  await page.route(/\/api\/tags\/[^/]+$/, (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    tries.push({ at: Date.now(), key: request.headers()['idempotency-key'] });
    return tries.length === 1 ? route.fulfill({ status: 503, json: { detail: 'Down.' } }) : route.fallback();
  });
  await page.getByRole('button', { name: 'Create tag' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Twice');
  await dialog.getByRole('button', { name: 'Create tag' }).click();
  await expect.poll(() => dialog.count(), pollOptions).toBe(0);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
  expect(tries).toHaveLength(2);
  expect((tries[1]?.at ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
  expect(toasts.filter((text) => text.includes('Down'))).toEqual([]);
});

const some = expect.any(String) as string;
const read = async (path: string): Promise<unknown> => (await fetch(`${parley.url}${path}`)).json();

/** The calls of section 7 that are built, with the fields that it names. */
const builtCalls = [
  ['GET /api/csrf-token', 'csrf_token'],
  ['POST /api/auth/login', 'email', 'password'],
  ['POST /api/auth/register'],
  ['POST /api/auth/refresh', 'refresh_token'],
  ...['GET', 'POST'].map((method) => [`${method} /api/products/:merchant`]),
  ...['GET', 'PUT', 'DELETE'].map((method) => [`${method} /api/products/:merchant/:id`]),
  ['GET /api/orders/:merchant'],
  ['GET /api/orders/:merchant/:id'],
  ['PUT /api/orders/:merchant/:id/status'],
  ['GET /api/dashboard/:merchant/overview', 'period'],
  ['GET /api/dashboard/:merchant/revenue', 'days'],
  ['GET /api/dashboard/:merchant/activity', 'limit'],
  ['GET /api/inbox/:merchant/conversations'],
  ...['GET', 'POST'].map((method) => [`${method} /api/inbox/:merchant/conversations/:id/messages`]),
  ...['suggestion', 'handoff', 'return-to-ai'].map((name) => [`POST /api/inbox/:merchant/conversations/:id/${name}`]),
  ['GET /api/saved-replies/:merchant', 'category'],
  ['POST /api/saved-replies/:merchant'],
  ...['PUT', 'DELETE'].map((method) => [`${method} /api/saved-replies/:merchant/:id`]),
  ['POST /api/saved-replies/:merchant/:id/use'],
  ['GET /api/saved-replies/:merchant/categories'],
  ...['GET', 'POST'].map((method) => [`${method} /api/tags/:merchant`]),
  ...['PUT', 'DELETE'].map((method) => [`${method} /api/tags/:merchant/:id`]),
  ['GET /api/tags/:merchant/conversations/:id/tags'],
  ['PUT /api/tags/:merchant/conversations/:id/tags', 'tag_ids'],
  ['GET /api/tags/:merchant/analytics'],
  ['POST /api/public/book-demo'],
  ['POST /api/public/feedback', 'merchant_id', 'user_email', 'feedback_type', 'title', 'description', 'page_url', 'message'],
  ['GET /api/public/feedback/:id'],
  ...['GET', 'PUT'].map((method) => [`${method} /api/users/:id/profile`]),
  ['POST /api/users/:id/avatar', 'avatar'],
  ['POST /api/users/:id/change-password'],
  ...['enable', 'verify', 'disable'].map((name) => [`POST /api/users/:id/2fa/${name}`]),
  ['GET /api/users/:id/2fa/status'],
  ...['GET', 'PUT'].flatMap((method) => [
    [`${method} /api/merchants/:merchant/settings`],
    [`${method} /api/merchants/:merchant/settings/ai`],
  ]),
  ['GET /api/merchants/:merchant/team'],
  ['POST /api/merchants/:merchant/team/invite', 'role'],
  ['DELETE /api/merchants/:merchant/team/:id'],
  ['PUT /api/merchants/:merchant/team/:id/role', 'role'],
  ['DELETE /api/merchants/:merchant/team/invites/:id'],
  ['POST /api/merchants/:merchant/team/invites/:id/resend'],
  ...['metrics', 'conversions', 'revenue', 'top-products', 'customer-insights'].map((name) => [`GET /api/analytics/:merchant/${name}`]),
  ['GET /api/search/:merchant', 'q', 'limit', 'results', 'conversations', 'products', 'customers', 'orders'],
  ['POST /api/metrics/performance', 'session_id', 'metrics', 'timestamp', 'sessionId', 'userAgent'],
];

/** Reads of the shop, without the stream and the search, which are quiet. */
const isShopRead = (url: URL) => /^\/api\/(?!auth\/|public\/|live\/|search\/)/.test(url.pathname) && url.pathname.split('/').length > 3;

/** Collects the page's toasts, and the calls named by its api-error events. */
async function watch(page: Page) {
  const toasts = await watchToasts(page);
  const raised: string[] = [];
  await page.exposeFunction('noteFailure', (call: string) => void raised.push(call));
  await page.addInitScript(() =>
    window.addEventListener(
      'api-error',
      (event) => event instanceof CustomEvent && window.noteFailure((event.detail as { call: string }).call),
    ),
  );
  return { toasts, raised };
}

declare global {
  interface Window {
    noteFailure(call: string): void;
  }
}

/** The shop's reads on their way, from now on. */
function unansweredReads(page: Page): ReadonlySet<Request> {
  const unanswered = new Set<Request>();
  page.on('request', (request) => isShopRead(new URL(request.url())) && unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  return unanswered;
}

const storedAuth = async (page: Page) => JSON.parse((await page.evaluate(() => localStorage.getItem('auth-storage'))) ?? '') as unknown;

/** Goes to another screen as a link does, without loading the app again. */
async function goTo(page: Page, path: string) {
  const heading = page.locator('h1').first();
  const before = await heading.textContent();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => heading.textContent(), pollOptions).not.toBe(before);
}

/** Waits until the screen is drawn, after which it reads. */
const drawn = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** A server that takes error reports, as an error tracking service does. */
async function startTracker() {
  const reports: { message: string; user: unknown }[] = [];
  const server = http.createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      reports.push(JSON.parse(body) as (typeof reports)[number]);
      answer.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reportOf: (text: string) => reports.find(({ message }) => message.includes(text)),
    stop: () => void server.close(),
  };
}
