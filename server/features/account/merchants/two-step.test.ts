import { getSession, logIn } from '@parley/contract/auth';
import { countConversations } from '@parley/contract/inbox';
import { getTwoStepRule, setTwoStepRule } from '@parley/contract/team-access';
import { listTeam } from '@parley/contract/merchants';
import { disableTwoFactor, enableTwoFactor, verifyTwoFactor } from '@parley/contract/users';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { makeKey } from '../../../testing/actors.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf } from '../identity/make.ts';

let app: TestApp;
let owner: Person;
let now = Date.now();
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(now) });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

const at = () => ({ merchant: owner.merchant });
const require = (by: Person, required = true) => app.send(setTwoStepRule, { ...at(), required }, { token: by.token });
const rule = async () => (await app.send(getTwoStepRule, at(), { token: owner.token })).body;
const counts = (person: Person) => app.send(countConversations, at(), { token: person.token });
async function setUp(person: Person) {
  const { body } = await app.send(enableTwoFactor, { id: person.userId }, { token: person.token });
  const totp = new TOTP({ secret: body.secret });
  const codeNow = () => totp.generate({ timestamp: now });
  const code = codeNow();
  expect((await app.send(verifyTwoFactor, { id: person.userId, code }, { token: person.token })).status).toBe(200);
  return codeNow;
}

test('whoever has none themselves can’t require it', async () => {
  expect(codeOf(await require(owner))).toBe('two_factor.set_up_first');
  expect(await rule()).toMatchObject({ required: false });
});

test('a required second step counts at once in open sessions and streams, and for new log-ins', async () => {
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  const key = (await makeKey(app, owner, { scopes: ['inbox:read'] })).key;
  await setUp(owner);
  const ears = await followStream(`${app.url}/api/live/${owner.merchant}`, theo.token);
  expect((await counts(theo)).status).toBe(200);
  expect((await require(owner)).body).toEqual({ required: true, without: [{ user_id: theo.userId, name: 'Theo' }] });
  expect(codeOf(await counts(theo))).toBe('two_factor.required');
  await until(async () => ears.hasEnded());
  expect((await counts(owner)).status).toBe(200);
  expect((await app.send(countConversations, at(), { token: key })).status).toBe(200);
  const { body: seen } = await app.send(getSession, {}, { token: theo.token });
  expect(seen).toMatchObject({ second_step_required: true, permissions: [], unread_count: 0 });
  // Setting it up opens this session, and no other one.
  const { body: other } = await app.send(logIn, { email: theo.email, password: theo.password });
  await setUp(theo);
  expect((await counts(theo)).status).toBe(200);
  expect((await app.send(getSession, {}, { token: theo.token })).body).toMatchObject({ second_step_required: false });
  const otherToken = 'token' in other ? other.token : '';
  expect(codeOf(await app.send(countConversations, at(), { token: otherToken }))).toBe('two_factor.required');
  expect((await rule()).without).toEqual([]);
  expect((await require(owner, false)).body.required).toBe(false);
  expect((await app.send(countConversations, at(), { token: otherToken })).status).toBe(200);
});

test('a log-in with a code opens the shop; turning the second step off closes it', async () => {
  const codes = await setUp(owner);
  await require(owner);
  now += 60_000;
  const { body: asked } = await app.send(logIn, { email: owner.email, password: owner.password });
  const challenge = 'challenge' in asked ? asked.challenge : '';
  const { body: signedIn } = await app.send(logIn, { email: owner.email, password: owner.password, challenge, code: codes() });
  const token = 'token' in signedIn ? signedIn.token : '';
  expect((await app.send(listTeam, at(), { token })).status).toBe(200);
  now += 60_000;
  expect((await app.send(disableTwoFactor, { id: owner.userId, code: codes() }, { token })).status).toBe(200);
  for (const one of [token, owner.token]) expect(codeOf(await app.send(listTeam, at(), { token: one }))).toBe('two_factor.required');
});

test('only an owner can stop requiring it', async () => {
  await setUp(owner);
  await require(owner);
  const nina = await app.teammate(owner.merchant, 'manager', 'Nina');
  await setUp(nina);
  expect(codeOf(await require(nina, false))).toBe('permission.denied');
  expect(await rule()).toMatchObject({ required: true });
  expect((await require(owner, false)).body.required).toBe(false);
});

test('another shop of the same person stays open', async () => {
  const theo = await app.register();
  await app.write('', ({ db }) =>
    db.insertInto('directory.memberships').values({ user_id: theo.userId, merchant_id: owner.merchant, team_role: 'agent' }).execute(),
  );
  await setUp(owner);
  await require(owner);
  expect(codeOf(await counts(theo))).toBe('two_factor.required');
  expect((await app.send(countConversations, { merchant: theo.merchant }, { token: theo.token })).status).toBe(200);
});

test('it is audited', async () => {
  await setUp(owner);
  await require(owner);
  await require(owner);
  await require(owner, false);
  const notes = await app.installation.readingOf(owner.merchant).selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(notes.map(({ action }) => action).filter((action) => action.startsWith('team.two_step'))).toEqual([
    'team.two_step_required',
    'team.two_step_optional',
  ]);
});
