import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../../data/auth.ts';
import { useLive } from '../../data/live/state.ts';
import { forgetAll, madeUser, signIn, stubServer } from '../../data/make.ts';
import { openApp } from '../make.tsx';

vi.setConfig({ testTimeout: 20_000 });

const merchant = madeUser.merchant_id ?? '';
const counts = { needs_you: 3, ai: 5, mine: 0, unread: 11, notifications: 4 };
const tabs = () => [...document.querySelectorAll('nav[aria-label="Related pages"] a')].map((link) => link.textContent);
const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });

beforeEach(() => {
  forgetAll();
  stubServer({ [`GET /api/inbox/${merchant}/counts`]: counts });
  signIn();
});
afterEach(cleanup);

test.each([
  ['/fulfillment', ['Orders', 'Fulfillment']],
  ['/products', ['Products', 'Collections', 'Gift cards', 'Brands']],
  ['/customers', ['Customers', 'Engagement', 'Live shopping']],
  ['/monitoring', ['Analytics', 'Monitoring']],
  ['/agent-config', ['Automation', 'Rules', 'Workflows', 'Offers', 'AI agent']],
  ['/dashboard', []],
])('%s shows the tabs of its group', async (at, names) => {
  openApp(at);
  await heading();
  expect(tabs()).toEqual(names);
});

test('the badge and the bell follow the server’s counts', async () => {
  openApp('/dashboard');
  await heading();
  await waitFor(() => expect(useAuth.getState().user).toMatchObject({ unread_count: 11, notifications_count: 4 }));
  expect(screen.getByRole('button', { name: '4 notifications' }).textContent).toContain('4');
});

test('shows a lost stream until it recovers', async () => {
  openApp('/dashboard');
  await heading();
  expect(screen.queryByText('Reconnecting…')).toBeNull();
  act(() => useLive.setState({ state: 'lost' }));
  expect(screen.getByText('Reconnecting…')).not.toBeNull();
  act(() => useLive.setState({ state: 'live' }));
  expect(screen.queryByText('Reconnecting…')).toBeNull();
});

test('the settings have their own menu', async () => {
  openApp('/settings/webhooks');
  expect((await heading()).textContent).toBe('Webhook log');
  const links = [...document.querySelectorAll('nav[aria-label=Settings] a')];
  expect(links).toHaveLength(13);
  expect(links.find((link) => link.getAttribute('aria-current'))?.textContent).toBe('Webhook log');
});
