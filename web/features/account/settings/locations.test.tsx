import type { Location } from '@parley/contract/locations';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { LocationsCard } from './locations-card.tsx';
import { discountId, lines, stubSettings, theoId } from './make.ts';

const main: Location = { id: theoId, name: 'Warehouse', is_main: true, units: 40 };
const counter: Location = { id: discountId, name: 'Counter', is_main: false, units: 1 };
function open(items: readonly Location[], answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings({ [lines.locations]: { items }, ...answers });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <LocationsCard /> }])} />);
  return { server, person: userEvent.setup() };
}

beforeEach(forgetAll);
afterEach(cleanup);

test('the first location is added with a name, and one that exists is said at the field', async () => {
  const refusal = problem(409, { code: 'location.exists', detail: 'There’s already a location of this name. Choose another one.' });
  const { server, person } = open([], { [lines.createLocation]: refusal });
  expect(await screen.findByText('All stock is in one place')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add location' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByLabelText('Name'), 'Counter');
  await person.click(form.getByRole('button', { name: 'Add location' }));
  expect(await form.findByText(/already a location/)).toBeTruthy();
  expect(server.calls(lines.createLocation)[0]?.body).toEqual({ name: 'Counter', main_name: 'Main location' });
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Counter');
});

test('locations are listed in their order, which buttons change; the main one can’t be deleted', async () => {
  const { server, person } = open([main, counter], { [lines.moveLocation]: { ...counter } });
  expect((await screen.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    'Warehouse40 units · Main location',
    'Counter1 unit',
  ]);
  await person.click(screen.getByRole('button', { name: 'Take from Counter earlier' }));
  await waitFor(() => expect(server.calls(lines.moveLocation)[0]?.body).toEqual({ place: 0 }));
  expect(screen.queryByRole('button', { name: 'Delete Warehouse' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Counter' })).toBeTruthy();
});

test('a reader changes nothing; an error can be tried again', async () => {
  open([main, counter], {}, 'analyst');
  expect(await screen.findByText('Counter')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  forgetAll();
  open([], { [lines.locations]: problem(404, { code: 'merchant.missing' }) });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
});
