import { getSession, logIn, switchShop } from '@parley/contract/auth';
import { endpoints } from '@parley/contract/api';
import type { Endpoint } from '@parley/contract/endpoint';
import { startSingleSignOn, finishSingleSignOn } from '@parley/contract/single-sign-on';
import { saveSingleSignOn } from '@parley/contract/sso-settings';
import { enableTwoFactor, getProfile, updateProfile } from '@parley/contract/users';
import { countConversations } from '@parley/contract/inbox';
import { setTwoStepRule } from '@parley/contract/team-access';
import { forgotPassword, resetPassword } from '@parley/contract/auth';
import { inviteTeammate, listTeam } from '@parley/contract/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browse, openTestProvider, testClient } from '../../../integrations/oidc/make.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { makeOperator } from '../../../testing/actors.ts';
import { allSamples } from '../../../testing/all-samples.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { fixtureOf } from '../../../testing/fixture.ts';
import type { Fixture } from '../../../testing/samples.ts';
import { codeOf, cookieOf, turnOnTwoFactor } from '../identity/make.ts';
import { join } from './make.ts';

let app: TestApp;
let provider: Awaited<ReturnType<typeof openTestProvider>>;
/** The owner of another shop, whom the hostile shop's provider claims to have logged in. */
let victim: Person;
let at: Fixture;
let hostile: Person;
let name: string;
beforeAll(async () => {
  provider = await openTestProvider();
  app = await startTestApp({ env: { OUTBOUND_PRIVATE: '1' } });
  provider.allow(`${app.url}/login/sso/callback`);
  at = await fixtureOf(app);
  victim = at.owner;
  hostile = await app.register({ merchant_name: 'Hostile' });
  name = `hostile-${newId().slice(-12)}`;
  await app.send(
    saveSingleSignOn,
    {
      ...{ merchant: hostile.merchant, name, issuer: provider.issuer, client_id: testClient.clientId },
      ...{ client_secret: testClient.clientSecret, role: 'manager', required: false },
    },
    { token: hostile.token },
  );
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function comeAs(email: string) {
  provider.person = { sub: newId(), email, email_verified: true, name: 'Mallory' };
  const answer = await app.send(startSingleSignOn, { name });
  const query = (await browse(answer.body.url)).search.slice(1);
  const cookie = `parley_sso=${cookieOf(answer, 'parley_sso')}`;
  return app.send(finishSingleSignOn, { query }, { headers: { cookie } });
}

test('a provider that claims an account of somebody else learns nothing of it', async () => {
  const other = await app.register();
  const operator = await makeOperator(app);
  for (const claimed of [victim.email, other.email, operator.email]) {
    expect(codeOf(await comeAs(claimed))).toBe('sso.unknown');
    await app.send(inviteTeammate, { merchant: hostile.merchant, email: claimed, role: 'agent' }, { token: hostile.token });
    expect(codeOf(await comeAs(claimed))).toBe('sso.unknown');
  }
  const { body } = await app.send(listTeam, { merchant: hostile.merchant }, { token: hostile.token });
  expect(body.items.map(({ email }) => email)).toEqual([hostile.email]);
});

test('a provider that claims somebody who joined from another shop gains nothing there', async () => {
  await join(app, victim, hostile, 'manager');
  await app.send(switchShop, { merchant_id: victim.merchant }, { token: victim.token });
  const { status, body } = await comeAs(victim.email);
  expect(status).toBe(200);
  const { token } = body;
  expect(body.user).toMatchObject({ id: victim.userId, merchant_id: hostile.merchant, team_role: 'manager', sso: 'shop_only' });
  expect(body.user.merchants.map(({ merchant_id: merchant }) => merchant)).toEqual([hostile.merchant]);
  // Their own sessions open what they opened before.
  expect((await app.send(getSession, {}, { token: victim.token })).body.merchant_id).toBe(victim.merchant);

  const problems: string[] = [];
  const isMembers = ({ access }: Endpoint) => !['public', 'visitor', 'user', 'self', 'operator', 'signed'].includes(access);
  for (const [called, endpoint] of Object.entries(endpoints)) {
    if (!isMembers(endpoint)) continue;
    const { status: answered } = await app.send(endpoint, allSamples[called]?.(at) ?? {}, { token });
    if (answered !== 404) problems.push(`${called} answered ${answered}`);
  }
  expect(problems).toEqual([]);
});

test('it changes and reads nothing of the account, and nothing of the installation', async () => {
  const { body } = await comeAs(victim.email);
  const { token } = body;
  const open = ['getSession', 'switchShop', 'getProfile', 'listHelpArticles', 'getHelpArticle', 'askHelp', 'getHelpChangelog'];
  const wrong: string[] = [];
  for (const [called, endpoint] of Object.entries(endpoints)) {
    if (!['user', 'self', 'operator'].includes(endpoint.access) || open.includes(called)) continue;
    const answer = await app.send(endpoint, { ...allSamples[called]?.(at), id: victim.userId }, { token });
    if (codeOf(answer) !== 'sso.account') wrong.push(`${called} answered ${answer.status}`);
  }
  expect(wrong).toEqual([]);
  expect(codeOf(await app.send(switchShop, { merchant_id: victim.merchant }, { token }))).toBe('merchant.missing');
  expect((await app.send(switchShop, { merchant_id: hostile.merchant }, { token })).status).toBe(200);
  expect((await app.send(getSession, {}, { token: victim.token })).body.merchant_id).toBe(victim.merchant);
});

test('an operator whom it claims is no operator', async () => {
  const operator = await makeOperator(app);
  await join(app, operator, hostile);
  const { body } = await comeAs(operator.email);
  expect(body.user.role).toBe('merchant');
  for (const endpoint of Object.values(endpoints).filter(({ access }) => access === 'operator'))
    expect(codeOf(await app.send(endpoint, {}, { token: body.token }))).toBe('sso.account');
});

test('how the account is protected stays unknown, and is asked for elsewhere', async () => {
  const theo = await app.teammate(victim.merchant, 'agent', 'Theo');
  await join(app, theo, hostile);
  await turnOnTwoFactor(app, theo, new Date());
  const { body } = await comeAs(theo.email);
  expect((await app.send(getProfile, { id: theo.userId }, { token: body.token })).body.two_factor).toBe(false);
  expect((await app.send(logIn, { email: theo.email, password: theo.password })).body).toMatchObject({ two_factor_required: true });
});

test('it counts as two steps in its shop, and whoever came by it may require them', async () => {
  provider.person = undefined;
  const { body: person } = await comeAs(hostile.email);
  expect((await app.send(setTwoStepRule, { merchant: hostile.merchant, required: true }, { token: person.token })).status).toBe(200);
  expect((await app.send(countConversations, { merchant: hostile.merchant }, { token: person.token })).status).toBe(200);
  expect(codeOf(await app.send(countConversations, { merchant: hostile.merchant }, { token: hostile.token }))).toBe('two_factor.required');
  await app.send(setTwoStepRule, { merchant: hostile.merchant, required: false }, { token: person.token });
});

test('an account that the shop made has its name and picture to change, until somebody sets a password by mail', async () => {
  const email = `new-${newId()}@company.example`;
  const { body } = await comeAs(email);
  const { id } = body.user;
  const rename = (called: string, token: string) => app.send(updateProfile, { id, name: called }, { token });
  expect((await rename('Grace', body.token)).body.name).toBe('Grace');
  expect(codeOf(await app.send(enableTwoFactor, { id }, { token: body.token }))).toBe('sso.account');
  await app.send(forgotPassword, { email });
  const mail = await until(async () => app.mails.find((one) => one.to === email && one.subject === 'Reset your password'));
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  expect((await app.send(resetPassword, { token, password: 'quite a long one' })).status).toBe(200);
  // Who reads the mail owns the account; the shop’s sessions ended with the others.
  expect(codeOf(await rename('Mallory', body.token))).toBe('session.ended');
  const { body: own } = await app.send(logIn, { email, password: 'quite a long one' });
  expect((await rename('Ada', 'token' in own ? own.token : '')).status).toBe(200);
  const { body: again } = await comeAs(email);
  expect(again.user).toMatchObject({ id, sso: 'shop_only' });
  expect(codeOf(await rename('Mallory', again.token))).toBe('sso.account');
});
