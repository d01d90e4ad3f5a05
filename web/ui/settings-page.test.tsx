import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Card } from './card.tsx';
import { Loaded, type Read } from './loaded.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingsPage, SettingsTitle } from './settings-page.tsx';

afterEach(cleanup);

function Form({ name }: { name: string }) {
  const [text, setText] = useState('');
  const form = { dirty: text !== '', busy: false, problem: undefined, reset: () => setText('') };
  return (
    <form>
      <input aria-label={name} value={text} onChange={({ target }) => setText(target.value)} />
      <SaveBar form={form} place="card" save={`Save ${name}`} />
    </form>
  );
}

function open() {
  const page = (
    <SettingsTitle value="Parcels">
      <SettingsPage text="How parcels look.">
        <Card title="Label">
          <Form name="label" />
        </Card>
        <Card title="Slip">
          <Form name="slip" />
        </Card>
        <Link to="/elsewhere">Elsewhere</Link>
      </SettingsPage>
    </SettingsTitle>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Somewhere else</p> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

test('the page has the name that the frame gives it', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parcels');
  expect(screen.getByText('How parcels look.')).toBeTruthy();
});

test('one question guards all forms of the page, the first as well as the last', async () => {
  for (const name of ['label', 'slip']) {
    const person = open();
    await person.type(screen.getByLabelText(name), 'x');
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('x');
    cleanup();
  }
});

test('what is discarded is not asked about', async () => {
  const person = open();
  await person.type(screen.getByLabelText('label'), 'x');
  const card = within(screen.getByRole('region', { name: 'Label' }));
  await person.click(card.getByRole('button', { name: 'Discard' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save label' }));
  await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Somewhere else')).toBeTruthy();
});

test('a read is told in its four states', async () => {
  let tried = 0;
  const show = (read: Partial<Read<string[]>>) => {
    cleanup();
    const whole = { data: undefined, isError: false, isFetching: false, refetch: () => (tried += 1), ...read };
    render(
      <Loaded read={whole} skeleton={<p>Coming</p>} empty={{ when: (items) => items.length === 0, show: <p>None yet</p> }}>
        {(items) => <p>{items.join(', ')}</p>}
      </Loaded>,
    );
  };
  show({});
  expect(screen.getByText('Coming')).toBeTruthy();
  show({ data: [] });
  expect(screen.getByText('None yet')).toBeTruthy();
  show({ data: ['one', 'two'], isError: true });
  expect(screen.getByText('one, two')).toBeTruthy();
  show({ isError: true });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tried).toBe(1);
});
