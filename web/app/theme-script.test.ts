import { afterEach, expect, test, vi } from 'vitest';
import { initialTheme } from '../data/theme.ts';
import page from '../index.html?raw';

const script = /<script>(.+?)<\/script>/s.exec(page)?.[1] ?? '';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('there is one inline script, in the head, before the first paint', () => {
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('</head>'));
});

test.each([
  [null, true],
  [null, false],
  ['dark', false],
  ['light', true],
  ['purple', true],
  ['"dark"', false],
])('with %s saved and a system that prefers dark: %s, it sets the same class as the store', (saved, matches) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget() as MediaQueryList, { matches }));
  if (saved) localStorage.setItem('theme', saved);
  // The page runs it like this, before any module is loaded.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
  expect(document.documentElement.classList.contains('dark')).toBe(initialTheme() === 'dark');
});

test.each<[string, () => void]>([
  [
    'a storage that is blocked',
    () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
  ],
  ['no media queries', () => vi.stubGlobal('matchMedia', undefined)],
])('with %s, the page is light', (_, lack) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget() as MediaQueryList, { matches: false }));
  document.documentElement.classList.add('dark');
  lack();
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
  expect([document.documentElement.classList.contains('dark'), initialTheme()]).toEqual([false, 'light']);
  vi.unstubAllGlobals();
});
