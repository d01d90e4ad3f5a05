import { getBusinessHours, type Schedule, updateBusinessHours } from '@parley/contract/hours';
import { getMerchantSettings, updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, pathsOf } from '../../account/identity/make.ts';
import { hoursFor } from './index.ts';

const wednesday = new Date('2026-11-18T10:00:00.000Z');
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => wednesday });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ time_zone: 'Europe/Amsterdam' });
});

const shop: Schedule = {
  team_id: null,
  time_zone: 'Europe/Amsterdam',
  always_open: false,
  slots: [{ day: 3, from: '09:00', to: '17:00' }],
  holidays: [],
};
const read = async (token = owner.token) => (await app.send(getBusinessHours, { merchant: owner.merchant }, { token })).body;
const set = (schedules: Schedule[], version = 0, token = owner.token) =>
  app.send(updateBusinessHours, { merchant: owner.merchant, schedules, version }, { token });
const db = () => app.installation.readingOf(owner.merchant);
async function makeTeam(name = 'Sales') {
  const id = newId();
  await app.write(owner.merchant, async (ctx) => {
    await ctx.db.insertInto('teams').values({ merchant_id: owner.merchant, id, name }).execute();
  });
  return id;
}

test('a shop without business hours is open, in its own time zone', async () => {
  expect(await read()).toEqual({
    schedules: [
      { team_id: null, time_zone: 'Europe/Amsterdam', always_open: true, slots: [], holidays: [], open_now: true, changes_at: null },
    ],
    version: 0,
  });
  expect(await hoursFor(db(), null, wednesday)).toEqual({ open: true, changesAt: null });
});

test('saves the hours and returns whether the shop is open now', async () => {
  const answer = await set([shop]);
  expect(answer.body).toEqual({ schedules: [{ ...shop, open_now: true, changes_at: '2026-11-18T16:00:00.000Z' }], version: 1 });
  expect(await read()).toEqual(answer.body);
});

test('hours of a team in a time zone that this runtime does not know are read in UTC, and can be saved again', async () => {
  const sales = await makeTeam();
  const ofSales = { ...shop, team_id: sales };
  await set([shop, ofSales]);
  await app.installation.owner.query(
    `update business_hours set schedules = jsonb_set(schedules, '{1,time_zone}', '"Europe/Atlantis"') where merchant_id = $1`,
    [owner.merchant],
  );
  const { schedules } = await read();
  expect(schedules).toMatchObject([shop, { ...ofSales, time_zone: 'UTC', open_now: true, changes_at: '2026-11-18T17:00:00.000Z' }]);
  expect(await hoursFor(db(), sales, wednesday)).toEqual({ open: true, changesAt: new Date('2026-11-18T17:00:00.000Z') });
  expect((await set([shop, ofSales], 1)).body.schedules).toMatchObject([shop, ofSales]);
});

test("the shop's hours are in its one time zone, a team's in their own", async () => {
  const sales = await makeTeam();
  const inTokyo: Schedule = { ...shop, team_id: sales, time_zone: 'Asia/Tokyo' };
  const zones = async () => (await read()).schedules.map(({ time_zone: zone }) => zone);
  expect((await set([{ ...shop, time_zone: 'Europe/London' }, inTokyo])).body.schedules).toMatchObject([shop, inTokyo]);
  const { version } = (await app.send(getMerchantSettings, { merchant: owner.merchant }, { token: owner.token })).body;
  const change = { merchant: owner.merchant, time_zone: 'America/New_York', version };
  await app.send(updateMerchantSettings, change, { token: owner.token });
  expect(await zones()).toEqual(['America/New_York', 'Asia/Tokyo']);
  expect(await hoursFor(db(), null, wednesday)).toEqual({ open: false, changesAt: new Date('2026-11-18T14:00:00.000Z') });
});

test("a team uses its own hours or the shop's", async () => {
  const [sales, other] = [await makeTeam(), await makeTeam('Other')];
  await set([shop, { ...shop, team_id: sales, slots: [] }]);
  const openFor = async (team: string | null) => (await hoursFor(db(), team, wednesday)).open;
  expect([await openFor(null), await openFor(other), await openFor(sales)]).toEqual([true, true, false]);
});

test('deleting a team deletes its hours', async () => {
  const sales = await makeTeam();
  await set([shop, { ...shop, team_id: sales }]);
  await app.write(owner.merchant, async (ctx) => {
    await ctx.db.deleteFrom('teams').where('id', '=', sales).execute();
  });
  const { schedules } = await read();
  expect(schedules.map(({ team_id: team }) => team)).toEqual([null]);
  expect(codeOf(await set([shop, { ...shop, team_id: sales }], 1))).toBe('team.missing');
});

test('of two people changing the same version, one gets a conflict', async () => {
  const answers = await Promise.all([set([shop]), set([{ ...shop, slots: [] }])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('settings.changed');
  expect((await read()).version).toBe(1);
});

test('a change is audited and signaled; saving the same hours is no change', async () => {
  await set([shop]);
  await set([shop], 1);
  const closed = { ...shop, slots: [] };
  await set([closed], 1);
  const entries = await db().selectFrom('audit_log').selectAll().where('action', '=', 'hours.changed').orderBy('id').execute();
  expect(entries.map(({ actor_id: by }) => by)).toEqual([owner.userId, owner.userId]);
  expect(entries[1]?.detail).toEqual({ before: [shop], after: [closed] });
  const signals = await db().selectFrom('live').select('data').orderBy('seq').execute();
  expect(signals.map(({ data }) => (data as { signal: object }).signal)).toEqual([
    { type: 'changed', topic: 'hours', id: null, version: 1 },
    { type: 'changed', topic: 'hours', id: null, version: 2 },
  ]);
});

test.each<[string, Schedule[], string]>([
  ['without the shop’s', [{ ...shop, team_id: '0195b4f2-7c1e-7000-8000-000000000001' }], 'schedules'],
  ['with the shop’s twice', [shop, shop], 'schedules.1.team_id'],
  ['with 25 o’clock', [{ ...shop, slots: [{ day: 1, from: '09:00', to: '25:00' }] }], 'schedules.0.slots.0.to'],
  [
    'with a holiday that ends before it begins',
    [{ ...shop, holidays: [{ name: 'Away', from: '2026-12-25', to: '2026-12-24', yearly: false, slots: [] }] }],
    'schedules.0.holidays.0.to',
  ],
])('refuses hours %s at the right path', async (_, schedules, path) => {
  const answer = await set(schedules);
  expect([answer.status, pathsOf(answer)]).toEqual([422, [path]]);
  expect((await read()).version).toBe(0);
});

test.each([
  ['manager', 200, 200],
  ['agent', 200, 403],
  ['analyst', 200, 403],
  ['billing', 403, 403],
] as const)('a %s reads with %i and writes with %i', async (role, reads, writes) => {
  const { token } = await app.teammate(owner.merchant, role);
  expect((await app.send(getBusinessHours, { merchant: owner.merchant }, { token })).status).toBe(reads);
  expect((await set([shop], 0, token)).status).toBe(writes);
});
