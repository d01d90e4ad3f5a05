import fs from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { openVault } from '../../../platform/vault/vault.ts';
import { overlapEnd, readSecrets, Secrets } from './secrets.ts';
import { newSigningSecret, signedHeaders } from './sign.ts';

const recorded = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'signatures', 'webhook_signature_vectors.json');
const isThere = fs.existsSync(recorded);
if (!isThere) console.warn(`${recorded} is not there (PARLEY_DATA_SETS): only the vector below was checked.`);

type Vector = { scheme: string; headers: Record<string, string>; secret: string; raw_body: string; expected: string };
const own: Vector = {
  scheme: 'standard-webhooks',
  headers: { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' },
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  raw_body: '{"test": 2432232314}',
  expected: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const vectors = isThere ? (JSON.parse(fs.readFileSync(recorded, 'utf8')) as Vector[]).filter(({ scheme }) => scheme === own.scheme) : [];

test.each([own, ...vectors])('signs as the vectors of Standard Webhooks do', ({ headers, secret, raw_body: body, expected }) => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect(signedHeaders(headers['webhook-id'] ?? '', at, body, [secret])).toEqual({ ...headers, 'webhook-signature': expected });
});

test('the library verifies with either secret while both sign, also a body that isn’t ASCII', () => {
  const [fresh, old] = [newSigningSecret(), newSigningSecret()];
  const body = JSON.stringify({ data: 'Größe – 漢字 🎉' });
  const headers = signedHeaders('01900000', new Date(), body, [fresh, old]);
  for (const secret of [fresh, old]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow('No matching signature found');
});

test('a secret has 32 bytes', () => expect(Buffer.from(newSigningSecret().slice(6), 'base64')).toHaveLength(32));

const secrets = new Secrets(openVault('a secret for tests, 32 characters or more'));
const at = (hours: number) => new Date(Date.UTC(2026, 10, 27, hours));

test('a rotated secret signs beside the new one until the overlap ends', () => {
  const first = secrets.rotate('shop', [], at(0), at(0));
  const second = secrets.rotate('shop', first.secrets, at(0), at(24));
  expect(secrets.open('shop', second.secrets, at(1))).toEqual([second.secret, first.secret]);
  expect(secrets.open('shop', second.secrets, at(24))).toEqual([second.secret]);
  expect([overlapEnd(second.secrets, at(1)), overlapEnd(second.secrets, at(24))]).toEqual([at(24).toISOString(), null]);
});

test('without an overlap the previous secret ends at once, and a second rotation never extends it', () => {
  const first = secrets.rotate('shop', [], at(0), at(0));
  const second = secrets.rotate('shop', first.secrets, at(0), at(1));
  expect(readSecrets(secrets.rotate('shop', second.secrets, at(0), at(24)).secrets).map(({ until }) => until)).toEqual([
    null,
    at(24).toISOString(),
    at(1).toISOString(),
  ]);
  expect(secrets.rotate('shop', second.secrets, at(0), at(0)).secrets).toHaveLength(1);
});

test('one shop’s secret can’t be opened as another’s', () => {
  const { secrets: stored } = secrets.rotate('shop', [], at(0), at(0));
  expect(() => secrets.open('other', stored, at(0))).toThrow('can’t decrypt');
});
