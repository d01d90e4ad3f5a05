import { confirmEmailChange, forgotPassword, getSession, logIn, resetPassword, sendVerification, verifyEmail } from '@parley/contract/auth';
import { askEmailChange, cancelEmailChange, getEmail, resendEmailChange } from '@parley/contract/email-change';
import { joinByInvite, readInvite, registerByInvite } from '@parley/contract/invites';
import { inviteTeammate } from '@parley/contract/merchants';
import { changePassword } from '@parley/contract/users';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../../../../erase-account.ts';
import { newId } from '../../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../../testing/app.ts';
import { followStream } from '../../../../testing/follow-stream.ts';
import { codeAt, codeOf, detailOf, makeClock, pathsOf, turnOnTwoFactor } from '../make.ts';

const clock = makeClock();
let app: TestApp;
let person: Person;
let wanted: string;
beforeAll(async () => {
  app = await startTestApp({
    now: clock.now,
    env: { OPERATOR_NAME: 'Fjord', OPERATOR_ADDRESS: 'Bergen', OPERATOR_EMAIL: 'ops@fjord.example' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.write('', async ({ db }) => void (await db.deleteFrom('directory.sign_in_failures').execute()));
  person = await app.register();
  wanted = `moved-${newId()}@shop.example`;
});

const as = () => ({ token: person.token });
const self = () => ({ id: person.userId });
const ask = (more: { email?: string; password?: string; code?: string } = {}) =>
  app.send(askEmailChange, { ...self(), email: wanted, password: person.password, ...more }, as());
const state = async () => (await app.send(getEmail, self(), as())).body;
const confirm = (token: string) => app.send(confirmEmailChange, { token });
const enter = (email: string, password = person.password) => app.send(logIn, { email, password });
const mailsTo = (email: string, subject: string) => app.mails.filter((mail) => mail.to === email && mail.subject === subject);
/** The token of the newest of `count` mails to an address. */
const tokenIn = (email: string, pattern: RegExp, count = 1) =>
  until(async () => {
    const found = app.mails.filter(({ to, text }) => to === email && pattern.test(text));
    return found.length >= count ? pattern.exec(found.at(-1)?.text ?? '')?.[1] : undefined;
  });
const changeLink = /\/login\?change=(\S+)/;
const tokenOf = (email = wanted, count = 1) => tokenIn(email, changeLink, count);
const notes = async () =>
  (
    await app.installation
      .readingOf('')
      .selectFrom('directory.audit_log')
      .select(['action', 'detail'])
      .where('object_id', '=', person.userId)
      .where('action', 'like', 'email.%')
      .orderBy('at')
      .execute()
  ).map(({ action, detail }) => [action, detail]);

test('nothing changes until the link is opened; then the new address logs in and is verified, and the old one gets an email', async () => {
  const { email: old } = person;
  const asked = await ask({ email: wanted.toUpperCase() });
  expect([asked.status, asked.body.email, asked.body.change?.email]).toEqual([200, old, wanted]);
  expect((await enter(old)).status).toBe(200);
  expect((await enter(wanted)).status).toBe(400);
  const warning = await until(async () => mailsTo(old, 'Your email is about to change')[0]);
  expect(warning.text).toContain('127.0.0.1');
  expect(warning.text).toContain('/forgot-password');
  const done = await confirm(await tokenOf());
  expect([done.status, done.body.email]).toEqual([200, wanted]);
  expect(await state()).toEqual({ email: wanted, email_verified: true, change: null });
  expect((await app.send(getSession, {}, as())).body).toMatchObject({ email: wanted, email_verified: true });
  expect([(await enter(old)).status, (await enter(wanted)).status]).toEqual([400, 200]);
  expect((await until(async () => mailsTo(old, 'Your email was changed')[0])).text).toContain('ops@fjord.example');
  expect(await notes()).toEqual([
    ['email.change_asked', { to: wanted }],
    ['email.changed', { from: old, to: wanted }],
  ]);
});

test('the person’s other tabs learn of it at once, and no colleague’s', async () => {
  const colleague = await app.teammate(person.merchant, 'agent');
  const streams = await Promise.all([person, colleague].map(({ token }) => followStream(`${app.url}/api/live/${person.merchant}`, token)));
  const about = (index: number) =>
    (streams[index]?.events ?? []).filter(({ data }) => (data as { topic?: string } | null)?.topic === 'profile').length;
  await ask();
  await until(async () => about(0) === 1);
  await confirm(await tokenOf());
  await until(async () => about(0) === 2);
  expect(about(1)).toBe(0);
  await Promise.all(streams.map((stream) => stream.leave()));
});

test('takes the password, and counts wrong ones', async () => {
  const refused = await ask({ password: 'not the password' });
  expect([refused.status, codeOf(refused), pathsOf(refused)]).toEqual([400, 'password.wrong', ['password']]);
  expect(codeOf(await app.send(askEmailChange, { ...self(), email: wanted }, as()))).toBe('password.wrong');
  for (let tries = 0; tries < 4; tries++) await ask({ password: 'not the password' });
  expect(codeOf(await ask())).toBe('credentials.delayed');
  expect((await state()).change).toBeNull();
});

test('with two-step authentication it takes a code, and the password is not enough', async () => {
  const { secret } = await turnOnTwoFactor(app, person, clock.now());
  expect(codeOf(await ask())).toBe('two_factor.wrong');
  clock.pass(60);
  expect((await ask({ code: codeAt(secret, clock.now()) })).status).toBe(200);
});

test('nobody else can ask for it', async () => {
  const other = await app.register();
  const answer = await app.send(askEmailChange, { ...self(), email: wanted, password: other.password }, { token: other.token });
  expect([answer.status, codeOf(answer)]).toEqual([404, 'user.missing']);
});

test.each(['same', 'SAME'])('the address that it is already is refused: %s', async (spelling) => {
  const answer = await ask({ email: spelling === 'same' ? person.email : ` ${person.email.toUpperCase()} ` });
  expect([answer.status, detailOf(answer), pathsOf(answer)]).toEqual([422, 'This is already your email.', ['email']]);
});

test('a taken address is found out by whoever opens its link, and by nobody who asks', async () => {
  const other = await app.register();
  const [free, taken] = [await ask(), await ask({ email: other.email })];
  expect(taken.status).toBe(free.status);
  expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
  const answer = await confirm(await tokenOf(other.email));
  expect([answer.status, codeOf(answer), detailOf(answer)]).toEqual([
    409,
    'email.taken',
    'This email belongs to another account. Log in with that one, or choose another email.',
  ]);
  expect((await state()).email).toBe(person.email);
});

test('of two people who change to one address at once, one gets it', async () => {
  const other = await app.register();
  await ask();
  const first = await tokenOf();
  await app.send(askEmailChange, { id: other.userId, email: wanted, password: other.password }, { token: other.token });
  const second = await tokenOf(wanted, 2);
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a link opened twice, or twice at once, works once', async () => {
  await ask();
  const token = await tokenOf();
  expect((await Promise.all([confirm(token), confirm(token), confirm(token)])).map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(codeOf(await confirm(token))).toBe('link.expired');
  expect((await notes()).map(([action]) => action)).toEqual(['email.change_asked', 'email.changed']);
});

test('a newer change replaces the one that waits', async () => {
  await ask();
  const first = await tokenOf();
  const newer = `newer-${newId()}@shop.example`;
  await ask({ email: newer });
  expect(codeOf(await confirm(first))).toBe('link.expired');
  expect((await state()).change?.email).toBe(newer);
  expect((await confirm(await tokenOf(newer))).status).toBe(200);
});

test('asked for twice at once, one waits, and only the latest link works', async () => {
  expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
  await tokenOf(wanted, 2);
  const tokens = app.mails.flatMap(({ to, text }) => (to === wanted ? [changeLink.exec(text)?.[1] ?? ''] : []));
  const answers: number[] = [];
  for (const token of tokens) answers.push((await confirm(token)).status);
  expect(answers.toSorted()).toEqual([200, 400]);
});

test('resending replaces the link and begins the 24 hours again; canceling ends it', async () => {
  const nothing = await app.send(resendEmailChange, self(), as());
  expect([nothing.status, codeOf(nothing)]).toEqual([409, 'email.no_change']);
  await ask();
  const first = await tokenOf();
  clock.pass(3600);
  const { token } = (await enter(person.email)).body as { token: string };
  person = { ...person, token };
  const again = await app.send(resendEmailChange, self(), as());
  expect(again.body.change?.expires_at).toBe(new Date(clock.now().getTime() + 86_400_000).toISOString());
  const second = await tokenOf(wanted, 2);
  expect(codeOf(await confirm(first))).toBe('link.expired');
  expect((await app.send(cancelEmailChange, self(), as())).body.change).toBeNull();
  expect(codeOf(await confirm(second))).toBe('link.expired');
  expect(codeOf(await app.send(cancelEmailChange, self(), as()))).toBe('email.no_change');
  expect((await notes()).map(([action]) => action)).toEqual(['email.change_asked', 'email.change_link_resent', 'email.change_cancelled']);
});

test('a link ends after 24 hours, and the profile says so', async () => {
  await ask();
  const token = await tokenOf();
  clock.pass(86_400 + 1);
  expect(codeOf(await confirm(token))).toBe('link.expired');
  const { token: now } = (await enter(person.email)).body as { token: string };
  expect((await app.send(getEmail, self(), { token: now })).body.change).toMatchObject({ email: wanted, expired: true });
});

test('a changed or reset password cancels the change', async () => {
  await ask();
  const first = await tokenOf();
  await app.send(changePassword, { ...self(), current_password: person.password, new_password: 'quite another one' }, as());
  expect(codeOf(await confirm(first))).toBe('link.expired');
  await ask({ password: 'quite another one' });
  const second = await tokenOf(wanted, 2);
  await app.send(forgotPassword, { email: person.email });
  const reset = await tokenIn(person.email, /\/forgot-password\?token=(\S+)/);
  expect((await app.send(resetPassword, { token: reset, password: 'yet another long one' })).status).toBe(200);
  expect(codeOf(await confirm(second))).toBe('link.expired');
  expect((await notes()).filter(([action]) => action === 'email.change_cancelled')).toEqual([
    ['email.change_cancelled', { why: 'password_changed' }],
    ['email.change_cancelled', { why: 'password_reset' }],
  ]);
});

test('links mailed to the old address end with the change', async () => {
  await app.send(forgotPassword, { email: person.email });
  const reset = await tokenIn(person.email, /\/forgot-password\?token=(\S+)/);
  await app.send(sendVerification, {}, as());
  const verify = await tokenIn(person.email, /\/login\?verify=(\S+)/, 2);
  await ask();
  await confirm(await tokenOf());
  expect(codeOf(await app.send(resetPassword, { token: reset, password: 'yet another long one' }))).toBe('link.expired');
  expect(codeOf(await app.send(verifyEmail, { token: verify }))).toBe('link.expired');
});

test('invitations go by address: to the new one they fit after the change, to the old one no longer', async () => {
  const owner = await app.register();
  const invite = (email: string) => app.send(inviteTeammate, { merchant: owner.merchant, email, role: 'agent' }, { token: owner.token });
  const inviteLink = /\/register\?invite=(\S+)/;
  await invite(person.email);
  await invite(wanted);
  const [toOld, toNew] = [await tokenIn(person.email, inviteLink), await tokenIn(wanted, inviteLink)];
  expect(codeOf(await app.send(joinByInvite, { token: toNew }, as()))).toBe('invite.other_address');
  await ask();
  await confirm(await tokenOf());
  expect(codeOf(await app.send(joinByInvite, { token: toOld }, as()))).toBe('invite.other_address');
  expect((await app.send(readInvite, { token: toOld })).body.has_account).toBe(false);
  expect((await app.send(joinByInvite, { token: toNew }, as())).body.merchant_id).toBe(owner.merchant);
});

test('an account made at the new address while the change waits keeps it', async () => {
  const owner = await app.register();
  await app.send(inviteTeammate, { merchant: owner.merchant, email: wanted, role: 'agent' }, { token: owner.token });
  const invite = await tokenIn(wanted, /\/register\?invite=(\S+)/);
  await ask();
  const token = await tokenOf();
  expect((await app.send(registerByInvite, { token: invite, name: 'Nora New', password: 'quite a long one' })).status).toBe(201);
  expect(codeOf(await confirm(token))).toBe('email.taken');
});

test('erasing an account ends its change and finds its former addresses', async () => {
  const owner = await app.register();
  person = await app.teammate(owner.merchant, 'agent');
  const { email: old } = person;
  await ask();
  await confirm(await tokenOf());
  const later = `later-${newId()}@shop.example`;
  await ask({ email: later });
  const token = await tokenOf(later);
  await app.write('', ({ db }) =>
    db.insertInto('directory.demo_requests').values({ id: newId(), name: 'Ann', email: old, shop: 'S', message: '' }).execute(),
  );
  expect(await eraseAccount(app.installation, person.userId)).toBe(true);
  expect(codeOf(await confirm(token))).toBe('link.expired');
  const { rows } = await app.installation.owner.query(
    `select 1 from directory.demo_requests where email = any ($1) union all select 1 from directory.email_changes where user_id = $2
     union all select 1 from directory.audit_log where detail::text ~ any ($1)`,
    [[old, wanted, later], person.userId],
  );
  expect(rows).toEqual([]);
});

test('the database and the queue contain no link', async () => {
  await ask();
  const token = await tokenOf();
  const { rows } = await app.installation.owner.query(
    'select c::text as row from directory.email_changes c union all select payload::text from graphile_worker._private_jobs',
  );
  expect(rows.some(({ row }: { row: string }) => row.includes(token))).toBe(false);
});
