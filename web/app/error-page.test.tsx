import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorPage } from './error-page.tsx';
import { openApp } from './make.tsx';

function Broken(): never {
  throw new Error('The order has no lines.');
}

beforeEach(() => {
  // React and the router log what was thrown; here that is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an unhandled error shows its message and a way back', async () => {
  openApp('/', [{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected Application Error!');
  expect(screen.getByRole('alert').textContent).toBe('The order has no lines.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('a chunk that failed to load is an unhandled error like any other, and loads when the network is back', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const lazy = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/order-drawer-a1.js'));
  openApp('/', [{ path: '/', lazy, errorElement: <ErrorPage />, hydrateFallbackElement: <div /> }]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected Application Error!');
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch dynamically imported module: /assets/order-drawer-a1.js');
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('without a network, a page that isn’t here says so, and shows no error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lazy = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/customers-a1.js'));
  openApp('/', [{ path: '/', lazy, errorElement: <ErrorPage />, hydrateFallbackElement: <div /> }]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You’re offline, and this page needs a network');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a thrown response shows its status', async () => {
  const loader = () => {
    throw new Response(null, { status: 418, statusText: 'Teapot' });
  };
  openApp('/', [{ path: '/', loader, element: null, errorElement: <ErrorPage />, hydrateFallbackElement: <div /> }]);
  expect((await screen.findByRole('alert')).textContent).toBe('418 Teapot');
});
