import { logIn, refreshSession, resetPassword, forgotPassword } from '@parley/contract/auth';
import {
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  revokeSessions,
  updateProfile,
  verifyTwoFactor,
} from '@parley/contract/users';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { makeClock } from './make.ts';

const { now, pass } = makeClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now });
});
afterAll(() => app.close());

const subjectsTo = ({ email }: Person) => app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const mailTo = (person: Person, subject: string) =>
  until(async () => app.mails.find((mail) => mail.to === person.email && mail.subject === subject));
const self = ({ userId }: Person) => ({ id: userId });
const as = ({ token }: Person) => ({ token });
const enterWith = (person: Person, device: string) =>
  fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': device },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a changed password is mailed with its time in the zone of the profile, its device’s address, and what to do', async () => {
  const person = await app.register();
  await app.send(updateProfile, { ...self(person), name: 'Olive Owner', time_zone: 'Asia/Tokyo' }, as(person));
  await app.send(changePassword, { ...self(person), current_password: person.password, new_password: 'quite another one' }, as(person));
  const { text } = await mailTo(person, 'Your password was changed');
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(now());
  expect(text).toContain(`${time}, from 127.0.0.1`);
  expect(text).toContain('/forgot-password');
  expect(text).not.toContain('quite another one');
});

test('a failed change of the password mails nothing', async () => {
  const person = await app.register();
  await app.send(changePassword, { ...self(person), current_password: 'wrong one', new_password: 'quite another one' }, as(person));
  await app.send(revokeSessions, self(person), as(person));
  expect((await mailTo(person, 'You’re logged out everywhere')).text).toContain('/forgot-password');
  expect(subjectsTo(person)).not.toContain('Your password was changed');
});

test('a reset by link is mailed', async () => {
  const person = await app.register();
  await app.send(forgotPassword, { email: person.email });
  const { text } = await mailTo(person, 'Reset your password');
  await app.send(resetPassword, { token: /token=(\S+)/.exec(text)?.[1] ?? '', password: 'another long one' });
  expect((await mailTo(person, 'Your password was changed')).text).toContain('/forgot-password');
});

test('a login on a device that was never seen is mailed once, and one on a known device isn’t', async () => {
  const person = await app.register();
  await app.send(logIn, { email: person.email, password: person.password });
  await enterWith(person, firefox);
  const { text } = await mailTo(person, 'New login to Parley');
  expect(text).toContain('Firefox on Linux, 127.0.0.1');
  // A newer version is the same device.
  await enterWith(person, firefox.replaceAll('140.0', '141.0'));
  await app.send(revokeSessions, self(person), as(person));
  expect((await mailTo(person, 'You’re logged out everywhere')).text).toContain('/forgot-password');
  expect(subjectsTo(person).filter((subject) => subject === 'New login to Parley')).toHaveLength(1);
});

test('a second factor turned on, off, and a recovery code in its place are mailed', async () => {
  const person = await app.register();
  const { body } = await app.send(enableTwoFactor, self(person), as(person));
  const totp = new TOTP({ secret: body.secret });
  const code = () => totp.generate({ timestamp: now().getTime() });
  const { body: on } = await app.send(verifyTwoFactor, { ...self(person), code: code() }, as(person));
  expect((await mailTo(person, 'Two-step authentication is on')).text).toContain('/forgot-password');
  const { body: asked } = await app.send(logIn, { email: person.email, password: person.password });
  const challenge = 'challenge' in asked ? asked.challenge : '';
  await app.send(logIn, { email: person.email, password: person.password, challenge, code: on.recovery_codes[0] ?? '' });
  expect((await mailTo(person, 'A recovery code was used')).text).toContain('You have 9 left.');
  pass(60);
  await app.send(renewRecoveryCodes, { ...self(person), code: code() }, as(person));
  expect((await mailTo(person, 'You have new recovery codes')).text).toContain('/forgot-password');
  pass(60);
  await app.send(disableTwoFactor, { ...self(person), code: code() }, as(person));
  expect((await mailTo(person, 'Two-step authentication is off')).text).toContain('/forgot-password');
});

test('a copied session that was ended is mailed', async () => {
  const person = await app.register();
  await app.send(refreshSession, { refresh_token: person.refreshToken });
  pass(60);
  await app.send(refreshSession, { refresh_token: person.refreshToken });
  expect((await mailTo(person, 'We ended one of your sessions')).text).toContain('/forgot-password');
});
