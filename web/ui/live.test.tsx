import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { announce, Live } from './live.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('the same sentence twice is heard twice', () => {
  const { container } = render(<Live />);
  const heard: (string | null)[] = [];
  for (const sentence of ['Message sent', 'Message sent', 'Message sent']) {
    act(() => announce(sentence));
    heard.push(container.textContent);
  }
  expect(heard.map((text) => text?.trim())).toEqual(['Message sent', 'Message sent', 'Message sent']);
  expect(heard[1]).not.toBe(heard[0]);
  expect(heard[2]).not.toBe(heard[1]);
});

test('what was said does not stay in the page', () => {
  vi.useFakeTimers();
  const { container } = render(<Live />);
  act(() => announce('Ada wrote: Number 12, Mill Lane'));
  act(() => void vi.advanceTimersByTime(4_000));
  act(() => announce('Ada wrote: the blue door'));
  act(() => void vi.advanceTimersByTime(4_000));
  expect(container.textContent).toBe('Ada wrote: the blue door');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(container.textContent).toBe('');
});
