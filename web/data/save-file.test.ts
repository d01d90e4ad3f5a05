import { downloadRefusals } from '@parley/contract/import-runs';
import { renderHook } from '@testing-library/react';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from './auth.ts';
import { forgetAll, madeToken, madeUser, problem, signIn, stubServer } from './make.ts';
import { saveDownload } from './save-file.ts';

const input = { merchant: madeUser.merchant_id ?? '', id: madeUser.id };
const line = `GET ${downloadRefusals.line.split(' ')[1]?.replace(':merchant', input.merchant).replace(':id', input.id)}`;
const refresh = 'POST /api/auth/refresh';
const save = () => saveDownload(downloadRefusals, input, 'refused.csv');
const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
const toasts = () =>
  renderHook(() => useToasterStore())
    .result.current.toasts.filter((shown) => shown.visible)
    .map((shown) => shown.message);

beforeEach(() => {
  forgetAll();
  saved.mockReset();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:refused');
});
afterEach(() => {
  vi.clearAllMocks();
});

test('a download waits for a fresh token and saves the file', async () => {
  signIn({}, madeToken(-5));
  const token = madeToken(900, 'fresh');
  const server = stubServer({
    [refresh]: { user: madeUser, token, refresh_token: 'r', expires_in: 900 },
    [line]: () => new Response('a,b'),
  });
  await save();
  expect(server.calls(line)[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(saved).toHaveBeenCalledOnce();
});

test('a download that fails raises api-error and shows a toast', async () => {
  signIn();
  stubServer({ [line]: () => problem(500, { detail: 'The file is gone.' }) });
  const received: unknown[] = [];
  const listen = (event: Event) => received.push((event as CustomEvent).detail);
  window.addEventListener('api-error', listen);
  await save();
  window.removeEventListener('api-error', listen);
  expect(received).toMatchObject([{ call: downloadRefusals.line, problem: { status: 500 } }]);
  expect([toasts(), saved.mock.calls]).toEqual([['The file is gone.'], []]);
});

test('a 401 of a download ends the session', async () => {
  signIn();
  stubServer({ [line]: () => problem(401) });
  await save();
  expect([useAuth.getState().isAuthenticated, toasts()]).toEqual([false, ['Session expired. Please login again.']]);
});
