import { getSession } from '@parley/contract/auth';
import type { Sent } from '@parley/contract/endpoint';
import { getConversation, takeOverConversation } from '@parley/contract/inbox';
import { readInvite, registerByInvite } from '@parley/contract/invites';
import {
  getMerchantSettings,
  inviteTeammate,
  listTeam,
  removeTeammate,
  resendInvite,
  setTeamRole,
  updateMerchantSettings,
} from '@parley/contract/merchants';
import { linkInvite } from '@parley/contract/team-access';
import { listOrders } from '@parley/contract/orders';
import { type Permission, permissions, permissionsOf } from '@parley/contract/permissions';
import { createRole, deleteRole, listRoles, updateRole } from '@parley/contract/roles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { makeKey } from '../../../testing/actors.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf } from '../identity/make.ts';
import { makeTeam, makeWaiting, switchAiOff } from '../teams/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

const at = () => ({ merchant: owner.merchant });
const as = ({ token }: Person) => ({ token });
type Body = Omit<Sent<typeof createRole>, 'merchant'>;
const support: Body = { name: 'Support', team_role: 'agent', permissions: ['inbox:write', 'personal_data:read'] };
const make = (body: Partial<Body> = {}, by = owner) => app.send(createRole, { ...at(), ...support, ...body }, as(by));
const give = (person: Person, role: string, by = owner) => app.send(setTeamRole, { ...at(), id: person.userId, role }, as(by));
const change = (id: string, body: Partial<Body> & { version?: number }, by = owner) =>
  app.send(updateRole, { ...at(), id, ...body }, as(by));
const session = async (person: Person) => (await app.send(getSession, {}, as(person))).body;
const listed = async () => (await app.send(listRoles, at(), as(owner))).body.items;

test('a custom role allows exactly what it contains, with what that needs', async () => {
  const { status, body: role } = await make();
  expect([status, role.permissions, role.may_give]).toEqual([201, ['inbox:read', 'inbox:write', 'team:read', 'personal_data:read'], true]);
  const theo = await app.teammate(owner.merchant, 'manager', 'Theo');
  expect((await give(theo, role.id)).body).toEqual({ user_id: theo.userId, role: role.id, team_role: 'agent' });
  expect(await session(theo)).toMatchObject({ team_role: 'agent', permissions: role.permissions });
  expect((await app.send(listTeam, at(), as(theo))).status).toBe(200);
  expect(codeOf(await app.send(listOrders, at(), as(theo)))).toBe('permission.denied');
  const { body: team } = await app.send(listTeam, at(), as(owner));
  expect(team.items.find(({ user_id }) => user_id === theo.userId)).toMatchObject({ role_id: role.id, permissions: role.permissions });
  expect((await listed()).find(({ id }) => id === role.id)).toMatchObject({ members: 1, invites: 0 });
});

test('the built-in roles are listed with what they allow', async () => {
  const items = await listed();
  expect(items.map(({ id, built_in }) => [id, built_in])).toEqual(
    ['owner', 'manager', 'agent', 'analyst', 'billing'].map((id) => [id, true]),
  );
  expect(items.find(({ id }) => id === 'owner')).toMatchObject({ permissions: [...permissions], members: 1 });
});

test('a changed role counts at once, in sessions, streams and API keys', async () => {
  await switchAiOff(app, owner);
  const { body: role } = await make({ permissions: ['inbox:write', 'developers:write', 'orders:read', 'team:read'] });
  const theo = await app.teammate(owner.merchant, 'manager', 'Theo');
  await give(theo, role.id);
  const { id } = await makeWaiting(app, owner);
  expect((await app.send(takeOverConversation, { ...at(), id }, as(theo))).status).toBe(200);
  const { key } = await makeKey(app, theo, { scopes: ['orders:read'] });
  expect((await app.send(listOrders, at(), { token: key })).status).toBe(200);
  const ears = await followStream(`${app.url}/api/live/${owner.merchant}`, theo.token);
  expect((await change(role.id, { permissions: ['analytics:read'] })).body.permissions).toEqual(['analytics:read']);
  expect(codeOf(await app.send(listTeam, at(), as(theo)))).toBe('permission.denied');
  expect(codeOf(await app.send(listOrders, at(), { token: key }))).toBe('permission.denied');
  // The stream ends, so that the browser asks again what it may see.
  await until(async () => ears.hasEnded());
  await until(async () => (await app.send(getConversation, { ...at(), id }, as(owner))).body.assignee === null);
});

test('a role without the inbox follows the shop live, but no conversation', async () => {
  await switchAiOff(app, owner);
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo', ['orders:read', 'team:read']);
  const nina = await app.teammate(owner.merchant, 'agent', 'Nina', ['inbox:read', 'team:read']);
  const follow = ({ token }: Person) => followStream(`${app.url}/api/live/${owner.merchant}`, token);
  const [without, within] = [await follow(theo), await follow(nina)];
  const { id } = await makeWaiting(app, owner);
  await app.send(takeOverConversation, { ...at(), id }, as(owner));
  await make({ name: 'Made afterwards', permissions: ['orders:read'] });
  const hasRole = ({ events }: typeof within) => events.some(({ data }) => isAboutRoles(data as About));
  await until(async () => hasRole(without) && hasRole(within));
  expect(JSON.stringify(within.events)).toContain(id);
  expect(JSON.stringify(without.events)).not.toContain(id);
  await give(theo, 'agent');
  await until(async () => without.hasEnded());
  await within.leave();
});
type About = { topic?: string; id: string | null };
const isAboutRoles = ({ topic, id }: About) => topic === 'team' && id === null;

test('a role that stops answering customers takes its teammates out of their teams, any other change leaves them', async () => {
  const { body: role } = await make();
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  await give(theo, role.id);
  const team = await makeTeam(app, owner, [theo], { routing: 'manual' });
  const teams = async () =>
    (await app.send(listTeam, at(), as(owner))).body.items.find(({ user_id: one }) => one === theo.userId)?.team_ids;
  await change(role.id, { permissions: ['inbox:write', 'team:read'] });
  expect(await teams()).toEqual([team.id]);
  await change(role.id, { permissions: ['inbox:read', 'team:read'] });
  expect(await teams()).toEqual([]);
  await change(role.id, { permissions: ['inbox:write', 'team:read'] });
  expect(await teams()).toEqual([]);
});

test('nobody makes, changes, gives or deletes a role above their own permissions', async () => {
  const nina = await app.teammate(owner.merchant, 'manager', 'Nina');
  const paying: Permission[] = ['billing:read', 'inbox:read'];
  expect(codeOf(await make({ permissions: paying }, nina))).toBe('team.role_refused');
  const { body: above } = await make({ permissions: paying });
  expect(codeOf(await change(above.id, { permissions: ['inbox:read'] }, nina))).toBe('team.role_refused');
  expect(codeOf(await app.send(deleteRole, { ...at(), id: above.id }, as(nina)))).toBe('team.role_refused');
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  expect(codeOf(await give(theo, above.id, nina))).toBe('team.role_refused');
  const invited = await app.send(inviteTeammate, { ...at(), email: `a-${newId()}@shop.example`, role: above.id }, as(nina));
  expect(codeOf(invited)).toBe('team.role_refused');
  await give(theo, above.id);
  expect(codeOf(await give(theo, 'agent', nina))).toBe('team.role_refused');
  expect(codeOf(await app.send(removeTeammate, { ...at(), id: theo.userId }, as(nina)))).toBe('team.role_refused');
  const own = await make({ name: 'Own' }, nina);
  expect(codeOf(await change(own.body.id, { permissions: paying }, nina))).toBe('team.role_refused');
});

test('no custom role reaches an owner’s', async () => {
  const all = permissions.filter((one) => one !== 'shop:delete');
  expect((await make({ permissions: [...permissions] })).status).toBe(422);
  const { body: role } = await make({ name: 'Deputy', permissions: all });
  const nina = await app.teammate(owner.merchant, 'agent', 'Nina');
  await give(nina, role.id);
  expect(codeOf(await app.send(removeTeammate, { ...at(), id: owner.userId }, as(nina)))).toBe('team.role_refused');
  expect(codeOf(await give(nina, 'owner', nina))).toBe('team.role_refused');
  expect((await app.send(updateMerchantSettings, { ...at(), name: 'Renamed' }, as(nina))).status).toBe(200);
});

test('a role in use can’t be deleted; an open invitation uses it too', async () => {
  const { body: role } = await make();
  const email = `a-${newId()}@shop.example`;
  const { body: invite } = await app.send(inviteTeammate, { ...at(), email, role: role.id }, as(owner));
  expect(invite).toMatchObject({ role: role.id, team_role: 'agent' });
  const remove = async () => codeOf(await app.send(deleteRole, { ...at(), id: role.id }, as(owner)));
  expect(await remove()).toBe('role.in_use');
  const { body: link } = await app.send(linkInvite, { ...at(), id: invite.id }, as(owner));
  const token = new URL(link.url).searchParams.get('invite') ?? '';
  expect((await app.send(readInvite, { token })).body.email).toBe(email);
  // The role changes while the invitation is open: it counts as it is when they join.
  await change(role.id, { permissions: ['orders:read'] });
  const { body: joined } = await app.send(registerByInvite, { token, name: 'Ann', password: 'a boat on the quay' });
  // Whoever passed the link on could have opened it themselves.
  expect(joined.user.email_verified).toBe(false);
  await until(async () => app.mails.some(({ to, subject }) => to === email && subject === 'Verify your email'));
  expect(joined.user.permissions).toEqual(['orders:read']);
  expect(await remove()).toBe('role.in_use');
  expect(codeOf(await app.send(readInvite, { token }))).toBe('link.expired');
  await app.send(removeTeammate, { ...at(), id: joined.user.user_id }, as(owner));
  expect((await app.send(deleteRole, { ...at(), id: role.id }, as(owner))).status).toBe(200);
});

test('of two teammates who edit a role, the second learns of the first change', async () => {
  const { body: role } = await make();
  expect((await change(role.id, { name: 'First line', version: role.version })).status).toBe(200);
  expect(codeOf(await change(role.id, { name: 'Second line', version: role.version }))).toBe('role.changed');
  expect((await change(role.id, { team_role: 'analyst' })).body).toMatchObject({ name: 'First line', team_role: 'analyst' });
});

test('names are unique, whatever their case; another shop’s roles don’t exist', async () => {
  const { body: role } = await make();
  expect(codeOf(await make({ name: 'SUPPORT' }))).toBe('role.name_taken');
  const stranger = await app.register();
  const theirs = { merchant: stranger.merchant, id: role.id };
  expect(codeOf(await app.send(updateRole, { ...theirs, name: 'Mine' }, as(stranger)))).toBe('role.missing');
  const person = await app.teammate(stranger.merchant, 'agent');
  const given = await app.send(setTeamRole, { merchant: stranger.merchant, id: person.userId, role: role.id }, as(stranger));
  expect(codeOf(given)).toBe('role.missing');
});

test('at most 50 custom roles', async () => {
  await app.write(owner.merchant, async ({ db }) => {
    const rows = Array.from({ length: 50 }, (_, place) => ({
      ...{ merchant_id: owner.merchant, id: newId(), name: `Role ${place}`, team_role: 'agent' as const },
      ...{ permissions: ['inbox:read'], created_at: new Date() },
    }));
    await db.insertInto('roles').values(rows).execute();
  });
  expect(codeOf(await make())).toBe('role.limit');
});

test('managing the team by a custom role shows everything, whatever limits there were', async () => {
  const { body: role } = await make({ permissions: ['inbox:read', 'team:write'] });
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  await app.write('', ({ db }) =>
    db.updateTable('directory.memberships').set({ visibility: 'teams' }).where('user_id', '=', theo.userId).execute(),
  );
  const { id } = await makeWaiting(app, owner);
  const look = async () => (await app.send(getConversation, { ...at(), id }, as(theo))).status;
  expect(await look()).toBe(404);
  await give(theo, role.id);
  expect(await look()).toBe(200);
  expect((await app.send(getMerchantSettings, at(), as(theo))).status).toBe(403);
});

test('who was removed or may do less brings nobody in by an open invitation; who resends it stands for it', async () => {
  const nina = await app.teammate(owner.merchant, 'manager', 'Nina');
  const inviteTo = async (role: string) => {
    const { body } = await app.send(inviteTeammate, { ...at(), email: `a-${newId()}@shop.example`, role }, as(nina));
    return body.id;
  };
  const tokenOf = async (id: string) => {
    const { body } = await app.send(linkInvite, { ...at(), id }, as(owner));
    return new URL(body.url).searchParams.get('invite') ?? '';
  };
  const join = async (token: string) => app.send(registerByInvite, { token, name: 'Ann', password: 'a boat on the quay' });
  const [first, second] = [await inviteTo('manager'), await inviteTo('agent')];
  await give(nina, 'agent');
  expect(codeOf(await join(await tokenOf(first)))).toBe('link.expired');
  expect((await join(await tokenOf(second))).status).toBe(201);
  await give(nina, 'manager');
  const third = await inviteTo('manager');
  await app.send(removeTeammate, { ...at(), id: nina.userId }, as(owner));
  const token = await tokenOf(third);
  expect(codeOf(await join(token))).toBe('link.expired');
  await app.send(resendInvite, { ...at(), id: third }, as(owner));
  expect((await join(await tokenOf(third))).status).toBe(201);
});

test('a role that is cut can’t be restored by its holder with a change sent at the same time', async () => {
  const rights: Permission[] = ['team:read', 'team:write', 'orders:read', 'orders:write'];
  const { body: role } = await make({ permissions: rights });
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  await give(theo, role.id);
  for (const _ of Array.from({ length: 6 })) {
    await change(role.id, { permissions: rights });
    await listed();
    await app.send(listTeam, at(), as(theo));
    const cut = change(role.id, { permissions: ['team:read', 'team:write'] });
    const back = change(role.id, { permissions: rights }, theo);
    await Promise.all([cut, back]);
    expect((await listed()).find(({ id }) => id === role.id)?.permissions).toEqual(['team:read', 'team:write']);
  }
});

test('no role has the name of a built-in one', async () => {
  expect(codeOf(await make({ name: 'manager' }))).toBe('role.name_taken');
  const { body: role } = await make();
  expect(codeOf(await change(role.id, { name: 'Owner' }))).toBe('role.name_taken');
});

test('changes are audited with what was and is', async () => {
  const { body: role } = await make();
  await change(role.id, { name: 'First line' });
  await app.send(deleteRole, { ...at(), id: role.id }, as(owner));
  const notes = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('object_id', '=', role.id)
    .orderBy('id')
    .execute();
  expect(notes.map(({ action }) => action)).toEqual(['role.created', 'role.updated', 'role.deleted']);
  expect(notes[1]?.detail).toMatchObject({ before: { name: 'Support' }, after: { name: 'First line' }, members: [] });
});

test('a built-in role’s permissions stay those of the contract', async () => {
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  expect((await session(theo)).permissions).toEqual([...permissionsOf('agent')]);
  const { body: role } = await make();
  await give(theo, role.id);
  await give(theo, 'analyst');
  expect(await session(theo)).toMatchObject({ team_role: 'analyst', permissions: [...permissionsOf('analyst')] });
});
