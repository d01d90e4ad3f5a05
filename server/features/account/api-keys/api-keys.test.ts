import { listBrands } from '@parley/contract/brands';
import { listConversations, listMessages, getConversation, sendMessage, updateConversation } from '@parley/contract/inbox';
import { createOrder, getOrder } from '@parley/contract/orders';
import { getMerchantSettings } from '@parley/contract/merchants';
import { type Permission, permissions, permissionsOf } from '@parley/contract/permissions';
import { createProduct } from '@parley/contract/products';
import { createTag } from '@parley/contract/tags';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../../../platform/lib/ids.ts';
import { makeKey, ownerActor } from '../../../testing/actors.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { type SecondWeb, startSecondWeb } from '../../../testing/second-process.ts';
import { codeOf, makeClock } from '../identity/make.ts';
import { openApiKeys } from './authenticator.ts';
import { create as createApiKey, revoke as revokeApiKey } from './service.ts';

const { now, pass } = makeClock();
let app: TestApp;
let owner: Person;
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

const at = () => ({ merchant: owner.merchant });
const usual = { expires_at: null, allowed_addresses: [] };
const settings = (token: string, send = app.send) => send(getMerchantSettings, at(), { token });
const rowOf = (id: string) =>
  app.installation.readingOf('').selectFrom('directory.api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function talk() {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('where is my order?');
  return { visitor, conversation: await latestConversation(app, owner) };
}

test('a key is shown once; only its hash is stored, and the audit log names its creator', async () => {
  const { id, key } = await makeKey(app, owner, { name: 'Warehouse', scopes: ['orders:read'] });
  const row = await rowOf(id);
  expect(row).toMatchObject({
    name: 'Warehouse',
    hash: hashSecret(key),
    last_four: key.slice(-4),
    scopes: ['orders:read'],
    created_by: owner.userId,
  });
  expect(JSON.stringify(row)).not.toContain(key);
  const entry = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('object_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor_id: owner.userId, detail: { name: 'Warehouse', scopes: ['orders:read'] } });
  expect(JSON.stringify(entry)).not.toContain(key);
});

test('nobody can create a key with more permissions than their own', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const actor = { ...(await ownerActor(app, agent)), merchant: owner.merchant, permissions: permissionsOf('agent') };
  const create = (scopes: Permission[]) => app.writeAs(actor, (ctx) => createApiKey(ctx, { name: 'Mine', scopes, ...usual }));
  await expect(create(['inbox:read', 'team:write'])).rejects.toThrow('team:write');
  expect((await create(['inbox:read'])).key).toMatch(/^parley_live_/);
});

test('refuses a malformed key without querying the database', async () => {
  const asked = () => {
    throw new Error('The database was asked.');
  };
  const { machine } = openApiKeys({ read: asked, write: asked, now, onError: asked });
  const { key } = await makeKey(app, owner);
  for (const wrong of ['parley_live_', `${key}0`, key.slice(0, -1), key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
    await expect(machine(wrong, '127.0.0.1')).rejects.toThrow('isn’t valid');
  expect([await machine(undefined, ''), await machine('a.session.token', '')]).toEqual([undefined, undefined]);
  await expect(machine(key, '127.0.0.1')).rejects.toThrow('The database was asked.');
});

test('a revoked key is refused at once in every process', async () => {
  const { id, key } = await makeKey(app, owner);
  expect([(await settings(key)).status, (await settings(key, secondWeb.send)).status]).toEqual([200, 200]);
  await app.writeAs(await ownerActor(app, owner), (ctx) => revokeApiKey(ctx, id));
  for (const send of [app.send, secondWeb.send]) await until(async () => codeOf(await settings(key, send)) === 'api_key.invalid');
  expect(await rowOf(id)).toMatchObject({ revoked_by: owner.userId });
  await app.writeAs(await ownerActor(app, owner), (ctx) => revokeApiKey(ctx, id));
});

test("a key of another shop can't be revoked", async () => {
  const stranger = await app.register();
  const { id, key } = await makeKey(app, owner);
  const revoking = app.writeAs(await ownerActor(app, stranger), (ctx) => revokeApiKey(ctx, id));
  await expect(revoking).rejects.toThrow('This API key doesn’t exist');
  expect((await settings(key)).status).toBe(200);
});

test('a key stops working when it expires', async () => {
  const { key } = await makeKey(app, owner, { expiresAt: new Date(now().getTime() + 1000) });
  expect((await settings(key)).status).toBe(200);
  pass(1);
  expect(codeOf(await settings(key))).toBe('api_key.invalid');
});

test('a key loses permissions when its creator does, and stops working when they leave, in every process', async () => {
  const manager = await app.teammate(owner.merchant, 'manager');
  const actor = { ...(await ownerActor(app, manager)), merchant: owner.merchant, permissions: permissionsOf('manager') };
  const { key } = await app.writeAs(actor, (ctx) =>
    createApiKey(ctx, { name: 'Theirs', scopes: ['settings:read', 'inbox:read'], ...usual }),
  );
  const inbox = () => secondWeb.send(listConversations, at(), { token: key });
  expect([(await settings(key, secondWeb.send)).status, (await inbox()).status]).toEqual([200, 200]);
  await app.write('', async (ctx) => {
    await ctx.db.updateTable('directory.memberships').set({ team_role: 'agent' }).where('user_id', '=', manager.userId).execute();
    ctx.forget(`user:${manager.userId}`);
  });
  await until(async () => codeOf(await settings(key, secondWeb.send)) === 'permission.denied');
  expect((await inbox()).status).toBe(200);
  await app.write('', async (ctx) => {
    await ctx.db.deleteFrom('directory.memberships').where('user_id', '=', manager.userId).execute();
    ctx.forget(`user:${manager.userId}`);
  });
  await until(async () => codeOf(await inbox()) === 'api_key.invalid');
});

test('a key sees only the brands and teams its creator sees', async () => {
  const { conversation } = await talk();
  const agent = await app.teammate(owner.merchant, 'agent');
  const actor = { ...(await ownerActor(app, agent)), merchant: owner.merchant, permissions: permissionsOf('agent') };
  const { key } = await app.writeAs(actor, (ctx) => createApiKey(ctx, { name: 'Narrow', scopes: ['inbox:read'], ...usual }));
  const sees = async () => (await app.send(getConversation, { ...at(), id: conversation.id }, { token: key })).status;
  expect(await sees()).toBe(200);
  const limit = (change: { visibility?: 'all' | 'teams'; brand_ids?: string[] | null }) =>
    app.write('', async (ctx) => {
      await ctx.db.updateTable('directory.memberships').set(change).where('user_id', '=', agent.userId).execute();
      ctx.forget(`user:${agent.userId}`);
    });
  await limit({ visibility: 'teams' });
  await until(async () => (await sees()) === 404);
  await limit({ visibility: 'all', brand_ids: [randomUUID()] });
  expect(await sees()).toBe(404);
});

test('writes the last use at most once a minute', async () => {
  const { id, key } = await makeKey(app, owner);
  expect((await rowOf(id)).last_used_at).toBeNull();
  await settings(key);
  const first = now();
  expect((await rowOf(id)).last_used_at).toEqual(first);
  pass(59);
  await settings(key);
  expect((await rowOf(id)).last_used_at).toEqual(first);
  pass(1);
  await settings(key);
  expect((await rowOf(id)).last_used_at).toEqual(now());
});

test("a program that writes to a customer is the author and doesn't take over", async () => {
  const { visitor, conversation } = await talk();
  const { id: keyId, key } = await makeKey(app, owner, { name: 'Shipping bot' });
  const before = (await app.send(getConversation, { ...at(), id: conversation.id }, { token: owner.token })).body;
  const { body: message, status } = await app.send(
    sendMessage,
    { ...at(), id: conversation.id, client_id: randomUUID(), text: 'Your parcel has shipped.' },
    { token: key },
  );
  expect([status, message.author, message.author_name]).toEqual([201, 'automation', 'Shipping bot']);
  const after = (await app.send(getConversation, { ...at(), id: conversation.id }, { token: owner.token })).body;
  expect([after.handler, after.assignee, after.waiting_since, after.unread]).toEqual([
    before.handler,
    before.assignee,
    before.waiting_since,
    before.unread,
  ]);
  const row = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('conversations')
    .select(['first_human_reply_at', 'answered_seq', 'handoff_by'])
    .where('id', '=', conversation.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ first_human_reply_at: null, answered_seq: 0, handoff_by: null });
  const audited = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('audit_log')
    .select(['actor_kind', 'actor_id'])
    .where('object_id', '=', conversation.id)
    .where('action', '=', 'message.sent')
    .executeTakeFirstOrThrow();
  expect(audited).toEqual({ actor_kind: 'machine', actor_id: keyId });
  expect((await visitor.sees()).items.length).toBeGreaterThan(0);
});

test("a program's private note is attributed to the program and marks nothing as read", async () => {
  const { conversation } = await talk();
  const { key } = await makeKey(app, owner, { name: 'Fraud check' });
  const note = { client_id: randomUUID(), text: 'Risk is low.', private: true };
  expect((await app.send(sendMessage, { ...at(), id: conversation.id, ...note }, { token: key })).body.author).toBe('automation');
  const { body } = await app.send(listMessages, { ...at(), id: conversation.id }, { token: owner.token });
  expect(body.items.at(-1)).toMatchObject({ author: 'automation', author_name: 'Fraud check', text: 'Risk is low.' });
  const reads = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('reads')
    .select('user_id')
    .where('conversation_id', '=', conversation.id)
    .execute();
  expect(reads).toEqual([]);
});

test('a conversation resolved by a program counts as resolved by no teammate', async () => {
  const { conversation } = await talk();
  const { key } = await makeKey(app, owner);
  const { status } = await app.send(updateConversation, { ...at(), id: conversation.id, status: 'resolved' }, { token: key });
  const row = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('conversations')
    .select('resolved_by')
    .where('id', '=', conversation.id)
    .executeTakeFirstOrThrow();
  expect([status, row.resolved_by]).toEqual([200, 'system']);
});

test("an order's timeline names the program, which gets no sale, and personal data is masked without its scope", async () => {
  const { conversation } = await talk();
  const product = { name: 'Mug', status: 'active' as const, variants: [{ price: '10.00' }] };
  const { body: mug } = await app.send(createProduct, { ...at(), ...product }, { token: owner.token });
  const { key } = await makeKey(app, owner, { name: 'ERP', scopes: permissions.filter((one) => one !== 'personal_data:read') });
  const variant_id = mug.variants[0]?.id ?? '';
  const { body: order } = await app.send(
    createOrder,
    { ...at(), conversation_id: conversation.id, lines: [{ variant_id, quantity: 1 }] },
    { token: key },
  );
  const { body } = await app.send(getOrder, { ...at(), id: order.id }, { token: owner.token });
  expect(body.timeline?.[0] ?? body).toMatchObject({ actor_kind: 'machine', actor: 'ERP' });
  expect([body.sold_by, body.actions.includes('place')]).toEqual([null, true]);
  expect((await app.send(getOrder, { ...at(), id: order.id }, { token: key })).body.actions).toContain('place');
});

test('an API key needs no CSRF token, even with cookies; a session does', async () => {
  const { key } = await makeKey(app, owner);
  const page = await fetch(`${app.url}/api/csrf-token`);
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const make = (token: string) => app.send(createTag, { ...at(), name: `tag ${randomUUID()}` }, { token, headers: { cookie } });
  expect((await make(key)).status).toBe(201);
  expect(codeOf(await make(owner.token))).toBe('csrf.invalid');
});

test('an Idempotency-Key is scoped to the program', async () => {
  const [one, two] = [await makeKey(app, owner), await makeKey(app, owner)];
  const headers = { 'idempotency-key': randomUUID() };
  const make = (token: string) => app.send(createTag, { ...at(), name: 'repeated' }, { token, headers });
  expect([(await make(one.key)).status, (await make(one.key)).headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect((await make(two.key)).headers.get('idempotency-replayed')).toBeNull();
});

test('the rate limit counts each valid key separately, and invalid keys by address', async () => {
  const limited = await startTestApp({ worker: false, env: { RATE_LIMIT_FACTOR: '0.01' }, now });
  const person = await limited.register();
  const [one, two] = [await makeKey(limited, person), await makeKey(limited, person)];
  const ask = async (token: string) => (await limited.send(listBrands, { merchant: person.merchant }, { token })).status;
  // A key's first call counts by its address, because this process has not seen the key yet.
  expect([await ask(one.key), await ask(two.key)]).toEqual([200, 200]);
  const calls: number[] = [];
  for (let call = 0; call < 13; call++) calls.push(await ask(one.key));
  expect([calls.slice(0, 12).every((status) => status === 200), calls[12]]).toEqual([true, 429]);
  expect(await ask(two.key)).toBe(200);
  const unknown: number[] = [];
  for (let call = 0; call < 11; call++) unknown.push(await ask(`parley_live_${String(call).padStart(36, '0')}`));
  expect([unknown[0], unknown.at(-1)]).toEqual([401, 429]);
  await limited.close();
});
