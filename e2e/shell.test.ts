import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, type Look, logIn, openBrowser, openPage, pollOptions, watchToasts } from './browser.ts';
import { type Parley, startParley } from './parley.ts';
import { mara } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('shell'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('an unknown path leads to the start page, for a visitor and for a teammate', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  for (const path of ['/nowhere', '/settings/nowhere', '/admin/nowhere', '/inbox/42']) {
    await page.goto(`${parley.url}${path}`);
    await page.waitForURL(`${parley.url}/`);
  }
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/products/42`);
  await page.waitForURL(`${parley.url}/`);
  expect(errors).toEqual([]);
});

test.each<[string, { email: string; password: string } | null, string[]]>([
  ['a visitor', null, ['/', '/onboarding', '/privacy', '/terms', '/login', '/register', '/forgot-password']],
  [
    'a merchant',
    mara,
    [
      ...['/dashboard', '/inbox', '/products', '/orders', '/customers', '/analytics', '/live-shopping', '/engagement', '/brands'],
      ...['/fulfillment', '/workflows', '/automation', '/automation/rules', '/agent-config', '/proactive-offers', '/settings'],
      ...['/settings/profile', '/settings/notifications', '/settings/integrations', '/settings/integrations-status'],
      ...['/settings/whatsapp-templates', '/settings/website-chat', '/settings/business-hours', '/settings/tags'],
      ...['/settings/webhooks-config', '/settings/api-keys', '/settings/webhooks', '/settings/billing', '/help', '/monitoring'],
    ],
  ],
  [
    'the operator',
    { email: 'ops@parley.example', password: 'operator-demo' },
    [
      ...['/admin', '/admin/technical', '/admin/features', '/admin/merchants', '/admin/merchants/42', '/admin/case-studies'],
      ...['/admin/global-keys', '/admin/toggles', '/admin/audit-logs', '/admin/broadcast', '/admin/ai-costs', '/admin/security'],
      ...['/admin/rate-limits', '/admin/ai-performance', '/admin/data-deletion'],
    ],
  ],
])('every page of %s is at its URL with one heading; an unbuilt one says so', async (_who, person, paths) => {
  const { page, errors } = await openPage(await contextOf(browser));
  if (person) await logIn(page, parley.url, person.email, person.password);
  const built = [];
  for (const path of paths) {
    await page.goto(`${parley.url}${path}`);
    await page.locator('h1').waitFor();
    expect([new URL(page.url()).pathname, await page.locator('h1').count(), await page.locator('main').count()]).toEqual([path, 1, 1]);
    const notice = page.locator('[data-unbuilt]');
    if ((await notice.count()) === 0) built.push(path);
    else await notice.getByText('isn’t available yet').waitFor();
  }
  expect(
    [
      ...['/', '/onboarding', '/privacy', '/terms', '/login', '/register', '/forgot-password'],
      ...[
        '/dashboard',
        '/inbox',
        '/products',
        '/orders',
        '/customers',
        '/analytics',
        '/brands',
        '/fulfillment',
        '/agent-config',
        '/settings',
      ],
      ...['/settings/profile', '/settings/notifications', '/settings/website-chat', '/settings/business-hours', '/settings/tags'],
      ...['/settings/webhooks-config', '/settings/api-keys', '/settings/webhooks', '/settings/billing', '/help'],
    ].filter((path) => paths.includes(path)),
  ).toEqual(built);
  expect(errors).toEqual([]);
});

test.each<[string, Look, string | null, boolean]>([
  ['the dark one of the system', { dark: true }, null, true],
  ['the light one of the system', { dark: false }, null, false],
  ['the chosen dark one on a light system', { dark: false }, 'dark', true],
  ['the chosen light one on a dark system', { dark: true }, 'light', false],
])('the theme is %s before the first paint', async (_what, look, chosen, isDark) => {
  const { page, errors } = await openPage(await contextOf(browser, look));
  if (chosen) {
    await page.goto(`${parley.url}/privacy`);
    await page.evaluate((theme) => localStorage.setItem('theme', theme), chosen);
  }
  await noteTheme(page);
  await page.goto(`${parley.url}/login`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  const { changes, painted } = await readTheme(page);
  expect(changes.filter(({ at }) => at >= painted)).toEqual([]);
  expect(changes.at(-1)?.dark ?? false).toBe(isDark);
  expect(errors).toEqual([]);
});

test('a button changes the theme, which is remembered', async () => {
  const { page, errors } = await openPage(await contextOf(browser, { dark: true }));
  await logIn(page, parley.url);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const dark = await background();
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect([await isDark(), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual([false, 'light']);
  expect(await background()).not.toBe(dark);
  await page.reload();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect([await isDark(), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual([true, 'dark']);
  expect(errors).toEqual([]);
});

test.each(
  (['a wide screen', 'a phone'] as const).flatMap((screen) =>
    ['/inbox?tab=all', '/orders', '/products', '/customers'].map((path) => [path, screen] as const),
  ),
)('selecting rows of %s moves nothing on %s', async (path, screen) => {
  const isPhone = screen === 'a phone';
  const { page, errors } = await openPage(await contextOf(browser, { phone: isPhone }));
  await logIn(page, parley.url, mara.email, mara.password, path);
  const main = page.getByRole('main');
  const rows = main.locator('[role=row], [role=listitem]').filter({ has: page.locator('[data-row-focus]') });
  await rows.first().waitFor();
  const positions = () => rows.evaluateAll((all) => all.slice(0, 8).map((row) => JSON.stringify(row.getBoundingClientRect())));
  const before = await positions();
  const bar = page.getByRole('toolbar');
  if (isPhone) await main.getByRole('button', { name: /^Select (rows|conversations)$/ }).click();
  else await rows.first().hover();
  await rows.first().getByRole('checkbox').click();
  await bar.getByText('1 selected').waitFor();
  expect(await positions()).toEqual(before);
  await bar.getByRole('checkbox', { name: 'Select all shown' }).click();
  await bar.getByRole('checkbox', { name: 'Clear selection' }).waitFor();
  expect(await positions()).toEqual(before);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await bar.waitFor({ state: 'detached' });
  expect(await positions()).toEqual(before);
  expect(errors).toEqual([]);
});

test('the menu remembers open and closed groups', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const states = () =>
    Promise.all(['Main', 'Commerce', 'Tools', 'Settings'].map((name) => menu.getByRole('button', { name }).getAttribute('aria-expanded')));
  await menu.getByRole('button', { name: 'Main' }).waitFor();
  expect(await states()).toEqual(['true', 'true', 'false', 'false']);
  await menu.getByRole('button', { name: 'Commerce' }).click();
  await menu.getByRole('button', { name: 'Tools' }).click();
  await menu.getByRole('link', { name: 'Analytics' }).click();
  await page.waitForURL(`${parley.url}/analytics`);
  await page.reload();
  await menu.getByRole('link', { name: 'Analytics' }).waitFor();
  expect(await states()).toEqual(['true', 'false', 'true', 'false']);
  expect(await menu.getByRole('link', { name: 'Orders' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test.each<[string, Look]>([
  ['a wide screen', {}],
  ['a phone', { phone: true }],
])('a toast covers no control and is readable wholly on %s', async (_what, look) => {
  const detail = 'The kettle of a-customer-with-a-long-address@harbour-supply.example is cold.';
  const { page } = await openPage(await contextOf(browser, look));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/profile`);
  const name = page.getByLabel('Your name');
  await expect.poll(() => name.inputValue(), pollOptions).not.toBe('');
  await page.route(/\/api\/users\/[^/]+\/profile$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { detail } }) : route.fallback(),
  );
  await name.fill('Mara Again');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const toasts = page.getByRole('region', { name: 'Status messages' });
  await toasts.getByText(detail).waitFor();
  expect(await coveredBy(toasts)).toEqual([]);
  expect(await toasts.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test.each<[string, Look]>([
  ['a wide screen', {}],
  ['a phone', { phone: true }],
])('a toast stands in front of an open dialog and covers no control on %s', async (_what, look) => {
  const { page } = await openPage(await contextOf(browser, look));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings`);
  await page.route(/\/team\/invite$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { detail: 'The kettle is cold.' } }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('new@harbour.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const toast = page.getByRole('region', { name: 'Status messages' }).getByText('The kettle is cold.');
  await toast.waitFor();
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(await toast.evaluate(isOnTop)).toBe(true);
  expect(await coveredBy(page.getByRole('region', { name: 'Status messages' }))).toEqual([]);
  expect(await dialog.count()).toBe(1);
});

/** The controls that a toast covers. */
const coveredBy = (toasts: Locator) =>
  toasts.evaluate((region) => {
    const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter((one) => !region.contains(one));
    const isCovered = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
      );
      return points.some(([x, y]) => {
        const there = document.elementsFromPoint(x, y);
        return there.includes(control) && there.some((one) => one !== region && region.contains(one));
      });
    };
    return controls.filter(isCovered).map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });

test('on a phone there is a bar at the bottom; a conversation opens over the list and leads back to it', async () => {
  const { page, errors } = await openPage(await contextOf(browser, { phone: true }));
  await logIn(page, parley.url);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await bar.getByRole('button', { name: 'More' }).waitFor();
  const links = (await bar.getByRole('link').allTextContents()).map((text) => /^[A-Z][a-z]+/.exec(text)?.[0]);
  expect(links).toEqual(['Inbox', 'Home', 'Orders', 'Customers']);
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);

  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first();
  await row.tap();
  await page.waitForURL(/conversation=/);
  const thread = page.getByRole('dialog', { name: 'Conversation' });
  await thread.getByRole('region', { name: /^Messages with/ }).waitFor();
  await thread.getByRole('button', { name: 'Back to the list' }).tap();
  await expect.poll(() => thread.count(), pollOptions).toBe(0);
  await row.waitFor();
  expect(new URL(page.url()).searchParams.has('conversation')).toBe(false);

  await bar.getByRole('button', { name: 'More' }).tap();
  const drawer = page.getByRole('dialog', { name: 'More' });
  await drawer.getByRole('link', { name: 'Analytics' }).tap();
  await page.waitForURL(`${parley.url}/analytics`);
  await expect.poll(() => drawer.count(), pollOptions).toBe(0);
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(errors).toEqual([]);
});

test('a page whose code fails is reloaded once, then shows an error beside the menu', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  const code = /\/assets\/.*\.js$/;
  const loaded = new Set<string>();
  page.on('response', (response) => void loaded.add(response.url()));
  await logIn(page, parley.url);
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const broken = { contentType: 'text/javascript', body: 'throw new Error("The orders are in pieces");' };
  const working = new Set(loaded);
  await page.route(code, (route) => (working.has(route.request().url()) ? route.fallback() : route.fulfill(broken)));
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.getByRole('alert').getByText('The orders are in pieces').waitFor();
  expect(loads).toBe(1);
  await menu.getByRole('link', { name: 'Inbox' }).waitFor();
  expect(errors.every((error) => error.includes('The orders are in pieces'))).toBe(true);

  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
});

test.each<[string, { status: number; json?: object; body?: string }, string, string]>([
  ['429', { status: 429, json: { detail: 'Slower.' } }, 'Too many requests. Please slow down.', '/settings/profile'],
  ['an error with a detail', { status: 500, json: { detail: 'The kettle is cold.' } }, 'The kettle is cold.', '/settings/profile'],
  ['an error with an error field', { status: 500, json: { error: 'No tea.' } }, 'No tea.', '/settings/profile'],
  [
    'an answer that says nothing',
    { status: 502, body: '<h1>Bad gateway</h1>' },
    'An error occurred. Please try again.',
    '/settings/profile',
  ],
  ['401', { status: 401, json: { detail: 'No.' } }, 'Session expired. Please login again.', '/login'],
])('%s shows one toast, dispatches api-error, and ends on the right page', async (_what, answer, words, ends) => {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  const { page } = await openPage(context);
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/profile`);
  const name = page.getByLabel('Your name');
  await expect.poll(() => name.inputValue(), pollOptions).not.toBe('');
  const raised: string[] = [];
  await page.exposeFunction('noteApiError', (call: string) => void raised.push(call));
  await page.evaluate(() => {
    window.addEventListener(
      'api-error',
      (event) => event instanceof CustomEvent && window.noteApiError((event.detail as { call: string }).call),
    );
  });
  await page.route(/\/api\/users\/[^/]+\/profile$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(answer) : route.fallback(),
  );
  await name.fill('Mara Again');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => toasts, pollOptions).toEqual([words]);
  await page.waitForURL(`${parley.url}${ends}`);
  expect(raised).toEqual(['PUT /api/users/:id/profile']);
});

declare global {
  interface Window {
    noteApiError(call: string): void;
    themeNotes: { at: number; dark: boolean }[];
  }
}

/** Makes the next page record when its root becomes dark or light. */
const noteTheme = (page: Page) =>
  page.addInitScript(() => {
    window.themeNotes = [];
    const root = document.documentElement;
    const note = () => window.themeNotes.push({ at: performance.now(), dark: document.documentElement.classList.contains('dark') });
    new MutationObserver(note).observe(document, { attributes: true, attributeFilter: ['class'], subtree: true });
    if (root) note();
  });

/** When the root became dark or light, and when the page first painted. */
const readTheme = (page: Page) =>
  page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const first = list.getEntriesByName('first-paint')[0];
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return { changes: window.themeNotes, painted };
  });
