import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { announce, Live } from './live.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('announces the same sentence twice', () => {
  const { container } = render(<Live />);
  const announced: (string | null)[] = [];
  for (const sentence of ['Message sent', 'Message sent', 'Message sent']) {
    act(() => announce(sentence));
    announced.push(container.textContent);
  }
  expect(announced.map((text) => text?.trim())).toEqual(['Message sent', 'Message sent', 'Message sent']);
  expect(announced[1]).not.toBe(announced[0]);
  expect(announced[2]).not.toBe(announced[1]);
});

test('removes an announcement from the page', () => {
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
