import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => act(() => void vi.advanceTimersByTime(200));

/** A field whose value comes back when the test says so. */
function openField() {
  const told: string[] = [];
  const { result, rerender } = renderHook((value: string) => useTyped(value, (said) => told.push(said), 200), { initialProps: '' });
  return { told, rerender, words: () => result.current.words, type: (words: string) => act(() => result.current.type(words)), result };
}

test('a word is told once the hand rests, and the space after it stays for the next one', () => {
  const { told, rerender, words, type } = openField();
  type('oa');
  type('oak ');
  rest();
  expect(told).toEqual(['oak']);
  rerender('oak');
  expect(words()).toBe('oak ');
  type('oak tray');
  rest();
  expect(told).toEqual(['oak', 'oak tray']);
});

test('what was typed before the value came back stays', () => {
  const { told, rerender, words, type } = openField();
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
  expect(told).toEqual(['oak', 'oak t', 'oak tr']);
});

test('a value from elsewhere takes the place of what stands there, and emptying it tells so at once', () => {
  const { told, rerender, words, type, result } = openField();
  type('oak');
  rest();
  rerender('oak');
  rerender('ash');
  expect(words()).toBe('ash');
  rerender('oak');
  expect(words()).toBe('oak');
  act(() => result.current.clear());
  expect([words(), told]).toEqual(['', ['oak', '']]);
  rerender('');
  rest();
  expect(told).toEqual(['oak', '']);
});
