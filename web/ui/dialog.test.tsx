import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Menu, MenuItem } from './menu.tsx';

afterEach(cleanup);

function Page({ autoFocus = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Feedback</Button>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Send feedback</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Send Feedback" description="Tell us." footer={<Button>Send</Button>}>
        <Field label="Title">
          <Input autoFocus={autoFocus} />
        </Field>
      </Dialog>
    </>
  );
}

test('has a name and a description, and focuses its first field', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  const dialog = screen.getByRole('dialog', { name: 'Send Feedback' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Tell us.');
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test('Tab cycles inside it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  for (const name of ['Send', 'Close']) {
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test.each([false, true])('Escape closes it and returns the focus to what opened it, with autoFocus: %s', async (autoFocus) => {
  render(<Page autoFocus={autoFocus} />);
  const opener = screen.getByRole('button', { name: 'Feedback' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('opened from a menu, it returns the focus to the menu’s button', async () => {
  render(<Page />);
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send feedback' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(more));
});

test('a click outside closes it only while nothing was entered', async () => {
  render(<Page />);
  const person = userEvent.setup({ pointerEventsCheck: 0 });
  const beside = () => person.click(screen.getByRole('dialog').parentElement ?? document.body);
  await person.click(screen.getByRole('button', { name: 'Feedback' }));
  await beside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Feedback' }));
  await person.type(screen.getByLabelText('Title'), 'It is slow');
  await beside();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('It is slow');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
