import { logIn, refreshSession } from '@parley/contract/auth';
import { askEmailChange } from '@parley/contract/email-change';
import { removePasskey } from '@parley/contract/passkeys';
import { disableTwoFactor, enableTwoFactor, getProfile, getTwoFactor, renewRecoveryCodes, verifyTwoFactor } from '@parley/contract/users';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { codeAt, codeOf, makeClock, pathsOf, turnOnTwoFactor } from '../make.ts';

const clock = makeClock();
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now, worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.write('', async ({ db }) => void (await db.deleteFrom('directory.sign_in_failures').execute()));
  person = await app.register();
});

const enable = () => app.send(enableTwoFactor, { id: person.userId }, { token: person.token });
const verify = (code: string) => app.send(verifyTwoFactor, { id: person.userId, code }, { token: person.token });
const disable = (code: string) => app.send(disableTwoFactor, { id: person.userId, code }, { token: person.token });
const status = async () => (await app.send(getTwoFactor, { id: person.userId }, { token: person.token })).body;
const enter = (more: { challenge?: string; code?: string } = {}) =>
  app.send(logIn, { email: person.email, password: person.password, ...more });
const challengeOf = async () => ((await enter()).body as { challenge: string }).challenge;
const codeNow = (secret: string) => codeAt(secret, clock.now());

test('a secret is returned as text, address and QR code, and stored encrypted', async () => {
  const answer = await enable();
  const { secret, otpauth_url: url, qr_svg: svg } = answer.body;
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(url).toContain(`secret=${secret}`);
  expect(url).toContain('issuer=Parley');
  expect(svg).toMatch(/^<svg[^]*<\/svg>\s*$/);
  const { two_factor_secret: stored } = await app.installation
    .readingOf('')
    .selectFrom('directory.users')
    .select('two_factor_secret')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(stored).not.toContain(secret);
});

test('sign-in requires it only after a code was verified', async () => {
  const { secret } = (await enable()).body;
  expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0, setup_needs_password: false });
  expect((await enter()).body).toHaveProperty('token');
  const done = await verify(codeNow(secret));
  expect(done.body.recovery_codes).toHaveLength(10);
  expect(new Set(done.body.recovery_codes).size).toBe(10);
  expect(await status()).toEqual({ enabled: true, recovery_codes_left: 10, setup_needs_password: false });
  expect((await app.send(getProfile, { id: person.userId }, { token: person.token })).body.two_factor).toBe(true);
  expect(codeOf(await enable())).toBe('two_factor.already_on');
  expect(codeOf(await verify(codeNow(secret)))).toBe('two_factor.already_on');
});

test('refuses a wrong code, and a code of a replaced secret', async () => {
  const { secret: replaced } = (await enable()).body;
  await enable();
  const answer = await verify(codeNow(replaced));
  expect([answer.status, codeOf(answer), pathsOf(answer)]).toEqual([400, 'two_factor.wrong', ['code']]);
  expect((await status()).enabled).toBe(false);
});

test('without a setup there is nothing to verify or disable', async () => {
  expect(codeOf(await verify('123456'))).toBe('two_factor.not_started');
  expect(codeOf(await disable('123456'))).toBe('two_factor.not_started');
});

test('sign-in requires the second factor and accepts challenge and code', async () => {
  const { secret } = await turnOnTwoFactor(app, person, clock.now());
  const first = await enter();
  expect(first.body).toEqual({ two_factor_required: true, challenge: expect.any(String) });
  expect(first.headers.getSetCookie()).toEqual([]);
  const { challenge } = first.body as { challenge: string };
  clock.pass(30);
  const code = codeNow(secret);
  expect(codeOf(await enter({ code }))).toBe('two_factor.wrong');
  expect(codeOf(await enter({ challenge: 'made up', code }))).toBe('two_factor.wrong');
  expect((await enter({ challenge, code })).body).toHaveProperty('token');
});

test('each code works once, including the one that enabled it', async () => {
  const { secret } = await turnOnTwoFactor(app, person, clock.now());
  const challenge = await challengeOf();
  expect(codeOf(await enter({ challenge, code: codeNow(secret) }))).toBe('two_factor.wrong');
  clock.pass(30);
  const code = codeNow(secret);
  expect((await enter({ challenge, code })).status).toBe(200);
  expect(codeOf(await enter({ challenge, code }))).toBe('two_factor.wrong');
});

test('a code used twice at once works once', async () => {
  const { secret } = await turnOnTwoFactor(app, person, clock.now());
  const challenge = await challengeOf();
  clock.pass(30);
  const code = codeNow(secret);
  const answers = await Promise.all(Array.from({ length: 6 }, () => enter({ challenge, code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code works once, in any notation', async () => {
  const { recoveryCodes } = await turnOnTwoFactor(app, person, clock.now());
  const [first = ''] = recoveryCodes;
  const challenge = await challengeOf();
  expect((await enter({ challenge, code: first.toUpperCase() })).status).toBe(200);
  expect(codeOf(await enter({ challenge, code: first }))).toBe('two_factor.wrong');
  expect((await status()).recovery_codes_left).toBe(9);
});

test('disabling requires a code of the app or a recovery code', async () => {
  const { secret } = await turnOnTwoFactor(app, person, clock.now());
  expect(codeOf(await disable('000000'))).toBe('two_factor.wrong');
  clock.pass(30);
  expect((await disable(codeNow(secret))).status).toBe(200);
  expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0, setup_needs_password: false });
  expect((await enter()).body).toHaveProperty('token');

  clock.pass(30);
  const { recoveryCodes } = await turnOnTwoFactor(app, person, clock.now());
  expect((await disable(recoveryCodes[3] ?? '')).status).toBe(200);
});

test('too many wrong codes lock the account, at sign-in and in settings', async () => {
  const { secret } = await turnOnTwoFactor(app, person, clock.now());
  const challenge = await challengeOf();
  for (let tries = 0; tries < 5; tries++) expect(codeOf(await enter({ challenge, code: '000000' }))).toBe('two_factor.wrong');
  expect(codeOf(await disable(codeNow(secret)))).toBe('credentials.delayed');
  clock.pass(30);
  for (let tries = 0; tries < 2; tries++) await disable('000000');
  expect(codeOf(await enter())).toBe('credentials.delayed');
});

const renew = (code: string) => app.send(renewRecoveryCodes, { id: person.userId, code }, { token: person.token });

test('new recovery codes replace the earlier ones, of which each worked once', async () => {
  const { secret, recoveryCodes: earlier } = await turnOnTwoFactor(app, person, clock.now());
  const [used = '', unused = ''] = earlier;
  expect((await enter({ challenge: await challengeOf(), code: used })).status).toBe(200);
  expect(await status()).toEqual({ enabled: true, recovery_codes_left: 9, setup_needs_password: false });
  clock.pass(60);
  const answer = await renew(codeNow(secret));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { recovery_codes: renewed } = answer.body;
  expect(renewed).toHaveLength(10);
  expect(await status()).toEqual({ enabled: true, recovery_codes_left: 10, setup_needs_password: false });
  for (const gone of [used, unused]) expect(codeOf(await enter({ challenge: await challengeOf(), code: gone }))).toBe('two_factor.wrong');
  expect((await enter({ challenge: await challengeOf(), code: renewed[0] })).status).toBe(200);
});

test('new recovery codes take a code: of the app, or the last recovery code', async () => {
  const { recoveryCodes } = await turnOnTwoFactor(app, person, clock.now());
  const refused = await renew('000000');
  expect([refused.status, codeOf(refused), pathsOf(refused)]).toEqual([400, 'two_factor.wrong', ['code']]);
  expect((await renew(recoveryCodes[0] ?? '')).body.recovery_codes).toHaveLength(10);
});

test('without two-step authentication there are no recovery codes to renew', async () => {
  expect(codeOf(await renew('000000'))).toBe('two_factor.not_started');
});

test('recovery codes are stored as hashes, and using one is audited with what is left', async () => {
  const { recoveryCodes } = await turnOnTwoFactor(app, person, clock.now());
  const db = app.installation.readingOf('');
  const { recovery_codes: stored } = await db
    .selectFrom('directory.users')
    .select('recovery_codes')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(stored).toHaveLength(10);
  for (const code of recoveryCodes) expect(stored.join()).not.toContain(code.replaceAll('-', ''));
  await disable(recoveryCodes[0] ?? '');
  const entries = await db
    .selectFrom('directory.audit_log')
    .select('detail')
    .where('action', '=', 'two_factor.recovery_code_used')
    .where('object_id', '=', person.userId)
    .execute();
  expect(entries).toEqual([{ detail: { left: 9 } }]);
});

/** The same session 15 minutes later, as whoever copied it would continue it. */
async function continueLater() {
  clock.pass(15 * 60);
  const { body } = await app.send(refreshSession, { refresh_token: person.refreshToken });
  person = { ...person, token: body.token, refreshToken: body.refresh_token };
}
const enableWith = (password?: string) => app.send(enableTwoFactor, { id: person.userId, password }, { token: person.token });

test('a session older than 15 minutes takes the password to set it up, refreshed or not', async () => {
  await continueLater();
  expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0, setup_needs_password: true });
  const refused = await enable();
  expect([refused.status, codeOf(refused), pathsOf(refused)]).toEqual([403, 'password.required', ['password']]);
  expect(codeOf(await enableWith(''))).toBe('password.required');
  const wrong = await enableWith('not the password');
  expect([wrong.status, codeOf(wrong), pathsOf(wrong)]).toEqual([400, 'password.wrong', ['password']]);
  expect(codeOf(await verify('123456'))).toBe('two_factor.not_started');
  const { secret } = (await enableWith(person.password)).body;
  expect((await verify(codeNow(secret))).status).toBe(200);
});

test('a refused setup leaves the one that was begun', async () => {
  const { secret } = (await enable()).body;
  await continueLater();
  expect(codeOf(await enable())).toBe('password.required');
  expect((await verify(codeNow(secret))).status).toBe(200);
});

test('who logged in just now needs no password, but a wrong one is refused', async () => {
  await continueLater();
  person = { ...person, token: ((await enter()).body as { token: string }).token };
  expect((await status()).setup_needs_password).toBe(false);
  expect(codeOf(await enableWith('not the password'))).toBe('password.wrong');
  expect((await enable()).status).toBe(200);
});

test('wrong passwords lock the account as at sign-in', async () => {
  await continueLater();
  for (let tries = 0; tries < 5; tries++) await enableWith('not the password');
  expect(codeOf(await enableWith(person.password))).toBe('credentials.delayed');
});

test('a copied session can’t bring an app of its own, and so changes no passkey and no email', async () => {
  await continueLater();
  const tries = [
    await enable(),
    await app.send(removePasskey, { id: person.userId, passkey: newId(), code: '123456' }, { token: person.token }),
    await app.send(askEmailChange, { id: person.userId, email: 'thief@shop.example', code: '123456' }, { token: person.token }),
  ];
  expect(tries.map((answer) => codeOf(answer))).toEqual(['password.required', 'password.wrong', 'password.wrong']);
});
