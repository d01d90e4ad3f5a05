import { createTag } from '@parley/contract/tags';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookConfig,
  getWebhookLog,
  listWebhookEvents,
  listWebhookLogs,
  retryWebhookLog,
  setWebhookConfig,
  testWebhook,
  updateWebhookEndpoint,
} from '@parley/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { makeEndpoint, nothingReceived, type Receiver, startReceiver } from './make.ts';

let app: TestApp;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ env: { OUTBOUND_PRIVATE: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const tag = (name = `tag ${newId().slice(-12)}`) => app.send(createTag, { merchant: owner.merchant, name }, { token: owner.token });
const logs = async (more: object = {}) =>
  (await app.send(listWebhookLogs, { merchant: owner.merchant, ...more }, { token: owner.token })).body;
const untilLogged = (status: string, count = 1) =>
  until(async () => {
    const { items } = await logs({ status });
    return items.length === count && items;
  });

test('an event is delivered, and the standardwebhooks library verifies it', async () => {
  const endpoint = await makeEndpoint(app, owner, { url: receiver.url, headers: [{ name: 'Authorization', value: 'Bearer of-the-shop' }] });
  const { body: made } = await tag();
  const [first] = await until(async () => receiver.received.length > 0 && receiver.received);
  const { headers, body } = first ?? nothingReceived;
  expect(new Webhook(endpoint.secret).verify(body, headers)).toEqual({
    id: headers['webhook-id'],
    type: 'tag.created',
    version: 1,
    timestamp: expect.any(String),
    merchant_id: owner.merchant,
    data: { tag_id: made.id },
  });
  expect(() => new Webhook(endpoint.secret).verify(body.replace(made.id, newId()), headers)).toThrow('No matching signature found');
  expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer of-the-shop' });

  const [logged] = await untilLogged('succeeded');
  expect(logged).toMatchObject({ type: 'tag.created', event_id: headers['webhook-id'], attempts: 1, last_status: 204, last_error: null });
  const { body: detail } = await app.send(getWebhookLog, { merchant: owner.merchant, id: logged?.id ?? '' }, { token: owner.token });
  expect(detail.request_body).toBe(body);
  expect(detail.items).toMatchObject([{ number: 1, trigger: 'scheduled', response_status: 204, error: null, url: receiver.url }]);
  expect(detail.items[0]?.request_headers['Authorization']).toBe('(hidden)');
  expect(JSON.stringify(detail)).not.toContain('of-the-shop');
  expect(JSON.stringify(detail)).not.toContain(endpoint.secret);
});

test('only the chosen events are sent, and to every endpoint that wants them', async () => {
  const other = await startReceiver();
  await makeEndpoint(app, owner, { url: receiver.url, event_types: ['tag.created'] });
  await makeEndpoint(app, owner, { url: other.url, event_types: ['tag.deleted'] });
  await makeEndpoint(app, owner, { url: `${receiver.url}/all` });
  await tag();
  await untilLogged('succeeded', 2);
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/hook', '/hook/all']);
  expect(other.received).toEqual([]);
  await other.close();
});

test('a receiver that never answers holds up no other', async () => {
  const hanging = await startReceiver();
  hanging.replies(() => {});
  const stuck = await makeEndpoint(app, owner, { url: hanging.url });
  await makeEndpoint(app, owner, { url: receiver.url });
  await tag();
  await until(async () => hanging.received.length > 0 && receiver.received.length > 0);
  await tag();
  await until(async () => receiver.received.length === 2);
  expect((await logs({ endpoint_id: stuck.id, status: 'succeeded' })).items).toEqual([]);
  await hanging.close();
});

test('without an endpoint nothing is stored, and an endpoint’s first event arrives at once', async () => {
  await tag();
  const { rows } = await app.installation.owner.query('select from event_deliveries where merchant_id = $1', [owner.merchant]);
  expect(rows).toEqual([]);
  await makeEndpoint(app, owner, { url: receiver.url });
  await tag();
  await untilLogged('succeeded');
});

test('the configuration is replaced as a whole; secrets of new endpoints are shown once', async () => {
  const kept = await makeEndpoint(app, owner, { url: receiver.url, headers: [{ name: 'X-Key', value: 'kept value' }] });
  await makeEndpoint(app, owner, { url: `${receiver.url}/gone` });
  const { body } = await app.send(
    setWebhookConfig,
    {
      merchant: owner.merchant,
      endpoints: [
        { id: kept.id, url: `${receiver.url}/moved`, headers: [{ name: 'X-Key' }] },
        { url: `${receiver.url}/new`, description: 'New' },
      ],
    },
    { token: owner.token },
  );
  expect(body.items.map(({ url }) => url)).toEqual([`${receiver.url}/moved`, `${receiver.url}/new`]);
  expect(body.items.map(({ secret }) => secret)).toEqual([null, expect.stringMatching(/^whsec_/)]);
  const { body: read } = await app.send(getWebhookConfig, { merchant: owner.merchant }, { token: owner.token });
  expect(read.items.map(({ secret }) => secret)).toEqual([null, null]);
  await tag();
  await untilLogged('succeeded', 2);
  const moved = receiver.received.find(({ path }) => path === '/hook/moved');
  expect(moved?.headers['x-key']).toBe('kept value');
  expect(new Webhook(kept.secret).verify(moved?.body ?? '', moved?.headers ?? {})).toBeTruthy();
});

test('secrets and header values are sealed in the database', async () => {
  const endpoint = await makeEndpoint(app, owner, { url: receiver.url, headers: [{ name: 'X-Key', value: 'plain value' }] });
  const { rows } = await app.installation.owner.query<{ all: string }>('select w::text as all from webhook_endpoints w where id = $1', [
    endpoint.id,
  ]);
  expect(rows[0]?.all).not.toContain('plain value');
  expect(rows[0]?.all).not.toContain(endpoint.secret.slice(6));
});

test.each([
  [{ url: 'ftp://files.example/x' }, 'url'],
  [{ url: 'https://user:password@shop.example/' }, 'url'],
  [{ event_types: ['order.exploded'] }, 'event_types'],
  [{ headers: [{ name: 'Webhook-Id', value: 'x' }] }, 'headers.0.name'],
  [{ headers: [{ name: 'Content-Length', value: '1' }] }, 'headers.0.name'],
  [{ headers: [{ name: 'X-Key' }] }, 'headers.0.value'],
  [{ headers: [{ name: 'X-Key', value: 'a\r\nHost: b' }] }, 'headers.0.value'],
])('refuses %j with a sentence', async (wrong, path) => {
  const { status, body } = await app.send(
    createWebhookEndpoint,
    { merchant: owner.merchant, url: receiver.url, ...wrong },
    { token: owner.token },
  );
  expect([status, body]).toMatchObject([422, { errors: [{ path }] }]);
});

test('another shop’s endpoints and events are hidden, and so are deleted ones', async () => {
  const endpoint = await makeEndpoint(app, owner, { url: receiver.url });
  await tag();
  const [logged] = await untilLogged('succeeded');
  const stranger = await app.register();
  const asStranger = { token: stranger.token };
  const at = { merchant: stranger.merchant, id: endpoint.id };
  expect((await app.send(updateWebhookEndpoint, { ...at, enabled: false }, asStranger)).status).toBe(404);
  expect((await app.send(getWebhookLog, { merchant: stranger.merchant, id: logged?.id ?? '' }, asStranger)).status).toBe(404);
  expect((await app.send(testWebhook, { merchant: stranger.merchant, endpoint_id: endpoint.id }, asStranger)).status).toBe(404);
  expect((await app.send(deleteWebhookEndpoint, { merchant: owner.merchant, id: endpoint.id }, { token: owner.token })).status).toBe(200);
  expect((await logs()).items).toEqual([]);
});

test('a shop has at most 20 endpoints, also when two are created at once', async () => {
  for (let place = 0; place < 19; place++)
    await makeEndpoint(app, owner, { url: `${receiver.url}/${place}`, event_types: ['tag.deleted'] });
  const create = () => app.send(createWebhookEndpoint, { merchant: owner.merchant, url: receiver.url }, { token: owner.token });
  const statuses = (await Promise.all([create(), create()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409]);
});

test('pages of the log are complete and filtered', async () => {
  await makeEndpoint(app, owner, { url: receiver.url });
  for (let place = 0; place < 5; place++) await tag();
  await untilLogged('succeeded', 5);
  const first = await logs({ limit: 3, type: 'tag.created' });
  const second = await logs({ limit: 3, type: 'tag.created', cursor: first.next_cursor });
  expect(new Set([...first.items, ...second.items].map(({ event_id: id }) => id))).toEqual(new Set(receiver.ids()));
  expect(second.next_cursor).toBeNull();
  expect((await logs({ type: 'tag.deleted' })).items).toEqual([]);
  expect((await logs({ since: new Date(Date.now() + 60_000).toISOString() })).items).toEqual([]);
});

test('an event is sent again with the same id', async () => {
  await makeEndpoint(app, owner, { url: receiver.url });
  await tag();
  const [logged] = await untilLogged('succeeded');
  const { body } = await app.send(retryWebhookLog, { merchant: owner.merchant, id: logged?.id ?? '' }, { token: owner.token });
  expect(body.status).toBe('pending');
  await until(async () => receiver.received.length === 2);
  expect(new Set(receiver.ids()).size).toBe(1);
  await untilLogged('succeeded');
  const { body: detail } = await app.send(getWebhookLog, { merchant: owner.merchant, id: logged?.id ?? '' }, { token: owner.token });
  expect(detail.items.map(({ number, trigger }) => [number, trigger])).toEqual([
    [2, 'manual'],
    [1, 'scheduled'],
  ]);
});

test('a test sends a signed sample once and answers what came back', async () => {
  receiver.answers(500, { 'x-from': 'receiver' }, 'broken');
  const endpoint = await makeEndpoint(app, owner, { url: receiver.url });
  const { body } = await app.send(
    testWebhook,
    { merchant: owner.merchant, endpoint_id: endpoint.id, type: 'order.paid' },
    { token: owner.token },
  );
  expect(body).toMatchObject({ succeeded: false, response_status: 500, response_body: 'broken', error: 'It responded with status 500.' });
  const [sent] = receiver.received;
  expect(new Webhook(endpoint.secret).verify(sent?.body ?? '', sent?.headers ?? {})).toMatchObject({ type: 'order.paid' });
  expect((await logs()).items).toEqual([]);
  const { body: other } = await app.send(testWebhook, { merchant: owner.merchant, url: `${receiver.url}/other` }, { token: owner.token });
  expect(other.response_status).toBe(500);
  expect(receiver.received).toHaveLength(2);
});

test('a test of another address neither signs with the endpoint’s secret nor sends its headers', async () => {
  const endpoint = await makeEndpoint(app, owner, { url: receiver.url, headers: [{ name: 'Authorization', value: 'Bearer secret' }] });
  const url = `${receiver.url}/elsewhere`;
  await app.send(testWebhook, { merchant: owner.merchant, endpoint_id: endpoint.id, url }, { token: owner.token });
  const [sent] = receiver.received;
  expect(sent?.headers['authorization']).toBeUndefined();
  expect(() => new Webhook(endpoint.secret).verify(sent?.body ?? '', sent?.headers ?? {})).toThrow('No matching signature found');
});

test('agents neither read nor change webhooks', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  expect((await app.send(getWebhookConfig, { merchant: owner.merchant }, { token: agent.token })).status).toBe(403);
});

test('the catalogue lists every event with a schema and a sample', async () => {
  const { body } = await app.send(listWebhookEvents, { merchant: owner.merchant }, { token: owner.token });
  expect(body.items.length).toBeGreaterThan(30);
  expect(body.items.find(({ type }) => type === 'order.paid')?.sample).toMatchObject({ type: 'order.paid', merchant_id: owner.merchant });
});

test('a field that the whole configuration leaves out stays as it is, and the same endpoint twice is refused', async () => {
  const at = { merchant: owner.merchant };
  const as = { token: owner.token };
  const header = { name: 'Authorization', value: 'Bearer of-the-shop' };
  const made = await makeEndpoint(app, owner, { url: receiver.url, event_types: ['tag.created'], enabled: false, headers: [header] });
  const twice = await app.send(setWebhookConfig, { ...at, endpoints: [made, made].map(({ id, url }) => ({ id, url })) }, as);
  expect([twice.status, (twice.body as { errors?: { path: string }[] }).errors?.[0]?.path]).toEqual([422, 'endpoints.1.id']);
  const { body } = await app.send(
    setWebhookConfig,
    { ...at, endpoints: [{ id: made.id, url: `${receiver.url}/new` }, { url: receiver.url }] },
    as,
  );
  const kept = { event_types: ['tag.created'], enabled: false, headers: [{ name: 'Authorization' }] };
  expect(body.items).toMatchObject([
    { id: made.id, url: `${receiver.url}/new`, ...kept, secret: null },
    { event_types: null, enabled: true, headers: [], secret: expect.stringMatching(/^whsec_/) },
  ]);
});

test('saved header values don’t follow an endpoint to another host', async () => {
  const at = { merchant: owner.merchant };
  const as = { token: owner.token };
  const { id } = await makeEndpoint(app, owner, { url: receiver.url, headers: [{ name: 'Authorization', value: 'Bearer of-the-shop' }] });
  const url = 'http://127.0.0.1:9/elsewhere';
  for (const more of [{}, { headers: [{ name: 'Authorization' }] }])
    expect((await app.send(updateWebhookEndpoint, { ...at, id, url, ...more }, as)).status).toBe(422);
  const headers = [{ name: 'Authorization', value: 'Bearer of-elsewhere' }];
  expect((await app.send(updateWebhookEndpoint, { ...at, id, url, headers }, as)).status).toBe(200);
  expect((await app.send(updateWebhookEndpoint, { ...at, id, url: `${url}/deeper` }, as)).body.headers).toEqual([
    { name: 'Authorization' },
  ]);
});
