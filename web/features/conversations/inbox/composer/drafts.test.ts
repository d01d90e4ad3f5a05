import { beforeEach, expect, test, vi } from 'vitest';
import { changeDraft, draftIdOf, emptyDraft, readDraft, watchDrafts } from './drafts.ts';
import { forgetDrafts } from '../../../../data/drafts.ts';
import { withMemoryFallback } from '../../../../lib/browser.ts';
import { lengthLeft } from './channel-rules.ts';

const id = draftIdOf('mara', 'c1');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a draft belongs to one person and one conversation, and remembers its kind', () => {
  changeDraft(id, { text: 'note: hello', isNote: true });
  expect(readDraft(id)).toEqual({ ...emptyDraft, text: 'note: hello', isNote: true });
  expect(readDraft(draftIdOf('mara', 'c2'))).toEqual(emptyDraft);
  expect(readDraft(draftIdOf('theo', 'c1'))).toEqual(emptyDraft);
});

test('an emptied draft leaves nothing in the storage', () => {
  changeDraft(id, { text: 'x' });
  changeDraft(id, { text: '' });
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('a draft outlives its tab, until its writer logs out', () => {
  changeDraft(id, { text: 'half a sentence' });
  sessionStorage.clear();
  expect(readDraft(id).text).toBe('half a sentence');
  localStorage.setItem('theme', 'dark');
  forgetDrafts();
  expect(readDraft(id)).toEqual(emptyDraft);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('returns the same value until it changes, and notifies its watchers then', () => {
  const listener = vi.fn<() => void>();
  const stop = watchDrafts(listener);
  changeDraft(id, { text: 'x' });
  expect(readDraft(id)).toBe(readDraft(id));
  changeDraft(id, ({ text }) => ({ text: `${text}y` }));
  stop();
  changeDraft(id, { text: '' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an unreadable stored value is no draft', () => {
  sessionStorage.setItem(id, 'reply:Half a sen');
  expect(readDraft(id)).toEqual(emptyDraft);
});

test('keeps the text for the page’s lifetime when the storage is full', () => {
  const full = vi.fn<() => void>(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = withMemoryFallback(() => ({ ...sessionStorage, getItem: () => null, setItem: full, removeItem: () => undefined }));
  storage.setItem('a', '1');
  expect([full.mock.calls.length, storage.getItem('a')]).toEqual([1, '1']);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBe(null);
});

test.each([
  [799, 1000, null],
  [800, 1000, 200],
  [1000, 1000, 0],
  [8003, 8000, -3],
])('%i of at most %i characters leave %s', (length, limit, left) => {
  expect(lengthLeft('x'.repeat(length), limit)).toBe(left);
});
