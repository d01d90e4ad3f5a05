import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './api.ts';
import { addSite } from './knowledge.ts';
import { pictureAddress, tracking, trackingNumber, visitedPage, webAddress, websiteOrigin } from './values.ts';
import { trackingParts } from './web-address.ts';

test.each([
  ['https://shop.example/datenschutzerklärung', 'https://shop.example/datenschutzerkl%C3%A4rung'],
  [' https://SHOP.example/a b?q={x}#ü ', 'https://shop.example/a%20b?q={x}#%C3%BC'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
  ['http://shop.example/%zz', 'http://shop.example/%zz'],
])('%s is stored as browsers write it, and what is stored is accepted again', (typed, stored) => {
  expect(webAddress().parse(typed)).toBe(stored);
  expect(webAddress().parse(stored)).toBe(stored);
});

const refused = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://shop.example', 'blob:https://shop.example/x'];
test.each([...refused, 'shop.example', '', '//shop.example', `https://shop.example/${'ü'.repeat(100)}`])(
  '%s is no web address',
  (typed) => {
    expect(webAddress().safeParse(typed).success).toBe(false);
  },
);

test.each([
  ...refused,
  '//elsewhere.example/a.png',
  String.raw`/\elsewhere.example/a.png`,
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
])('%s is no image', (typed) => expect(pictureAddress.safeParse(typed).success).toBe(false));
test.each([
  ...refused,
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(12345)',
  'mailto:a@b.example',
  'tel:+4930123456',
  'https://',
])('%s is no tracking number, and no link either', (typed) => {
  expect(tracking.safeParse(typed).success).toBe(false);
  expect(trackingNumber.safeParse(typed).success).toBe(false);
});
test.each(['PX 4821 0937', '1Z999AA10123456784', 'DHL:0034043494', 'DHL: 0034 0434-94', '12:34', 'www.dhl.example/1', '#1'])(
  '%s is a tracking number',
  (typed) => expect([tracking.parse(typed), trackingNumber.parse(typed)]).toEqual([typed, typed]),
);
test('an http address is a tracking link, and no number', () => {
  const long = `https://dhl.example/${'1'.repeat(100)}`;
  expect(tracking.parse(' https://DHL.example/ü')).toBe('https://dhl.example/%C3%BC');
  expect(tracking.parse(long)).toBe(long);
  expect(tracking.safeParse('1'.repeat(81)).success).toBe(false);
  expect(trackingNumber.safeParse('https://dhl.example/1').success).toBe(false);
  const stored = ['T1', 'javascript:alert(1)', 'https://dhl.example/1'];
  expect(trackingParts(stored)).toEqual({ numbers: ['T1'], links: ['https://dhl.example/1'] });
});
test('an image may be one of our own files', () => {
  expect(pictureAddress.parse('/files/a/b.png')).toBe('/files/a/b.png');
  expect(pictureAddress.parse('https://cdn.example/ä.png')).toBe('https://cdn.example/%C3%A4.png');
});
test.each([
  ['shop.example', 'https://shop.example/'],
  ['shop.example/help?a=1', 'https://shop.example/help?a=1'],
  ['Shop.Example:8443', 'https://shop.example:8443/'],
  ['http://shop.example', 'http://shop.example/'],
  ['mailto:a@shop.example', undefined],
  ['javascript:alert(1.0)', undefined],
  ['shop', undefined],
  ['', undefined],
])('a site to read may be typed without its scheme: “%s”', (typed, address) => {
  const { data } = addSite.input.safeParse({ merchant: '0195b4f2-7c1e-7000-8000-000000000001', url: typed });
  expect(data?.url).toBe(address);
});
test('a website has no path', () => {
  expect(websiteOrigin.parse('HTTPS://Shop.Example/')).toBe('https://shop.example');
  expect(websiteOrigin.parse('https://münchen.example:8443')).toBe('https://xn--mnchen-3ya.example:8443');
  for (const typed of ['https://shop.example/a', 'https://shop.example?x', 'https://shop.example:99999', 'file:///'])
    expect(websiteOrigin.safeParse(typed).success).toBe(false);
});
test('a visited page that is not on the web counts as unknown', () => {
  expect(refused.map((typed) => visitedPage.parse(typed))).toEqual(refused.map(() => ''));
  expect(visitedPage.parse('https://shop.example/ü')).toBe('https://shop.example/%C3%BC');
});

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  format?: string;
  const?: unknown;
};
const named = /(^|_)(urls?|links?|href|websites?|site|origins?|images?|logo|pictures?)$/;
/** Every text in an input that is named like an address on the web and has none of the types above. */
function* strayIn(schema: Schema, name = ''): Generator<string> {
  if (schema.type === 'string' && schema.const === undefined && named.test(name) && schema.format !== 'uri') yield name;
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* strayIn(branch, name);
  if (schema.items) yield* strayIn(schema.items, name);
  for (const [field, part] of Object.entries(schema.properties ?? {})) yield* strayIn(part, field);
}
/** The path of one of our own screens, which nothing links to; a pattern of addresses, checked with its names filled in. */
const paths = ['sendMetrics url', 'updateWebsiteChat product_url'];

test('every address that comes in has one of these types', () => {
  const stray = Object.entries(endpoints).flatMap(([name, { input }]) =>
    [...strayIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema)].map((field) => `${name} ${field}`),
  );
  expect(stray.filter((one) => !paths.includes(one))).toEqual([]);
});
