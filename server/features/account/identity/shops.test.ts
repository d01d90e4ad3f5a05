import { getSession, logIn, refreshSession, switchShop } from '@parley/contract/auth';
import { getMerchantSettings, updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

/** An owner who is also an agent in a second shop. */
async function inTwoShops() {
  const [owner, host] = [await app.register({ merchant_name: 'First' }), await app.register({ merchant_name: 'Second' })];
  await app.write(
    '',
    async ({ db }) =>
      void (await db
        .insertInto('directory.memberships')
        .values({ user_id: owner.userId, merchant_id: host.merchant, team_role: 'agent' })
        .execute()),
  );
  const { body } = await app.send(logIn, { email: owner.email, password: owner.password });
  const { token, refresh_token: refreshToken } = body as { token: string; refresh_token: string };
  return { ...owner, token, refreshToken, second: host.merchant } satisfies Person & { second: string };
}

test('a member of two shops starts in the first and can work in both', async () => {
  const person = await inTwoShops();
  const { body } = await app.send(getSession, {}, { token: person.token });
  expect([body.merchant_name, body.team_role, body.merchants.map(({ name, team_role }) => [name, team_role])]).toEqual([
    'First',
    'owner',
    [
      ['First', 'owner'],
      ['Second', 'agent'],
    ],
  ]);
});

test('switching returns the other shop with the role there, and is remembered', async () => {
  const person = await inTwoShops();
  const { body } = await app.send(switchShop, { merchant_id: person.second }, { token: person.token });
  expect([body.merchant_id, body.merchant_name, body.team_role]).toEqual([person.second, 'Second', 'agent']);
  expect(body.permissions).not.toContain('settings:write');
  expect((await app.send(getSession, {}, { token: person.token })).body).toEqual(body);
  expect((await app.send(refreshSession, { refresh_token: person.refreshToken })).body.user.merchant_id).toBe(person.second);
});

test('each shop checks the role held in it', async () => {
  const { merchant, second, token } = await inTwoShops();
  expect((await app.send(getMerchantSettings, { merchant }, { token })).body.name).toBe('First');
  expect((await app.send(updateMerchantSettings, { merchant, name: 'Mine' }, { token })).status).toBe(200);
  expect(codeOf(await app.send(updateMerchantSettings, { merchant: second, name: 'Mine' }, { token }))).toBe('permission.denied');
});

test("a shop can't be switched to without membership", async () => {
  const [person, stranger] = [await app.register(), await app.register()];
  const answer = await app.send(switchShop, { merchant_id: stranger.merchant }, { token: person.token });
  expect([answer.status, codeOf(answer)]).toEqual([404, 'merchant.missing']);
});

test('operators without a shop are signed in and have no access to shops', async () => {
  const { merchant } = await app.register();
  const staff = await app.register();
  await app.write('', async (ctx) => {
    await ctx.db.deleteFrom('directory.memberships').where('user_id', '=', staff.userId).execute();
    await ctx.db.updateTable('directory.users').set({ role: 'super_admin' }).where('id', '=', staff.userId).execute();
  });
  const { body } = await app.send(logIn, { email: staff.email, password: staff.password });
  const { token, user } = body as { token: string; user: { merchant_id: null; team_role: null; role: string; permissions: string[] } };
  expect([user.role, user.merchant_id, user.team_role, user.permissions]).toEqual(['super_admin', null, null, []]);
  expect(codeOf(await app.send(getMerchantSettings, { merchant }, { token }))).toBe('merchant.missing');
});
