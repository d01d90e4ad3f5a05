import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party-rules.ts';

test.each([
  ['a configured address, whatever the request says', 'https://parley.example', 'evil.example', 'parley.example', 'https://parley.example'],
  ['a configured address with a port', 'https://parley.example:8443', '', 'parley.example', 'https://parley.example:8443'],
  ['localhost, configured', 'http://localhost:3000', '', 'localhost', 'http://localhost:3000'],
  ['localhost, by the request', '', 'localhost:3941', 'localhost', 'http://localhost:3941'],
])('passkeys belong to %s', (_, publicUrl, host, id, origin) => {
  expect(relyingPartyOf({ publicUrl, apiOrigins: [] }, host)).toEqual({ id, origins: [origin] });
});

test.each([
  ['an address without HTTPS', 'http://parley.example', 'parley.example'],
  ['an IP address', 'https://10.0.0.7', '10.0.0.7'],
  ['an IPv6 address', 'https://[fe80::1]', '[fe80::1]'],
  ['the request’s host, unless it is localhost', '', 'evil.example'],
  ['a host that only starts with localhost', '', 'localhost.evil.example'],
  ['a loopback address', '', '127.0.0.1:3000'],
])('there are no passkeys for %s', (_, publicUrl, host) => {
  expect(relyingPartyOf({ publicUrl, apiOrigins: [] }, host)).toBeUndefined();
});

test('an app at another origin may use them', () => {
  expect(relyingPartyOf({ publicUrl: 'https://parley.example', apiOrigins: ['https://app.parley.example'] }, '')?.origins).toEqual([
    'https://parley.example',
    'https://app.parley.example',
  ]);
});
