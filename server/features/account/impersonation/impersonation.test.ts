import { refreshSession } from '@parley/contract/auth';
import { listConversations, getConversation, markRead, sendMessage } from '@parley/contract/inbox';
import { getMerchantSettings, listTeam, updateMerchantSettings } from '@parley/contract/merchants';
import { revokeSessions } from '@parley/contract/users';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeOperator, signedIn, viewShop } from '../../../testing/actors.ts';
import { logInAs, type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { type SecondWeb, startSecondWeb } from '../../../testing/second-process.ts';
import { codeOf, makeClock } from '../identity/make.ts';
import { endImpersonation, longest, startImpersonation } from './service.ts';

const { now, pass } = makeClock();
let app: TestApp;
let owner: Person;
let operator: Person;
/** A second web process with its own caches. */
let secondWeb: SecondWeb;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now });
  owner = await app.register();
  secondWeb = await startSecondWeb(app, { now });
});
afterAll(async () => {
  await secondWeb.close();
  await app.close();
});
beforeEach(async () => {
  operator = await makeOperator(app);
  owner = await logInAs(app.url, owner.email, owner.password);
});

const at = () => ({ merchant: owner.merchant });
const settings = (send = app.send) => send(getMerchantSettings, at(), { token: operator.token });
const end = async () => app.writeAs(await signedIn(app, operator, 'super_admin'), (ctx) => endImpersonation(ctx));
const shopLog = (merchant = owner.merchant) =>
  app.installation
    .readingOf(merchant)
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'detail'])
    .where('actor_id', '=', operator.userId)
    .orderBy('at')
    .execute();

test("an operator can't access a shop until they view it with a reason that the shop can read", async () => {
  expect(codeOf(await settings())).toBe('merchant.missing');
  const { id } = await viewShop(app, operator, owner.merchant, '  Ticket 4711 ');
  await until(async () => (await settings()).status === 200);
  expect(await shopLog()).toMatchObject([
    { action: 'impersonation.started', actor_id: operator.userId, detail: { impersonation: id, reason: 'Ticket 4711' } },
  ]);
});

test('viewing requires a reason and an existing shop', async () => {
  await expect(viewShop(app, operator, owner.merchant, '  ')).rejects.toThrow('Enter a reason.');
  await expect(viewShop(app, operator, randomUUID())).rejects.toThrow('This shop doesn’t exist');
});

test('only operators can view a shop', async () => {
  const stranger = await app.register();
  for (const role of ['merchant', 'admin'] as const) {
    const starting = app.writeAs(await signedIn(app, stranger, role), (ctx) =>
      startImpersonation(ctx, { merchant: owner.merchant, reason: 'Curious' }),
    );
    await expect(starting).rejects.toThrow('doesn’t allow this');
  }
});

test('another shop is refused until the first view has ended', async () => {
  const other = await app.register();
  await viewShop(app, operator, owner.merchant);
  await expect(viewShop(app, operator, other.merchant)).rejects.toThrow('already viewing a shop');
  await end();
  await viewShop(app, operator, other.merchant);
  await until(async () => codeOf(await settings()) === 'merchant.missing');
  expect((await app.send(getMerchantSettings, { merchant: other.merchant }, { token: operator.token })).status).toBe(200);
});

test('a view ends after half an hour and can be started again', async () => {
  await viewShop(app, operator, owner.merchant);
  await until(async () => (await settings()).status === 200);
  pass(longest / 1000);
  // A session token expires after 15 minutes, so the operator signs in again in the same session.
  const renewed = await app.send(refreshSession, { refresh_token: operator.refreshToken });
  operator = { ...operator, token: renewed.body.token };
  expect(codeOf(await settings())).toBe('merchant.missing');
  await viewShop(app, operator, owner.merchant);
  await until(async () => (await settings()).status === 200);
});

test('ending a view takes effect at once in every process and is audited in the shop', async () => {
  await viewShop(app, operator, owner.merchant);
  for (const send of [app.send, secondWeb.send]) await until(async () => (await settings(send)).status === 200);
  await end();
  for (const send of [app.send, secondWeb.send]) await until(async () => codeOf(await settings(send)) === 'merchant.missing');
  await end();
  expect((await shopLog()).map(({ action }) => action)).toEqual(['impersonation.started', 'impersonation.ended']);
});

test('a view ends when the operator loses their role', async () => {
  await viewShop(app, operator, owner.merchant);
  await until(async () => (await settings()).status === 200);
  await app.write('', async (ctx) => {
    await ctx.db.updateTable('directory.users').set({ role: 'merchant' }).where('id', '=', operator.userId).execute();
    ctx.forget(`user:${operator.userId}`);
  });
  expect(await until(async () => codeOf(await settings()) === 'merchant.missing')).toBe(true);
});

test('a view ends with its session', async () => {
  await viewShop(app, operator, owner.merchant);
  await app.send(revokeSessions, { id: operator.userId }, { token: operator.token });
  expect(await until(async () => codeOf(await settings()) === 'session.ended')).toBe(true);
});

test("a viewing operator reads masked data, can't change anything and isn't shown as online", async () => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('write me at quinn@customer.example');
  const { id } = await latestConversation(app, owner);
  await viewShop(app, operator, owner.merchant);
  await until(async () => (await settings()).status === 200);
  const { body: conversation } = await app.send(getConversation, { ...at(), id }, { token: operator.token });
  expect(JSON.stringify(conversation)).not.toContain('quinn@customer.example');
  expect(conversation.actions).toEqual([]);
  expect((await app.send(listConversations, at(), { token: operator.token })).body.items.length).toBeGreaterThan(0);
  const message = { ...at(), id, client_id: randomUUID(), text: 'Hello' };
  const refused = [
    await app.send(sendMessage, message, { token: operator.token }),
    await app.send(markRead, { ...at(), id, seq: 1 }, { token: operator.token }),
    await app.send(updateMerchantSettings, { ...at(), name: 'Taken' }, { token: operator.token }),
  ];
  expect(refused.map(codeOf)).toEqual(['permission.denied', 'permission.denied', 'permission.denied']);
  const stream = await fetch(`${app.url}/api/live/${owner.merchant}`, { headers: { authorization: `Bearer ${operator.token}` } });
  expect(stream.status).toBe(403);
  const { body: team } = await app.send(listTeam, at(), { token: owner.token });
  expect(team.items.map(({ user_id: member }) => member)).not.toContain(operator.userId);
  const reads = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('reads')
    .select('user_id')
    .where('user_id', '=', operator.userId)
    .execute();
  expect(reads).toEqual([]);
});
