import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

test('a busy button keeps its label and the focus, and ignores a second click', () => {
  const clicks: string[] = [];
  render(
    <Button busy onClick={() => clicks.push('click')}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Save/ });
  button.focus();
  fireEvent.click(button);
  expect(clicks).toEqual([]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a busy submit button does not send the form again', () => {
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('sent');
      }}
    >
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(sent).toEqual([]);
});

test('the hotkey is shown, but not part of the accessible name', () => {
  render(<Button kbd="e">Resolve</Button>);
  const button = screen.getByRole('button', { name: 'Resolve' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('E');
  expect(button.textContent).toBe('ResolveE');
});

test('an icon button has a text label', () => {
  render(<IconButton label="Filter" icon={<svg />} kbd="f" />);
  expect(screen.getByRole('button', { name: 'Filter' }).title).toBe('Filter (F)');
});
