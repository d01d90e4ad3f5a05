import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { lines, stubSettings, theoId } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <SettingsScreen /> }], { initialEntries: ['/settings'] })} />);
  return { server, person: userEvent.setup() };
}
const theSwitch = () => screen.getByRole('switch', { name: /^Required for everyone in this shop/ });
const card = async () => within(await screen.findByRole('region', { name: 'Two-step authentication' }));

beforeEach(forgetAll);
afterEach(cleanup);

test('names who hasn’t set it up, and requires it at once', async () => {
  let rule = { required: false, without: [{ user_id: theoId, name: 'Theo Janssen' }] };
  const { server, person } = open({
    [lines.twoStep]: () => rule,
    [lines.setTwoStep]: () => (rule = { ...rule, required: true }),
  });
  expect(await (await card()).findByText('1 teammate hasn’t set it up: Theo Janssen.')).toBeTruthy();
  await person.click(theSwitch());
  await waitFor(() => expect(toasts()).toContain('Two-step authentication is now required'));
  expect(server.calls(lines.setTwoStep).map(({ body }) => body)).toEqual([{ required: true }]);
  await waitFor(() => expect(theSwitch()).toHaveProperty('checked', true));
});

test('who has none themselves learns why it can’t be required', async () => {
  const detail = 'Set up two-step authentication for yourself first. Otherwise, you’d lock yourself out.';
  const { person } = open({ [lines.setTwoStep]: () => problem(409, { code: 'two_factor.set_up_first', detail }) });
  await person.click(await (await card()).findByRole('switch'));
  await waitFor(() => expect(toasts()).toContain(detail));
  expect(theSwitch()).toHaveProperty('checked', false);
});

test('only those who manage the team see it', async () => {
  const { server } = open({}, 'analyst');
  await screen.findByRole('region', { name: 'Roles' });
  expect(screen.queryByRole('region', { name: 'Two-step authentication' })).toBeNull();
  expect(server.calls(lines.twoStep)).toEqual([]);
});
