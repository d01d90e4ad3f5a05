import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { handOff, updateConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { setAvailability, updateTeam } from '@parley/contract/teams';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { hear } from '../../../testing/hear.ts';
import { notifyNow } from '../../automation/notifications/make.ts';
import { giveNext, takeBackIfLeft } from './give.ts';
import { holders, makeTeam, makeWaiting, placeQuietly, seeAt, switchAiOff } from '../../account/teams/make.ts';
import { lookThrough } from './presence.ts';

let app: TestApp;
let quiet: TestApp;
let owner: Person;
beforeAll(async () => {
  // One with workers, for what sets the sharing out in motion; one without, where the test is the worker.
  app = await startTestApp();
  quiet = await startTestApp({ worker: false });
});
afterAll(async () => {
  await app.close();
  await quiet.close();
});
beforeEach(async () => {
  owner = await app.register();
  await switchAiOff(app, owner);
});

const now = () => new Date();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
async function online(at: TestApp, merchant: string, name: string) {
  const person = await at.teammate(merchant, 'agent', name);
  await seeAt(at, person.userId, now());
  return person;
}
const holderOf = async (id: string, at = app, by = owner) => (await holders(at, by)).get(id) ?? null;
const isHeldBy = (person: Person, id: string) => until(async () => (await holderOf(id)) === person.userId);
/** What a job of the shop without workers is run with. */
const jobCtx = (merchant: string): JobCtx => ({
  actor: { kind: 'system', merchant },
  requestId: 'test',
  address: '',
  attempt: 1,
  lastAttempt: false,
  now,
  newId,
  db: quiet.installation.readingOf(merchant),
  outside: quiet.installation.outside,
  write: (work) => quiet.write(merchant, work),
});
async function quietShop() {
  const boss = await quiet.register();
  await switchAiOff(quiet, boss);
  return boss;
}

test('20 conversations given by 8 workers at once to 4 people: each once, evenly, and nobody beyond their capacity', async () => {
  const boss = await quietShop();
  const people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => online(quiet, boss.merchant, name)));
  const team = await makeTeam(quiet, boss, people, { capacity: 4 });
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) ids.push((await makeWaiting(quiet, boss)).id);
  await placeQuietly(quiet, team.id, ids);
  const work = async () => {
    let given = 0;
    while (await quiet.write(boss.merchant, (ctx) => giveNext(ctx, team.id))) given += 1;
    return given;
  };
  const given = await Promise.all(Array.from({ length: 8 }, work));
  expect(given.reduce((sum, count) => sum + count)).toBe(16);
  const all = [...(await holders(quiet, boss)).values()];
  expect(people.map(({ userId }) => all.filter((holder) => holder === userId).length)).toEqual([4, 4, 4, 4]);
  expect(all.filter((holder) => holder === null).length).toBe(4);
});

test('of two teams that share a person, both at work at once, nobody gets more than there is room for', async () => {
  const boss = await quietShop();
  const people = await Promise.all(['Ann', 'Ben'].map((name) => online(quiet, boss.merchant, name)));
  const teams = [
    await makeTeam(quiet, boss, people, { name: 'Sizes', capacity: 3 }),
    await makeTeam(quiet, boss, people, { name: 'Returns', capacity: 3 }),
  ];
  for (const { id } of teams) for (let i = 0; i < 5; i++) await placeQuietly(quiet, id, [(await makeWaiting(quiet, boss)).id]);
  const work = async (teamId: string) => {
    while (await quiet.write(boss.merchant, (ctx) => giveNext(ctx, teamId)));
  };
  await Promise.all(teams.flatMap(({ id }) => [work(id), work(id), work(id)]));
  const all = [...(await holders(quiet, boss)).values()];
  expect(people.map(({ userId }) => all.filter((holder) => holder === userId).length)).toEqual([3, 3]);
});

test('what somebody cannot see is given to another, and waits when nobody can', async () => {
  const boss = await quietShop();
  const ann = await online(quiet, boss.merchant, 'Ann');
  const ben = await online(quiet, boss.merchant, 'Ben');
  const team = await makeTeam(quiet, boss, [ann, ben]);
  const make = async (name: string) => (await quiet.send(createBrand, { merchant: boss.merchant, name }, { token: boss.token })).body.id;
  const [outlet, other] = [await make('Outlet'), await make('Other')];
  const limit = (person: Person, brand: string) =>
    quiet.send(setBrandAccess, { merchant: boss.merchant, id: person.userId, brand_ids: [brand] }, { token: boss.token });
  await Promise.all([limit(ann, outlet), limit(ben, other)]);
  const [plain, ofOther] = [await makeWaiting(quiet, boss), await makeWaiting(quiet, boss)];
  await quiet.send(updateConversation, { merchant: boss.merchant, id: ofOther.id, brand_id: other }, { token: boss.token });
  await placeQuietly(quiet, team.id, [plain.id, ofOther.id]);
  const give = () => quiet.write(boss.merchant, (ctx) => giveNext(ctx, team.id));
  expect([await give(), await give()]).toEqual([true, false]);
  expect([await holderOf(ofOther.id, quiet, boss), await holderOf(plain.id, quiet, boss)]).toEqual([ben.userId, null]);
});

test('the one who waits longest goes first, to whoever holds the fewest, and stays untaken until they take it', async () => {
  const boss = await quietShop();
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => online(quiet, boss.merchant, name)));
  const team = await makeTeam(quiet, boss, [ann as Person, ben as Person]);
  const held = await makeWaiting(quiet, boss);
  await quiet.send(handOff, { merchant: boss.merchant, id: held.id }, { token: ann?.token });
  const [first, second] = [await makeWaiting(quiet, boss), await makeWaiting(quiet, boss)];
  await placeQuietly(quiet, team.id, [second.id, first.id]);
  expect(await quiet.writeWithReactions(boss.merchant, (ctx) => giveNext(ctx, team.id))).toBe(true);
  const row = await quiet.installation
    .readingOf(boss.merchant)
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  expect([row.assignee_id, row.handler]).toEqual([ben?.userId, 'none']);
  expect(await holderOf(second.id, quiet, boss)).toBeNull();
  await notifyNow(quiet, boss.merchant);
  const told = await quiet.installation
    .readingOf(boss.merchant)
    .selectFrom('notifications')
    .select(['user_id', 'type'])
    .where('conversation_id', '=', first.id)
    .where('type', '=', 'assigned')
    .execute();
  expect(told).toEqual([{ user_id: ben?.userId, type: 'assigned' }]);
});

test('what is muted is given to nobody', async () => {
  const boss = await quietShop();
  const team = await makeTeam(quiet, boss, [await online(quiet, boss.merchant, 'Ann')]);
  const { id } = await makeWaiting(quiet, boss);
  await placeQuietly(quiet, team.id, [id]);
  await quiet.send(updateConversation, { merchant: boss.merchant, id, muted: true }, { token: boss.token });
  expect(await quiet.write(boss.merchant, (ctx) => giveNext(ctx, team.id))).toBe(false);
});

test.each([
  ['the team is shared by hand', { routing: 'manual' as const }, 0],
  ['the only member has gone', {}, 3],
])('nothing is given when %s', async (_, more, seenMinutesAgo) => {
  const boss = await quietShop();
  const ann = await quiet.teammate(boss.merchant, 'agent');
  await seeAt(quiet, ann.userId, minutesAgo(seenMinutesAgo));
  const team = await makeTeam(quiet, boss, [ann], more);
  const { id } = await makeWaiting(quiet, boss);
  await placeQuietly(quiet, team.id, [id]);
  expect(await quiet.write(boss.merchant, (ctx) => giveNext(ctx, team.id))).toBe(false);
  expect(await holderOf(id, quiet, boss)).toBeNull();
});

test.each([
  ['goes to another who is there', true, true, 'the other'],
  ['waits for all when nobody else is there', true, false, null],
  ['stays with them while they are there', false, true, 'the first'],
] as const)('not taken within the limit, it %s', async (_, hasGone, isOtherThere, expected) => {
  const boss = await quietShop();
  const first = await online(quiet, boss.merchant, 'Ann');
  const other = await quiet.teammate(boss.merchant, 'agent', 'Ben');
  const team = await makeTeam(quiet, boss, [first, other]);
  const { id } = await makeWaiting(quiet, boss);
  await placeQuietly(quiet, team.id, [id]);
  await quiet.write(boss.merchant, (ctx) => giveNext(ctx, team.id));
  expect(await holderOf(id, quiet, boss)).toBe(first.userId);
  if (hasGone) await seeAt(quiet, first.userId, minutesAgo(5));
  if (isOtherThere) await seeAt(quiet, other.userId, now());
  await takeBackIfLeft(jobCtx(boss.merchant), { conversation_id: id, user_id: first.userId });
  const names = new Map([
    [first.userId, 'the first'],
    [other.userId, 'the other'],
  ]);
  expect(names.get((await holderOf(id, quiet, boss)) ?? '') ?? null).toBe(expected);
});

test('what was taken in time stays, though its holder has gone since', async () => {
  const boss = await quietShop();
  const ann = await online(quiet, boss.merchant, 'Ann');
  const ben = await online(quiet, boss.merchant, 'Ben');
  const team = await makeTeam(quiet, boss, [ann]);
  const { id } = await makeWaiting(quiet, boss);
  await placeQuietly(quiet, team.id, [id]);
  await quiet.write(boss.merchant, (ctx) => giveNext(ctx, team.id));
  await quiet.send(updateTeam, { merchant: boss.merchant, id: team.id, member_ids: [ann.userId, ben.userId] }, { token: boss.token });
  await quiet.send(handOff, { merchant: boss.merchant, id }, { token: ann.token });
  await seeAt(quiet, ann.userId, minutesAgo(5));
  await takeBackIfLeft(jobCtx(boss.merchant), { conversation_id: id, user_id: ann.userId });
  expect(await holderOf(id, quiet, boss)).toBe(ann.userId);
});

test('whoever is not seen for two minutes is gone, and their teammates hear it once', async () => {
  const boss = await quietShop();
  const ann = await online(quiet, boss.merchant, 'Ann');
  await seeAt(quiet, ann.userId, minutesAgo(3));
  const signals = async () =>
    (await quiet.installation.readingOf(boss.merchant).selectFrom('live').select('data').execute()).filter(
      ({ data }) => (data as { signal: { topic: string } }).signal.topic === 'team',
    ).length;
  const before = await signals();
  await lookThrough(jobCtx(boss.merchant), { merchant: boss.merchant });
  await lookThrough(jobCtx(boss.merchant), { merchant: boss.merchant });
  expect((await signals()) - before).toBe(1);
});

test('a conversation moved into the team is given at once', async () => {
  const ann = await online(app, owner.merchant, 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id } = await makeWaiting(app, owner);
  await app.send(updateConversation, { merchant: owner.merchant, id, team_id: team.id }, { token: owner.token });
  expect(await isHeldBy(ann, id)).toBe(true);
});

/** A full house: one person with room for one, and one conversation more than that. */
async function fullHouse() {
  const ann = await online(app, owner.merchant, 'Ann');
  const team = await makeTeam(app, owner, [ann], { capacity: 1 });
  const [held, waiting] = [await makeWaiting(app, owner), await makeWaiting(app, owner)];
  await app.send(updateConversation, { merchant: owner.merchant, id: held.id, team_id: team.id }, { token: owner.token });
  await isHeldBy(ann, held.id);
  await app.send(updateConversation, { merchant: owner.merchant, id: waiting.id, team_id: team.id }, { token: owner.token });
  return { ann, team, held, waiting };
}

test('what is resolved makes room for the next', async () => {
  const { ann, held, waiting } = await fullHouse();
  await app.send(updateConversation, { merchant: owner.merchant, id: held.id, status: 'resolved' }, { token: ann.token });
  expect(await isHeldBy(ann, waiting.id)).toBe(true);
});

test('so does a higher capacity', async () => {
  const { ann, team, waiting } = await fullHouse();
  await app.send(updateTeam, { merchant: owner.merchant, id: team.id, capacity: 2 }, { token: owner.token });
  expect(await isHeldBy(ann, waiting.id)).toBe(true);
});

test('and whoever gives theirs to another', async () => {
  const { ann, held, waiting } = await fullHouse();
  await app.send(updateConversation, { merchant: owner.merchant, id: held.id, assignee_id: owner.userId }, { token: owner.token });
  expect(await isHeldBy(ann, waiting.id)).toBe(true);
});

test('nobody who is away is given anything; back again, they are', async () => {
  const ann = await online(app, owner.merchant, 'Ann');
  const say = (availability: 'online' | 'away') =>
    app.send(setAvailability, { merchant: owner.merchant, availability }, { token: ann.token });
  expect((await say('away')).body).toEqual({ availability: 'away' });
  const team = await makeTeam(app, owner, [ann]);
  const { id } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  expect(await app.write(owner.merchant, (ctx) => giveNext(ctx, team.id))).toBe(false);
  expect((await say('online')).body).toEqual({ availability: 'online' });
  expect(await isHeldBy(ann, id)).toBe(true);
});

test('whoever arrives is given what waited for them', async () => {
  const ann = await app.teammate(owner.merchant, 'agent', 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  const stream = await hear(`${app.url}/api/live/${owner.merchant}`, ann.token);
  expect(await isHeldBy(ann, id)).toBe(true);
  await stream.leave();
});

test('what the AI hands over in a team goes to whoever is there', async () => {
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { enabled: true } }, { token: owner.token });
  const ann = await online(app, owner.merchant, 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id, visitor } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  await visitor.say('I want to talk to a human agent');
  expect(await isHeldBy(ann, id)).toBe(true);
});

test('a customer who writes to a conversation that waits in a team is given to whoever came since', async () => {
  const ann = await app.teammate(owner.merchant, 'agent', 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id, visitor } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  await seeAt(app, ann.userId, now());
  await visitor.say('are you there?');
  expect(await isHeldBy(ann, id)).toBe(true);
});
