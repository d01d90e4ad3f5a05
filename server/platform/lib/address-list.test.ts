import { expect, test } from 'vitest';
import { addressList } from './address-list.ts';

test.each([
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['203.0.113.7'], '::ffff:203.0.113.7', true],
  [['203.0.113.0/24'], '203.0.113.255', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['203.0.113.0/24'], '::ffff:cb00:7101', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:db8::1'], '2001:0DB8:0:0:0:0:0:1', true],
  [['fe80::1'], 'fe80::1%eth0', true],
  [['10.0.0.1', '2001:db8::1'], '10.0.0.1', true],
  [['10.0.0.1'], 'nonsense', false],
  [['10.0.0.1'], '', false],
])('%j has %s: %s', (entries, address, has) => expect(addressList(entries)(address)).toBe(has));

test('an empty list has every address', () => expect([addressList([])('203.0.113.7'), addressList([])('::1')]).toEqual([true, true]));
