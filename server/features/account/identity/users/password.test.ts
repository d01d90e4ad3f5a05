import { getSession, logIn } from '@parley/contract/auth';
import { changePassword } from '@parley/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../../testing/app.ts';
import { codeOf, makeClock, pathsOf } from '../make.ts';

const clock = makeClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now, worker: false });
});
afterAll(() => app.close());

const change = ({ userId, token }: Person, current: string, wanted: string) =>
  app.send(changePassword, { id: userId, current_password: current, new_password: wanted }, { token });
const enter = (email: string, password: string) => app.send(logIn, { email, password });

test('sets a new password, keeps this session and ends the others', async () => {
  const person = await app.register();
  const { token: other } = (await enter(person.email, person.password)).body as { token: string };
  expect((await change(person, person.password, 'quite another one')).status).toBe(200);
  await until(async () => codeOf(await app.send(getSession, {}, { token: other })) === 'session.ended');
  expect((await app.send(getSession, {}, { token: person.token })).status).toBe(200);
  expect((await enter(person.email, person.password)).status).toBe(400);
  expect((await enter(person.email, 'quite another one')).status).toBe(200);
});

test('requires the correct current password', async () => {
  const person = await app.register();
  const answer = await change(person, 'not the password', 'quite another one');
  expect([answer.status, codeOf(answer), pathsOf(answer)]).toEqual([400, 'password.wrong', ['current_password']]);
  expect((await enter(person.email, person.password)).status).toBe(200);
});

test.each([
  ['short', 'input.invalid'],
  ['1234567890', 'password.common'],
])('refuses a new password such as %s', async (wanted, code) => {
  const person = await app.register();
  const answer = await change(person, person.password, wanted);
  expect([answer.status, codeOf(answer), pathsOf(answer)]).toEqual([422, code, ['new_password']]);
});

test('slows down guessing the current password, as at sign-in', async () => {
  const person = await app.register();
  for (let tries = 0; tries < 5; tries++) expect((await change(person, 'not the password', 'quite another one')).status).toBe(400);
  expect(codeOf(await change(person, person.password, 'quite another one'))).toBe('credentials.delayed');
  expect(codeOf(await enter(person.email, person.password))).toBe('credentials.delayed');
  clock.pass(2);
  expect((await change(person, person.password, 'quite another one')).status).toBe(200);
});
