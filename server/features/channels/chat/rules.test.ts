import { expect, test } from 'vitest';
import { bucketOf, foreignOrigin, isAllowed, networkOf, plainName, stayedAway, productPage } from './rules.ts';

test.each([
  [undefined, [], true],
  ['https://any.example', [], true],
  [undefined, ['https://shop.example'], true],
  ['https://shop.example', ['https://shop.example'], true],
  ['https://shop.example.evil.example', ['https://shop.example'], false],
  ['http://shop.example', ['https://shop.example'], false],
  ['null', ['https://shop.example'], false],
])('a page at %s can use a chat limited to %j: %s', (origin, allowed, expected) => expect(isAllowed(origin, allowed)).toBe(expected));

test.each([
  [undefined, undefined],
  ['https://parley.example', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://shop.example', 'https://shop.example'],
  ['null', 'null'],
])('a call from %s belongs to the website %s', (origin, expected) =>
  expect(foreignOrigin(origin, '127.0.0.1:3000', 'https://parley.example')).toBe(expected),
);

test('counting windows are full minutes or hours', () => {
  const now = new Date('2026-11-21T10:41:12.500Z');
  expect(bucketOf(now, 'minute')).toEqual({ from: new Date('2026-11-21T10:41:00Z'), left: 48 });
  expect(bucketOf(now, 'hour')).toEqual({ from: new Date('2026-11-21T10:00:00Z'), left: 1128 });
});

test("a visitor away for longer than the shop's limit starts a new session", () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(stayedAway(new Date('2026-11-14T10:00:00Z'), now, 7)).toBe(false);
  expect(stayedAway(new Date('2026-11-14T09:59:59Z'), now, 7)).toBe(true);
});

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['\u202EnimdA \u2066eoZ', 'nimdA eoZ'],
  [' Ada\n\u0000 Byron\u200B ', 'Ada Byron'],
  ['\u0645\u06CC\u200C\u062E', '\u0645\u06CC\u200C\u062E'],
  ['\u202E\u200B', undefined],
  [undefined, undefined],
])('the name %j becomes %j', (name, expected) => expect(plainName(name)).toBe(expected));

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the address %s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['https://shop.example/p/{slug}', 'https://shop.example/p/cafe-lamp-2'],
  ['https://shop.example/p?id={id}&sku={sku}', 'https://shop.example/p?id=a%2Fb&sku=L%201'],
  ['/demo#{id}', '/demo#a%2Fb'],
  ['/商品?id={id}', '/%E5%95%86%E5%93%81?id=a%2Fb'],
  [String.raw`/\elsewhere.example/{id}`, 'https://elsewhere.example/a%2Fb'],
  ['', undefined],
])('%j leads to %j', (pattern, address) => {
  const lamp = { name: ' Café Lamp 2!', external_id: 'a/b', sku: 'L 1' };
  expect(productPage(pattern, lamp)).toBe(address);
  expect(productPage('https://shop.example/{sku}', { ...lamp, sku: null })).toBeUndefined();
});
