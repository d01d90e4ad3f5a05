import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useOffline } from '../../../data/kept/state.ts';
import { forgetAll, madeUser, signIn, stubServer } from '../../../data/make.ts';
import { mayLeave } from './index.ts';
import { Offline } from './offline.tsx';

const key = `inbox-outbox:${madeUser.merchant_id}:${madeUser.id}`;
beforeEach(() => {
  forgetAll();
  stubServer();
  signIn();
  useOffline.setState({ isOffline: false, asOf: null });
});

test('says as of when the conversations are, while the server is out of reach', () => {
  render(<Offline />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => useOffline.setState({ isOffline: true, asOf: new Date().setHours(14, 2) }));
  expect(screen.getByRole('status').textContent).toMatch(/^You’re offline\. Showing conversations as of (14:02|2:02\sPM)\.$/);
  act(() => useOffline.setState({ isOffline: true, asOf: null }));
  expect(screen.getByRole('status').textContent).toBe('You’re offline.');
});

test('logging out asks only while replies wait, and discards them only when told so', async () => {
  render(<Offline />);
  expect(await mayLeave()).toBe(true);
  localStorage.setItem(key, '[{},{}]');
  const first = mayLeave();
  expect((await screen.findByRole('dialog')).textContent).toContain('2 replies are waiting for the network.');
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect([await first, localStorage.getItem(key)]).toEqual([false, '[{},{}]']);
  const second = mayLeave();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard and log out' }));
  expect([await second, localStorage.getItem(key)]).toEqual([true, null]);
});
