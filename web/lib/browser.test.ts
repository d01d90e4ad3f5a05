import { afterEach, expect, test, vi } from 'vitest';
import { mediaQuery, newId, openChannel, webLocks } from './browser.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('an insecure page, which has no randomUUID, still makes UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('where site data is blocked, there are no locks, which would all be refused', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  expect(webLocks()).toBeUndefined();
});

test('a browser that has no channels, or refuses one, gives none', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('tabs')).toBeUndefined();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        blocked();
      }
    },
  );
  expect(openChannel('tabs')).toBeUndefined();
});

test('without media queries, none matches', () => {
  vi.stubGlobal('matchMedia', undefined);
  const query = mediaQuery('(width < 768px)');
  query.addEventListener('change', () => undefined);
  expect(query.matches).toBe(false);
});
