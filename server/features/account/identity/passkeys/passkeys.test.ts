import { getSession } from '@parley/contract/auth';
import {
  addPasskey,
  listPasskeys,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogIn,
} from '@parley/contract/passkeys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../../../../erase-account.ts';
import { dropOld } from '../../../../retention.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../../testing/app.ts';
import { codeAt, codeOf, cookieOf, makeClock, pathsOf, turnOnTwoFactor } from '../make.ts';
import { makeAuthenticator } from './make.ts';

const here = { origin: 'https://parley.example', site: 'parley.example' };
const clock = makeClock();
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now, env: { PUBLIC_URL: here.origin } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.write('', async ({ db }) => void (await db.deleteFrom('directory.sign_in_failures').execute()));
  person = await app.register();
});

type Authenticator = ReturnType<typeof makeAuthenticator>;
const start = (who = person, proof: { password?: string; code?: string } = { password: who.password }) =>
  app.send(startPasskey, { id: who.userId, ...proof }, { token: who.token });
const finish = (credential: ReturnType<Authenticator['create']>, who = person, name = 'My laptop') =>
  app.send(addPasskey, { id: who.userId, name, credential }, { token: who.token });
const listed = async (who = person) => (await app.send(listPasskeys, { id: who.userId }, { token: who.token })).body.items;

/** A person's new passkey, and what the authenticator keeps as the person. */
async function added(who = person) {
  const authenticator = makeAuthenticator(here);
  const { body: options } = await start(who);
  const { status, body: passkey } = await finish(authenticator.create(options), who);
  expect(status).toBe(201);
  return { authenticator, handle: options.user.id, passkey };
}
/** Starts logging in in a browser of its own. */
async function visit() {
  const answer = await app.send(startPasskeyLogIn, {});
  return { options: answer.body, cookie: `parley_passkey=${cookieOf(answer, 'parley_passkey')}` };
}
const logIn = (credential: ReturnType<Authenticator['get']>, cookie: string) =>
  app.send(logInWithPasskey, { credential }, { headers: { cookie } });
/** Mails go out in their own time. */
const mailed = (subject: string) => until(async () => app.mails.find((mail) => mail.to === person.email && mail.subject === subject));
const audited = async (action: string) =>
  app.installation
    .readingOf('')
    .selectFrom('directory.audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('object_id', '=', person.userId)
    .execute();

test('a passkey that was added logs in, in place of the password', async () => {
  const { authenticator, handle, passkey } = await added();
  expect(passkey).toMatchObject({ name: 'My laptop', synced: false, last_used_at: null });
  const { options, cookie } = await visit();
  expect(options).toMatchObject({ rpId: 'parley.example', userVerification: 'required' });
  const answer = await logIn(authenticator.get(options, handle), cookie);
  expect(answer.status).toBe(200);
  expect(cookieOf(answer, 'parley_refresh')).toBe(encodeURIComponent(answer.body.refresh_token));
  expect((await app.send(getSession, {}, { token: answer.body.token })).body.user_id).toBe(person.userId);
  expect((await listed())[0]?.last_used_at).not.toBeNull();
  const logIns = app.installation.readingOf(person.merchant).selectFrom('audit_log').select('detail').where('action', '=', 'log_in.done');
  expect(await logIns.execute()).toEqual([{ detail: expect.objectContaining({ passkey: passkey.id }) as unknown }]);
  expect(await audited('passkey.added')).toHaveLength(1);
  expect((await mailed('A passkey was added')).text).toContain('/settings/profile');
});

test('the options name the person, what they already have, and require verification', async () => {
  const { authenticator } = await added();
  const { body } = await start();
  expect(body).toMatchObject({
    rp: { id: 'parley.example' },
    user: { name: person.email, displayName: 'Olive Owner' },
    excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

test('a passkey counts as both steps: no code is asked for', async () => {
  const { authenticator, handle } = await added();
  await turnOnTwoFactor(app, person, clock.now());
  const { options, cookie } = await visit();
  expect((await logIn(authenticator.get(options, handle), cookie)).body).toHaveProperty('token');
});

test('adding and removing one takes the password', async () => {
  const { passkey } = await added();
  const refused = await start(person, { password: 'not this one' });
  expect([refused.status, codeOf(refused), pathsOf(refused)]).toEqual([400, 'password.wrong', ['password']]);
  expect(codeOf(await start(person, {}))).toBe('password.wrong');
  const remove = (password: string) =>
    app.send(removePasskey, { id: person.userId, passkey: passkey.id, password }, { token: person.token });
  expect(codeOf(await remove('not this one'))).toBe('password.wrong');
  expect(await listed()).toHaveLength(1);
  expect((await remove(person.password)).status).toBe(200);
  expect(await listed()).toEqual([]);
  await mailed('A passkey was removed');
});

test('with two-step authentication on, they take a code, and the password isn’t enough', async () => {
  const { secret, recoveryCodes } = await turnOnTwoFactor(app, person, clock.now());
  const refused = await start();
  expect([codeOf(refused), pathsOf(refused)]).toEqual(['two_factor.wrong', ['code']]);
  clock.pass(60);
  expect((await start(person, { code: codeAt(secret, clock.now()) })).status).toBe(200);
  expect((await start(person, { code: recoveryCodes[0] })).status).toBe(200);
});

test('wrong passwords lock out, as at login', async () => {
  for (let tries = 0; tries < 5; tries++) await start(person, { password: 'not this one' });
  expect(codeOf(await start())).toBe('credentials.delayed');
});

test.each([
  ['another origin', { origin: 'https://parley.example.evil.example' }],
  ['another site', { site: 'evil.example' }],
  ['an authenticator that didn’t verify the person', { verified: false }],
  ['the answer to a login', { type: 'webauthn.get' }],
])('refuses to add a passkey from %s', async (_, odd) => {
  const { body: options } = await start();
  const answer = await finish(makeAuthenticator(here).create(options, odd));
  expect([answer.status, codeOf(answer)]).toEqual([400, 'passkey.refused']);
  expect(await listed()).toEqual([]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { site: 'evil.example' }],
  ['an authenticator that didn’t verify the person', { verified: false }],
  ['the answer to a registration', { type: 'webauthn.create' }],
  ['a passkey that names another person', { handle: Buffer.alloc(16).toString('base64url') }],
])('refuses to log in with %s', async (_, odd) => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  const answer = await logIn(authenticator.get(options, handle, odd), cookie);
  expect([answer.status, codeOf(answer)]).toEqual([400, 'passkey.refused']);
  expect(await audited('log_in.passkey_failed')).toHaveLength(1);
});

test('refuses the signature of another key', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  const forged = { ...makeAuthenticator(here).get(options, handle), id: authenticator.id, rawId: authenticator.id };
  expect(codeOf(await logIn(forged, cookie))).toBe('passkey.refused');
});

test('an unknown passkey gets the same response, and one that was removed is unknown', async () => {
  const { authenticator, handle, passkey } = await added();
  await app.send(removePasskey, { id: person.userId, passkey: passkey.id, password: person.password }, { token: person.token });
  const { options, cookie } = await visit();
  const removed = await logIn(authenticator.get(options, handle), cookie);
  const never = await logIn(makeAuthenticator(here).get(options, handle), cookie);
  expect([removed.status, codeOf(removed)]).toEqual([400, 'passkey.refused']);
  expect(never.body).toEqual(removed.body);
});

test('a counter that went back, or stood still, is refused: the key was copied', async () => {
  const { authenticator, handle } = await added();
  const withCounter = async (counter: number) => {
    const { options, cookie } = await visit();
    return logIn(authenticator.get(options, handle, { counter }), cookie);
  };
  expect((await withCounter(7)).status).toBe(200);
  expect(codeOf(await withCounter(7))).toBe('passkey.refused');
  expect(codeOf(await withCounter(3))).toBe('passkey.refused');
  expect((await withCounter(8)).status).toBe(200);
});

test('authenticators without a counter log in again and again', async () => {
  const authenticator = makeAuthenticator(here);
  const { body } = await start();
  await finish(authenticator.create(body, { counter: 0 }));
  for (let times = 0; times < 2; times++) {
    const { options, cookie } = await visit();
    expect((await logIn(authenticator.get(options, body.user.id, { counter: 0 }), cookie)).status).toBe(200);
  }
});

test('an answer works once', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  // Without a counter, which would refuse the second one by itself.
  const answer = authenticator.get(options, handle);
  expect((await logIn(answer, cookie)).status).toBe(200);
  await app.write('', async ({ db }) => void (await db.updateTable('directory.passkeys').set({ counter: 0 }).execute()));
  expect(codeOf(await logIn(answer, cookie))).toBe('passkey.expired');
});

test('of two that log in with the same answer at once, one gets in', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  const answer = authenticator.get(options, handle);
  const statuses = (await Promise.all([logIn(answer, cookie), logIn(answer, cookie)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test('an answer works for five minutes', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  const early = authenticator.get(options, handle);
  clock.pass(5 * 60);
  expect(codeOf(await logIn(early, cookie))).toBe('passkey.expired');
  const { body } = await start();
  clock.pass(5 * 60);
  expect(codeOf(await finish(makeAuthenticator(here).create(body)))).toBe('passkey.expired');
});

test('an answer works only in the browser that asked', async () => {
  const { authenticator, handle } = await added();
  const [mine, other] = [await visit(), await visit()];
  const answer = authenticator.get(mine.options, handle);
  expect(codeOf(await logIn(answer, other.cookie))).toBe('passkey.expired');
  expect(codeOf(await logIn(answer, ''))).toBe('passkey.expired');
});

test('two tabs of a browser can both log in', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  await app.send(startPasskeyLogIn, {}, { headers: { cookie } });
  expect((await logIn(authenticator.get(options, handle), cookie)).status).toBe(200);
});

test('a challenge that was made up, or is for adding, doesn’t log in', async () => {
  const { authenticator, handle } = await added();
  const { cookie } = await visit();
  const made = Buffer.from(`${clock.now().getTime() + 1000}.x.y`).toString('base64url');
  expect(codeOf(await logIn(authenticator.get({ challenge: made }, handle), cookie))).toBe('passkey.expired');
  const { body } = await start();
  expect(codeOf(await logIn(authenticator.get(body, handle), cookie))).toBe('passkey.expired');
});

test('a passkey can only be added in the session that asked, and once', async () => {
  const other = await app.register();
  const { body: options } = await start(other);
  expect(codeOf(await finish(makeAuthenticator(here).create(options)))).toBe('passkey.expired');
  const { body } = await start();
  const answer = makeAuthenticator(here).create(body);
  expect((await finish(answer)).status).toBe(201);
  expect(codeOf(await finish(answer))).toBe('passkey.expired');
});

test('somebody else’s passkey can’t be added, renamed or removed', async () => {
  const { authenticator, passkey } = await added();
  const other = await app.register();
  const { body } = await start(other);
  expect(codeOf(await finish(authenticator.create(body), other))).toBe('passkey.known');
  const [by, at] = [{ token: other.token }, { passkey: passkey.id }];
  expect(codeOf(await app.send(renamePasskey, { id: other.userId, ...at, name: 'Mine' }, by))).toBe('passkey.missing');
  expect(codeOf(await app.send(removePasskey, { id: other.userId, ...at, password: other.password }, by))).toBe('passkey.missing');
  expect(codeOf(await app.send(listPasskeys, { id: person.userId }, by))).toBe('user.missing');
  expect(await listed()).toEqual([passkey]);
});

test('is named after its device unless it has a name', async () => {
  const { body: options } = await start();
  const credential = makeAuthenticator(here).create(options);
  const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await app.send(addPasskey, { id: person.userId, credential }, { token: person.token, headers: { 'user-agent': device } });
  expect(await listed()).toMatchObject([{ name: 'Firefox on Linux' }]);
});

test('renames', async () => {
  const { passkey } = await added();
  const rename = (name: string) => app.send(renamePasskey, { id: person.userId, passkey: passkey.id, name }, { token: person.token });
  expect((await rename(' Work phone ')).body).toEqual({ ...passkey, name: 'Work phone' });
  expect(await listed()).toEqual([{ ...passkey, name: 'Work phone' }]);
  expect(pathsOf(await rename(' '))).toEqual(['name']);
});

test('a person can have ten', async () => {
  for (let count = 0; count < 9; count++) await added();
  const { body } = await start();
  await added();
  expect(codeOf(await start())).toBe('passkey.too_many');
  expect(codeOf(await finish(makeAuthenticator(here).create(body)))).toBe('passkey.too_many');
  expect(await listed()).toHaveLength(10);
});

test('failed logins with a passkey slow its account down', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  for (let tries = 0; tries < 5; tries++) await logIn(authenticator.get(options, handle, { verified: false }), cookie);
  expect(codeOf(await logIn(authenticator.get(options, handle), cookie))).toBe('credentials.delayed');
});

test('client data that isn’t JSON, or without a challenge, is refused', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  const answer = authenticator.get(options, handle);
  const say = (text: string) =>
    logIn({ ...answer, response: { ...answer.response, clientDataJSON: Buffer.from(text).toString('base64url') } }, cookie);
  for (const text of ['nothing', 'null', '{"challenge":1}', '[]'])
    expect([(await say(text)).status, codeOf(await say(text))]).toEqual([400, 'passkey.refused']);
});

test('erasing the account erases its passkeys, and used challenges go when they are over', async () => {
  const { authenticator, handle } = await added();
  const { options, cookie } = await visit();
  await logIn(authenticator.get(options, handle), cookie);
  const used = () => app.installation.readingOf('').selectFrom('directory.used_challenges').selectAll().execute();
  expect(await used()).not.toEqual([]);
  clock.pass(2 * 3600);
  await dropOld(app.installation);
  expect(await used()).toEqual([]);
  const shop = await app.register();
  await app.write('', ({ db }) =>
    db.insertInto('directory.memberships').values({ user_id: shop.userId, merchant_id: person.merchant, team_role: 'owner' }).execute(),
  );
  await eraseAccount(app.installation, person.userId);
  const left = await app.installation
    .readingOf('')
    .selectFrom('directory.passkeys')
    .select('id')
    .where('credential_id', '=', authenticator.id)
    .execute();
  expect(left).toEqual([]);
});
