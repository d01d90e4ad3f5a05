import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => act(() => void vi.advanceTimersByTime(200));

/** A field whose value follows when the test says so. */
function openField() {
  const reported: string[] = [];
  const { result, rerender } = renderHook((value: string) => useTyped(value, (text) => reported.push(text), 200), { initialProps: '' });
  return { reported, rerender, words: () => result.current.words, type: (words: string) => act(() => result.current.type(words)), result };
}

test('reports a word after a pause in typing, and keeps the space after it for the next one', () => {
  const { reported, rerender, words, type } = openField();
  type('oa');
  type('oak ');
  rest();
  expect(reported).toEqual(['oak']);
  rerender('oak');
  expect(words()).toBe('oak ');
  type('oak tray');
  rest();
  expect(reported).toEqual(['oak', 'oak tray']);
});

test('keeps what was typed before the value came back', () => {
  const { reported, rerender, words, type } = openField();
  type('oak');
  rest();
  type('oak t');
  rest();
  type('oak tr');
  rerender('oak');
  expect(words()).toBe('oak tr');
  rerender('oak t');
  expect(words()).toBe('oak tr');
  rest();
  expect(reported).toEqual(['oak', 'oak t', 'oak tr']);
});

test('a value from elsewhere replaces the text, and clearing is reported at once', () => {
  const { reported, rerender, words, type, result } = openField();
  type('oak');
  rest();
  rerender('oak');
  rerender('ash');
  expect(words()).toBe('ash');
  rerender('oak');
  expect(words()).toBe('oak');
  act(() => result.current.clear());
  expect([words(), reported]).toEqual(['', ['oak', '']]);
  rerender('');
  rest();
  expect(reported).toEqual(['oak', '']);
});
