import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPush } from './index.ts';
import { openPushService } from './push-service.ts';
import { areKeys, requestOf } from './request.ts';
import { makeVapidKey, vapidKeyOf } from './vapid.ts';

test('refuses keys that no browser has', () => {
  const good = browserKeys();
  expect(areKeys(good)).toBe(true);
  expect(areKeys({ ...good, auth: Buffer.alloc(15).toString('base64url') })).toBe(false);
  expect(areKeys({ ...good, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  expect(areKeys({ ...good, p256dh: '' })).toBe(false);
});

test('identifies the sender by a token for this service only, signed with the key it names', () => {
  const key = makeVapidKey();
  expect(vapidKeyOf(key.privateKey)).toEqual(key);
  const endpoint = 'https://push.example/send/abc?x=1';
  const header = requestOf({ endpoint, ...browserKeys() }, push, key, 'mailto:ops@parley.example').headers['Authorization'] ?? '';
  const [, token = '', named = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(read(claims)).toMatchObject({ aud: 'https://push.example', sub: 'mailto:ops@parley.example' });
  // Services refuse tokens for more than a day.
  const hours = (Number(read(claims)['exp']) - Date.now() / 1000) / 3600;
  expect([hours > 1, hours < 24]).toEqual([true, true]);
  expect(named).toBe(key.publicKey);
  const point = Buffer.from(named, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(signature, 'base64url');
  const isValid = (text: string) => verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed);
  expect([isValid(`${head}.${claims}`), isValid(`${head}.${claims}x`)]).toEqual([true, false]);
});

const browserKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
});
const push = { body: '{"hello":"wörld"}', topic: 'topic', ttlSeconds: 60 };
const partsOf = (key = makeVapidKey()) => ({
  readKey: async () => key,
  contact: 'mailto:ops@parley.example',
  now: () => new Date('2026-11-27T12:00:00Z'),
});

test('the browser reads what was sent; each status has its outcome', async () => {
  const service = await openPushService();
  const port = openPush({ ...partsOf(), allowPrivate: true, timeoutMs: 300 });
  const device = service.subscribe();
  expect(await port.send(device, push)).toEqual({ is: 'sent' });
  expect(service.received).toMatchObject([{ text: push.body, headers: { ttl: '60', topic: 'topic', urgency: 'high' } }]);
  const outcomes = [];
  for (const answer of [
    { status: 410 },
    { status: 404 },
    { status: 403 },
    { status: 429, retryAfter: '17' },
    { status: 429, retryAfter: 'Fri, 27 Nov 2026 12:00:40 GMT' },
    { status: 503, retryAfter: '99999999' },
    { status: 500 },
    { status: 413 },
    { status: 302 },
    'hang' as const,
  ]) {
    service.answer = answer;
    outcomes.push(await port.send(device, push));
  }
  expect(outcomes).toEqual([
    { is: 'gone' },
    { is: 'gone' },
    { is: 'gone' },
    { is: 'busy', afterSeconds: 17 },
    { is: 'busy', afterSeconds: 40 },
    { is: 'busy', afterSeconds: 3600 },
    { is: 'busy', afterSeconds: null },
    { is: 'refused', status: 413 },
    { is: 'refused', status: 302 },
    { is: 'busy', afterSeconds: null },
  ]);
  await service.close();
});

test('sends to public https addresses only', async () => {
  const service = await openPushService();
  const port = openPush(partsOf());
  const accepted = [
    'https://push.example/a',
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/',
    'https://a:b@push.example/',
    'x',
  ];
  expect(accepted.map(port.accepts)).toEqual([true, false, false, false, false, false]);
  expect(await port.send(service.subscribe(), push)).toEqual({ is: 'gone' });
  expect(service.received).toEqual([]);
  await service.close();
});

test('a key that could not be read is read again', async () => {
  const key = makeVapidKey();
  let isDown = true;
  const readKey = async () => {
    if (isDown) throw new Error('down');
    return key;
  };
  const port = openPush({ ...partsOf(), readKey });
  await expect(port.publicKey()).rejects.toThrow('down');
  isDown = false;
  expect(await port.publicKey()).toBe(key.publicKey);
});
