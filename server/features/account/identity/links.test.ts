import { forgotPassword, getSession, logIn, resetPassword, sendVerification, verifyEmail } from '@parley/contract/auth';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { codeOf, makeClock, pathsOf } from './make.ts';

const clock = makeClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.close());

/** The token in the newest matching mail to an address. */
const tokenFor = (email: string, pattern: RegExp, after = 0) =>
  until(async () => pattern.exec(app.mails.slice(after).findLast(({ to, text }) => to === email && pattern.test(text))?.text ?? '')?.[1]);
const resetLink = /\/forgot-password\?token=(\S+)/;
const verifyLink = /\/login\?verify=(\S+)/;
async function resetToken(email: string) {
  const before = app.mails.length;
  await app.send(forgotPassword, { email });
  return tokenFor(email, resetLink, before);
}
const reset = (token: string, password = 'another long one') => app.send(resetPassword, { token, password });

test('requesting a link responds the same with or without an account, and mails only existing ones', async () => {
  const { email } = await app.register();
  const known = await app.send(forgotPassword, { email });
  const unknown = await app.send(forgotPassword, { email: 'nobody@shop.example' });
  expect(unknown.body).toEqual(known.body);
  expect([unknown.status, known.status]).toEqual([200, 200]);
  await tokenFor(email, resetLink);
  expect(app.mails.filter(({ to }) => to === 'nobody@shop.example')).toEqual([]);
});

test('a reset link sets a new password once and ends every session', async () => {
  const { email, password, token: session } = await app.register();
  const token = await resetToken(email);
  expect((await reset(token)).status).toBe(200);
  expect(codeOf(await app.send(getSession, {}, { token: session }))).toBe('session.ended');
  expect((await app.send(logIn, { email, password })).status).toBe(400);
  expect((await app.send(logIn, { email, password: 'another long one' })).status).toBe(200);
  const again = await reset(token, 'yet another long one');
  expect([again.status, codeOf(again)]).toEqual([400, 'link.expired']);
});

test('a reset link used twice at once works once', async () => {
  const { email } = await app.register();
  const token = await resetToken(email);
  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('a newer reset link ends the older ones', async () => {
  const { email } = await app.register();
  const [first, second] = [await resetToken(email), await resetToken(email)];
  expect(codeOf(await reset(first))).toBe('link.expired');
  expect((await reset(second)).status).toBe(200);
});

test('requesting a link does the same work with or without an account', async () => {
  const idle = await startTestApp({ worker: false });
  const queue = new pg.Client({ connectionString: idle.database.ownerUrl });
  await queue.connect();
  const { email } = await idle.register();
  const jobs = async () => {
    const { rows } = await queue.query<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'identity.mail_link'",
    );
    return rows[0]?.count ?? 0;
  };
  const added = [];
  for (const one of [email, 'nobody@shop.example']) {
    const before = await jobs();
    await idle.send(forgotPassword, { email: one });
    added.push((await jobs()) - before);
  }
  await queue.end();
  await idle.close();
  expect(added).toEqual([1, 1]);
});

test('a reset invalidates the other requested links', async () => {
  const { email } = await app.register();
  const [first, second] = [await resetToken(email), await resetToken(email)];
  expect((await reset(second)).status).toBe(200);
  expect(codeOf(await reset(first))).toBe('link.expired');
});

test('a reset lifts a lockout', async () => {
  const { email } = await app.register();
  for (let tries = 0; tries < 6; tries++) await app.send(logIn, { email, password: 'not the password' });
  await reset(await resetToken(email));
  expect((await app.send(logIn, { email, password: 'another long one' })).status).toBe(200);
});

test("a reset link is valid for 30 minutes, and refusing a common password doesn't use it up", async () => {
  const { email } = await app.register();
  const token = await resetToken(email);
  clock.pass(29 * 60);
  const common = await reset(token, 'password1234');
  expect([codeOf(common), pathsOf(common)]).toEqual(['password.common', ['password']]);
  clock.pass(2 * 60);
  expect(codeOf(await reset(token))).toBe('link.expired');
});

test("the database stores only a link's hash", async () => {
  const { email } = await app.register();
  const token = await resetToken(email);
  const links = await app.installation.readingOf('').selectFrom('directory.mailed_links').selectAll().execute();
  expect(links.length).toBeGreaterThan(0);
  expect(JSON.stringify(links)).not.toContain(token);
});

test('registering mails a link that verifies the address once', async () => {
  const { email, token: session } = await app.register();
  const token = await tokenFor(email, verifyLink);
  expect((await app.send(verifyEmail, { token })).status).toBe(200);
  expect((await app.send(getSession, {}, { token: session })).body.email_verified).toBe(true);
  expect(codeOf(await app.send(verifyEmail, { token }))).toBe('link.expired');
});

test("the verification can be mailed again, and can't set a password", async () => {
  const { email, token: session } = await app.register();
  const first = await tokenFor(email, verifyLink);
  const before = app.mails.length;
  await app.send(sendVerification, {}, { token: session });
  const second = await tokenFor(email, verifyLink, before);
  expect(second).not.toBe(first);
  expect(codeOf(await reset(second))).toBe('link.expired');
  expect((await app.send(verifyEmail, { token: second })).status).toBe(200);
});
