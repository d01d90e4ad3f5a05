import type { Sent } from '@parley/contract/endpoint';
import { permissionsOf } from '@parley/contract/permissions';
import { register } from '@parley/contract/auth';
import { getMerchantSettings, listTeam, updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, pathsOf } from '../identity/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour', currency: 'EUR', time_zone: 'Europe/Amsterdam', locale: 'en' });
});

type Change = Omit<Sent<typeof updateMerchantSettings>, 'merchant'>;
const change = (wanted: Change, { token } = owner) => app.send(updateMerchantSettings, { merchant: owner.merchant, ...wanted }, { token });
const settings = async () => (await app.send(getMerchantSettings, { merchant: owner.merchant }, { token: owner.token })).body;
const db = () => app.installation.readingOf(owner.merchant);

test('a new shop has the settings from its registration and cautious limits', async () => {
  expect(await settings()).toEqual({
    merchant_id: owner.merchant,
    name: 'Harbour',
    currency: 'EUR',
    time_zone: 'Europe/Amsterdam',
    locale: 'en',
    refund_limit: '100.00',
    handoff_limit_minutes: 15,
    version: 1,
    ai: { enabled: true, confidence_threshold: 0.45, debounce_ms: 0, verification: 'email_code', money_limit: '50.00' },
    checkout: { shipping: '0.00', free_from: null, methods: ['on_delivery', 'invoice'] },
  });
});

test("checkout costs and payment methods are shop settings and can't be negative", async () => {
  const { body } = await change({ checkout: { shipping: '4.95', free_from: '50', methods: ['invoice'] } });
  expect(body.checkout).toEqual({ shipping: '4.95', free_from: '50.00', methods: ['invoice'] });
  expect((await change({ checkout: { free_from: null } })).body.checkout).toEqual({
    shipping: '4.95',
    free_from: null,
    methods: ['invoice'],
  });
  expect((await settings()).version).toBe(3);
  expect((await change({ checkout: { methods: ['invoice'] } })).body.version).toBe(3);
  const refused = await change({ checkout: { shipping: '-1.00' } });
  expect([refused.status, codeOf(refused)]).toEqual([422, 'input.invalid']);
});

test('named settings change, the rest stays, and the version increases', async () => {
  const answer = await change({
    name: 'Pier',
    refund_limit: '25.5',
    ai: { enabled: false, confidence_threshold: 0.7, verification: 'name_and_postcode' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    name: 'Pier',
    currency: 'EUR',
    refund_limit: '25.50',
    version: 2,
    ai: { enabled: false, confidence_threshold: 0.7, verification: 'name_and_postcode', money_limit: '50.00' },
  });
  expect(await settings()).toEqual(answer.body);
});

test('refuses an outdated version', async () => {
  await change({ name: 'Pier', version: 1 });
  const answer = await change({ name: 'Quay', version: 1 });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'settings.changed']);
  expect((await settings()).name).toBe('Pier');
});

test('of two people changing the same version, one gets a conflict', async () => {
  const answers = await Promise.all([change({ name: 'One', version: 1 }), change({ name: 'Two', version: 1 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a change is audited with its previous values and signaled', async () => {
  await change({ name: 'Pier', ai: { money_limit: '0' }, currency: 'EUR' });
  const { detail, actor_id } = await db()
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'settings.changed')
    .executeTakeFirstOrThrow();
  expect([actor_id, detail]).toEqual([
    owner.userId,
    { before: { name: 'Harbour', 'ai.money_limit': '50.00' }, after: { name: 'Pier', 'ai.money_limit': '0' } },
  ]);
  const signals = (await db().selectFrom('live').select('data').orderBy('seq').execute()).map(
    ({ data }) => (data as { signal: { topic: string } }).signal.topic,
  );
  expect(signals).toEqual(['settings', 'profile']);
});

test('saving unchanged settings changes nothing', async () => {
  const before = await settings();
  const { merchant_id: _, ...body } = before;
  expect((await change({ ...body, version: 1 })).body).toEqual(before);
  expect(await db().selectFrom('live').select('seq').execute()).toEqual([]);
});

test.each<[string, Change, string[]]>([
  ['a limit below zero', { refund_limit: '-1' }, ['refund_limit']],
  ['a money limit below zero', { ai: { money_limit: '-0.01' } }, ['ai.money_limit']],
  ['a confidence above one', { ai: { confidence_threshold: 1.1 } }, ['ai.confidence_threshold']],
  ['an unknown time zone and a blank name', { time_zone: 'Mars/Olympus', name: '  ' }, ['name', 'time_zone']],
])('refuses %s at the right path', async (_, wanted, paths) => {
  const answer = await change(wanted);
  expect([answer.status, pathsOf(answer).sort()]).toEqual([422, paths]);
  expect((await settings()).version).toBe(1);
});

test.each([
  ['manager', 200, 200],
  ['analyst', 200, 403],
  ['agent', 403, 403],
  ['billing', 403, 403],
] as const)('a %s reads with %i and writes with %i', async (role, reads, writes) => {
  const { token } = await app.teammate(owner.merchant, role);
  expect((await app.send(getMerchantSettings, { merchant: owner.merchant }, { token })).status).toBe(reads);
  expect((await change({ name: 'Pier' }, { ...owner, token })).status).toBe(writes);
});

test('lists everyone of this shop and nobody else', async () => {
  const agent = await app.teammate(owner.merchant, 'agent', 'Theo');
  const stranger = await app.register();
  await app.teammate(stranger.merchant, 'agent', 'Elsewhere');
  const { body } = await app.send(listTeam, { merchant: owner.merchant }, { token: agent.token });
  expect(body.items.map(({ name, team_role }) => [name, team_role])).toEqual([
    ['Olive Owner', 'owner'],
    ['Theo', 'agent'],
  ]);
  expect(body.items[1]).toEqual({
    user_id: agent.userId,
    name: 'Theo',
    email: agent.email,
    team_role: 'agent',
    role_id: null,
    permissions: [...permissionsOf('agent')],
    avatar_url: null,
    last_seen_at: null,
    availability: 'offline',
    visibility: 'all',
    team_ids: [],
    brand_ids: null,
  });
  expect(codeOf(await app.send(listTeam, { merchant: owner.merchant }, { token: stranger.token }))).toBe('merchant.missing');
});

test.each(['ZZZ', 'XTS', 'DEM'])('%s is no currency that a shop can have, at registration or later', async (currency) => {
  const changed = await app.send(updateMerchantSettings, { merchant: owner.merchant, currency }, { token: owner.token });
  const registered = await app.send(register, {
    ...{ email: `${currency}@shop.example`, password: 'a pass phrase of a few words', name: 'Zed' },
    ...{ merchant_name: 'Zed', currency, time_zone: 'Europe/Amsterdam', locale: 'en' },
  });
  const message = 'Enter a currency in use by ISO 4217, such as EUR.';
  for (const { status, body } of [changed, registered])
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'input.invalid', errors: [{ path: 'currency', message }] })]);
});
