import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-address.ts';

test.each([
  ['https://api.example/v1', false],
  ['https://93.184.215.14/v1', false],
  ['http://localhost:11434', true],
  ['http://models.localhost', true],
  ['http://printer.local/', true],
  ['http://db.internal./', true],
  ['http://127.0.0.1:8080', true],
  ['http://2130706433/', true],
  ['http://0x7f.1/', true],
  ['http://10.0.0.7', true],
  ['http://169.254.169.254/latest', true],
  ['http://[::1]/', true],
  ['http://[::ffff:10.0.0.1]/', true],
  ['https://localhost.example/', false],
  ['http://[2606:4700::6810:84e5]/', false],
  ['http://[::7f00:1]/', true],
  ['http://[::10.0.0.1]/', true],
  ['http://[::93.184.215.14]/', true],
  ['http://[::ffff:0:10.0.0.1]/', true],
  ['http://[2002:7f00:1::]/', true],
  ['http://[64:ff9b::127.0.0.1]/', true],
  ['http://[64:ff9b:1::10.0.0.1]/', true],
  ['http://[2001:0:7f00:1::]/', true],
  ['http://[fec0::1]/', true],
  ['http://[fe80::1]/', true],
  ['http://[fd00::1]/', true],
  ['http://[100::1]/', true],
  ['http://[5f00::1]/', true],
  ['http://[4000::1]/', true],
  ['http://[::]/', true],
])('%s is private: %s', (url, isPrivate) => {
  expect(isPrivateAddress(url)).toBe(isPrivate);
});
