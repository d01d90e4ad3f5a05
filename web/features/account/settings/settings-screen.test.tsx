import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { lines, madeInvite, madePlan, madeShop, madeTeam, mara, roleId, stubSettings, teamId, theo, theoId } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const merchant = madeShop.merchant_id;

function open(answers: Answers = {}, role: TeamRole = 'owner', path = '/settings') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <SettingsScreen /> }], { initialEntries: [path] })} />);
  return { server, person: userEvent.setup() };
}
const body = ({ body: sent }: SentRequest) => sent;

beforeEach(forgetAll);
afterEach(cleanup);

test('an address that names the team leads to it', async () => {
  open({}, 'owner', '/settings#team');
  expect(await screen.findByRole('region', { name: 'Team' })).toBe(document.activeElement);
});

test('leads to each card that the role may see', async () => {
  const { person } = open({}, 'analyst');
  const list = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).not.toContain('Two-step authentication');
  for (const link of links) {
    await person.click(link);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: link.textContent ?? '' })));
  }
});

test('saves the shop with the version it is based on, and shows the new name everywhere', async () => {
  let shop = madeShop;
  const { server, person } = open({
    [lines.shop]: () => shop,
    [lines.saveShop]: (sent: SentRequest) => (shop = { ...madeShop, ...(sent.body as object), version: 4 }),
  });
  const name = await screen.findByLabelText('Shop name');
  await person.clear(name);
  await person.type(name, 'Pier');
  await person.clear(screen.getByLabelText('Handoff limit'));
  await person.type(screen.getByLabelText('Handoff limit'), '30');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts()).toContain('Shop updated'));
  expect(server.calls(lines.saveShop).map(body)).toEqual([
    {
      version: 3,
      name: 'Pier',
      currency: 'EUR',
      locale: 'en',
      time_zone: 'Europe/Amsterdam',
      refund_limit: '100.00',
      handoff_limit_minutes: 30,
    },
  ]);
  expect(useAuth.getState().user?.merchant_name).toBe('Pier');
});

test('when a teammate saved first, says so and loads their version', async () => {
  let shop = madeShop;
  const { person } = open({
    [lines.shop]: () => shop,
    [lines.saveShop]: () =>
      problem(409, { code: 'settings.changed', detail: 'Someone else changed these settings. Reload and try again.' }),
  });
  const name = await screen.findByLabelText('Shop name');
  await person.type(name, ' & Sons');
  shop = { ...madeShop, name: 'Quay', version: 4 };
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^A teammate changed these settings while you were editing/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(screen.getByLabelText('Shop name')).toHaveProperty('value', 'Quay'));
});

test('a change of the same fields meanwhile is not overwritten before the user says so, a change of other settings is no conflict', async () => {
  let shop = madeShop;
  const { server, person } = open({
    [lines.shop]: () => shop,
    [lines.saveShop]: (sent: SentRequest) => ({ ...shop, ...(sent.body as object), version: 6 }),
  });
  const name = await screen.findByLabelText('Shop name');
  await person.type(name, ' & Sons');
  shop = { ...madeShop, version: 4 };
  await refreshTopics(['settings']);
  expect(screen.queryByText(/^A teammate changed/)).toBeNull();
  shop = { ...madeShop, name: 'Quay', handoff_limit_minutes: 45, version: 5 };
  await refreshTopics(['settings']);
  await person.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(screen.getByLabelText('Handoff limit')).toHaveProperty('value', '45');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts()).toContain('Shop updated'));
  expect(server.calls(lines.saveShop).map(body)).toMatchObject([
    { version: 5, name: `${madeShop.name} & Sons`, handoff_limit_minutes: 45 },
  ]);
});

test('shows an invalid limit at its field and doesn’t send it', async () => {
  const { server, person } = open();
  await person.clear(await screen.findByLabelText('Handoff limit'));
  await person.clear(screen.getByLabelText('Refund limit'));
  await person.type(screen.getByLabelText('Refund limit'), 'much');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Enter an amount such as 12.50.')).toBeTruthy();
  expect(screen.getByLabelText('Handoff limit').getAttribute('aria-invalid')).toBe('true');
  expect(server.calls(lines.saveShop)).toEqual([]);
});

test('a read-only role sees everything and can change nothing', async () => {
  open({}, 'analyst');
  expect((await screen.findByLabelText('Shop name')).closest('fieldset')?.disabled).toBe(true);
  expect(await screen.findByText('You can view these settings. Owners and managers can change them.')).toBeTruthy();
  expect(await screen.findByText('Returns', { selector: 'p span' })).toBeTruthy();
  expect(screen.getByText('theo@harbour.example · Returns')).toBeTruthy();
  // Codes can be read, copied and exported.
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Export CSV',
    'Copy AUTUMN',
  ]);
});

test.each([
  [lines.shop, 'Shop name'],
  [lines.team, 'Theo Janssen’s role'],
] as const)('%s that cannot be read offers another try', async (line, label) => {
  let failing = true;
  const good = { [lines.shop]: madeShop, [lines.team]: { items: [mara, theo], invites: [] } };
  const { person } = open({ [line]: () => (failing ? problem(404, { code: 'merchant.missing' }) : good[line]) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(retry);
  expect(await screen.findByLabelText(label)).toBeTruthy();
});

test('shows everybody’s name, availability and role', async () => {
  open();
  const [me, other] = await screen.findAllByText(/Visser|Janssen/, { selector: 'span' });
  const row = (name: HTMLElement | undefined) => within(name?.closest('li') as HTMLElement);
  expect(row(me).getByText('You')).toBeTruthy();
  expect(row(me).getByText('Online')).toBeTruthy();
  expect(row(other).getByText('Away')).toBeTruthy();
  expect(await row(other).findByText('theo@harbour.example · Returns')).toBeTruthy();
  expect(row(other).getByLabelText('Theo Janssen’s role')).toHaveProperty('value', 'agent');
  expect(row(me).queryByLabelText('What Mara Visser can see')).toBeNull();
});

test('a role and a visibility change in place', async () => {
  const { server, person } = open({
    [lines.role]: { user_id: theoId, role: 'manager', team_role: 'manager' },
    [lines.visibility]: { user_id: theoId, visibility: 'teams' },
  });
  await person.selectOptions(await screen.findByLabelText('What Theo Janssen can see'), 'teams');
  await waitFor(() => expect(toasts()).toContain('Theo Janssen can now see only their own and their teams’ conversations'));
  await person.selectOptions(screen.getByLabelText('Theo Janssen’s role'), 'manager');
  await waitFor(() => expect(toasts()).toContain('Theo Janssen’s role is now Manager'));
  expect(server.calls(lines.visibility).map(body)).toEqual([{ visibility: 'teams' }]);
  expect(server.calls(lines.role).map(body)).toEqual([{ role: 'manager' }]);
  await waitFor(() => expect(server.calls(lines.team).length).toBeGreaterThan(1));
});

test('a manager can’t assign a role above their own, nor change an owner', async () => {
  open({}, 'manager');
  const roles = await screen.findByLabelText('Theo Janssen’s role');
  expect(
    within(roles)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Manager', 'Agent', 'Analyst', 'Support']);
  expect(screen.queryByLabelText('Mara Visser’s role')).toBeNull();
});

test('removes a teammate after a confirmation', async () => {
  const { server, person } = open({ [lines.remove]: {} });
  await person.click(await screen.findByRole('button', { name: 'Remove Theo Janssen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Theo Janssen from the shop?' });
  expect(server.calls(lines.remove)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Remove teammate' }));
  await waitFor(() => expect(toasts()).toContain('Theo Janssen removed'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a removed teammate’s conversations can go to another who answers customers', async () => {
  const una = { ...theo, user_id: roleId, name: 'Una Berg' };
  const analyst = { ...theo, user_id: teamId, name: 'Ada', team_role: 'analyst', permissions: [...permissionsOf('analyst')] };
  const { server, person } = open({ [lines.remove]: {}, [lines.team]: { items: [mara, theo, una, analyst], invites: [] } });
  await person.click(await screen.findByRole('button', { name: 'Remove Theo Janssen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Theo Janssen from the shop?' }));
  const heirs = dialog.getByLabelText('Their open conversations go to');
  expect(
    within(heirs)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Nobody: they wait for the team', 'Mara Visser', 'Una Berg']);
  await person.selectOptions(heirs, 'Una Berg');
  await person.click(dialog.getByRole('button', { name: 'Remove teammate' }));
  await waitFor(() => expect(server.calls(lines.remove).map(body)).toEqual([{ reassign_to: roleId }]));
});

test('invites somebody, and shows the server’s errors at the address', async () => {
  let known = true;
  const { server, person } = open({
    [lines.invite]: () =>
      known ? problem(409, { code: 'team.member_already', detail: 'This person is already on the team.' }) : madeInvite,
  });
  await person.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a teammate' }));
  await person.type(dialog.getByLabelText('Email address'), 'ann@harbour.example');
  await person.selectOptions(dialog.getByLabelText('Role'), 'analyst');
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('This person is already on the team.')).toBeTruthy();
  known = false;
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(toasts()).toContain('Invitation sent to ann@harbour.example'));
  expect(server.calls(lines.invite).map(body).at(-1)).toEqual({ email: 'ann@harbour.example', role: 'analyst' });
});

test('resends or revokes an open invitation', async () => {
  const { server, person } = open({ [lines.resend]: madeInvite, [lines.revoke]: {} });
  await person.click(await screen.findByRole('button', { name: 'Resend the invitation to ann@harbour.example' }));
  await person.click(screen.getByRole('button', { name: 'Revoke the invitation to ann@harbour.example' }));
  await waitFor(() => expect(toasts()).toContain('Invitation to ann@harbour.example revoked'));
  expect([server.calls(lines.resend).length, server.calls(lines.revoke).length]).toEqual([1, 1]);
});

test('shows how much of the plan the team uses, and updates it', async () => {
  let plan = madePlan(3, 5);
  const { person } = open({ [lines.entitlements]: () => plan, [lines.revoke]: {} });
  expect(await screen.findByText('3 of 5 teammates')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveProperty('disabled', false);
  plan = madePlan(2, 5);
  await person.click(screen.getByRole('button', { name: `Revoke the invitation to ${madeInvite.email}` }));
  expect(await screen.findByText('2 of 5 teammates')).toBeTruthy();
});

test('at the plan’s limit, inviting is disabled and an upgrade suggested', async () => {
  open({ [lines.entitlements]: madePlan(4, 3) });
  const sentence = await screen.findByText('Your plan includes 3 teammates. Remove someone, or change your plan in Settings › Billing.');
  const invite = screen.getByRole('button', { name: 'Invite' });
  expect(invite).toHaveProperty('disabled', true);
  expect(invite.getAttribute('aria-describedby')).toBe(sentence.id);
});

test('a role that can’t invite gets no suggestion to upgrade', async () => {
  open({ [lines.entitlements]: madePlan(3, 3) }, 'agent');
  expect(await screen.findByText('3 of 3 teammates')).toBeTruthy();
  expect(screen.queryByText(/Your plan includes/)).toBeNull();
});

test('the usage of the plan is behind its flag; the limit is not', async () => {
  signIn({ flags: [] });
  stubSettings({ [lines.entitlements]: madePlan(3, 3) });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <SettingsScreen /> }])} />);
  expect(await screen.findByText(/^Your plan includes 3 teammates/)).toBeTruthy();
  expect(screen.queryByText('3 of 3 teammates')).toBeNull();
  act(() => useAuth.getState().updateUser({ flags: ['plan_usage'] }));
  expect(await screen.findByText('3 of 3 teammates')).toBeTruthy();
});

test('a team shows its routing and what is waiting', async () => {
  open();
  expect(await screen.findByText('1 member · Round robin, up to 5 per teammate')).toBeTruthy();
  expect(screen.getByText('3 conversations waiting')).toBeTruthy();
});

test('without teams a button creates the first; capacity exists with round robin only', async () => {
  const { server, person } = open({ [lines.teams]: { items: [] }, [lines.makeTeam]: madeTeam });
  await person.click(await screen.findByRole('button', { name: 'Create team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create team' }));
  await person.type(dialog.getByLabelText('Name'), 'Returns');
  await person.type(dialog.getByLabelText('Maximum open conversations per teammate'), '5');
  await person.click(dialog.getByRole('checkbox', { name: /Theo Janssen/ }));
  await person.selectOptions(dialog.getByLabelText('Assignment'), 'manual');
  expect(dialog.queryByLabelText('Maximum open conversations per teammate')).toBeNull();
  await person.selectOptions(dialog.getByLabelText('Assignment'), 'round_robin');
  await person.click(dialog.getByRole('button', { name: 'Create team' }));
  await waitFor(() => expect(toasts()).toContain('Team created'));
  expect(server.calls(lines.makeTeam).map(body)).toEqual([{ name: 'Returns', routing: 'round_robin', capacity: 5, member_ids: [theoId] }]);
});

test('edits a team; shows a name that is taken at the name', async () => {
  const { server, person } = open({
    [lines.editTeam]: () => problem(409, { code: 'team.name_taken', detail: 'A team with this name already exists. Choose another name.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Returns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Returns' }));
  expect(dialog.getByRole('checkbox', { name: /Theo Janssen/ })).toHaveProperty('checked', true);
  await person.clear(dialog.getByLabelText('Name'));
  await person.type(dialog.getByLabelText('Name'), 'Sizes');
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('A team with this name already exists. Choose another name.')).toBeTruthy();
  expect(server.calls(lines.editTeam).map(body)).toEqual([{ name: 'Sizes', routing: 'round_robin', capacity: 5, member_ids: [theoId] }]);
});

test('deletes a team after a confirmation', async () => {
  const { server, person } = open({ [lines.deleteTeam]: {} });
  await person.click(await screen.findByRole('button', { name: 'Delete Returns' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete team' }));
  await waitFor(() => expect(toasts()).toContain('Team deleted'));
  expect(server.calls(lines.deleteTeam)[0]?.url.pathname).toBe(`/api/teams/${merchant}/${teamId}`);
});

const brandOf = (tail: string, name: string, is_default = false) => ({ id: `0195b4f2-7c1e-7000-8000-0000000000${tail}`, name, is_default });
const [standard, outlet] = [brandOf('d1', 'Harbour', true), brandOf('d2', 'Outlet')];

test('the brands that a teammate sees are checked in place, at least one, in a shop with several', async () => {
  const { server, person } = open({
    [lines.brands]: { items: [standard, outlet] },
    [lines.brandAccess]: ({ body: sent }: SentRequest) => ({ user_id: theoId, ...(sent as object) }),
  });
  await person.click(await screen.findByRole('button', { name: 'Brands Theo Janssen can see: All brands' }));
  await person.click(await screen.findByRole('option', { name: 'Outlet' }));
  await waitFor(() => expect(toasts()).toContain('Theo Janssen can now see only 1 brand'));
  expect(server.calls(lines.brandAccess).map(body)).toEqual([{ brand_ids: [outlet.id] }]);
  expect(screen.queryByRole('button', { name: /Brands Mara Visser can see/ })).toBeNull();
});

test('a shop with one brand shows no brand choices', async () => {
  open({ [lines.brands]: { items: [standard] } });
  await screen.findByLabelText('What Theo Janssen can see');
  expect(screen.queryByRole('button', { name: /^Brands/ })).toBeNull();
});
