import { getEntitlements } from '@parley/contract/entitlements';
import { command, query } from '@parley/contract/endpoint';
import { joinByInvite, registerByInvite } from '@parley/contract/invites';
import { inviteTeammate, removeTeammate, resendInvite, revokeInvite } from '@parley/contract/merchants';
import { leftOf, type Plan, plans } from '@parley/contract/plans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, makeClock } from '../../features/account/identity/make.ts';
import { type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { entitlementsOf } from './entitlements.ts';
import { setPlan } from './set-plan.ts';

const clock = makeClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.close());
let count = 0;
beforeEach(async () => {
  owner = await app.register();
});

const put = (plan: Plan) => app.write(owner.merchant, (ctx) => setPlan(ctx, owner.merchant, plan));
const newAddress = () => `invited-${(count += 1)}@shop.example`;
const invite = (email = newAddress(), more: { role?: 'agent' | 'manager'; headers?: Record<string, string> } = {}) =>
  app.send(
    inviteTeammate,
    { merchant: owner.merchant, email, team_role: more.role ?? 'agent' },
    { token: owner.token, ...(more.headers && { headers: more.headers }) },
  );
const seats = async () => {
  const { body } = await app.send(getEntitlements, { merchant: owner.merchant }, { token: owner.token });
  return body.items.find(({ name }) => name === 'teammates');
};
const tokenOf = (email: string, mails = 1) =>
  until(async () => {
    const sent = app.mails.filter((mail) => mail.to === email);
    return sent.length >= mails && /invite=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1];
  });
const register = (token: string) => app.send(registerByInvite, { token, name: 'Ann', password: 'a long password' });
const invitesLeft = async () =>
  (await app.installation.owner.query('select email from directory.invites where merchant_id = $1', [owner.merchant])).rows.length;

test('a new shop is on the largest plan, without limits', async () => {
  const { body } = await app.send(getEntitlements, { merchant: owner.merchant }, { token: owner.token });
  const unlimited = { limit: null, left: null };
  expect(body).toEqual({
    plan: 'scale',
    items: [
      { name: 'teammates', used: 1, ...unlimited },
      { name: 'ai_answers', used: 0, ...unlimited },
      { name: 'api_calls', used: 0, ...unlimited },
      { name: 'channels', used: 1, ...unlimited },
    ],
  });
});

test('invitations count, and one too many is refused with a way out', async () => {
  await put('free');
  expect((await invite()).status).toBe(201);
  expect(await seats()).toEqual({ name: 'teammates', limit: 2, used: 2, left: 0 });
  const refused = await invite();
  expect([refused.status, refused.body]).toEqual([
    403,
    {
      type: 'https://parley.example/problems/plan.limit_reached',
      title: 'You’ve reached your plan’s limit. Change your plan in Settings › Billing.',
      status: 403,
      detail: 'Your plan includes 2 teammates. Remove someone, or change your plan in Settings › Billing.',
      code: 'plan.limit_reached',
      entitlement: 'teammates',
      plan: 'free',
      limit: 2,
      used: 2,
    },
  ]);
  expect(await invitesLeft()).toBe(1);
});

test('concurrent invitations succeed only up to the limit', async () => {
  await put('starter');
  const answers = await Promise.all(Array.from({ length: 8 }, () => invite()));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 403, 403, 403, 403]);
  expect(await seats()).toMatchObject({ used: 5, left: 0 });
});

test('in a full shop, requests that add nobody succeed: repeated addresses, resends and replayed responses', async () => {
  await put('free');
  const email = newAddress();
  const headers = { 'idempotency-key': `seat-${email}` };
  const first = await invite(email, { headers });
  expect((await invite(email, { role: 'manager' })).status).toBe(201);
  expect((await app.send(resendInvite, { merchant: owner.merchant, id: first.body.id }, { token: owner.token })).status).toBe(200);
  expect((await invite(email, { headers })).body).toEqual(first.body);
});

test('revoking an invitation or removing a teammate frees a seat', async () => {
  await put('free');
  const { body } = await invite();
  await app.send(revokeInvite, { merchant: owner.merchant, id: body.id }, { token: owner.token });
  expect(await seats()).toMatchObject({ used: 1, left: 1 });
  const agent = await app.teammate(owner.merchant, 'agent');
  expect(codeOf(await invite())).toBe('plan.limit_reached');
  await app.send(removeTeammate, { merchant: owner.merchant, id: agent.userId }, { token: owner.token });
  expect((await invite()).status).toBe(201);
});

test('an expired invitation uses no seat, and resending it needs one', async () => {
  await put('free');
  const { body } = await invite();
  // The invitation expires; the owner's session doesn't.
  await app.installation.owner.query(`update directory.invites set expires_at = $2 where id = $1`, [body.id, clock.now()]);
  expect(await seats()).toMatchObject({ used: 1, left: 1 });
  await app.teammate(owner.merchant, 'agent');
  const again = await app.send(resendInvite, { merchant: owner.merchant, id: body.id }, { token: owner.token });
  expect(codeOf(again)).toBe('plan.limit_reached');
});

test('accepting uses the reserved seat, fails after the plan shrank, and then keeps the link valid', async () => {
  await put('starter');
  const [ann, ben] = [newAddress(), newAddress()];
  await invite(ann);
  await invite(ben);
  const [forAnn, forBen] = [await tokenOf(ann), await tokenOf(ben)];
  await put('free');
  expect((await register(forAnn)).status).toBe(201);
  const refused = await register(forBen);
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'plan.limit_reached',
      detail:
        'This shop’s plan includes 2 teammates, so nobody else can join. Ask the person who invited you to make room, then open the link again.',
    },
  });
  await put('starter');
  expect((await register(forBen)).status).toBe(201);
  expect(await seats()).toMatchObject({ used: 3, left: 2 });
});

test('the same applies to users who already have an account', async () => {
  const known = await app.register();
  await put('starter');
  await invite(known.email);
  const token = await tokenOf(known.email);
  await app.teammate(owner.merchant, 'agent');
  await put('free');
  expect(codeOf(await app.send(joinByInvite, { token }, { token: known.token }))).toBe('plan.limit_reached');
  await put('scale');
  expect((await app.send(joinByInvite, { token }, { token: known.token })).status).toBe(200);
});

test('of two who accept at once, one gets the last seat', async () => {
  await put('starter');
  const addresses = [newAddress(), newAddress()];
  for (const email of addresses) await invite(email);
  const tokens = await Promise.all(addresses.map((email) => tokenOf(email)));
  await put('free');
  const answers = await Promise.all(tokens.map(register));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
});

test('a plan change is audited and signaled; setting the same plan changes nothing', async () => {
  await put('growth');
  await put('growth');
  const db = app.installation.readingOf(owner.merchant);
  const { rows } = await app.installation.owner.query(`select detail from audit_log where merchant_id = $1 and action = 'plan.changed'`, [
    owner.merchant,
  ]);
  expect(rows).toEqual([{ detail: { before: 'scale', after: 'growth' } }]);
  const signals = await db.selectFrom('live').select('data').execute();
  expect(signals.map(({ data }) => (data as { signal: { topic: string } }).signal.topic)).toEqual(['plan']);
});

test('a limit that no feature counts stops the start, not a request', () => {
  expect(() => entitlementsOf([]).meterOf('channels')).toThrow('No feature counts the limit channels.');
});

test('a larger plan never includes less', () => {
  const order = Object.values(plans).map(({ limits }) => Object.values<number | null>(limits).map((limit) => limit ?? Infinity));
  for (const [at, limits] of order.entries())
    for (const [which, limit] of limits.entries()) expect(limit).toBeGreaterThanOrEqual(order[at - 1]?.[which] ?? 0);
  expect([leftOf(3, 5), leftOf(3, 1), leftOf(null, 9)]).toEqual([0, 2, null]);
});

test("only a shop's command can consume an entitlement", () => {
  const terms = { summary: '', input: z.object({}), result: z.object({}), entitlement: 'teammates' } as const;
  // @ts-expect-error: a query writes nothing
  query('GET /api/x', { ...terms, access: 'team:read' });
  // @ts-expect-error: names no shop
  command('POST /api/x', { ...terms, access: 'user' });
  expect(command('POST /api/x', { ...terms, access: 'team:write' }).problems).toEqual(['plan.limit_reached']);
});
