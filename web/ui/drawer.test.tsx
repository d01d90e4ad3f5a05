import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Drawer } from './drawer.tsx';

afterEach(cleanup);

function Orders() {
  const [chosen, choose] = useState<string | null>(null);
  return (
    <div className="relative">
      {['#4131', '#4130'].map((order) => (
        <button key={order} type="button" onClick={() => choose(order)}>
          {order}
        </button>
      ))}
      {chosen && (
        <Drawer title={`Order ${chosen}`} onClose={() => choose(null)}>
          Two bottles
        </Drawer>
      )}
    </div>
  );
}

test('takes the focus, keeps the list reachable, and Escape returns the focus to the row', async () => {
  render(<Orders />);
  const row = screen.getByRole('button', { name: '#4130' });
  await userEvent.click(row);
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Order #4130' }));
  expect(row.closest('[aria-hidden=true]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(row));
});

test('another row changes its content; a click outside does not close it', async () => {
  render(<Orders />);
  await userEvent.click(screen.getByRole('button', { name: '#4131' }));
  await userEvent.click(screen.getByRole('button', { name: '#4130' }));
  expect(screen.getByRole('dialog', { name: 'Order #4130' }).textContent).toContain('Two bottles');
});

function AddressedForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  if (!search.has('form')) return <p>closed</p>;
  return (
    <Drawer title="A form" onClose={() => void navigate('?')} unsaved={text !== ''}>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
    </Drawer>
  );
}

test('with unsaved changes closing it asks once, also where closing is a step to another address', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AddressedForm /> }], { initialEntries: ['/?form'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Text'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('x');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(await screen.findByText('closed')).toBeTruthy();
});

test('another address asks, too', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AddressedForm /> }], { initialEntries: ['/?form'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Text'), 'x');
  void router.navigate('/elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.search).toBe('?form');
});
