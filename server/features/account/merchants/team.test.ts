import { getSession } from '@parley/contract/auth';
import { createBrand, listBrands, setBrandAccess } from '@parley/contract/brands';
import { getConversation, takeOverConversation, updateConversation } from '@parley/contract/inbox';
import { getMerchantSettings, listTeam, removeTeammate, setTeamRole } from '@parley/contract/merchants';
import { listNotifications } from '@parley/contract/notifications';
import type { TeamRole } from '@parley/contract/permissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { untilNotified } from '../../automation/notifications/make.ts';
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

const setRole = (person: Person, role: TeamRole, by = owner) =>
  app.send(setTeamRole, { merchant: owner.merchant, id: person.userId, role }, { token: by.token });
const remove = (person: Person, by = owner, reassignTo?: string) =>
  app.send(
    removeTeammate,
    { merchant: owner.merchant, id: person.userId, ...(reassignTo && { reassign_to: reassignTo }) },
    { token: by.token },
  );
const roles = async () =>
  (await app.send(listTeam, { merchant: owner.merchant }, { token: owner.token })).body.items.map(({ team_role: role }) => role);

test('a new role counts at once', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const read = async () => (await app.send(getMerchantSettings, { merchant: owner.merchant }, { token: agent.token })).status;
  expect(await read()).toBe(403);
  expect((await setRole(agent, 'manager')).body).toEqual({ user_id: agent.userId, role: 'manager', team_role: 'manager' });
  expect(await read()).toBe(200);
  expect((await app.send(getSession, {}, { token: agent.token })).body.team_role).toBe('manager');
});

test.each<[TeamRole, TeamRole, TeamRole, number]>([
  ['owner', 'agent', 'owner', 200],
  ['owner', 'manager', 'billing', 200],
  ['manager', 'agent', 'manager', 200],
  ['manager', 'agent', 'owner', 403],
  ['manager', 'agent', 'billing', 403],
  ['manager', 'billing', 'agent', 403],
  ['manager', 'owner', 'agent', 403],
  ['agent', 'analyst', 'agent', 403],
])('a %s changing a %s to a %s gets %i', async (by, from, to, status) => {
  const giver = by === 'owner' ? owner : await app.teammate(owner.merchant, by);
  const person = await app.teammate(owner.merchant, from);
  expect((await setRole(person, to, giver)).status).toBe(status);
  expect(await roles()).toContain(status === 200 ? to : from);
});

test("the last owner can't be removed or lose the role", async () => {
  expect(codeOf(await setRole(owner, 'manager'))).toBe('team.last_owner');
  expect(codeOf(await remove(owner))).toBe('team.last_owner');
  const second = await app.teammate(owner.merchant, 'owner');
  expect((await setRole(owner, 'manager', second)).status).toBe(200);
});

test('of two owners who remove each other at once, one stays', async () => {
  const second = await app.teammate(owner.merchant, 'owner');
  const answers = await Promise.all([remove(second, owner), remove(owner, second)]);
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
});

test('a removed teammate loses access and their stream at once, and their conversations wait for the team', async () => {
  await switchAiOff(app, owner);
  const agent = await app.teammate(owner.merchant, 'agent', 'Theo');
  const [open, done] = [await makeWaiting(app, owner), await makeWaiting(app, owner)];
  for (const { id } of [open, done]) await app.send(takeOverConversation, { merchant: owner.merchant, id }, { token: agent.token });
  await app.send(updateConversation, { merchant: owner.merchant, id: done.id, status: 'resolved' }, { token: agent.token });
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, agent.token);
  expect((await remove(agent)).status).toBe(200);
  expect(codeOf(await app.send(listTeam, { merchant: owner.merchant }, { token: agent.token }))).toBe('merchant.missing');
  await until(async () => stream.hasEnded());
  const look = async (id: string) => (await app.send(getConversation, { merchant: owner.merchant, id }, { token: owner.token })).body;
  await until(async () => (await look(open.id)).assignee === null);
  expect(await look(open.id)).toMatchObject({ handler: 'none', status: 'open' });
  expect((await look(done.id)).status).toBe('resolved');
  expect((await app.send(getSession, {}, { token: agent.token })).body.merchants).toEqual([]);
});

test('a removed teammate’s conversations go to whom the remover chose, where they see them, with one notification', async () => {
  await switchAiOff(app, owner);
  const [leaver, heir, analyst] = [
    await app.teammate(owner.merchant, 'agent', 'Theo'),
    await app.teammate(owner.merchant, 'agent', 'Una'),
    await app.teammate(owner.merchant, 'analyst'),
  ];
  const [at, as] = [{ merchant: owner.merchant }, { token: owner.token }];
  const { body: brand } = await app.send(createBrand, { ...at, name: 'North' }, as);
  const [first, second, hidden] = [await makeWaiting(app, owner), await makeWaiting(app, owner), await makeWaiting(app, owner)];
  for (const { id } of [first, second, hidden]) await app.send(takeOverConversation, { ...at, id }, { token: leaver.token });
  const { body: brands } = await app.send(listBrands, at, as);
  const standard = brands.items.find(({ is_default: isDefault }) => isDefault)?.id ?? '';
  await app.send(setBrandAccess, { ...at, id: heir.userId, brand_ids: [standard] }, as);
  await app.send(updateConversation, { ...at, id: hidden.id, brand_id: brand.id }, as);
  for (const nobody of [analyst.userId, leaver.userId, newId()])
    expect(codeOf(await remove(leaver, owner, nobody))).toBe('assignee.missing');
  expect((await remove(leaver, owner, heir.userId)).status).toBe(200);
  const assigneeOf = async (id: string) => (await app.send(getConversation, { ...at, id }, as)).body.assignee?.id ?? null;
  await until(async () => (await assigneeOf(hidden.id)) === null);
  await until(async () => (await assigneeOf(second.id)) === heir.userId);
  expect(await assigneeOf(first.id)).toBe(heir.userId);
  const bell = async () => (await app.send(listNotifications, at, { token: heir.token })).body.items.map(({ text }) => text);
  await until(async () => (await bell()).length > 0);
  await untilNotified(app, owner.merchant);
  expect(await bell()).toEqual(['Olive Owner assigned you 2 conversations']);
});

test('a teammate who no longer answers customers leaves their teams and conversations', async () => {
  await switchAiOff(app, owner);
  const agent = await app.teammate(owner.merchant, 'agent');
  await makeTeam(app, owner, [agent], { routing: 'manual' });
  const { id } = await makeWaiting(app, owner);
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, { token: agent.token });
  await setRole(agent, 'analyst');
  const { items } = (await app.send(listTeam, { merchant: owner.merchant }, { token: owner.token })).body;
  expect(items.find(({ user_id }) => user_id === agent.userId)?.team_ids).toEqual([]);
  await until(
    async () => (await app.send(getConversation, { merchant: owner.merchant, id }, { token: owner.token })).body.assignee === null,
  );
});

test('a teammate limited to a brand loses only the conversations they can no longer see', async () => {
  await switchAiOff(app, owner);
  const agent = await app.teammate(owner.merchant, 'agent');
  const [at, as] = [{ merchant: owner.merchant }, { token: owner.token }];
  const { body: brand } = await app.send(createBrand, { ...at, name: 'North' }, as);
  const [hidden, kept] = [await makeWaiting(app, owner), await makeWaiting(app, owner)];
  await app.send(updateConversation, { ...at, id: kept.id, brand_id: brand.id }, as);
  for (const { id } of [hidden, kept]) await app.send(takeOverConversation, { ...at, id }, { token: agent.token });
  await app.send(setBrandAccess, { ...at, id: agent.userId, brand_ids: [brand.id] }, as);
  const assigneeOf = async (id: string) => (await app.send(getConversation, { ...at, id }, as)).body.assignee?.id ?? null;
  await until(async () => (await assigneeOf(hidden.id)) === null);
  expect(await assigneeOf(kept.id)).toBe(agent.userId);
});
