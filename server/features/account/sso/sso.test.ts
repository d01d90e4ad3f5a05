import { getSession, logIn, refreshSession } from '@parley/contract/auth';
import type { Sent } from '@parley/contract/endpoint';
import { countConversations } from '@parley/contract/inbox';
import { createRole, deleteRole } from '@parley/contract/roles';
import { readInvite } from '@parley/contract/invites';
import { inviteTeammate, listTeam, removeTeammate } from '@parley/contract/merchants';
import { finishSingleSignOn, startSingleSignOn } from '@parley/contract/single-sign-on';
import { deleteSingleSignOn, getSingleSignOn, saveSingleSignOn, testSingleSignOn } from '@parley/contract/sso-settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browse, openTestProvider, testClient } from '../../../integrations/oidc/make.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { makeKey } from '../../../testing/actors.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf, cookieOf, detailOf, makeClock, pathsOf } from '../identity/make.ts';

const clock = makeClock();
const lines: string[] = [];
let app: TestApp;
let provider: Awaited<ReturnType<typeof openTestProvider>>;
let owner: Person;
let name: string;
let email: string;
beforeAll(async () => {
  provider = await openTestProvider();
  app = await startTestApp({ now: clock.now, env: { OUTBOUND_PRIVATE: '1', LOG_LEVEL: 'debug' }, lines });
  provider.allow(`${app.url}/login/sso/callback`);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  owner = await app.register();
  name = `company-${newId().slice(-12)}`;
  email = `ada-${newId()}@company.example`;
  provider.person = { sub: newId(), email, email_verified: true, name: 'Ada Byron' };
  provider.refuses = undefined;
});

type Settings = Partial<Omit<Sent<typeof saveSingleSignOn>, 'merchant'>>;
const save = (more: Settings = {}, by = owner) =>
  app.send(
    saveSingleSignOn,
    {
      ...{ merchant: by.merchant, name, issuer: provider.issuer, client_id: testClient.clientId },
      ...{ client_secret: testClient.clientSecret, role: 'agent', required: false, ...more },
    },
    { token: by.token },
  );
const start = async (more: { return_to?: string } = {}, at = name) => {
  const answer = await app.send(startSingleSignOn, { name: at, ...more });
  return { ...answer, cookie: `parley_sso=${cookieOf(answer, 'parley_sso')}` };
};
const finish = (query: string, cookie: string) =>
  app.send(finishSingleSignOn, { query: query.replace(/^\?/, '') }, { headers: { cookie } });
/** Goes to the provider and back. */
async function come(at = name) {
  const { body, cookie } = await start({}, at);
  return finish((await browse(body.url)).search, cookie);
}
const settings = async () => (await app.send(getSingleSignOn, { merchant: owner.merchant }, { token: owner.token })).body;
const counts = (token: string, merchant = owner.merchant) => app.send(countConversations, { merchant }, { token });

test('a new person logs in through the provider, with the role for new people, and without a password', async () => {
  expect((await save()).status).toBe(200);
  const { body: began, cookie } = await start({ return_to: '/orders?tab=open' });
  expect(new URL(began.url).searchParams.get('code_challenge_method')).toBe('S256');
  const back = await browse(began.url);
  expect(back.pathname).toBe('/login/sso/callback');
  const answer = await finish(back.search, cookie);
  expect(answer.status).toBe(200);
  expect(cookieOf(answer, 'parley_refresh')).toBeTruthy();
  const { body } = answer;
  expect(body.return_to).toBe('/orders?tab=open');
  expect(body.user).toMatchObject({
    ...{ name: 'Ada Byron', email, email_verified: false, team_role: 'agent', merchant_id: owner.merchant },
    ...{ sso: 'own_account', second_step_required: false },
  });
  expect((await counts(body.token)).status).toBe(200);
  expect((await settings()).sso?.proven_at).not.toBeNull();
  for (const password of ['', 'a long password', 'null'])
    expect((await app.send(logIn, { email, password })).status).toBe(password === '' ? 422 : 400);
  // Again: the same person, by the subject, whatever the email is now.
  provider.person = { ...(provider.person ?? { sub: '' }), email: `other-${newId()}@company.example` };
  expect((await come()).body.user.id).toBe(body.user.id);
  const { body: team } = await app.send(listTeam, { merchant: owner.merchant }, { token: owner.token });
  expect(team.items.map((one) => one.email)).toEqual([owner.email, email]);
});

test('the address of a new person is written to, since nobody has proven it', async () => {
  await save();
  await come();
  const mail = await until(async () => app.mails.find(({ to, subject }) => to === email && subject === 'You have an account on Parley'));
  expect(mail.text).toContain('The single sign-on of Test Shop made an account');
  expect(mail.text).toContain('/forgot-password');
});

test('the session ends a day after it began, however often it is used', async () => {
  await save();
  const { body } = await come();
  let refreshToken = body.refresh_token;
  for (const hours of [10, 10]) {
    clock.pass(hours * 3600);
    refreshToken = (await app.send(refreshSession, { refresh_token: refreshToken })).body.refresh_token;
  }
  clock.pass(4 * 3600 + 1);
  expect(codeOf(await app.send(refreshSession, { refresh_token: refreshToken }))).toBe('refresh.invalid');
});

test('a finish works once, in the browser that started, and for ten minutes', async () => {
  await save();
  const { body, cookie } = await start();
  const { search } = await browse(body.url);
  const other = await start();
  for (const wrong of ['', 'parley_sso=made-up', other.cookie]) expect(codeOf(await finish(search, wrong))).toBe('sso.expired');
  const forged = new URLSearchParams(search);
  forged.set('state', 'another');
  expect(codeOf(await finish(forged.toString(), cookie))).toBe('sso.expired');
  forged.delete('state');
  expect(codeOf(await finish(forged.toString(), cookie))).toBe('sso.expired');
  expect((await finish(search, cookie)).status).toBe(200);
  expect(codeOf(await finish(search, cookie))).toBe('sso.expired');
  const late = await start();
  const back = await browse(late.body.url);
  clock.pass(601);
  expect(codeOf(await finish(back.search, late.cookie))).toBe('sso.expired');
});

test('an answer of another issuer, or with a code of another attempt, is refused', async () => {
  await save();
  const { body, cookie } = await start();
  const query = new URLSearchParams((await browse(body.url)).search);
  expect(query.get('iss')).toBe(provider.issuer);
  const foreign = new URLSearchParams(query);
  foreign.set('iss', 'https://elsewhere.example');
  expect(codeOf(await finish(foreign.toString(), cookie))).toBe('sso.refused');
  // The code of an attempt with another nonce and verifier.
  const second = await start();
  const mixed = new URLSearchParams((await browse(second.body.url)).search);
  mixed.set('state', query.get('state') ?? '');
  expect((await finish(mixed.toString(), cookie)).status).toBeGreaterThanOrEqual(400);
});

test('what the provider refuses is said in a sentence, and nothing that it wrote', async () => {
  await save();
  provider.refuses = 'access_denied';
  const { body, cookie } = await start();
  const answer = await finish(`${(await browse(body.url)).search}&error_description=Call+0190-666`, cookie);
  expect(codeOf(answer)).toBe('sso.refused');
  expect(detailOf(answer)).toContain('hasn’t given you access');
  const failed = app.installation
    .readingOf(owner.merchant)
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'log_in.sso_failed');
  expect(await failed.execute()).toEqual([{ detail: { why: 'denied' } }]);
});

test('an unknown sign-in name, and a provider that starts with another issuer, lead nowhere', async () => {
  await save();
  expect(codeOf(await app.send(startSingleSignOn, { name: 'nobody-here' }))).toBe('sso.missing');
  expect(codeOf(await app.send(startSingleSignOn, { name, issuer: 'https://elsewhere.example' }))).toBe('sso.missing');
  expect((await app.send(startSingleSignOn, { name: name.toUpperCase(), issuer: provider.issuer })).status).toBe(200);
});

test('a teammate is known by their address, and keeps their role', async () => {
  const theo = await app.teammate(owner.merchant, 'manager', 'Theo');
  await save();
  provider.person = { sub: newId(), email: theo.email.toUpperCase(), name: 'Theodore' };
  const { body } = await come();
  expect(body.user).toMatchObject({ id: theo.userId, name: 'Theo', team_role: 'manager', sso: 'shop_only' });
  expect((await app.send(logIn, { email: theo.email, password: theo.password })).status).toBe(200);
});

test('an address that the provider hasn’t verified, or doesn’t send, is nobody’s', async () => {
  await save();
  provider.person = { sub: newId(), email: owner.email, email_verified: false };
  const refused = await come();
  expect([codeOf(refused), detailOf(refused)]).toEqual(['sso.unknown', expect.stringContaining('verified')]);
  provider.person = { sub: newId(), name: 'Nobody' };
  expect(codeOf(await come())).toBe('sso.unknown');
});

test('without a role for new people, only an invitation lets somebody in, with its role', async () => {
  await save({ role: null });
  expect(codeOf(await come())).toBe('sso.unknown');
  await app.send(inviteTeammate, { merchant: owner.merchant, email, role: 'analyst' }, { token: owner.token });
  const mail = await until(async () => app.mails.find(({ to, text }) => to === email && text.includes('?invite=')));
  expect(mail.text).toContain(`/login/sso/${name}`);
  const token = /invite=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  expect((await app.send(readInvite, { token })).body.sso).toEqual({ name, required: false });
  expect((await come()).body.user.team_role).toBe('analyst');
  const { body } = await app.send(listTeam, { merchant: owner.merchant }, { token: owner.token });
  expect(body.invites).toEqual([]);
});

test('whoever was removed from the team doesn’t come back by themselves, but by an invitation', async () => {
  await save();
  const { body } = await come();
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, body.token);
  await app.send(removeTeammate, { merchant: owner.merchant, id: body.user.id }, { token: owner.token });
  await until(async () => stream.hasEnded());
  expect(codeOf(await app.send(getSession, {}, { token: body.token }))).toBe('session.ended');
  expect(codeOf(await come())).toBe('sso.inactive');
  await app.send(inviteTeammate, { merchant: owner.merchant, email, role: 'agent' }, { token: owner.token });
  expect((await come()).status).toBe(200);
});

test('several finishes at once make one person', async () => {
  await save();
  const attempts = await Promise.all([1, 2, 3, 4].map(() => start()));
  const backs = await Promise.all(attempts.map(({ body }) => browse(body.url)));
  const answers = await Promise.all(backs.map(({ search }, index) => finish(search, attempts[index]?.cookie ?? '')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
});

test('only owners change it; the secret is never returned or logged', async () => {
  const nina = await app.teammate(owner.merchant, 'manager', 'Nina');
  expect(codeOf(await save({}, { ...nina, merchant: owner.merchant }))).toBe('permission.denied');
  expect(pathsOf(await save({ client_secret: undefined }))).toEqual(['client_secret']);
  await save();
  const version = (await settings()).sso?.version;
  expect((await save({ client_secret: undefined, role: null, version })).body.sso).toMatchObject({ role: null });
  expect(codeOf(await save({ version }))).toBe('settings.changed');
  const { body } = await app.send(getSingleSignOn, { merchant: owner.merchant }, { token: nina.token });
  expect(body.sso?.name).toBe(name);
  expect(codeOf(await come())).toBe('sso.unknown');
  const stored = await app.installation.owner.query('select client_secret from directory.single_sign_on where name = $1', [name]);
  const audit = await app.installation.owner.query('select detail from audit_log where merchant_id = $1', [owner.merchant]);
  for (const text of [JSON.stringify(body), JSON.stringify(stored.rows), JSON.stringify(audit.rows), lines.join('')])
    expect(text).not.toContain(testClient.clientSecret);
  for (const call of [deleteSingleSignOn])
    expect(codeOf(await app.send(call, { merchant: owner.merchant }, { token: nina.token }))).toBe('permission.denied');
});

test('a sign-in name belongs to one shop; new people never become owners', async () => {
  await save();
  const other = await app.register();
  const taken = await save({}, other);
  expect([taken.status, codeOf(taken), pathsOf(taken)]).toEqual([409, 'sso.name_taken', ['name']]);
  expect(codeOf(await save({ role: 'owner' }))).toBe('team.role_refused');
  expect(codeOf(await save({ role: newId() }))).toBe('role.missing');
  for (const wrong of ['ab', 'a b c', '-abc', 'x'.repeat(41)]) expect(pathsOf(await save({ name: wrong }))).toEqual(['name']);
});

test('requiring it takes a log-in first, counts at once in sessions and streams, and spares owners and API keys', async () => {
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  const { key } = await makeKey(app, owner, { scopes: ['inbox:read'] });
  expect(codeOf(await save({ required: true }))).toBe('sso.unproven');
  await save();
  expect(codeOf(await save({ required: true }))).toBe('sso.unproven');
  provider.person = { sub: newId(), email: theo.email };
  const { body: theirs } = await come();
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, theo.token);
  expect((await save({ required: true })).body.sso?.required).toBe(true);
  await until(async () => stream.hasEnded());
  expect(codeOf(await counts(theo.token))).toBe('sso.required');
  const { body: seen } = await app.send(getSession, {}, { token: theo.token });
  expect(seen).toMatchObject({ sso_required: name, permissions: [], second_step_required: false });
  for (const token of [theirs.token, owner.token, key]) expect((await counts(token)).status).toBe(200);
  // Another client has to prove itself again.
  expect(codeOf(await save({ required: true, client_id: 'another' }))).toBe('sso.unproven');
  await save({ required: false });
  expect((await counts(theo.token)).status).toBe(200);
});

test('turning it off, or another client, ends the sessions that it began', async () => {
  await save();
  const { body } = await come();
  await save({ client_id: 'another' });
  expect(codeOf(await counts(body.token))).toBe('session.ended');
  await save();
  const { body: again } = await come();
  expect((await app.send(deleteSingleSignOn, { merchant: owner.merchant }, { token: owner.token })).status).toBe(200);
  expect(codeOf(await counts(again.token))).toBe('session.ended');
  expect(codeOf(await app.send(startSingleSignOn, { name }))).toBe('sso.missing');
  expect((await counts(owner.token)).status).toBe(200);
});

test('a provider that is down is said as such', async () => {
  await save({ issuer: 'http://127.0.0.1:9' });
  const answer = await app.send(startSingleSignOn, { name });
  expect([answer.status, codeOf(answer)]).toEqual([502, 'sso.provider_failed']);
  expect(detailOf(answer)).toContain('can’t be reached');
});

test('the role for new people can’t be deleted', async () => {
  const { merchant, token } = owner;
  const made = { merchant, name: 'Night shift', team_role: 'agent' as const, permissions: ['inbox:read' as const] };
  const { body: role } = await app.send(createRole, made, { token });
  expect((await save({ role: role.id })).body.sso?.role).toBe(role.id);
  expect(codeOf(await app.send(deleteRole, { merchant, id: role.id }, { token }))).toBe('role.in_use');
  expect((await come()).body.user.permissions).toEqual(['inbox:read']);
  await save({ role: null });
  expect(codeOf(await app.send(deleteRole, { merchant, id: role.id }, { token }))).toBe('role.in_use');
});

test('two owners who save at once: one learns that it changed', async () => {
  await save();
  const version = (await settings()).sso?.version;
  const answers = await Promise.all([save({ role: 'agent', version }), save({ role: 'manager', version })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the test says what is wrong with the issuer', async () => {
  const check = async (issuer: string) =>
    (await app.send(testSingleSignOn, { merchant: owner.merchant, issuer }, { token: owner.token })).body;
  expect(await check(provider.issuer)).toEqual({ ok: true, message: expect.any(String) });
  expect(await check(`${provider.issuer}/other`)).toMatchObject({ ok: false });
  expect(await check('http://127.0.0.1:9')).toEqual({ ok: false, message: expect.stringContaining('can’t be reached') });
  expect(await check('nonsense')).toEqual({ ok: false, message: expect.stringContaining('https://') });
});

test('the plan’s seats count, as for invitations', async () => {
  await save();
  await app.installation.owner.query(`update directory.merchants set plan = 'free' where id = $1`, [owner.merchant]);
  const codes: (string | undefined)[] = [];
  for (let each = 0; each < 12 && !codes.includes('plan.limit_reached'); each++) {
    provider.person = { sub: newId(), email: `seat-${newId()}@company.example` };
    codes.push(codeOf(await come()));
  }
  expect(codes).toContain('plan.limit_reached');
});
