import { expect, test } from 'vitest';
import { isSignedBy } from './identify.ts';

// Generated with: printf %s customer-42 | openssl dgst -sha256 -hmac parley-test-secret
const hash = '46d6431130fd70ffb81797f05af29a9c6f2dd5f4ce6495ab914b7f8dbe5112d6';
test.each([
  ['the current secret', ['parley-test-secret'], 'customer-42', hash, true],
  ['the one before', ['another', 'parley-test-secret'], 'customer-42', hash, true],
  ['capitals', ['parley-test-secret'], 'customer-42', hash.toUpperCase(), true],
  ['another user', ['parley-test-secret'], 'customer-43', hash, false],
  ['another secret', ['parley-test-secre'], 'customer-42', hash, false],
  ['a beginning', ['parley-test-secret'], 'customer-42', hash.slice(0, 32), false],
  ['no secret at all', [], 'customer-42', hash, false],
])('a signature: %s', (_what, secrets, userId, signature, expected) => expect(isSignedBy(secrets, userId, signature)).toBe(expected));
