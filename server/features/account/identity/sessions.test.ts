import { getSession } from '@parley/contract/auth';
import { getMerchantSettings } from '@parley/contract/merchants';
import { listSessions, revokeSession, revokeSessions } from '@parley/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { type SecondWeb, startSecondWeb } from '../../../testing/second-process.ts';
import { codeOf, makeClock } from './make.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
// The fake clock never expires a process's session cache, so only notifications can clear it.
const { now, pass } = makeClock();
let app: TestApp;
/** A second web process with its own caches. */
let secondWeb: SecondWeb;
beforeAll(async () => {
  app = await startTestApp({ now, worker: false });
  secondWeb = await startSecondWeb(app, { now });
});
afterAll(async () => {
  await secondWeb.close();
  await app.close();
});

/** Signs in again as another device. */
async function another({ email, password }: Person) {
  const response = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': chrome },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}
const sessionsOf = async ({ userId, token }: Person) => (await app.send(listSessions, { id: userId }, { token })).body.items;
const isOut = (send: TestApp['send'], token: string) =>
  until(async () => codeOf(await send(getSession, {}, { token })) === 'session.ended');

test('lists each device and marks the current one', async () => {
  const owner = await app.register();
  pass(1);
  await another(owner);
  const [latest, first] = await sessionsOf(owner);
  expect(latest).toMatchObject({ current: false, device: 'Chrome on Windows', address: '127.0.0.1' });
  expect(first).toMatchObject({ current: true, device: 'node' });
});

test('ending one session ends only that one, in every process', async () => {
  const owner = await app.register();
  const second = await another(owner);
  expect((await secondWeb.send(getSession, {}, { token: second })).status).toBe(200);
  const [{ id: session } = { id: '' }] = (await sessionsOf(owner)).filter(({ current }) => !current);
  expect((await app.send(revokeSession, { id: owner.userId, session }, { token: owner.token })).status).toBe(200);
  await isOut(secondWeb.send, second);
  await isOut(app.send, second);
  expect((await secondWeb.send(getSession, {}, { token: owner.token })).status).toBe(200);
  expect(await sessionsOf(owner)).toHaveLength(1);
  expect(codeOf(await app.send(revokeSession, { id: owner.userId, session }, { token: owner.token }))).toBe('session.unknown');
});

test("another user's session counts as missing and stays", async () => {
  const [owner, stranger] = [await app.register(), await app.register()];
  const [{ id: session } = { id: '' }] = await sessionsOf(stranger);
  const answer = await app.send(revokeSession, { id: owner.userId, session }, { token: owner.token });
  expect([answer.status, codeOf(answer)]).toEqual([404, 'session.unknown']);
  expect((await app.send(getSession, {}, { token: stranger.token })).status).toBe(200);
});

test("another user's sessions can't be listed", async () => {
  const [owner, stranger] = [await app.register(), await app.register()];
  const answer = await app.send(listSessions, { id: stranger.userId }, { token: owner.token });
  expect([answer.status, codeOf(answer)]).toEqual([404, 'user.missing']);
});

test('signing out everywhere ends all sessions and streams at once in every process', async () => {
  const owner = await app.register();
  const second = await another(owner);
  expect((await secondWeb.send(getSession, {}, { token: second })).status).toBe(200);
  const stream = await fetch(`${app.url}/api/live/${owner.merchant}`, { headers: { authorization: `Bearer ${second}` } });
  expect((await app.send(revokeSessions, { id: owner.userId }, { token: owner.token })).status).toBe(200);
  await isOut(secondWeb.send, second);
  await isOut(app.send, owner.token);
  await isOut(app.send, second);
  expect(await stream.text()).toContain('event: bye');
});

test('a changed role counts at once in every process', async () => {
  const owner = await app.register();
  const manager = await app.teammate(owner.merchant, 'manager');
  const ask = () => secondWeb.send(getMerchantSettings, { merchant: owner.merchant }, { token: manager.token });
  expect((await ask()).status).toBe(200);
  await app.write('', async (ctx) => {
    await ctx.db.updateTable('directory.memberships').set({ team_role: 'agent' }).where('user_id', '=', manager.userId).execute();
    ctx.forget(`user:${manager.userId}`);
  });
  await until(async () => codeOf(await ask()) === 'permission.denied');
  await app.write('', async (ctx) => {
    await ctx.db.deleteFrom('directory.memberships').where('user_id', '=', manager.userId).execute();
    ctx.forget(`user:${manager.userId}`);
  });
  await until(async () => codeOf(await ask()) === 'merchant.missing');
});
