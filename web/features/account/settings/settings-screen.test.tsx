import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAuth } from '../../../data/auth.ts';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { SettingsScreen } from './index.ts';
import { lines, madeInvite, madeShop, madeTeam, mara, stubSettings, teamId, theo, theoId } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const merchant = madeShop.merchant_id;

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  render(<SettingsScreen />);
  return { server, person: userEvent.setup() };
}
const body = ({ body: sent }: SentRequest) => sent;

beforeEach(forgetAll);
afterEach(cleanup);

test('the shop is saved with the version that was read, and its new name is known everywhere', async () => {
  let shop = madeShop;
  const { server, person } = open({
    [lines.shop]: () => shop,
    [lines.saveShop]: (sent: SentRequest) => (shop = { ...madeShop, ...(sent.body as object), version: 4 }),
  });
  const name = await screen.findByLabelText('Name of the shop');
  await person.clear(name);
  await person.type(name, 'Pier');
  await person.clear(screen.getByLabelText('Handoff limit'));
  await person.type(screen.getByLabelText('Handoff limit'), '30');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts()).toContain('The shop is saved.'));
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

test('when a teammate was quicker it says so, and loads what they saved', async () => {
  let shop = madeShop;
  const { person } = open({
    [lines.shop]: () => shop,
    [lines.saveShop]: () => problem(409, { code: 'settings.changed', detail: 'Someone else changed these settings. Load them again.' }),
  });
  const name = await screen.findByLabelText('Name of the shop');
  await person.type(name, ' & Sons');
  shop = { ...madeShop, name: 'Quay', version: 4 };
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Someone else changed these settings. Load them again.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Load the latest' }));
  await waitFor(() => expect(screen.getByLabelText('Name of the shop')).toHaveProperty('value', 'Quay'));
});

test('a limit that is no number is about its field and is not sent', async () => {
  const { server, person } = open();
  await person.clear(await screen.findByLabelText('Handoff limit'));
  await person.clear(screen.getByLabelText('Refund limit'));
  await person.type(screen.getByLabelText('Refund limit'), 'much');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Use an amount such as 12.50.')).toBeTruthy();
  expect(screen.getByLabelText('Handoff limit').getAttribute('aria-invalid')).toBe('true');
  expect(server.calls(lines.saveShop)).toEqual([]);
});

test('a role that may only read sees everything and can change nothing', async () => {
  open({}, 'analyst');
  expect((await screen.findByLabelText('Name of the shop')).closest('fieldset')?.disabled).toBe(true);
  expect(await screen.findByText('Your role lets you read this. Owners and managers can change it.')).toBeTruthy();
  expect(await screen.findByText('Returns', { selector: 'p span' })).toBeTruthy();
  expect(screen.getByText('theo@harbour.example · Returns')).toBeTruthy();
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Copy AUTUMN']);
});

test.each([
  [lines.shop, 'Name of the shop'],
  [lines.team, 'Role of Theo Janssen'],
] as const)('%s that cannot be read offers another try', async (line, label) => {
  let failing = true;
  const good = { [lines.shop]: madeShop, [lines.team]: { items: [mara, theo], invites: [] } };
  const { person } = open({ [line]: () => (failing ? problem(404, { code: 'merchant.missing' }) : good[line]) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(retry);
  expect(await screen.findByLabelText(label)).toBeTruthy();
});

test('everybody is shown with who they are, whether they are there, and what they may do', async () => {
  open();
  const [me, other] = await screen.findAllByText(/Visser|Janssen/, { selector: 'span' });
  const row = (name: HTMLElement | undefined) => within(name?.closest('li') as HTMLElement);
  expect(row(me).getByText('You')).toBeTruthy();
  expect(row(me).getByText('Online')).toBeTruthy();
  expect(row(other).getByText('Away')).toBeTruthy();
  expect(await row(other).findByText('theo@harbour.example · Returns')).toBeTruthy();
  expect(row(other).getByLabelText('Role of Theo Janssen')).toHaveProperty('value', 'agent');
  expect(row(me).queryByLabelText('What Mara Visser sees')).toBeNull();
});

test('a role and a sight are changed where they stand', async () => {
  const { server, person } = open({
    [lines.role]: { user_id: theoId, team_role: 'manager' },
    [lines.visibility]: { user_id: theoId, visibility: 'teams' },
  });
  await person.selectOptions(await screen.findByLabelText('What Theo Janssen sees'), 'teams');
  await waitFor(() => expect(toasts()).toContain('Theo Janssen now sees only their teams and what they hold.'));
  await person.selectOptions(screen.getByLabelText('Role of Theo Janssen'), 'manager');
  await waitFor(() => expect(toasts()).toContain('Theo Janssen is now Manager.'));
  expect(server.calls(lines.visibility).map(body)).toEqual([{ visibility: 'teams' }]);
  expect(server.calls(lines.role).map(body)).toEqual([{ team_role: 'manager' }]);
  await waitFor(() => expect(server.calls(lines.team).length).toBeGreaterThan(1));
});

test('a manager gives no role above their own, and changes no owner', async () => {
  open({}, 'manager');
  const roles = await screen.findByLabelText('Role of Theo Janssen');
  expect(
    within(roles)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Manager', 'Agent', 'Analyst']);
  expect(screen.queryByLabelText('Role of Mara Visser')).toBeNull();
});

test('a person is removed after a question', async () => {
  const { server, person } = open({ [lines.remove]: {} });
  await person.click(await screen.findByRole('button', { name: 'Remove Theo Janssen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Theo Janssen from the shop?' });
  expect(server.calls(lines.remove)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts()).toContain('Theo Janssen is removed.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('somebody is invited, and what the server objects to stands at the address', async () => {
  let known = true;
  const { server, person } = open({
    [lines.invite]: () =>
      known ? problem(409, { code: 'team.member_already', detail: 'This person works in the shop already.' }) : madeInvite,
  });
  await person.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a teammate' }));
  await person.type(dialog.getByLabelText('E-mail address'), 'ann@harbour.example');
  await person.selectOptions(dialog.getByLabelText('Role'), 'analyst');
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('This person works in the shop already.')).toBeTruthy();
  known = false;
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(toasts()).toContain('An invitation is on its way to ann@harbour.example.'));
  expect(server.calls(lines.invite).map(body).at(-1)).toEqual({ email: 'ann@harbour.example', team_role: 'analyst' });
});

test('an open invitation is sent again or taken back', async () => {
  const { server, person } = open({ [lines.resend]: madeInvite, [lines.revoke]: {} });
  await person.click(await screen.findByRole('button', { name: 'Send the invitation of ann@harbour.example again' }));
  await person.click(screen.getByRole('button', { name: 'Take back the invitation of ann@harbour.example' }));
  await waitFor(() => expect(toasts()).toContain('The invitation of ann@harbour.example is taken back.'));
  expect([server.calls(lines.resend).length, server.calls(lines.revoke).length]).toEqual([1, 1]);
});

test('a team says how it shares its work, and what waits in it', async () => {
  open();
  expect(await screen.findByText('1 member · Shared out, up to 5 each')).toBeTruthy();
  expect(screen.getByText('3 wait')).toBeTruthy();
});

test('without teams the first one is a button away; a capacity belongs to sharing out only', async () => {
  const { server, person } = open({ [lines.teams]: { items: [] }, [lines.makeTeam]: madeTeam });
  await person.click(await screen.findByRole('button', { name: 'New team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New team' }));
  await person.type(dialog.getByLabelText('Name'), 'Returns');
  await person.type(dialog.getByLabelText('Most open conversations for each'), '5');
  await person.click(dialog.getByRole('checkbox', { name: /Theo Janssen/ }));
  await person.selectOptions(dialog.getByLabelText('Who gets what comes in'), 'manual');
  expect(dialog.queryByLabelText('Most open conversations for each')).toBeNull();
  await person.selectOptions(dialog.getByLabelText('Who gets what comes in'), 'round_robin');
  await person.click(dialog.getByRole('button', { name: 'Make team' }));
  await waitFor(() => expect(toasts()).toContain('Returns is made.'));
  expect(server.calls(lines.makeTeam).map(body)).toEqual([{ name: 'Returns', routing: 'round_robin', capacity: 5, member_ids: [theoId] }]);
});

test('a team is changed; a name that is taken is said at the name', async () => {
  const { server, person } = open({
    [lines.editTeam]: () => problem(409, { code: 'team.name_taken', detail: 'There is already a team with this name.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Returns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Returns' }));
  expect(dialog.getByRole('checkbox', { name: /Theo Janssen/ })).toHaveProperty('checked', true);
  await person.clear(dialog.getByLabelText('Name'));
  await person.type(dialog.getByLabelText('Name'), 'Sizes');
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('There is already a team with this name.')).toBeTruthy();
  expect(server.calls(lines.editTeam).map(body)).toEqual([{ name: 'Sizes', routing: 'round_robin', capacity: 5, member_ids: [theoId] }]);
});

test('a team is deleted after a question', async () => {
  const { server, person } = open({ [lines.deleteTeam]: {} });
  await person.click(await screen.findByRole('button', { name: 'Delete Returns' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete team' }));
  await waitFor(() => expect(toasts()).toContain('Returns is deleted.'));
  expect(server.calls(lines.deleteTeam)[0]?.url.pathname).toBe(`/api/teams/${merchant}/${teamId}`);
});

const brandOf = (tail: string, name: string, is_default = false) => ({ id: `0195b4f2-7c1e-7000-8000-0000000000${tail}`, name, is_default });
const [standard, outlet] = [brandOf('d1', 'Harbour', true), brandOf('d2', 'Outlet')];

test('which brands somebody sees is ticked where they stand, one at least, in a shop of several', async () => {
  const { server, person } = open({
    [lines.brands]: { items: [standard, outlet] },
    [lines.brandAccess]: ({ body: sent }: SentRequest) => ({ user_id: theoId, ...(sent as object) }),
  });
  await person.click(await screen.findByRole('button', { name: 'Brands Theo Janssen sees: All brands' }));
  await person.click(await screen.findByRole('option', { name: 'Outlet' }));
  await waitFor(() => expect(toasts()).toContain('Theo Janssen now sees 1 brand only.'));
  expect(server.calls(lines.brandAccess).map(body)).toEqual([{ brand_ids: [outlet.id] }]);
  expect(screen.queryByRole('button', { name: /Brands Mara Visser sees/ })).toBeNull();
});

test('a shop of one brand speaks of none', async () => {
  open({ [lines.brands]: { items: [standard] } });
  await screen.findByLabelText('What Theo Janssen sees');
  expect(screen.queryByRole('button', { name: /^Brands/ })).toBeNull();
});
