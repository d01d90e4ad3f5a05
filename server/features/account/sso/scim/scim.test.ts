import { getSession } from '@parley/contract/auth';
import { countConversations } from '@parley/contract/inbox';
import { inviteTeammate, listTeam, setTeamRole } from '@parley/contract/merchants';
import { createScimToken, deleteScimToken, deleteSingleSignOn, getSingleSignOn, saveSingleSignOn } from '@parley/contract/sso-settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/lib/ids.ts';
import { makeKey } from '../../../../testing/actors.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../../testing/app.ts';
import { followStream } from '../../../../testing/follow-stream.ts';
import { codeOf } from '../../identity/make.ts';
import { join } from '../make.ts';

let app: TestApp;
let owner: Person;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: { OUTBOUND_PRIVATE: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  token = await setUp(owner);
});

async function setUp({ merchant, token: as }: Person, role: string | null = 'agent') {
  const input = { merchant, name: `s-${newId().slice(-12)}`, issuer: 'http://127.0.0.1:9', client_id: 'parley', client_secret: 'secret' };
  await app.send(saveSingleSignOn, { ...input, role, required: false }, { token: as });
  return (await app.send(createScimToken, { merchant }, { token: as })).body.token;
}
type Body = {
  id: string;
  active: boolean;
  userName: string;
  totalResults: number;
  Resources: Body[];
  detail: string;
  scimType: string;
  status: string;
};
async function scim(method: string, path: string, body?: object | string, by = token) {
  const response = await fetch(`${app.url}/api/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, ...(body !== undefined && { 'content-type': 'application/scim+json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type'), body: (text ? JSON.parse(text) : {}) as Body };
}
const address = () => `ada-${newId()}@company.example`;
const person = (userName: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  externalId: `external-${userName}`,
  name: { givenName: 'Ada', familyName: 'Byron' },
  emails: [{ primary: true, value: userName, type: 'work' }],
  active: true,
  ...more,
});
const team = async (of = owner) => (await app.send(listTeam, { merchant: of.merchant }, { token: of.token })).body.items;
const isIn = async (userId: string) => (await team()).some(({ user_id: id }) => id === userId);
const okta = (active: boolean) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', value: { active } }],
});
const entra = (active: string) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'Replace', path: 'active', value: active }],
});
/** A teammate whom the provider has named. */
async function linked(role: 'owner' | 'agent' | 'manager' = 'agent') {
  const teammate = await app.teammate(owner.merchant, role);
  const { body } = await scim('POST', '/Users', person(teammate.email));
  return { teammate, id: body.id };
}

test('says what it supports, as SCIM', async () => {
  const config = await scim('GET', '/ServiceProviderConfig');
  expect([config.status, config.type]).toEqual([200, 'application/scim+json; charset=utf-8']);
  expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
  expect((await scim('GET', '/ResourceTypes')).body.Resources).toMatchObject([{ id: 'User', endpoint: '/Users' }]);
  expect((await scim('GET', '/Schemas')).body.Resources).toMatchObject([{ id: 'urn:ietf:params:scim:schemas:core:2.0:User' }]);
});

test('adds a person with the role for new people, once', async () => {
  const email = address();
  const added = await scim('POST', '/Users', person(email));
  expect([added.status, added.body.active, added.body.userName]).toEqual([201, true, email]);
  const found = (await team()).find((one) => one.email === email);
  expect(found).toMatchObject({ name: 'Ada Byron', team_role: 'agent' });
  const again = await scim('POST', '/Users', person(email.toUpperCase()));
  expect([again.status, again.body.scimType, again.type]).toEqual([409, 'uniqueness', 'application/scim+json; charset=utf-8']);
  for (const filter of [`userName eq "${email.toUpperCase()}"`, `externalId eq "external-${email}"`, `username Eq "${email}"`])
    expect((await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.Resources.map(({ id }) => id)).toEqual([added.body.id]);
  expect((await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "nobody"')}`)).body).toMatchObject({
    totalResults: 0,
    Resources: [],
  });
  expect((await scim('GET', `/Users/${added.body.id}`)).body).toMatchObject({ id: added.body.id, externalId: `external-${email}` });
  await scim('POST', '/Users', person(address()));
  expect((await scim('GET', '/Users?startIndex=2&count=1')).body).toMatchObject({ totalResults: 2, startIndex: 2, itemsPerPage: 1 });
  expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 2, itemsPerPage: 0 });
});

test('several at once make one person', async () => {
  const email = address();
  const answers = await Promise.all([1, 2, 3, 4].map(() => scim('POST', '/Users', person(email))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect((await team()).filter((one) => one.email === email)).toHaveLength(1);
});

test.each([
  ['Okta', okta(false), okta(true)],
  ['Entra ID', entra('False'), entra('True')],
])('in the form of %s, active takes somebody off the team at once, and back with the role they had', async (_vendor, off, on) => {
  const { teammate, id } = await linked('manager');
  const key = (await makeKey(app, { ...teammate, merchant: owner.merchant }, { scopes: ['inbox:read'] })).key;
  const counts = (by: string) => app.send(countConversations, { merchant: owner.merchant }, { token: by });
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, teammate.token);
  expect((await counts(key)).status).toBe(200);
  expect((await scim('PATCH', `/Users/${id}`, off)).body).toMatchObject({ id, active: false });
  await until(async () => stream.hasEnded());
  expect((await counts(teammate.token)).status).toBe(404);
  expect(codeOf(await counts(key))).toBe('api_key.invalid');
  // Again: nothing happens.
  expect((await scim('PATCH', `/Users/${id}`, off)).status).toBe(200);
  expect((await scim('PATCH', `/Users/${id}`, on)).body).toMatchObject({ active: true });
  expect((await team()).find((one) => one.user_id === teammate.userId)).toMatchObject({ team_role: 'manager' });
  const { rows } = await app.installation.owner.query(
    `select action, detail->>'by' as by from audit_log where merchant_id = $1 and action in ('team.removed', 'team.joined') order by at, id`,
    [owner.merchant],
  );
  expect(rows).toEqual([
    { action: 'team.removed', by: 'SCIM' },
    { action: 'team.joined', by: 'SCIM' },
  ]);
});

test('a former owner comes back with the role for new people', async () => {
  const { teammate, id } = await linked('owner');
  await scim('PATCH', `/Users/${id}`, okta(false));
  expect(await isIn(teammate.userId)).toBe(false);
  await scim('PATCH', `/Users/${id}`, okta(true));
  expect((await team()).find((one) => one.user_id === teammate.userId)).toMatchObject({ team_role: 'agent' });
});

test('the last owner stays, and the answer says so', async () => {
  const { body } = await scim('POST', '/Users', person(owner.email));
  for (const [method, sent] of [
    ['PATCH', entra('False')],
    ['PUT', person(owner.email, { active: false })],
    ['DELETE', undefined],
  ] as const) {
    const refused = await scim(method, `/Users/${body.id}`, sent);
    expect([refused.status, refused.body.status]).toEqual([409, '409']);
    expect(refused.body.detail).toContain('owner');
  }
  expect(await isIn(owner.userId)).toBe(true);
});

test('PUT replaces, DELETE takes off the team and forgets the link, twice is 404', async () => {
  const { teammate, id } = await linked();
  const renamed = address();
  expect((await scim('PUT', `/Users/${id}`, person(renamed))).body).toMatchObject({ userName: renamed, active: true });
  expect((await scim('PUT', `/Users/${id}`, person(renamed, { active: false }))).body.active).toBe(false);
  expect(await isIn(teammate.userId)).toBe(false);
  const deleted = await scim('DELETE', `/Users/${id}`);
  expect([deleted.status, deleted.body]).toEqual([204, {}]);
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(404);
  expect((await scim('GET', `/Users/${id}`)).status).toBe(404);
  // The account is the person's.
  expect((await app.send(getSession, {}, { token: teammate.token })).body.user_id).toBe(teammate.userId);
});

test.each([true, false])('an account of somebody else is neither added nor shown (active: %s)', async (active) => {
  const other = await app.register();
  const refused = await scim('POST', '/Users', person(other.email, { active }));
  expect([refused.status, refused.body.scimType, refused.body.detail]).toEqual([400, 'invalidValue', expect.stringContaining('Invite')]);
  // An invitation that nobody accepted changes nothing.
  await app.send(inviteTeammate, { merchant: owner.merchant, email: other.email, role: 'agent' }, { token: owner.token });
  expect((await scim('POST', '/Users', person(other.email, { active }))).status).toBe(400);
  expect((await scim('GET', '/Users')).body.totalResults).toBe(0);
  expect(await isIn(other.userId)).toBe(false);
});

test('somebody of another shop keeps it', async () => {
  const other = await app.register();
  await join(app, other, owner);
  const { body } = await scim('POST', '/Users', person(other.email));
  expect(await isIn(other.userId)).toBe(true);
  await scim('DELETE', `/Users/${body.id}`);
  expect(await isIn(other.userId)).toBe(false);
  expect((await app.send(countConversations, { merchant: other.merchant }, { token: other.token })).status).toBe(200);
});

test('without a role for new people, an invitation is needed', async () => {
  token = await setUp(owner, null);
  const email = address();
  const refused = await scim('POST', '/Users', person(email));
  expect([refused.status, refused.body.scimType, refused.body.detail]).toEqual([400, 'invalidValue', expect.stringContaining('invite')]);
  await app.send(inviteTeammate, { merchant: owner.merchant, email, role: 'analyst' }, { token: owner.token });
  expect((await scim('POST', '/Users', person(email))).status).toBe(201);
  expect((await team()).find((one) => one.email === email)).toMatchObject({ team_role: 'analyst' });
});

test('an inactive person is added without a place on the team', async () => {
  const teammate = await app.teammate(owner.merchant, 'agent');
  expect((await scim('POST', '/Users', person(teammate.email, { active: false }))).body.active).toBe(false);
  expect(await isIn(teammate.userId)).toBe(false);
  const email = address();
  const added = await scim('POST', '/Users', person(email, { active: 'False' }));
  expect(added.body.active).toBe(false);
  expect((await team()).some((one) => one.email === email)).toBe(false);
  // Only somebody who takes a place on the team is written to, once.
  const mails = () => app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  for (const active of [true, false, true]) await scim('PATCH', `/Users/${added.body.id}`, okta(active));
  const last = address();
  await scim('POST', '/Users', person(last));
  await until(async () => mails().length > 0 && app.mails.some(({ to }) => to === last));
  expect(mails()).toEqual(['You have an account on Parley']);
});

test.each([
  ['POST', '/Users', '{', 'invalidSyntax'],
  ['POST', '/Users', '[]', 'invalidSyntax'],
  ['POST', '/Users', '['.repeat(100), 'invalidSyntax'],
  ['POST', '/Users', {}, 'invalidValue'],
  ['POST', '/Users', { userName: 'nobody' }, 'invalidValue'],
  ['POST', '/Users', { userName: 7 }, 'invalidValue'],
  ['POST', '/Users', { userName: 'a@b.example', active: 'perhaps' }, 'invalidValue'],
  ['PATCH', '/Users/:id', { Operations: [] }, 'invalidSyntax'],
  ['PATCH', '/Users/:id', { Operations: [{ op: 'eat', path: 'active' }] }, 'invalidSyntax'],
  ['PATCH', '/Users/:id', { Operations: [{ op: 'replace', path: 'active', value: 'perhaps' }] }, 'invalidValue'],
  ['GET', `/Users?filter=${encodeURIComponent('name co "a"')}`, undefined, 'invalidFilter'],
])('%s %s with %j is a mistake that SCIM names', async (method, path, body, scimType) => {
  const { id } = await linked();
  const answer = await scim(method, path.replace(':id', id), body);
  expect([answer.status, answer.body.scimType, answer.body.status]).toEqual([400, scimType, '400']);
});

test('other attributes change nothing', async () => {
  const { teammate, id } = await linked();
  const Operations = [
    { op: 'Add', path: 'emails[type eq "work"].value', value: 'other@company.example' },
    { op: 'replace', value: { 'name.givenName': 'Grace', displayName: 'Grace' } },
    { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:userName', value: 'ada' },
    { op: 'remove', path: 'externalId' },
  ];
  const { status, body } = await scim('PATCH', `/Users/${id}`, { Operations });
  expect([status, body.userName, 'externalId' in body]).toEqual([200, 'ada', false]);
  expect(await isIn(teammate.userId)).toBe(true);
  const { body: seen } = await app.send(getSession, {}, { token: teammate.token });
  expect(seen).toMatchObject({ name: 'A agent', email: teammate.email });
});

test('a token is shown once, replaced or deleted at once, and opens its own shop only', async () => {
  const { id } = await linked();
  const { body: shown } = await app.send(getSingleSignOn, { merchant: owner.merchant }, { token: owner.token });
  expect(shown.scim).toMatchObject({ last_four: token.slice(-4), last_used_at: expect.any(String) });
  expect(JSON.stringify(shown)).not.toContain(token);
  const other = await app.register();
  const foreign = await setUp(other);
  for (const [method, body] of [['GET'], ['PATCH', okta(false)], ['PUT', person(address())], ['DELETE']] as const)
    expect((await scim(method, `/Users/${id}`, body, foreign)).status).toBe(404);
  expect((await scim('GET', '/Users', undefined, foreign)).body.totalResults).toBe(0);
  const { body: next } = await app.send(createScimToken, { merchant: owner.merchant }, { token: owner.token });
  for (const wrong of [token, '', 'parley_scim_x', `${next.token}x`, owner.token]) {
    const refused = await scim('GET', '/Users', undefined, wrong);
    expect([refused.status, refused.body.status]).toEqual([401, '401']);
  }
  expect((await scim('GET', '/Users', undefined, next.token)).body.totalResults).toBe(1);
  await app.send(deleteScimToken, { merchant: owner.merchant }, { token: owner.token });
  expect((await scim('GET', '/Users', undefined, next.token)).status).toBe(401);
  await app.send(deleteSingleSignOn, { merchant: other.merchant }, { token: other.token });
  expect((await scim('GET', '/Users', undefined, foreign)).status).toBe(401);
});

test('only owners have tokens', async () => {
  const nina = await app.teammate(owner.merchant, 'manager', 'Nina');
  for (const call of [createScimToken, deleteScimToken])
    expect(codeOf(await app.send(call, { merchant: owner.merchant }, { token: nina.token }))).toBe('permission.denied');
  await app.send(setTeamRole, { merchant: owner.merchant, id: nina.userId, role: 'owner' }, { token: owner.token });
  expect((await app.send(createScimToken, { merchant: owner.merchant }, { token: nina.token })).status).toBe(200);
});
