import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Shortcuts } from './index.ts';

afterEach(cleanup);

test('? shows the keys in groups, and Escape closes them', async () => {
  render(<Shortcuts />, { wrapper: MemoryRouter });
  await userEvent.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Everywhere',
    'Conversation list',
    'Conversation',
    'While you type',
  ]);
  expect(sheet.getByText('Take over from the AI').closest('div')?.textContent).toBe('Take over from the AIH');
  expect(sheet.getByRole('link', { name: 'Help for this page' }).getAttribute('href')).toBe('/help?for=/');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBe(null);
});

test('a question mark typed in a sentence opens nothing', async () => {
  render(
    <>
      <Shortcuts />
      <textarea aria-label="Reply" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Reply'), 'Really?');
  expect(screen.queryByRole('dialog')).toBe(null);
});
