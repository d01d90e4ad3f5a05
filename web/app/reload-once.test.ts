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

test('a part that is gone after an update loads the page anew, once', () => {
  fail();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('who was on the way to another page arrives there', () => {
  wanted = '/settings/profile';
  fail();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/settings/profile');
  expect(reload).not.toHaveBeenCalled();
});

test('without a network nothing is loaded anew: there would be no page at all', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('what somebody is typing is not thrown away', () => {
  document.body.innerHTML = '<form data-unsaved="true"></form>';
  fail();
  expect(reload).not.toHaveBeenCalled();
});
