import { beforeEach, expect, test, vi } from 'vitest';
import { changeDraft, draftIdOf, emptyDraft, readDraft, watchDrafts } from './drafts.ts';
import { keepIn } from './kept.ts';
import { lengthLeft } from './channel-rules.ts';

const id = draftIdOf('mara', 'c1');

beforeEach(() => sessionStorage.clear());

test('a draft belongs to one person and one conversation, and remembers what kind it is', () => {
  changeDraft(id, { text: 'note: hello', isNote: true });
  expect(readDraft(id)).toEqual({ ...emptyDraft, text: 'note: hello', isNote: true });
  expect(readDraft(draftIdOf('mara', 'c2'))).toEqual(emptyDraft);
  expect(readDraft(draftIdOf('theo', 'c1'))).toEqual(emptyDraft);
});

test('an emptied draft leaves nothing behind', () => {
  changeDraft(id, { text: 'x' });
  changeDraft(id, { text: '' });
  expect(sessionStorage.length).toBe(0);
});

test('it is the same value until it changes, and whoever watches hears of that', () => {
  const heard = vi.fn<() => void>();
  const stop = watchDrafts(heard);
  changeDraft(id, { text: 'x' });
  expect(readDraft(id)).toBe(readDraft(id));
  changeDraft(id, ({ text }) => ({ text: `${text}y` }));
  stop();
  changeDraft(id, { text: '' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what is stored and cannot be read is no draft', () => {
  sessionStorage.setItem(id, 'reply:Half a sen');
  expect(readDraft(id)).toEqual(emptyDraft);
});

test('where the storage is full, words are kept as long as the page lives', () => {
  const full = vi.fn<() => void>(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = keepIn(() => ({ ...sessionStorage, getItem: () => null, setItem: full, removeItem: () => undefined }));
  kept.setItem('a', '1');
  expect([full.mock.calls.length, kept.getItem('a')]).toEqual([1, '1']);
  kept.removeItem('a');
  expect(kept.getItem('a')).toBe(null);
});

test.each([
  [799, 1000, null],
  [800, 1000, 200],
  [1000, 1000, 0],
  [8003, 8000, -3],
])('%i of at most %i characters leave %s', (length, most, left) => {
  expect(lengthLeft('x'.repeat(length), most)).toBe(left);
});
