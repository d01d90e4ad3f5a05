import { permissionsOf } from '@parley/contract/permissions';
import { expect, test } from 'vitest';
import { crc32InBase62 } from '../../../platform/lib/base62.ts';
import { isWellFormed, newKey } from './key.ts';
import { isUsable, scopesAbove, scopesNow } from './rules.ts';

test('a key consists of a prefix, 30 random characters and a checksum', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect([key.length, /^parley_live_[0-9A-Za-z]{36}$/.test(key), isWellFormed(key)]).toEqual([48, true, true]);
});

test('the checksum is a CRC32 in six base62 characters', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const valueOf = (digits: string) => [...digits].reduce((all, digit) => all * 62 + alphabet.indexOf(digit), 0);
  // The check value that every description of CRC-32/ISO-HDLC states, and the padding of the smallest.
  expect(valueOf(crc32InBase62('123456789'))).toBe(0xcbf43926);
  expect(crc32InBase62('')).toBe('000000');
});

const key = newKey();
const other = (character: string) => (character === 'a' ? 'b' : 'a');
test.each([
  ['another character', key.slice(0, 20) + other(key.charAt(20)) + key.slice(21)],
  ['another checksum', key.slice(0, -1) + other(key.slice(-1))],
  ['one less', key.slice(0, -1)],
  ['one more', `${key}a`],
  ['another prefix', key.replace('live', 'test')],
  ['a space in front', ` ${key}`],
  ['nothing', ''],
])('%s makes a key invalid', (_what, text) => expect(isWellFormed(text)).toBe(false));

test("a key's permissions are its scopes, limited by its creator's role", () => {
  expect(scopesNow(['orders:read', 'team:write', 'gone:permission'], permissionsOf('owner'))).toEqual(['orders:read', 'team:write']);
  expect(scopesNow(['orders:read', 'team:write'], permissionsOf('agent'))).toEqual(['orders:read']);
  expect(scopesNow(['orders:read', 'team:write'], permissionsOf('billing'))).toEqual([]);
  expect(scopesNow(permissionsOf('owner'), permissionsOf('manager'))).toEqual(permissionsOf('manager'));
});

test('nobody can grant scopes beyond their role', () => {
  expect(scopesAbove(['orders:read', 'billing:read', 'team:write'], permissionsOf('agent'))).toEqual(['billing:read', 'team:write']);
  expect(scopesAbove(permissionsOf('manager'), permissionsOf('manager'))).toEqual([]);
});

const now = new Date('2026-03-01T12:00:00Z');
test.each([
  [null, null, true],
  [new Date('2026-03-01T12:00:00.001Z'), null, true],
  [now, null, false],
  [null, now, false],
  [new Date('2027-01-01'), new Date('2026-01-01'), false],
])('expires %s, revoked %s: %s', (expires_at, revoked_at, usable) => expect(isUsable({ expires_at, revoked_at }, now)).toBe(usable));
