import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialTheme, showTheme, useTheme } from './theme.ts';

let stop = () => {};
const isDark = () => document.documentElement.classList.contains('dark');
const preference = (dark: boolean) => Object.assign(new EventTarget() as MediaQueryList, { matches: dark });
const systemPrefers = (dark: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue(preference(dark));

beforeEach(() => {
  localStorage.clear();
  useTheme.setState({ theme: 'light' });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('the initial theme is the saved one, otherwise the system’s preference', () => {
  systemPrefers(true);
  expect(initialTheme()).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(initialTheme()).toBe('light');
  localStorage.setItem('theme', '"dark"');
  systemPrefers(false);
  expect(initialTheme()).toBe('light');
});

test('toggling changes the root class and saves the plain word', () => {
  stop = showTheme();
  expect(isDark()).toBe(false);
  useTheme.getState().toggle();
  expect(isDark()).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  useTheme.getState().set('light');
  expect(isDark()).toBe(false);
  expect(localStorage.getItem('theme')).toBe('light');
});

test('another tab’s change of the theme applies here', () => {
  stop = showTheme();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(isDark()).toBe(true);
});

test('a system that turns dark changes the theme unless one was chosen', () => {
  const system = preference(false);
  vi.spyOn(window, 'matchMedia').mockReturnValue(system);
  stop = showTheme();
  const turn = (dark: boolean) => {
    Object.assign(system, { matches: dark });
    system.dispatchEvent(new Event('change'));
  };
  turn(true);
  expect(isDark()).toBe(true);
  useTheme.getState().set('dark');
  turn(false);
  expect(isDark()).toBe(true);
});

test('where nothing can be saved, the theme still changes', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  stop = showTheme();
  useTheme.getState().toggle();
  expect(isDark()).toBe(true);
});
