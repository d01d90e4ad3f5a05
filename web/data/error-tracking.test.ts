import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from './auth.ts';
import { forgetAll, madeUser, problem, signIn, stubServer } from './make.ts';

const config = (address: string | null) => ({
  'GET /api/config': { demo: true, error_tracking_url: address, version: '1', operator: null },
});
const beacon = vi.fn<(address: string, body: string) => boolean>(() => true);
const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body));
let tracking: typeof import('./error-tracking.ts');
let auth: typeof useAuth;
let stop = () => {};

beforeEach(async () => {
  forgetAll();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Configuration is read once per page, so each test starts a fresh page.
  vi.resetModules();
  tracking = await import('./error-tracking.ts');
  auth = (await import('./auth.ts')).useAuth;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('without a URL, logs once that error tracking is disabled and sends nothing', async () => {
  stubServer(config(null));
  stop = tracking.trackErrors();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('disabled');
  tracking.reportError(new Error('Lost'));
  expect(beacon).not.toHaveBeenCalled();
});

test('with a URL, reports errors with the user’s id, email and name', async () => {
  stubServer(config('https://errors.example/in'));
  auth.getState().login(madeUser, 'token');
  stop = tracking.trackErrors();
  tracking.reportError(new Error('Before the address was known'));
  await vi.waitFor(() => expect(beacon).toHaveBeenCalledOnce());
  expect(beacon.mock.calls[0]?.[0]).toBe('https://errors.example/in');
  const { id, email, name } = madeUser;
  expect(reports()).toMatchObject([{ message: 'Before the address was known', page: location.pathname, user: { id, email, name } }]);
  expect(console.warn).not.toHaveBeenCalled();
});

test('after logging out, a report names nobody', async () => {
  stubServer(config('https://errors.example/in'));
  auth.getState().login(madeUser, 'token');
  stop = tracking.trackErrors();
  auth.getState().logout();
  tracking.reportError('Text alone');
  await vi.waitFor(() => expect(reports()).toMatchObject([{ message: 'Text alone', user: null }]));
});

test('reports uncaught errors, but not aborted calls', async () => {
  stubServer(config('https://errors.example/in'));
  stop = tracking.trackErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Uncaught') }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new DOMException('', 'AbortError') });
  window.dispatchEvent(rejection);
  await vi.waitFor(() => expect(reports().map((report) => report.message)).toEqual(['Uncaught']));
});

test('one page reports at most twenty errors', async () => {
  stubServer(config('https://errors.example/in'));
  stop = tracking.trackErrors();
  for (let at = 0; at < 30; at += 1) tracking.reportError(new Error(`Error ${at}`));
  await vi.waitFor(() => expect(beacon).toHaveBeenCalledTimes(20));
});

test('an unreachable server breaks nothing', async () => {
  const server = stubServer({ 'GET /api/config': () => problem(503) });
  signIn();
  stop = tracking.trackErrors();
  await vi.waitFor(() => expect(server.calls('GET /api/config')).toHaveLength(1));
  tracking.reportError(new Error('Waits'));
  expect(beacon).not.toHaveBeenCalled();
});
