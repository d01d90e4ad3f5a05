import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
let wanted: string | undefined;

reloadOnce(() => wanted);
beforeEach(() => {
  wanted = undefined;
  assign.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('reloads the page once when a chunk is gone after an update', () => {
  fail();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('a pending navigation continues after the reload', () => {
  wanted = '/settings/profile';
  fail();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/settings/profile');
  expect(reload).not.toHaveBeenCalled();
});

test('without a network nothing is reloaded: there would be no page at all', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('doesn’t discard what somebody is typing', () => {
  document.body.innerHTML = '<form data-unsaved="true"></form>';
  fail();
  expect(reload).not.toHaveBeenCalled();
});
