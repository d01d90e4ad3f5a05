import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';
import { keepIn } from './kept.ts';
import { lengthLeft } from './length-left.ts';

beforeEach(() => sessionStorage.clear());

test('a draft belongs to one person and one conversation, and remembers what kind it is', () => {
  keepDraft('mara', 'c1', { text: 'note: hello', isNote: true });
  expect(readDraft('mara', 'c1')).toEqual({ text: 'note: hello', isNote: true });
  expect(readDraft('mara', 'c2')).toEqual({ text: '', isNote: false });
  expect(readDraft('theo', 'c1')).toEqual({ text: '', isNote: false });
});

test('an emptied draft leaves nothing behind', () => {
  keepDraft('mara', 'c1', { text: 'x', isNote: false });
  keepDraft('mara', 'c1', { text: '', isNote: false });
  expect(sessionStorage.length).toBe(0);
});

test('where the storage is full, words are kept as long as the page lives', () => {
  const full = vi.fn<() => void>(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = keepIn(() => ({ ...sessionStorage, getItem: () => null, setItem: full, removeItem: () => undefined }) as Storage);
  kept.setItem('a', '1');
  expect([full.mock.calls.length, kept.getItem('a')]).toEqual([1, '1']);
  kept.removeItem('a');
  expect(kept.getItem('a')).toBe(null);
});

test.each([
  [7499, null],
  [7500, 500],
  [8000, 0],
  [8003, -3],
])('%i characters leave %s', (length, left) => {
  expect(lengthLeft('x'.repeat(length))).toBe(left);
});
