import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { takeOverConversation, updateConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { setAvailability, updateTeam } from '@parley/contract/teams';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { notifyNow } from '../../automation/notifications/make.ts';
import { assignNext, reassignIfUnclaimed } from './assign-next.ts';
import { assignees, makeTeam, makeWaiting, placeQuietly, seeAt, switchAiOff } from '../../account/teams/make.ts';
import { checkAllPresence } from './presence.ts';

let app: TestApp;
let quiet: TestApp;
let owner: Person;
beforeAll(async () => {
  // One server with workers, for what triggers routing; one without, where the test runs the job.
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
const handlerOf = async (id: string, at = app, by = owner) => (await assignees(at, by)).get(id) ?? null;
const isHandledBy = (person: Person, id: string) => until(async () => (await handlerOf(id)) === person.userId);
/** A job's context in the shop without workers. */
const jobCtx = (merchant: string): JobCtx => ({
  actor: { kind: 'system', merchant },
  requestId: 'test',
  address: '',
  attempt: 1,
  lastAttempt: false,
  now,
  newId,
  flags: quiet.installation.flags,
  db: quiet.installation.readingOf(merchant),
  outside: quiet.installation.outside,
  write: (work) => quiet.write(merchant, work),
});
async function quietShop() {
  const shopOwner = await quiet.register();
  await switchAiOff(quiet, shopOwner);
  return shopOwner;
}

test('8 workers assign 20 conversations to 4 teammates: each once, evenly, within their capacity', async () => {
  const shopOwner = await quietShop();
  const people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => online(quiet, shopOwner.merchant, name)));
  const team = await makeTeam(quiet, shopOwner, people, { capacity: 4 });
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) ids.push((await makeWaiting(quiet, shopOwner)).id);
  await placeQuietly(quiet, team.id, ids);
  const work = async () => {
    let assigned = 0;
    while (await quiet.write(shopOwner.merchant, (ctx) => assignNext(ctx, team.id))) assigned += 1;
    return assigned;
  };
  const assigned = await Promise.all(Array.from({ length: 8 }, work));
  expect(assigned.reduce((sum, count) => sum + count)).toBe(16);
  const all = [...(await assignees(quiet, shopOwner)).values()];
  expect(people.map(({ userId }) => all.filter((answeredBy) => answeredBy === userId).length)).toEqual([4, 4, 4, 4]);
  expect(all.filter((answeredBy) => answeredBy === null).length).toBe(4);
});

test('two teams that share a teammate and assign at the same time stay within capacity', async () => {
  const shopOwner = await quietShop();
  const people = await Promise.all(['Ann', 'Ben'].map((name) => online(quiet, shopOwner.merchant, name)));
  const teams = [
    await makeTeam(quiet, shopOwner, people, { name: 'Sizes', capacity: 3 }),
    await makeTeam(quiet, shopOwner, people, { name: 'Returns', capacity: 3 }),
  ];
  for (const { id } of teams) for (let i = 0; i < 5; i++) await placeQuietly(quiet, id, [(await makeWaiting(quiet, shopOwner)).id]);
  const work = async (teamId: string) => {
    while (await quiet.write(shopOwner.merchant, (ctx) => assignNext(ctx, teamId)));
  };
  await Promise.all(teams.flatMap(({ id }) => [work(id), work(id), work(id)]));
  const all = [...(await assignees(quiet, shopOwner)).values()];
  expect(people.map(({ userId }) => all.filter((answeredBy) => answeredBy === userId).length)).toEqual([3, 3]);
});

test('a conversation hidden from one teammate goes to another, or waits if nobody can see it', async () => {
  const shopOwner = await quietShop();
  const ann = await online(quiet, shopOwner.merchant, 'Ann');
  const ben = await online(quiet, shopOwner.merchant, 'Ben');
  const team = await makeTeam(quiet, shopOwner, [ann, ben]);
  const make = async (name: string) =>
    (await quiet.send(createBrand, { merchant: shopOwner.merchant, name }, { token: shopOwner.token })).body.id;
  const [outlet, other] = [await make('Outlet'), await make('Other')];
  const limit = (person: Person, brand: string) =>
    quiet.send(setBrandAccess, { merchant: shopOwner.merchant, id: person.userId, brand_ids: [brand] }, { token: shopOwner.token });
  await Promise.all([limit(ann, outlet), limit(ben, other)]);
  const [plain, ofOther] = [await makeWaiting(quiet, shopOwner), await makeWaiting(quiet, shopOwner)];
  await quiet.send(updateConversation, { merchant: shopOwner.merchant, id: ofOther.id, brand_id: other }, { token: shopOwner.token });
  await placeQuietly(quiet, team.id, [plain.id, ofOther.id]);
  const assignTo = () => quiet.write(shopOwner.merchant, (ctx) => assignNext(ctx, team.id));
  expect([await assignTo(), await assignTo()]).toEqual([true, false]);
  expect([await handlerOf(ofOther.id, quiet, shopOwner), await handlerOf(plain.id, quiet, shopOwner)]).toEqual([ben.userId, null]);
});

test('the longest waiting goes first, to the teammate with the fewest, and counts as claimed only when they take it', async () => {
  const shopOwner = await quietShop();
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => online(quiet, shopOwner.merchant, name)));
  const team = await makeTeam(quiet, shopOwner, [ann as Person, ben as Person]);
  const held = await makeWaiting(quiet, shopOwner);
  await quiet.send(takeOverConversation, { merchant: shopOwner.merchant, id: held.id }, { token: ann?.token });
  const [first, second] = [await makeWaiting(quiet, shopOwner), await makeWaiting(quiet, shopOwner)];
  await placeQuietly(quiet, team.id, [second.id, first.id]);
  expect(await quiet.writeWithReactions(shopOwner.merchant, (ctx) => assignNext(ctx, team.id))).toBe(true);
  const row = await quiet.installation
    .readingOf(shopOwner.merchant)
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  expect([row.assignee_id, row.handler]).toEqual([ben?.userId, 'none']);
  expect(await handlerOf(second.id, quiet, shopOwner)).toBeNull();
  await notifyNow(quiet, shopOwner.merchant);
  const notified = await quiet.installation
    .readingOf(shopOwner.merchant)
    .selectFrom('notifications')
    .select(['user_id', 'type'])
    .where('conversation_id', '=', first.id)
    .where('type', '=', 'assigned')
    .execute();
  expect(notified).toEqual([{ user_id: ben?.userId, type: 'assigned' }]);
});

test('a muted conversation is not assigned', async () => {
  const shopOwner = await quietShop();
  const team = await makeTeam(quiet, shopOwner, [await online(quiet, shopOwner.merchant, 'Ann')]);
  const { id } = await makeWaiting(quiet, shopOwner);
  await placeQuietly(quiet, team.id, [id]);
  await quiet.send(updateConversation, { merchant: shopOwner.merchant, id, muted: true }, { token: shopOwner.token });
  expect(await quiet.write(shopOwner.merchant, (ctx) => assignNext(ctx, team.id))).toBe(false);
});

test.each([
  ['the team is shared by hand', { routing: 'manual' as const }, 0],
  ['the only member has gone', {}, 3],
])('assigns nothing when %s', async (_, more, seenMinutesAgo) => {
  const shopOwner = await quietShop();
  const ann = await quiet.teammate(shopOwner.merchant, 'agent');
  await seeAt(quiet, ann.userId, minutesAgo(seenMinutesAgo));
  const team = await makeTeam(quiet, shopOwner, [ann], more);
  const { id } = await makeWaiting(quiet, shopOwner);
  await placeQuietly(quiet, team.id, [id]);
  expect(await quiet.write(shopOwner.merchant, (ctx) => assignNext(ctx, team.id))).toBe(false);
  expect(await handlerOf(id, quiet, shopOwner)).toBeNull();
});

test.each([
  ['goes to another who is there', true, true, 'the other'],
  ['waits for all when nobody else is there', true, false, null],
  ['stays with them while they are there', false, true, 'the first'],
] as const)('not taken within the limit, it %s', async (_, hasGone, isOtherThere, expected) => {
  const shopOwner = await quietShop();
  const first = await online(quiet, shopOwner.merchant, 'Ann');
  const other = await quiet.teammate(shopOwner.merchant, 'agent', 'Ben');
  const team = await makeTeam(quiet, shopOwner, [first, other]);
  const { id } = await makeWaiting(quiet, shopOwner);
  await placeQuietly(quiet, team.id, [id]);
  await quiet.write(shopOwner.merchant, (ctx) => assignNext(ctx, team.id));
  expect(await handlerOf(id, quiet, shopOwner)).toBe(first.userId);
  if (hasGone) await seeAt(quiet, first.userId, minutesAgo(5));
  if (isOtherThere) await seeAt(quiet, other.userId, now());
  await reassignIfUnclaimed(jobCtx(shopOwner.merchant), { conversation_id: id, user_id: first.userId });
  const names = new Map([
    [first.userId, 'the first'],
    [other.userId, 'the other'],
  ]);
  expect(names.get((await handlerOf(id, quiet, shopOwner)) ?? '') ?? null).toBe(expected);
});

test('a claimed conversation stays, even if its assignee goes offline', async () => {
  const shopOwner = await quietShop();
  const ann = await online(quiet, shopOwner.merchant, 'Ann');
  const ben = await online(quiet, shopOwner.merchant, 'Ben');
  const team = await makeTeam(quiet, shopOwner, [ann]);
  const { id } = await makeWaiting(quiet, shopOwner);
  await placeQuietly(quiet, team.id, [id]);
  await quiet.write(shopOwner.merchant, (ctx) => assignNext(ctx, team.id));
  await quiet.send(
    updateTeam,
    { merchant: shopOwner.merchant, id: team.id, member_ids: [ann.userId, ben.userId] },
    { token: shopOwner.token },
  );
  await quiet.send(takeOverConversation, { merchant: shopOwner.merchant, id }, { token: ann.token });
  await seeAt(quiet, ann.userId, minutesAgo(5));
  await reassignIfUnclaimed(jobCtx(shopOwner.merchant), { conversation_id: id, user_id: ann.userId });
  expect(await handlerOf(id, quiet, shopOwner)).toBe(ann.userId);
});

test('a teammate not seen for two minutes is offline, and teammates get one signal', async () => {
  const shopOwner = await quietShop();
  const ann = await online(quiet, shopOwner.merchant, 'Ann');
  await seeAt(quiet, ann.userId, minutesAgo(3));
  const signals = async () =>
    (await quiet.installation.readingOf(shopOwner.merchant).selectFrom('live').select('data').execute()).filter(
      ({ data }) => (data as { signal: { topic: string } }).signal.topic === 'team',
    ).length;
  const before = await signals();
  await checkAllPresence(jobCtx(shopOwner.merchant), { merchant: shopOwner.merchant });
  await checkAllPresence(jobCtx(shopOwner.merchant), { merchant: shopOwner.merchant });
  expect((await signals()) - before).toBe(1);
});

test('a conversation moved into the team is assigned at once', async () => {
  const ann = await online(app, owner.merchant, 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id } = await makeWaiting(app, owner);
  await app.send(updateConversation, { merchant: owner.merchant, id, team_id: team.id }, { token: owner.token });
  expect(await isHandledBy(ann, id)).toBe(true);
});

/** A team at capacity: one member with room for one, and two conversations. */
async function fullHouse() {
  const ann = await online(app, owner.merchant, 'Ann');
  const team = await makeTeam(app, owner, [ann], { capacity: 1 });
  const [held, waiting] = [await makeWaiting(app, owner), await makeWaiting(app, owner)];
  await app.send(updateConversation, { merchant: owner.merchant, id: held.id, team_id: team.id }, { token: owner.token });
  await isHandledBy(ann, held.id);
  await app.send(updateConversation, { merchant: owner.merchant, id: waiting.id, team_id: team.id }, { token: owner.token });
  return { ann, team, held, waiting };
}

test('resolving makes room for the next conversation', async () => {
  const { ann, held, waiting } = await fullHouse();
  await app.send(updateConversation, { merchant: owner.merchant, id: held.id, status: 'resolved' }, { token: ann.token });
  expect(await isHandledBy(ann, waiting.id)).toBe(true);
});

test('a higher capacity makes room', async () => {
  const { ann, team, waiting } = await fullHouse();
  await app.send(updateTeam, { merchant: owner.merchant, id: team.id, capacity: 2 }, { token: owner.token });
  expect(await isHandledBy(ann, waiting.id)).toBe(true);
});

test('reassigning a conversation makes room', async () => {
  const { ann, held, waiting } = await fullHouse();
  await app.send(updateConversation, { merchant: owner.merchant, id: held.id, assignee_id: owner.userId }, { token: owner.token });
  expect(await isHandledBy(ann, waiting.id)).toBe(true);
});

test('an away teammate gets nothing until they are back', async () => {
  const ann = await online(app, owner.merchant, 'Ann');
  const say = (availability: 'online' | 'away') =>
    app.send(setAvailability, { merchant: owner.merchant, availability }, { token: ann.token });
  expect((await say('away')).body).toEqual({ availability: 'away' });
  const team = await makeTeam(app, owner, [ann]);
  const { id } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  expect(await app.write(owner.merchant, (ctx) => assignNext(ctx, team.id))).toBe(false);
  expect((await say('online')).body).toEqual({ availability: 'online' });
  expect(await isHandledBy(ann, id)).toBe(true);
});

test('a teammate who comes online gets waiting conversations', async () => {
  const ann = await app.teammate(owner.merchant, 'agent', 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, ann.token);
  expect(await isHandledBy(ann, id)).toBe(true);
  await stream.leave();
});

test('a handoff in a team is assigned to an online member', async () => {
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { enabled: true } }, { token: owner.token });
  const ann = await online(app, owner.merchant, 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id, visitor } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  await visitor.say('I want to talk to a human agent');
  expect(await isHandledBy(ann, id)).toBe(true);
});

test("a customer's message in a waiting conversation assigns it to a member who came online since", async () => {
  const ann = await app.teammate(owner.merchant, 'agent', 'Ann');
  const team = await makeTeam(app, owner, [ann]);
  const { id, visitor } = await makeWaiting(app, owner);
  await placeQuietly(app, team.id, [id]);
  await seeAt(app, ann.userId, now());
  await visitor.say('are you there?');
  expect(await isHandledBy(ann, id)).toBe(true);
});
