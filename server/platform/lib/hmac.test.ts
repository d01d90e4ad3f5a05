import { expect, test } from 'vitest';
import { hmacOf, isHmac } from './hmac.ts';

const body = Buffer.from('{ "id": 1 }');
const signed = hmacOf(body, 'new');

test.each([
  ['the signature of the secret', signed, ['new'], true],
  ['one of two secrets while one is rotated', signed, ['old', 'new'], true],
  ['the signature of another secret', signed, ['old'], false],
  ['a signature that is cut', signed.slice(0, -2), ['new'], false],
  ['a signature in another encoding', hmacOf(body, 'new', 'base64'), ['new'], false],
  ['no signature', undefined, ['new'], false],
  ['an empty one', '', ['new'], false],
  ['no secret', signed, [], false],
  ['an empty secret', hmacOf(body, 'x'), [''], false],
] as const)('%s', (_, given, secrets, isOne) => expect(isHmac(body, given, { secrets })).toBe(isOne));

test('a body that differs by a space fails', () => expect(isHmac(Buffer.from('{"id": 1 }'), signed, { secrets: ['new'] })).toBe(false));
test('verifies base64 signatures', () =>
  expect(isHmac(body, hmacOf(body, 'new', 'base64'), { secrets: ['new'], encoding: 'base64' })).toBe(true));
