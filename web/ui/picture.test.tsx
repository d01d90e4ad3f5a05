import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

test('a picture that can’t be loaded shows the placeholder and keeps its name; another address is tried', () => {
  const { container, rerender } = render(<Picture src="https://shop.example/gone.jpg" alt="A mug" />);
  const image = () => container.querySelector('img');
  fireEvent.error(image() as HTMLElement);
  expect([image(), container.querySelector('svg') !== null, container.textContent]).toEqual([null, true, 'A mug']);
  rerender(<Picture src="https://shop.example/mug.jpg" alt="A mug" />);
  expect(image()?.getAttribute('src')).toBe('https://shop.example/mug.jpg');
});
