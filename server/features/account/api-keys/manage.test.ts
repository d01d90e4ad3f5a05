import { permissionsOf } from '@parley/contract/permissions';
import {
  createApiKey,
  deleteApiKey,
  listApiKeys,
  listApiRequests,
  mostKeys,
  regenerateApiKey,
  updateApiKey,
} from '@parley/contract/api-keys';
import { listConversations } from '@parley/contract/inbox';
import { getMerchantSettings, setTeamRole } from '@parley/contract/merchants';
import { createTag } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey, ownerActor } from '../../../testing/actors.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { codeOf, makeClock } from '../identity/make.ts';
import { create } from './service.ts';

const { now, pass } = makeClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now, env: { TRUST_PROXY: '1' } });
  owner = await app.register();
});
afterAll(() => app.close());

const at = () => ({ merchant: owner.merchant });
const as = (person: Person) => ({ token: person.token });
const make = async (more: Partial<Parameters<typeof app.send<typeof createApiKey>>[1]> = {}) => {
  const { body, status } = await app.send(
    createApiKey,
    { ...at(), name: 'ERP', scopes: ['settings:read', 'tags:write'], ...more },
    as(owner),
  );
  expect(status).toBe(201);
  return body;
};
const settings = (key: string, address?: string) =>
  app.send(getMerchantSettings, at(), { token: key, ...(address && { headers: { 'x-forwarded-for': address } }) });
const listed = async (id: string) => {
  const { body } = await app.send(listApiKeys, at(), as(owner));
  return body.items.find((key) => key.id === id);
};
const log = async (more: object = {}) => (await app.send(listApiRequests, { ...at(), ...more }, as(owner))).body.items;
const audited = (id: string) =>
  app.installation.readingOf(owner.merchant).selectFrom('audit_log').select(['action', 'detail']).where('object_id', '=', id).execute();

test('a key that was just created works, and is listed without the key itself', async () => {
  const { key, api_key: made } = await make({ expires_at: new Date(now().getTime() + 60_000).toISOString() });
  expect((await settings(key)).status).toBe(200);
  const entry = await listed(made.id);
  expect(entry).toMatchObject({ name: 'ERP', state: 'active', last_four: key.slice(-4), created_by: { id: owner.userId } });
  expect(JSON.stringify(entry)).not.toContain(key);
  expect(await until(async () => (await listed(made.id))?.last_used_at)).toBe(now().toISOString());
});

test('an expiry in the past, no scope and a scope that doesn’t exist are refused', async () => {
  const wrong = [{ expires_at: now().toISOString() }, { scopes: [] }, { scopes: ['everything:write' as 'inbox:read'] }, { name: ' ' }];
  for (const one of wrong) {
    const { status, body } = await app.send(createApiKey, { ...at(), name: 'ERP', scopes: ['inbox:read'], ...one }, as(owner));
    expect([status, (body as { errors?: { path: string }[] }).errors?.[0]?.path.split('.')[0]]).toEqual([422, Object.keys(one)[0]]);
  }
});

test('agents and analysts can’t read or create keys, and a manager can’t grant what only the owner may', async () => {
  for (const role of ['agent', 'analyst', 'billing'] as const) {
    const person = await app.teammate(owner.merchant, role);
    expect(codeOf(await app.send(listApiKeys, at(), as(person)))).toBe('permission.denied');
    expect(codeOf(await app.send(createApiKey, { ...at(), name: 'Mine', scopes: ['inbox:read'] }, as(person)))).toBe('permission.denied');
  }
  const manager = await app.teammate(owner.merchant, 'manager');
  const refused = await app.send(createApiKey, { ...at(), name: 'Mine', scopes: ['billing:read'] }, as(manager));
  expect([codeOf(refused), (refused.body as { detail?: string }).detail]).toEqual([
    'permission.denied',
    'Your role doesn’t include billing:read, so your API keys can’t either.',
  ]);
});

test('a key can’t manage keys, whatever its scopes', async () => {
  const { key } = await makeKey(app, owner);
  const refused = await app.send(createApiKey, { ...at(), name: 'Child', scopes: ['inbox:read'] }, { token: key });
  expect([refused.status, (refused.body as { detail?: string }).detail]).toEqual([
    403,
    'API keys can’t call this endpoint. Only people can manage API keys.',
  ]);
});

test('a key works only from its addresses, and the change of them counts at once', async () => {
  const { key, api_key: made } = await make({ allowed_addresses: ['203.0.113.0/24', '2001:db8::7'] });
  expect([(await settings(key, '203.0.113.9')).status, (await settings(key, '2001:db8::7')).status]).toEqual([200, 200]);
  const refused = await settings(key, '198.51.100.1');
  expect([refused.status, codeOf(refused)]).toEqual([403, 'api_key.address_refused']);
  expect((refused.body as { detail?: string }).detail).toContain('198.51.100.1');
  await app.send(updateApiKey, { ...at(), id: made.id, allowed_addresses: ['198.51.100.1'] }, as(owner));
  await until(async () => (await settings(key, '198.51.100.1')).status === 200);
  expect(codeOf(await settings(key, '203.0.113.9'))).toBe('api_key.address_refused');
  expect((await listed(made.id))?.last_used_from).toBe('203.0.113.9');
});

test.each(['nonsense', '203.0.113.7/33', '203.0.113', '2001:db8::/129'])('%s is no address of a key', async (wrong) => {
  const { status, body } = await app.send(
    createApiKey,
    { ...at(), name: 'ERP', scopes: ['inbox:read'], allowed_addresses: [wrong] },
    as(owner),
  );
  expect([status, (body as { errors?: object[] }).errors]).toEqual([
    422,
    [{ path: 'allowed_addresses.0', message: 'Enter an IP address such as 203.0.113.7, or a range such as 203.0.113.0/24.' }],
  ]);
});

test('a replaced key works until its grace is over, and its successor has the same rights', async () => {
  const { key: old, api_key: first } = await make({ allowed_addresses: ['0.0.0.0/0', '::/0'] });
  const { body, status } = await app.send(regenerateApiKey, { ...at(), id: first.id, grace_seconds: 300 }, as(owner));
  expect(status).toBe(201);
  expect(body.api_key).toMatchObject({ replaces: first.id, name: 'ERP', scopes: first.scopes, allowed_addresses: first.allowed_addresses });
  expect([(await settings(old)).status, (await settings(body.key)).status]).toEqual([200, 200]);
  expect(await listed(first.id)).toMatchObject({ state: 'expiring', expires_at: new Date(now().getTime() + 300_000).toISOString() });
  expect(codeOf(await app.send(regenerateApiKey, { ...at(), id: first.id }, as(owner)))).toBe('api_key.ended');
  pass(300);
  expect([codeOf(await settings(old)), (await settings(body.key)).status]).toEqual(['api_key.invalid', 200]);
  expect((await listed(first.id))?.state).toBe('expired');
  expect((await audited(first.id)).map(({ action }) => action).sort()).toEqual(['api_key.created', 'api_key.regenerated']);
});

test('a key replaced without grace stops at once, and a grace never outlives the key', async () => {
  const { key: old, api_key: first } = await make();
  await app.send(regenerateApiKey, { ...at(), id: first.id }, as(owner));
  await until(async () => codeOf(await settings(old)) === 'api_key.invalid');
  expect((await listed(first.id))?.state).toBe('revoked');
  const expires_at = new Date(now().getTime() + 60_000).toISOString();
  const { api_key: short } = await make({ expires_at });
  const { body } = await app.send(regenerateApiKey, { ...at(), id: short.id, grace_seconds: 604_800 }, as(owner));
  expect([(await listed(short.id))?.expires_at, body.api_key.expires_at]).toEqual([expires_at, expires_at]);
});

test('of two that replace a key at once, one does', async () => {
  const { api_key: first } = await make();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.send(regenerateApiKey, { ...at(), id: first.id, grace_seconds: 900 }, as(owner))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});

test('a program that changes over to the new key repeats a call without doing it twice', async () => {
  const { key: old, api_key: first } = await make();
  const headers = { 'idempotency-key': 'import-row-7' };
  const tag = (token: string) => app.send(createTag, { ...at(), name: 'changed over' }, { token, headers });
  const { body: made } = await tag(old);
  const { body } = await app.send(regenerateApiKey, { ...at(), id: first.id, grace_seconds: 300 }, as(owner));
  const repeated = await tag(body.key);
  expect([repeated.status, repeated.body, repeated.headers.get('idempotency-replayed')]).toEqual([201, made, 'true']);
});

test('whoever changes a key needs its scopes themselves, and revoking it doesn’t', async () => {
  const { key, api_key: strong } = await make({ scopes: ['billing:read', 'settings:read'], allowed_addresses: ['203.0.113.7'] });
  const manager = await app.teammate(owner.merchant, 'manager');
  const opened = await app.send(updateApiKey, { ...at(), id: strong.id, allowed_addresses: [] }, as(manager));
  expect([codeOf(opened), codeOf(await settings(key))]).toEqual(['permission.denied', 'api_key.address_refused']);
  expect((await app.send(deleteApiKey, { ...at(), id: strong.id }, as(manager))).status).toBe(200);
});

test('whoever replaces a key needs its scopes themselves', async () => {
  const { api_key: first } = await make({ scopes: ['billing:read'] });
  const manager = await app.teammate(owner.merchant, 'manager');
  expect(codeOf(await app.send(regenerateApiKey, { ...at(), id: first.id }, as(manager)))).toBe('permission.denied');
  expect((await listed(first.id))?.state).toBe('active');
});

test('revoking is audited once, and a revoked key can’t be changed', async () => {
  const { api_key: made } = await make();
  for (let time = 0; time < 2; time++)
    expect((await app.send(deleteApiKey, { ...at(), id: made.id }, as(owner))).body).toMatchObject({
      state: 'revoked',
      effective_scopes: [],
    });
  expect((await audited(made.id)).map(({ action }) => action).sort()).toEqual(['api_key.created', 'api_key.revoked']);
  expect(codeOf(await app.send(updateApiKey, { ...at(), id: made.id, name: 'New' }, as(owner)))).toBe('api_key.ended');
});

test('the list shows what a key lost with its creator’s role', async () => {
  const manager = await app.teammate(owner.merchant, 'manager');
  const actor = { ...(await ownerActor(app, manager)), merchant: owner.merchant, permissions: permissionsOf('manager') };
  const scopes = ['settings:read', 'inbox:read'] as const;
  const { api_key: made } = await app.writeAs(actor, (ctx) =>
    create(ctx, { name: 'Theirs', scopes: [...scopes], expires_at: null, allowed_addresses: [] }),
  );
  await app.send(setTeamRole, { ...at(), id: manager.userId, role: 'agent' }, as(owner));
  expect(await listed(made.id)).toMatchObject({ scopes: ['inbox:read', 'settings:read'], effective_scopes: ['inbox:read'] });
});

test('a shop can have 100 active keys, and no more when many are created at once', async () => {
  const crowded = await app.register();
  const actor = await ownerActor(app, crowded);
  const input = { name: 'One', scopes: ['inbox:read' as const], expires_at: null, allowed_addresses: [] };
  await app.writeAs(actor, async (ctx) => {
    for (let count = 0; count < mostKeys - 2; count++) await create(ctx, input);
  });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => app.send(createApiKey, { merchant: crowded.merchant, ...input }, as(crowded))),
  );
  expect(answers.map((answer) => (answer.status === 201 ? 'made' : codeOf(answer))).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'api_key.too_many'),
    'made',
    'made',
  ]);
  const first = await app.send(listApiKeys, { merchant: crowded.merchant, limit: 60 }, as(crowded));
  const rest = await app.send(listApiKeys, { merchant: crowded.merchant, limit: 60, cursor: first.body.next_cursor ?? '' }, as(crowded));
  expect(new Set([...first.body.items, ...rest.body.items].map(({ id }) => id)).size).toBe(mostKeys);
});

test('the request log has every call of a key, also a refused one, without what was asked for', async () => {
  const { key, api_key: made } = await make({ name: 'Logged' });
  const answer = await app.send(createTag, { ...at(), name: 'wholesale' }, { token: key });
  await app.send(listConversations, { ...at(), q: 'ada@example.com' }, { token: key });
  await app.send(createTag, { ...at(), name: '' }, { token: key });
  const calls = await until(async () => {
    const items = await log({ key_id: made.id });
    return items.length === 3 && items;
  });
  expect(calls.map(({ method, path, status, code }) => [method, path, status, code]).sort()).toEqual([
    ['GET', `/api/inbox/${owner.merchant}/conversations?q`, 403, 'permission.denied'],
    ['POST', `/api/tags/${owner.merchant}`, 201, null],
    ['POST', `/api/tags/${owner.merchant}`, 422, 'input.invalid'],
  ]);
  expect(JSON.stringify(calls)).not.toContain('ada@');
  const requestId = answer.headers.get('x-request-id') ?? '';
  expect(await log({ q: requestId })).toEqual([calls.find(({ id }) => id === requestId)]);
  expect((await log({ key_id: made.id, outcome: 'refused' })).length).toBe(2);
  expect((await log({ key_id: made.id, outcome: 'succeeded', method: 'POST' })).length).toBe(1);
  expect((await log({ key_id: made.id, q: 'input.invalid' })).length).toBe(1);
  expect((await log({ key_id: made.id, q: '%' })).length).toBe(0);
});

test('calls with a revoked key are logged; another shop sees none of them, and a session’s calls aren’t logged', async () => {
  const { key, api_key: made } = await make({ name: 'Leaked' });
  await app.send(deleteApiKey, { ...at(), id: made.id }, as(owner));
  await until(async () => codeOf(await settings(key)) === 'api_key.invalid');
  const call = await until(async () => (await log({ key_id: made.id }))[0]);
  expect(call).toMatchObject({ status: 401, code: 'api_key.invalid', key: { id: made.id, name: 'Leaked' } });
  const stranger = await app.register();
  expect((await app.send(listApiRequests, { merchant: stranger.merchant }, as(stranger))).body.items).toEqual([]);
  expect((await log({ q: '/requests' })).length).toBe(0);
});
