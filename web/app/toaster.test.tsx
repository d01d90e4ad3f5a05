import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../data/notify.ts';
import { ToastRoom } from '../ui/toast-room.tsx';
import { Toaster } from './toaster.tsx';

const shown = () => screen.queryAllByRole('status').map((line) => line.textContent);
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  toast.remove();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['success', () => notify.success('Said'), 2000],
  ['an error', () => notify.error('Said'), 4000],
  ['a plain one', () => notify.plain('Said'), 4000],
])('%s stays for its time and is removed a second later', (_, say, stay) => {
  act(() => void say());
  expect(shown()).toEqual(['Said']);
  pass(stay - 10);
  const line = screen.getByText('Said').parentElement;
  expect(line?.className).not.toContain('opacity-0');
  pass(20);
  expect(line?.className).toContain('opacity-0');
  pass(1000);
  expect(shown()).toEqual([]);
});

test('leaving a page with the pointer on a toast does not pause the others', () => {
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Status messages' }));
  cleanup();
  render(<Toaster />);
  act(() => void notify.success('Said'));
  pass(2010);
  pass(1000);
  expect(shown()).toEqual([]);
});

test('a loading toast stays until it is dismissed', () => {
  let id = '';
  act(() => void (id = notify.loading('At work')));
  pass(3_600_000);
  expect(screen.getByText('At work')).not.toBeNull();
  act(() => notify.dismiss(id));
  pass(1001);
  expect(screen.queryByText('At work')).toBeNull();
});

test('at most twenty are shown at once, each at most 350 px wide', () => {
  act(() => {
    for (let at = 0; at < 25; at += 1) notify.plain(`Toast ${at}`);
  });
  expect(shown()).toHaveLength(20);
  expect(screen.getByText('Toast 24').parentElement?.className).toContain('max-w-[min(350px,100%)]');
});

test('toasts stand in the room of the frame, and of a page over it while that is open', () => {
  const region = () => screen.getByRole('region', { name: 'Status messages' });
  expect(region().className).toContain('fixed');
  const frame = render(<ToastRoom on="wide screen" className="frame" />);
  expect(region().closest('.frame')).not.toBeNull();
  const page = render(
    <div data-modal>
      <ToastRoom on="wide screen" className="page" />
    </div>,
  );
  expect(region().closest('.page')).not.toBeNull();
  const late = render(<ToastRoom on="wide screen" className="late" />);
  expect(region().closest('.page')).not.toBeNull();
  late.unmount();
  page.unmount();
  expect(region().closest('.frame')).not.toBeNull();
  frame.unmount();
  expect(region().className).toContain('fixed');
});

test('a toast can be dismissed', () => {
  act(() => void notify.error('Gone'));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  pass(1001);
  expect(shown()).toEqual([]);
});
