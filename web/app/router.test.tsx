import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../data/auth.ts';
import { forgetAll, signIn, stubServer } from '../data/make.ts';
import { openApp } from './make.tsx';
import { type Page } from './page.ts';
import { merchantPages, operatorPages, publicPages } from './pages.ts';
import { settingsPages } from './settings-pages.ts';

vi.setConfig({ testTimeout: 20_000 });

const open = (at: string) => openApp(at);
const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });

beforeEach(() => {
  forgetAll();
  stubServer();
});
afterEach(cleanup);

test('the routes are those of the specification', () => {
  const paths = (pages: readonly Page[]) => pages.map((page) => page.path).toSorted();
  expect(paths(publicPages)).toEqual(['/', '/forgot-password', '/login/*', '/onboarding', '/privacy', '/register', '/terms']);
  const settings =
    'api-keys billing business-hours integrations integrations-status notifications profile tags webhooks webhooks-config website-chat whatsapp-templates';
  expect(paths(settingsPages)).toEqual(['/settings', ...settings.split(' ').map((name) => `/settings/${name}`)]);
  const merchant =
    'agent-config analytics automation automation/rules brands customers dashboard engagement fulfillment help inbox live-shopping monitoring orders proactive-offers products workflows';
  expect(paths(merchantPages)).toEqual(merchant.split(' ').map((name) => `/${name}`));
  const operator =
    'ai-costs ai-performance audit-logs broadcast case-studies data-deletion features global-keys merchants merchants/:merchantId rate-limits security technical toggles';
  expect(paths(operatorPages)).toEqual(['/admin', ...operator.split(' ').map((name) => `/admin/${name}`)]);
});

test.each(['/nowhere', '/settings/nowhere', '/admin/nowhere/else'])('%s is unknown and leads to the start page', async (at) => {
  signIn({ role: 'super_admin' });
  const app = open(at);
  await waitFor(() => expect(app.path()).toBe('/'));
});

test.each(['/collections', '/settings/taxes', '/orders/7'])(
  '%s shows who is signed in the shell and that the page doesn’t exist',
  async (at) => {
    signIn();
    const app = open(at);
    expect((await screen.findByRole('heading', { name: 'This page doesn’t exist' }, { timeout: 10_000 })).textContent).toBeTruthy();
    expect(screen.getByText(`Nothing is at ${at}. Check the address, or choose a page from the menu.`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('link', { name: /log in/i })).toBeNull();
    expect((await heading()).textContent).toBe('Page not found');
    expect(app.path()).toBe('/');
  },
);

test('an unknown path leads a visitor to the start page, and so does the start page itself whoever is signed in', async () => {
  open('/collections');
  await heading();
  expect(screen.queryByText('This page doesn’t exist')).toBeNull();
  cleanup();
  signIn();
  open('/');
  await heading();
  expect(screen.queryByText('This page doesn’t exist')).toBeNull();
});

test('an address with an order’s ID opens the order', async () => {
  signIn();
  const app = open('/orders/3F2504E0-4F89-41D3-9A0C-0305E82C3301');
  await waitFor(() => expect(app.path() + app.router.state.location.search).toBe('/orders?order=3f2504e0-4f89-41d3-9a0c-0305e82c3301'));
});

test("a visitor who opens a merchant's page is sent to log in, and the page is remembered", async () => {
  const app = open('/orders?order=7');
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(app.router.state.location.state).toMatchObject({ from: { pathname: '/orders', search: '?order=7' } });
});

test('/onboarding answers a visitor without a redirect', async () => {
  const app = open('/onboarding');
  expect((await heading()).textContent).toBe('Set up your shop');
  expect(app.path()).toBe('/onboarding');
  expect(screen.getByRole('button', { name: 'Create account' })).not.toBeNull();
});

test('an unbuilt page shows the frame, the notice, and one heading', async () => {
  signIn();
  open('/live-shopping');
  expect((await heading()).textContent).toBe('Live shopping');
  expect(document.querySelector('[data-unbuilt]')).not.toBeNull();
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  // Effects may run after the page is there.
  await waitFor(() => expect(document.title).toBe('(7) Live shopping · Parley'));
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
});

test('the first guard of /admin: a visitor goes to /login, a merchant to /dashboard', async () => {
  const visitor = open('/admin/toggles');
  await waitFor(() => expect(visitor.path()).toBe('/login'));
  cleanup();
  signIn();
  const merchant = open('/admin');
  await waitFor(() => expect(merchant.path()).toBe('/dashboard'));
});

test('the second guard of /admin: a plain admin passes the router and is sent to /dashboard by the shell', async () => {
  signIn({ role: 'admin' });
  const app = open('/admin');
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
});

test('a super admin stays, and sees the seven entries first', async () => {
  signIn({ role: 'super_admin', merchant_id: null, merchant_name: null, permissions: [], merchants: [] });
  const app = open('/admin');
  expect((await heading()).textContent).toBe('Mission Control');
  expect(app.path()).toBe('/admin');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  const seven = ['Mission Control', 'Feature Inventory', 'Merchants', 'Case Studies', 'Global Keys', 'Feature Toggles', 'Audit Logs'];
  expect(links.slice(links.indexOf('Mission Control')).slice(0, 7)).toEqual(seven);
  expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull();
});

test('staff without a shop see "No shop selected", but can open their own profile', async () => {
  signIn({ role: 'super_admin', merchant_id: null, merchant_name: null, permissions: [], merchants: [] });
  open('/orders');
  expect(await screen.findByText('No shop selected', {}, { timeout: 10_000 })).not.toBeNull();
  expect((await heading()).textContent).toBe('Orders');
  cleanup();
  open('/help');
  expect((await heading()).textContent).toBe('Help');
  expect(screen.queryByText('No shop selected')).toBeNull();
});

test('a URL that the role can’t open says so instead of showing the page', async () => {
  signIn({ permissions: ['billing:read', 'billing:write'] });
  open('/orders');
  expect(await screen.findByText('You don’t have access to this page', {}, { timeout: 10_000 })).not.toBeNull();
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('when the session ends, logging in again returns to the page', async () => {
  signIn();
  const app = open('/orders');
  await heading();
  useAuth.getState().logout();
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(app.router.state.location.state).toMatchObject({ from: { pathname: '/orders' } });
});

test('navigating moves the focus to the page’s heading', async () => {
  signIn();
  const app = open('/products');
  const first = await heading();
  expect(document.activeElement).not.toBe(first);
  await app.router.navigate('/customers');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Customers'));
  await waitFor(() => expect(document.title).toBe('(7) Customers · Parley'));
});
