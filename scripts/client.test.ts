import fs from 'node:fs';
import { endpoints } from '@parley/contract/api';
import { keyScopes } from '@parley/contract/api-keys';
import { expect, test } from 'vitest';
import { Parley, ParleyError } from '../client/index.js';
import { callsFile, callsText, typesFile, typesText } from './client.ts';

test('the client is generated from the contract as it is', async () => {
  expect(fs.readFileSync(callsFile, 'utf8'), 'run: node scripts/run.mjs scripts/client.ts').toBe(callsText());
  expect(fs.readFileSync(typesFile, 'utf8'), 'run: node scripts/run.mjs scripts/client.ts').toBe(await typesText());
});

test('the client has no call that refuses API keys', () => {
  const names = [...callsText().matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(150);
  expect(
    names.filter(
      (name) => endpoints[name]?.people !== undefined || ['public', 'user', 'self', 'operator'].includes(endpoints[name]?.access ?? ''),
    ),
  ).toEqual([]);
});

test('a key can be given every scope that some call of a program needs, and no other', () => {
  const needed = new Set([...callsText().matchAll(/^ {2}(\w+):/gm)].map(([, name]) => endpoints[name ?? '']?.access));
  // Decides what the results of other calls contain.
  needed.add('personal_data:read');
  expect([...keyScopes].sort()).toEqual([...needed].sort());
});

type Sent = { url: string; method: string; headers: Record<string, string>; body: unknown };
const answer =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
const lost = () => Promise.reject(new TypeError('fetch failed'));

/** A client whose calls get these answers, in turn. */
function clientWith(...answers: (() => Promise<Response>)[]) {
  const sent: Sent[] = [];
  const send = (url: string, init: { method: string; headers: Record<string, string>; body?: unknown }) => {
    sent.push({ url, method: init.method, headers: init.headers, body: init.body });
    return (answers.shift() ?? answer(500))();
  };
  return {
    sent,
    parley: new Parley({ url: 'https://parley.test/', key: 'parley_live_x', merchant: 'shop-1', fetch: send as typeof fetch }),
  };
}
const soon = { 'retry-after': '0.001' };

test('path, query and body come from the input; the shop is the client’s own unless given', async () => {
  const { parley, sent } = clientWith(answer(200, { items: [] }), answer(200, {}), answer(200, {}));
  await parley.listOrders({ q: 'a&b', limit: 5 });
  await parley.getOrder({ id: 'x/y' });
  await parley.updateOrderStatus({ id: 'o1', status: 'confirmed', merchant: 'shop-2' });
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', 'https://parley.test/api/orders/shop-1?q=a%26b&limit=5', undefined],
    ['GET', 'https://parley.test/api/orders/shop-1/x%2Fy', undefined],
    ['PUT', 'https://parley.test/api/orders/shop-2/o1/status', '{"status":"confirmed"}'],
  ]);
  expect(sent[0]?.headers['authorization']).toBe('Bearer parley_live_x');
});

test('a creation that got lost is repeated with the same key', async () => {
  const { parley, sent } = clientWith(lost, answer(503, {}, soon), answer(201, { name: 'vip' }));
  expect(await parley.createTag({ name: 'vip' })).toEqual({ name: 'vip' });
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size, keys[0] !== undefined]).toEqual([3, 1, true]);
});

test('a change without a key is not repeated after a lost answer, but after a limit', async () => {
  const one = clientWith(lost, answer(200));
  await expect(one.parley.updateTag({ id: 't', name: 'vip' })).rejects.toMatchObject({ status: 0, code: 'client.unreachable' });
  expect(one.sent.length).toBe(1);
  const two = clientWith(answer(429, {}, soon), answer(200, { name: 'vip' }));
  await two.parley.updateTag({ id: 't', name: 'vip' });
  expect(two.sent.length).toBe(2);
});

test('a creation whose first attempt is still under way waits for it', async () => {
  const { parley, sent } = clientWith(lost, answer(409, { code: 'idempotency.in_flight' }, soon), answer(201, { name: 'vip' }));
  expect(await parley.createTag({ name: 'vip' })).toEqual({ name: 'vip' });
  expect(sent.length).toBe(3);
});

test('a problem is thrown with its code, fields and request, after no retry', async () => {
  const body = { code: 'input.invalid', detail: 'Enter a name.', errors: [{ path: 'name', message: 'Enter a name.' }] };
  const { parley, sent } = clientWith(answer(422, body, { 'x-request-id': 'r1' }));
  const thrown: unknown = await parley.createTag({ name: '' }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ParleyError);
  expect(thrown).toMatchObject({ message: 'Enter a name.', status: 422, code: 'input.invalid', errors: body.errors, requestId: 'r1' });
  expect(sent.length).toBe(1);
});

test('a page that isn’t from Parley is an error with its status', async () => {
  const page = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 404 }));
  await expect(clientWith(page).parley.listTags()).rejects.toMatchObject({ status: 404, message: 'The server answered 404.' });
});

test('a list is read to its end', async () => {
  const { parley, sent } = clientWith(answer(200, { items: [1, 2], next_cursor: 'c' }), answer(200, { items: [3], next_cursor: null }));
  const items: unknown[] = [];
  for await (const item of parley.all('listOrders', { limit: 2 })) items.push(item);
  expect([items, sent[1]?.url]).toEqual([[1, 2, 3], 'https://parley.test/api/orders/shop-1?limit=2&cursor=c']);
});

test('a call that was aborted isn’t sent again', async () => {
  const stop = new AbortController();
  const { parley, sent } = clientWith(() => {
    stop.abort(new Error('enough'));
    return lost();
  });
  await expect(parley.listTags({}, { signal: stop.signal })).rejects.toThrow('enough');
  expect(sent.length).toBe(1);
});

test('a missing part of the path, a missing option and an unknown call are told before anything is sent', async () => {
  const { parley, sent } = clientWith();
  await expect(parley.getOrder({ id: '' })).rejects.toThrow('This call needs id.');
  await expect(parley.uploadFile({} as { file: Blob })).rejects.toThrow('This call needs a Blob as file.');
  await expect(parley.call('noSuchCall' as 'listTags')).rejects.toThrow('Parley has no call noSuchCall.');
  expect(() => new Parley({ url: '', key: 'k', merchant: 'm' })).toThrow('Parley needs url, key and merchant.');
  expect(sent).toEqual([]);
});
