import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test('it takes the focus, leaves the list in reach, and Escape gives the focus back to the row', async () => {
  render(<Orders />);
  const row = screen.getByRole('button', { name: '#4130' });
  await userEvent.click(row);
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Order #4130' }));
  expect(row.closest('[aria-hidden=true]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(row));
});

test('another row changes what it shows; a click beside it does not close it', async () => {
  render(<Orders />);
  await userEvent.click(screen.getByRole('button', { name: '#4131' }));
  await userEvent.click(screen.getByRole('button', { name: '#4130' }));
  expect(screen.getByRole('dialog', { name: 'Order #4130' }).textContent).toContain('Two bottles');
});
