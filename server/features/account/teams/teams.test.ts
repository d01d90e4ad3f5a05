import { listConversations } from '@parley/contract/inbox';
import { listTeam } from '@parley/contract/merchants';
import { createTeam, deleteTeam, listTeams, setAvailability, setVisibility, updateTeam } from '@parley/contract/teams';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf, pathsOf } from '../identity/make.ts';
import { makeTeam, makeWaiting, placeQuietly, seeAt, switchAiOff } from './make.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent', 'Theo');
});

const at = () => ({ merchant: owner.merchant });
const as = (person: Person) => ({ token: person.token });
const teams = async () => (await app.send(listTeams, at(), as(owner))).body.items;
const teammate = async (person: Person) =>
  (await app.send(listTeam, at(), as(owner))).body.items.find(({ user_id: id }) => id === person.userId);
const make = (name: string, memberIds: string[] = [], by = owner) => app.send(createTeam, { ...at(), name, member_ids: memberIds }, as(by));
const seen = async (person: Person) => (await app.send(listConversations, at(), as(person))).body.items.map(({ id }) => id);

test('creates, shows, changes and deletes a team with its members, availability and open conversations', async () => {
  await switchAiOff(app, owner);
  await seeAt(app, agent.userId, new Date());
  const made = await make('Returns', [agent.userId]);
  expect([made.status, made.body]).toEqual([
    201,
    {
      id: made.body.id,
      name: 'Returns',
      routing: 'manual',
      capacity: null,
      members: [{ user_id: agent.userId, name: 'Theo', availability: 'online', open: 0 }],
      waiting: 0,
    },
  ]);
  const { id } = await makeWaiting(app, owner);
  await placeQuietly(app, made.body.id, [id]);
  expect((await teams())[0]?.waiting).toBe(1);
  expect((await teammate(agent))?.team_ids).toEqual([made.body.id]);
  const changed = await app.send(
    updateTeam,
    { ...at(), id: made.body.id, name: 'Sizes', routing: 'round_robin', capacity: 5, member_ids: [owner.userId] },
    as(owner),
  );
  expect(changed.body).toMatchObject({ name: 'Sizes', routing: 'round_robin', capacity: 5, members: [{ user_id: owner.userId }] });
  expect((await teammate(agent))?.team_ids).toEqual([]);

  expect((await app.send(deleteTeam, { ...at(), id: made.body.id }, as(owner))).status).toBe(200);
  expect(await teams()).toEqual([]);
  expect((await teammate(owner))?.team_ids).toEqual([]);
  const db = app.installation.readingOf(owner.merchant);
  expect((await db.selectFrom('conversations').select('team_id').where('id', '=', id).executeTakeFirstOrThrow()).team_id).toBeNull();
  const audited = await db.selectFrom('audit_log').select('action').where('action', 'like', 'team.%').orderBy('id').execute();
  expect(audited.map(({ action }) => action)).toEqual(['team.created', 'team.changed', 'team.deleted']);
});

test('a team name is unique regardless of case, and can stay when other fields change', async () => {
  const { body } = await make('Returns');
  const again = await make('returns');
  expect([again.status, codeOf(again), pathsOf(again)]).toEqual([409, 'team.name_taken', ['name']]);
  await make('Sizes');
  expect(codeOf(await app.send(updateTeam, { ...at(), id: body.id, name: 'SIZES' }, as(owner)))).toBe('team.name_taken');
  expect((await app.send(updateTeam, { ...at(), id: body.id, name: 'Returns', capacity: 3 }, as(owner))).status).toBe(200);
});

test('changing one field leaves the others as they are', async () => {
  const team = await makeTeam(app, owner, [agent], { capacity: 4 });
  const changed = await app.send(updateTeam, { ...at(), id: team.id, capacity: null }, as(owner));
  expect(changed.body).toEqual({ ...team, capacity: null });
});

test("of two people creating the shop's first team with the same name, one gets an error", async () => {
  const answers = await Promise.all([make('Returns'), make('Returns')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('only teammates who answer customers can be members', async () => {
  const analyst = await app.teammate(owner.merchant, 'analyst');
  const stranger = await app.register();
  for (const person of [analyst, stranger]) {
    const refused = await make('Returns', [person.userId]);
    expect([refused.status, codeOf(refused), pathsOf(refused)]).toEqual([422, 'assignee.missing', ['member_ids']]);
  }
  expect(await teams()).toEqual([]);
});

test.each([
  ['manager', 201],
  ['agent', 403],
  ['analyst', 403],
] as const)('a %s making a team is answered %i', async (role, status) => {
  expect((await make('Returns', [], await app.teammate(owner.merchant, role))).status).toBe(status);
});

test("a limited teammate's list changes at once when they are limited, moved or freed", async () => {
  await switchAiOff(app, owner);
  const team = await makeTeam(app, owner, [], { routing: 'manual' });
  const [inTeam, elsewhere] = [await makeWaiting(app, owner), await makeWaiting(app, owner)];
  await placeQuietly(app, team.id, [inTeam.id]);
  expect((await seen(agent)).sort()).toEqual([inTeam.id, elsewhere.id].sort());
  const limit = (visibility: 'all' | 'teams') => app.send(setVisibility, { ...at(), id: agent.userId, visibility }, as(owner));
  expect((await limit('teams')).body).toEqual({ user_id: agent.userId, visibility: 'teams' });
  expect(await seen(agent)).toEqual([]);
  await app.send(updateTeam, { ...at(), id: team.id, member_ids: [agent.userId] }, as(owner));
  expect(await seen(agent)).toEqual([inTeam.id]);
  expect(await teammate(agent)).toMatchObject({ visibility: 'teams', team_ids: [team.id] });
  await app.send(deleteTeam, { ...at(), id: team.id }, as(owner));
  expect(await seen(agent)).toEqual([]);
  await limit('all');
  expect((await seen(agent)).length).toBe(2);
});

test("a team's waiting count covers only what the viewer can see", async () => {
  await switchAiOff(app, owner);
  const team = await makeTeam(app, owner, [], { routing: 'manual' });
  await placeQuietly(app, team.id, [(await makeWaiting(app, owner)).id]);
  await app.send(setVisibility, { ...at(), id: agent.userId, visibility: 'teams' }, as(owner));
  const waiting = async (by: Person) => (await app.send(listTeams, at(), as(by))).body.items[0]?.waiting;
  expect([await waiting(owner), await waiting(agent)]).toEqual([1, 0]);
});

test.each(['owner', 'manager'] as const)("a %s can't be limited", async (role) => {
  const person = await app.teammate(owner.merchant, role);
  const limit = (visibility: 'all' | 'teams') => app.send(setVisibility, { ...at(), id: person.userId, visibility }, as(owner));
  const refused = await limit('teams');
  expect([refused.status, codeOf(refused)]).toEqual([409, 'team.visibility_refused']);
  expect((await limit('all')).status).toBe(200);
});

test("a stream ends when its teammate's visibility changes, and the next one uses the new visibility", async () => {
  await switchAiOff(app, owner);
  const url = `${app.url}/api/live/${owner.merchant}`;
  const before = await followStream(url, agent.token);
  await until(async () => before.events.length > 0);
  await app.send(setVisibility, { ...at(), id: agent.userId, visibility: 'teams' }, as(owner));
  await until(async () => before.hasEnded());
  expect(before.events.at(-1)?.event).toBe('bye');
  const after = await followStream(url, agent.token);
  const hidden = await makeWaiting(app, owner);
  const mine = await makeTeam(app, owner, [], { routing: 'manual' });
  const about = () => after.events.map(({ data }) => data as { topic?: string; id?: string; conversation_id?: string });
  await until(async () => about().some(({ topic, id }) => topic === 'team' && id === mine.id));
  expect(about().filter(({ id, conversation_id: conversation }) => [id, conversation].includes(hidden.id))).toEqual([]);
  await after.leave();
});

test('opening a stream means online, a teammate can set themselves away, and is offline when not seen for long', async () => {
  expect((await teammate(agent))?.availability).toBe('offline');
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, agent.token);
  await until(async () => (await teammate(agent))?.availability === 'online');
  const say = (availability: 'online' | 'away') => app.send(setAvailability, { ...at(), availability }, as(agent));
  expect((await say('away')).body).toEqual({ availability: 'away' });
  expect((await teammate(agent))?.availability).toBe('away');
  expect((await say('online')).body).toEqual({ availability: 'online' });
  await stream.leave();
  await seeAt(app, agent.userId, new Date(Date.now() - 121_000));
  expect((await teammate(agent))?.availability).toBe('offline');
});

test('teammates get a signal on arrival and on changes, not on every heartbeat', async () => {
  const signals = async () =>
    (await app.installation.readingOf(owner.merchant).selectFrom('live').select('data').execute()).filter(
      ({ data }) => (data as { signal: { topic: string } }).signal.topic === 'team',
    ).length;
  const open = async () => (await followStream(`${app.url}/api/live/${owner.merchant}`, agent.token)).leave();
  await open();
  await until(async () => (await signals()) === 1);
  await open();
  await app.send(setAvailability, { ...at(), availability: 'away' }, as(agent));
  await app.send(setAvailability, { ...at(), availability: 'away' }, as(agent));
  expect(await signals()).toBe(2);
});
