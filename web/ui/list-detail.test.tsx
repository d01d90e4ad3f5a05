import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ListDetail } from './list-detail.tsx';
import { useAddressedChoice } from './use-addressed-choice.ts';

afterEach(cleanup);

const shops = ['Pier', 'Quay', 'Dock'];

function Shops() {
  const [chosen, choose] = useAddressedChoice('shop');
  return (
    <ListDetail
      label="Shops"
      items={shops}
      keyOf={(name) => name}
      chosen={chosen}
      onChoose={choose}
      row={(name) => name}
      nothing={<p>No shop</p>}
      detail={
        <>
          <h2>{`The shop ${chosen}`}</h2>
          <button type="button">Close the shop</button>
        </>
      }
      none={<p>Choose a shop</p>}
    />
  );
}
function open(at = '/shops?sort=name') {
  const router = createMemoryRouter([{ path: '*', element: <Shops /> }], { initialEntries: ['/', at] });
  render(<RouterProvider router={router} />);
  return { router, person: userEvent.setup(), search: () => router.state.location.search };
}
const row = (name: string) => screen.getByRole('button', { name });

test('arrow keys move along the list, Enter opens, Escape closes and gives the focus back', async () => {
  const { person, search } = open();
  await person.tab();
  expect(document.activeElement).toBe(row('Pier'));
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(screen.getByRole('heading').textContent).toBe('The shop Quay');
  expect(row('Quay').getAttribute('aria-current')).toBe('true');
  expect(search()).toBe('?sort=name&shop=Quay');
  await person.click(screen.getByRole('button', { name: 'Close the shop' }));
  await person.keyboard('{Escape}');
  expect(screen.getByText('Choose a shop')).toBeTruthy();
  expect(document.activeElement).toBe(row('Quay'));
  expect(search()).toBe('?sort=name');
});

test('the ends of the list hold the focus, Home and End lead to them', async () => {
  const { person } = open();
  row('Pier').focus();
  await person.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(row('Pier'));
  await person.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(row('Dock'));
  await person.keyboard('{Home}');
  expect(document.activeElement).toBe(row('Pier'));
});

test('a link opens the item, Back closes what was opened last', async () => {
  const { router, person } = open();
  await person.click(row('Pier'));
  await person.click(row('Dock'));
  await router.navigate(-1);
  expect(await screen.findByText('Choose a shop')).toBeTruthy();
  cleanup();
  open('/shops?shop=Dock');
  expect(screen.getByRole('heading').textContent).toBe('The shop Dock');
});
