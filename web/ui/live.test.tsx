import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announce, Live } from './live.tsx';

afterEach(cleanup);

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
