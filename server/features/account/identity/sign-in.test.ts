import { getSession, logIn, logOut, register } from '@parley/contract/auth';
import { permissions } from '@parley/contract/permissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, cookieOf, makeClock, pathsOf } from './make.ts';
import { beginningOf, presentUser, shopOf } from './session-user.ts';
import { findUser } from './store.ts';

const clock = makeClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now, worker: false });
  owner = await app.register();
});
afterAll(() => app.close());
beforeEach(() => app.write('', async ({ db }) => void (await db.deleteFrom('directory.sign_in_failures').execute())));

const enter = (email: string, password: string) => app.send(logIn, { email, password });
const newcomer = { name: 'Nina New', email: 'nina@shop.example', password: 'quite a long one', merchant_name: 'Nina’s' };

test('registering creates a shop and its signed-in owner', async () => {
  const answer = await app.send(register, { ...newcomer, email: 'Nina.First@Shop.example', time_zone: 'Europe/Lisbon' });
  expect(answer.status).toBe(201);
  const { user, token, refresh_token: refreshToken } = answer.body;
  expect(user).toMatchObject({
    name: 'Nina New',
    email: 'nina.first@shop.example',
    email_verified: false,
    role: 'merchant',
    team_role: 'owner',
    merchant_name: 'Nina’s',
    time_zone: 'Europe/Lisbon',
    merchant_time_zone: 'Europe/Lisbon',
    user_id: user.id,
  });
  expect(user.permissions).toEqual(permissions);
  expect(user.merchants).toEqual([{ merchant_id: user.merchant_id, name: 'Nina’s', team_role: 'owner' }]);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('parley_refresh='));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookieOf(answer, 'parley_refresh')).toBe(encodeURIComponent(refreshToken));
  expect((await app.send(getSession, {}, { token })).body).toEqual(user);
});

test('an address is unique regardless of case, and a refused registration leaves no shop', async () => {
  await app.send(register, newcomer);
  const answer = await app.send(register, { ...newcomer, email: ' NINA@shop.example ', merchant_name: 'Left behind' });
  expect([answer.status, codeOf(answer), pathsOf(answer)]).toEqual([409, 'email.taken', ['email']]);
  const left = await app.installation
    .readingOf('')
    .selectFrom('directory.merchants')
    .select('id')
    .where('name', '=', 'Left behind')
    .execute();
  expect(left).toEqual([]);
});

test.each([
  ['short', 'too short', 'input.invalid'],
  ['one everybody guesses first', 'Password123', 'password.common'],
])('refuses a password that is %s and names the field', async (_, password, code) => {
  const answer = await app.send(register, { ...newcomer, email: 'refused@shop.example', password });
  expect([answer.status, codeOf(answer), pathsOf(answer)]).toEqual([422, code, ['password']]);
});

test('registering again with the same Idempotency-Key returns the first shop', async () => {
  const headers = { 'idempotency-key': 'the-same' };
  const input = { ...newcomer, email: 'twice@shop.example' };
  const [first, again] = [await app.send(register, input, { headers }), await app.send(register, input, { headers })];
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(cookieOf(again, 'parley_refresh')).toBe(cookieOf(first, 'parley_refresh'));
});

test('a wrong password and an unknown address get the same response', async () => {
  const [wrong, unknown] = [await enter(owner.email, 'not the password'), await enter('nobody@shop.example', 'not the password')];
  expect([wrong.status, codeOf(wrong)]).toEqual([400, 'credentials.wrong']);
  expect((wrong.body as { detail?: string }).detail).toBe('Incorrect email or password');
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.status).toBe(wrong.status);
  expect(unknown.headers.getSetCookie()).toEqual([]);
});

test('ignores case and spaces in the address', async () => {
  expect((await enter(`  ${owner.email.toUpperCase()} `, owner.password)).status).toBe(200);
});

test.each([
  ['an account', () => owner.email, () => owner.password],
  ['an address without an account', () => 'nobody@shop.example', () => 'whatever it is'],
])('after five wrong passwords %s is locked out, longer each time', async (_, email, password) => {
  for (let tries = 0; tries < 5; tries++) expect((await enter(email(), 'not the password')).status).toBe(400);
  const refused = await enter(email(), password());
  expect([refused.status, codeOf(refused), refused.headers.get('retry-after')]).toEqual([429, 'credentials.delayed', '1']);
  clock.pass(1);
  expect((await enter(email(), 'not the password')).status).toBe(400);
  clock.pass(1);
  expect((await enter(email(), password())).headers.get('retry-after')).toBe('1');
  clock.pass(1);
  expect((await enter(email(), password())).status).toBe(email() === owner.email ? 200 : 400);
});

test('a correct password clears earlier failures', async () => {
  for (let tries = 0; tries < 4; tries++) await enter(owner.email, 'not the password');
  expect((await enter(owner.email, owner.password)).status).toBe(200);
  for (let tries = 0; tries < 4; tries++) await enter(owner.email, 'not the password');
  expect((await enter(owner.email, owner.password)).status).toBe(200);
});

test('slows down guessing many accounts from one address', async () => {
  for (let tries = 0; tries < 25; tries++) expect((await enter(`guess-${tries}@shop.example`, 'not the password')).status).toBe(400);
  expect(codeOf(await enter(owner.email, owner.password))).toBe('credentials.delayed');
});

test.each([
  ['none', undefined, 'session.missing'],
  ['a made-up one', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'session.ended'],
  ['not even one', 'hello', 'session.ended'],
])('%s as the token signs nobody in', async (_, token, code) => {
  const answer = await app.send(getSession, {}, { token });
  expect([answer.status, codeOf(answer)]).toEqual([401, code]);
});

test('a token is valid for 15 minutes', async () => {
  const { body } = await enter(owner.email, owner.password);
  const { token, expires_in: seconds } = body as { token: string; expires_in: number };
  expect(seconds).toBe(900);
  clock.pass(890);
  expect((await app.send(getSession, {}, { token })).status).toBe(200);
  clock.pass(20);
  expect(codeOf(await app.send(getSession, {}, { token }))).toBe('session.ended');
});

test('signing out ends the session and clears the cookie', async () => {
  const { body } = await enter(owner.email, owner.password);
  const { token, refresh_token } = body as { token: string; refresh_token: string };
  const answer = await app.send(logOut, { refresh_token });
  expect(answer.status).toBe(200);
  expect(cookieOf(answer, 'parley_refresh')).toBe('');
  expect(codeOf(await app.send(getSession, {}, { token }))).toBe('session.ended');
  expect((await app.send(logOut, { refresh_token })).status).toBe(200);
});

test('a stream from the session’s position hears of what changes while the session is read', async () => {
  const { merchant, userId } = owner;
  const db = app.installation.readingOf(merchant);
  const user = await findUser(db, userId);
  if (!user) throw new Error('The owner is missing.');
  const count = async () => {
    await app.write(merchant, async (ctx) => ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null }));
    return { unread: 0, notifications: 0 };
  };
  const session = await presentUser(
    { db, flags: app.installation.flags },
    user,
    await shopOf(db, user, await beginningOf(db, null)),
    count,
  );
  const { seq } = await db.selectFrom('live_heads').select('seq').executeTakeFirstOrThrow();
  expect(session.live_position).toBe(seq - 1);
});
