import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

afterEach(cleanup);

const describes = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test.each<[string, ReactElement]>([
  ['an Input', <Input key="i" />],
  ['a PasswordInput', <PasswordInput key="p" />],
  ['a Textarea', <Textarea key="t" />],
  ['a Select', <Select key="s" />],
])('%s gets its label, hint and error from the field', (_, control) => {
  render(
    <Field label="Title" hint="Short" error="Please provide a title" required>
      {control}
    </Field>,
  );
  const field = screen.getByLabelText('Title');
  expect(describes(field)).toEqual(['Short', 'Please provide a title']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
});

test('without hint and error there is no description and nothing is invalid', () => {
  render(
    <Field label="Title">
      <Input />
    </Field>,
  );
  const field = screen.getByLabelText('Title');
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('announces an error that appears later', () => {
  const { rerender } = render(<Field label="Title">{<Input />}</Field>);
  rerender(
    <Field label="Title" error="Too long">
      <Input />
    </Field>,
  );
  expect(screen.getByText('Too long').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('a password is hidden until its button shows it', async () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
  );
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});
