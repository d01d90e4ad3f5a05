import { logIn } from '@parley/contract/auth';
import { joinByInvite, readInvite, registerByInvite } from '@parley/contract/invites';
import { inviteTeammate, listTeam, resendInvite, revokeInvite } from '@parley/contract/merchants';
import type { TeamRole } from '@parley/contract/permissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../../testing/app.ts';
import { codeOf, cookieOf, makeClock } from '../make.ts';

const clock = makeClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.close());
let count = 0;
let email = '';
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour' });
  email = `ann-${++count}@shop.example`;
});

const invite = (role: TeamRole = 'agent', by = owner, to = email) =>
  app.send(inviteTeammate, { merchant: owner.merchant, email: to, role }, { token: by.token });
const mailsTo = (to: string) => app.mails.filter((mail) => mail.to === to && mail.text.includes('?invite='));
/** The token of the newest mail, once this many were sent. */
const tokenOf = async (mails = 1, to = email) => {
  const mail = await until(async () => (mailsTo(to).length >= mails ? mailsTo(to).at(-1) : undefined));
  return /invite=([\w-]+)/.exec(mail.text)?.[1] ?? '';
};
const team = async (by = owner) => (await app.send(listTeam, { merchant: owner.merchant }, { token: by.token })).body;
const register = (token: string) => app.send(registerByInvite, { token, name: 'Ann', password: 'a long password' });

test('a new user gets a link, sees the invitation, chooses name and password, and joins once', async () => {
  const invited = await invite();
  expect([invited.status, invited.body.email, invited.body.team_role, invited.body.invited_by]).toEqual([
    201,
    email,
    'agent',
    'Olive Owner',
  ]);
  expect((await team()).invites).toEqual([invited.body]);
  const token = await tokenOf();
  expect((await app.send(readInvite, { token })).body).toEqual({
    email,
    merchant_name: 'Harbour',
    team_role: 'agent',
    invited_by: 'Olive Owner',
    has_account: false,
    sso: null,
  });
  const joined = await register(token);
  expect([joined.status, joined.body.user]).toEqual([
    201,
    expect.objectContaining({ name: 'Ann', email, email_verified: true, merchant_id: owner.merchant, team_role: 'agent' }),
  ]);
  expect(cookieOf(joined, 'parley_refresh') ?? cookieOf(joined, 'refresh_token')).toBeTruthy();
  expect((await team()).invites).toEqual([]);
  expect((await team()).items.map(({ name }) => name)).toEqual(['Olive Owner', 'Ann']);
  expect(codeOf(await register(token))).toBe('link.expired');
  expect(codeOf(await app.send(readInvite, { token }))).toBe('link.expired');
});

test('a user with an account joins when signed in, and only the invited one', async () => {
  const known = await app.register({ merchant_name: 'Elsewhere' });
  await invite('manager', owner, known.email);
  const token = await tokenOf(1, known.email);
  expect((await app.send(readInvite, { token })).body.has_account).toBe(true);
  expect(codeOf(await register(token))).toBe('email.taken');
  const other = await app.register();
  expect(codeOf(await app.send(joinByInvite, { token }, { token: other.token }))).toBe('invite.other_address');
  const joined = await app.send(joinByInvite, { token }, { token: known.token });
  expect(joined.body).toMatchObject({ merchant_id: owner.merchant, team_role: 'manager' });
  expect(joined.body.merchants.length).toBe(2);
  const again = await app.send(logIn, { email: known.email, password: known.password });
  expect((again.body as { user: { merchant_id: string } }).user.merchant_id).toBe(owner.merchant);
});

test('resending replaces the link, and revoking ends it', async () => {
  const { body } = await invite();
  const first = await tokenOf();
  const again = await app.send(resendInvite, { merchant: owner.merchant, id: body.id }, { token: owner.token });
  expect(again.status).toBeLessThan(300);
  const second = await tokenOf(2);
  expect(codeOf(await app.send(readInvite, { token: first }))).toBe('link.expired');
  expect((await app.send(readInvite, { token: second })).status).toBe(200);
  const revoke = () => app.send(revokeInvite, { merchant: owner.merchant, id: body.id }, { token: owner.token });
  expect((await revoke()).status).toBe(200);
  expect(codeOf(await register(second))).toBe('link.expired');
  expect(codeOf(await revoke())).toBe('invite.missing');
});

test('a link expires after seven days, and the invitation can be resent', async () => {
  const { body } = await invite();
  const token = await tokenOf();
  clock.pass(7 * 86_400 + 1);
  // Session tokens expire too when the clock jumps.
  const { body: back } = await app.send(logIn, { email: owner.email, password: owner.password });
  const by = { token: (back as { token: string }).token };
  expect(codeOf(await register(token))).toBe('link.expired');
  expect((await app.send(listTeam, { merchant: owner.merchant }, by)).body.invites.map(({ expired }) => expired)).toEqual([true]);
  await app.send(resendInvite, { merchant: owner.merchant, id: body.id }, by);
  expect((await register(await tokenOf(2))).status).toBe(201);
});

test('inviting twice keeps one invitation with the latest role', async () => {
  await invite('agent');
  await invite('manager');
  expect((await team()).invites.map(({ team_role: role }) => role)).toEqual(['manager']);
});

test("a teammate of the shop can't be invited", async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const refused = await invite('agent', owner, agent.email);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'team.member_already']);
});

test.each<[TeamRole, TeamRole, number]>([
  ['owner', 'owner', 201],
  ['owner', 'billing', 201],
  ['manager', 'manager', 201],
  ['manager', 'owner', 403],
  ['manager', 'billing', 403],
  ['agent', 'agent', 403],
])('a %s inviting a %s gets %i', async (by, role, status) => {
  const giver = by === 'owner' ? owner : await app.teammate(owner.merchant, by);
  expect((await invite(role, giver)).status).toBe(status);
});

test("a role that can't invite doesn't see invitations", async () => {
  await invite();
  expect((await team(await app.teammate(owner.merchant, 'agent'))).invites).toEqual([]);
});

test('the database contains no link secrets', async () => {
  await invite();
  const token = await tokenOf();
  const { rows } = await app.installation.owner.query(
    'select i::text as row from directory.invites i union all select payload::text from graphile_worker._private_jobs',
  );
  expect(rows.some(({ row }: { row: string }) => row.includes(token))).toBe(false);
});
