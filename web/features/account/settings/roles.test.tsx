import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { lines, madeInvite, madeRole, madeRoles, mara, roleId, stubSettings, theo, theoId } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <SettingsScreen /> }], { initialEntries: ['/settings'] })} />);
  return { server, person: userEvent.setup(), bodies: (line: string) => server.calls(line).map(({ body }) => body) };
}
const roleRow = async (name: string) => {
  const card = await screen.findByRole('region', { name: 'Roles' });
  return within((await within(card).findByText(name)).closest('li') as HTMLElement);
};

beforeEach(forgetAll);
afterEach(cleanup);

test('each role says in words what it allows', async () => {
  const { person } = open();
  const analyst = await roleRow('Analyst');
  expect(analyst.getByText('View only, with personal data masked. · 1 teammate')).toBeTruthy();
  await person.click(analyst.getByText('8 permissions'));
  expect(analyst.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('View analytics');
  expect(analyst.queryByRole('button')).toBeNull();
});

test('makes a role from a built-in one; what a permission needs goes with it', async () => {
  const { person, bodies } = open({ [lines.makeRole]: madeRole });
  await person.click(await screen.findByRole('button', { name: 'Create role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a role' }));
  await person.type(dialog.getByLabelText('Name'), 'Warehouse');
  await person.selectOptions(dialog.getByLabelText('Start from'), 'analyst');
  expect(dialog.getByLabelText('View analytics')).toHaveProperty('checked', true);
  expect(dialog.queryByLabelText('Delete the shop')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Select none' }));
  await person.click(dialog.getByLabelText('Refund above the shop’s limit'));
  expect(dialog.getByLabelText('View orders')).toHaveProperty('checked', true);
  await person.click(dialog.getByLabelText('View the team'));
  await person.click(dialog.getByLabelText('Create, edit, fulfill and refund orders'));
  expect(dialog.getByLabelText('Refund above the shop’s limit')).toHaveProperty('checked', false);
  await person.click(dialog.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(toasts()).toContain('Role created'));
  expect(bodies(lines.makeRole)).toEqual([{ name: 'Warehouse', team_role: 'analyst', permissions: ['orders:read', 'team:read'] }]);
});

test('a change says how many teammates it counts for, and sends the version it is based on', async () => {
  const { person, bodies } = open({
    [lines.roles]: { items: [...madeRoles.slice(0, -1), { ...madeRole, members: 2 }] },
    [lines.editRole]: { ...madeRole, members: 2 },
  });
  await person.click((await roleRow('Support')).getByRole('button', { name: 'Edit Support' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit role' }));
  await person.click(dialog.getByLabelText('View orders'));
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts()).toContain('Role updated. It counts at once for 2 teammates'));
  expect(bodies(lines.editRole)).toMatchObject([{ version: 4, permissions: ['inbox:read', 'inbox:write', 'orders:read', 'team:read'] }]);
});

test('when a teammate changed it first, says so and loses nothing', async () => {
  const refusal = { code: 'role.changed', detail: 'A teammate changed this role in the meantime. Reload to see the change.' };
  const { person } = open({ [lines.editRole]: () => problem(409, refusal) });
  await person.click((await roleRow('Support')).getByRole('button', { name: 'Edit Support' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit role' }));
  await person.type(dialog.getByLabelText('Name'), ' two');
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText(refusal.detail)).toBeTruthy();
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Support two');
});

test('a role that nobody has can be deleted', async () => {
  const { server, person } = open({ [lines.deleteRole]: {} });
  await person.click((await roleRow('Support')).getByRole('button', { name: 'Delete Support' }));
  await person.click(await screen.findByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(server.calls(lines.deleteRole)).toHaveLength(1));
});

test('a role that somebody has can’t be deleted', async () => {
  open({ [lines.roles]: { items: [{ ...madeRole, members: 1 }] } });
  expect((await roleRow('Support')).queryByRole('button', { name: 'Delete Support' })).toBeNull();
});

test('gives a custom role, and shows it by its name', async () => {
  const { person, bodies } = open({
    [lines.team]: { items: [mara, { ...theo, role_id: roleId, permissions: madeRole.permissions }], invites: [] },
    [lines.role]: { user_id: theoId, role: 'agent', team_role: 'agent' },
  });
  const select = await screen.findByLabelText('Theo Janssen’s role');
  await waitFor(() => expect(within(select).getByRole('option', { selected: true }).textContent).toBe('Support'));
  await person.selectOptions(select, 'Agent');
  await waitFor(() => expect(toasts()).toContain('Theo Janssen’s role is now Agent'));
  expect(bodies(lines.role)).toEqual([{ role: 'agent' }]);
});

test('a manager sees roles above their own, and can’t change or give them', async () => {
  const above = { ...madeRole, name: 'Payer', permissions: ['billing:read' as const] };
  open({ [lines.roles]: { items: [above] } }, 'manager');
  expect((await roleRow('Payer')).queryByRole('button')).toBeNull();
  expect(within(await screen.findByLabelText('Theo Janssen’s role')).queryByRole('option', { name: 'Payer' })).toBeNull();
});

test('an agent reads the roles', async () => {
  open({}, 'agent');
  await roleRow('Support');
  expect(screen.queryByRole('button', { name: 'Create role' })).toBeNull();
});

test('when the roles can’t be loaded, says so and tries again', async () => {
  let works = false;
  const { person } = open({ [lines.roles]: () => (works ? { items: madeRoles } : problem(500, {})) });
  const card = within(await screen.findByRole('region', { name: 'Roles' }));
  const again = await card.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(card.getByText('We couldn’t load the roles')).toBeTruthy();
  works = true;
  await person.click(again);
  await roleRow('Support');
});

test('the link of an invitation is shown to pass on', async () => {
  const url = 'https://parley.example/register?invite=secret';
  const { server, person } = open({ [lines.link]: { url, expires_at: madeInvite.expires_at } });
  await person.click(await screen.findByRole('button', { name: `Copy the invitation link for ${madeInvite.email}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Invitation link for ${madeInvite.email}` }));
  expect(await dialog.findByLabelText('Link')).toHaveProperty('value', url);
  await person.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(toasts()).toContain('Link copied'));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(server.calls(lines.link)).toHaveLength(1);
});
