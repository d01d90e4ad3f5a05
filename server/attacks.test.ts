import { endpoints } from '@parley/contract/api';
import { getSession } from '@parley/contract/auth';
import { conversationFields } from '@parley/contract/conversations';
import { customerFields, listCustomers } from '@parley/contract/customers';
import type { Endpoint } from '@parley/contract/endpoint';
import { type Condition, type Fields, type FieldType, operators } from '@parley/contract/filters';
import { listConversations } from '@parley/contract/inbox';
import { deepest } from '@parley/contract/json';
import { listOrders, orderFields } from '@parley/contract/orders';
import { problemBody } from '@parley/contract/problems';
import { listProducts, productFields } from '@parley/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeOperator } from './testing/actors.ts';
import { allSamples as samples } from './testing/all-samples.ts';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import { fixtureOf, tokenOf } from './testing/fixture.ts';
import type { Fixture } from './testing/samples.ts';
import { startTestService, testChannel } from './testing/test-channel/index.ts';

// Lists of what attackers send, at every endpoint. Whatever it is, the answer is never a 500. ATTACKS=all sends all of it, in minutes.
const isWhole = process.env['ATTACKS'] === 'all';
/** Each field gets every 40th text, beginning elsewhere than the one before. */
const share = 40;

let app: TestApp;
let at: Fixture;
let operator: Person;
let service: Awaited<ReturnType<typeof startTestService>>;
const lines: string[] = [];
beforeAll(async () => {
  service = await startTestService();
  const channels = [testChannel({ channel: 'whatsapp', url: service.url, signingSecret: service.signingSecret })];
  app = await startTestApp({ worker: false, lines, channels, env: { LOG_LEVEL: 'error' } });
  at = await fixtureOf(app);
  operator = await makeOperator(app);
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const inherited = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', '__defineGetter__'];
const texts = [
  ...inherited,
  ...['', ' ', '\0', 'a\0b', '\u0001\u0008\u001b[31m', '\r\nset-cookie: a=b', '\u2028\u2029', '\ufeff', '\u200b', '\u202eabc', '\ufffe'],
  ...['\ud800', 'a\udfffb', '😀', '👩‍👩‍👧‍👦', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙', 'ﷺ', 'İ', 'ß', '１２３', '٣'],
  ...[
    "'",
    '"',
    "' or '1'='1",
    "'; drop table orders; --",
    '1;select pg_sleep(10)',
    '%',
    '_',
    '%_%',
    '\\',
    '\\x00',
    '$1',
    '$$',
    ':merchant',
    '{}',
    '(',
    '[',
    '*',
    '^.*$',
    '(a+)+$',
    '&|!',
    '<->',
    ':*',
  ],
  ...[
    '{{7*7}}',
    '${7*7}',
    '<%= 7 %>',
    '#{7}',
    '{% x %}',
    '%n%s%x',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\windows',
    '/',
    '//',
    '.',
    '..',
    '%2e%2e%2f',
    '%00',
    '%zz',
    '%',
    '%ff',
    '%c0%af',
    '+',
    '?a=b',
    '#a',
    ';',
    '&a=b',
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '1e309',
    '-1e309',
    '-0',
    '0x10',
    '1_000',
    '1,5',
    '99999999999999999999',
    '-1',
    '1.5',
    '2147483648',
    '9223372036854775808',
  ],
  ...[
    '0000-01-01',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '2026-02-30',
    '2026-02-30T25:61:61Z',
    '1970-01-01T00:00:00+99:99',
    'infinity',
    '-infinity',
    'now',
    'epoch',
    '24:00',
    '99:99',
  ],
  ...[
    'true',
    'null',
    'undefined',
    '[object Object]',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'C',
    'en-',
    'x-private',
    'Etc/Unknown',
  ],
  ...[
    'x'.repeat(300),
    'é'.repeat(5_000),
    ' '.repeat(10_000),
    '['.repeat(5_000),
    '('.repeat(1_500),
    `${'{"a":'.repeat(900)}1${'}'.repeat(900)}`,
    'a '.repeat(5_000),
  ],
  ...inherited.map((field) => JSON.stringify({ match: 'all', conditions: [{ field, op: 'is_set' }] })),
  ...inherited.map((name) => Buffer.from(JSON.stringify([name, name, name])).toString('base64url')),
  ...['["created_at desc","infinity","x"]', '["newest","-infinity","00000000-0000-7000-8000-000000000000"]', '[1e309]', 'null', '{}'].map(
    (text) => Buffer.from(text).toString('base64url'),
  ),
  JSON.stringify({ conditions: [{ field: 'created_at', op: 'after', value: '+275760-09-13T00:00:00Z' }] }),
  JSON.stringify({ conditions: [{ field: 'total', op: 'is', value: 1e300 }] }),
  JSON.stringify({ match: '__proto__', conditions: [{ field: 'constructor', op: '__proto__', value: ['hasOwnProperty'] }] }),
];
/** JSON that no client writes. */
const values = [
  ...[
    'null',
    'true',
    '0',
    '-0',
    '-1',
    '0.1',
    '1e308',
    '1e309',
    '-1e309',
    '1e-400',
    '9007199254740993',
    '99999999999999999999',
    '2147483648',
  ],
  ...[
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '[{}]',
    '[[[[[[[[[[]]]]]]]]]]',
    '{"length":1}',
    '{"toString":1}',
    '{"toJSON":1}',
    '{"then":1}',
    '{"":""}',
    '{"$ne":null}',
  ],
  ...inherited
    .slice(1)
    .flatMap((name) => [`{"${name}":"x"}`, `{"${name}":{"x":1}}`, `["${name}"]`, `[{"${name}":1}]`, `{"${name}":{"${name}":null}}`]),
  ...[
    '"\\u0000"',
    '"\\ud800"',
    '{"\\u0000":"\\u0000"}',
    '{"\\ud800":["\\udfff"]}',
    `[${'0,'.repeat(5_000)}0]`,
    `["${'x'.repeat(20_000)}"]`,
  ],
];
const bodies = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  'null',
  '0',
  '"x"',
  'NaN',
  '{"a":1,}',
  "{'a':1}",
  '\0',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1e309}',
  '{"":{}}',
  '{"\\u0000":1}',
  `[${'{},'.repeat(2_000)}{}]`,
];

type Named = { name: string; endpoint: Endpoint };
const all: Named[] = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
const inputOf = (name: string) => samples[name]?.(at) ?? {};
/** Ends the session that the other calls use, or hashes a password each time. */
const left = [
  'logOut',
  'refreshSession',
  'revokeSessions',
  'revokeSession',
  'changePassword',
  'switchShop',
  'register',
  'logIn',
  'removeTeammate',
  'rotateChatKey',
];
const tokenFor = (endpoint: Endpoint) => tokenOf(endpoint, at, operator);

type Attack = { method: string; path: string; body?: string | undefined; headers?: Record<string, string> };
const statuses = new Map<number, number>();
/** Every 4xx is a problem; a stream's body is not read. */
async function send({ method, path, body, headers = {} }: Attack, token?: string): Promise<{ status: number; code?: string }> {
  const leaving = new AbortController();
  const answer = await fetch(`${app.url}${path}`, {
    method,
    redirect: 'manual',
    signal: leaving.signal,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status < 400 || method === 'HEAD') leaving.abort();
  else if (answer.headers.get('content-type') === 'application/problem+json')
    return { status: answer.status, code: problemBody.parse(await answer.json()).code };
  else await answer.arrayBuffer();
  return { status: answer.status };
}

/** The attacks that were answered with a 500, and why. That an outside service doesn't answer is an answer, where the endpoint names it. */
async function failuresOf(attacks: (Attack & { what: string })[], token?: string, named: readonly string[] = []) {
  const failures: { what: string; why: string | undefined }[] = [];
  for (let from = 0; from < attacks.length; from += 8)
    await Promise.all(
      attacks.slice(from, from + 8).map(async ({ what, ...attack }) => {
        const { status, code = '' } = await send(attack, token);
        if (status >= 500 && !named.includes(code))
          failures.push({ what: what.slice(0, 200), why: /"message":"([^"]+)"/.exec(lines.at(-1) ?? '')?.[1] });
      }),
    );
  return failures;
}

let turn = 0;
function some<T>(list: readonly T[]): readonly T[] {
  const start = turn++ % share;
  return isWhole ? list : list.filter((_, place) => place % share === start);
}

/** The address of an endpoint with this input, and the rest of it. */
function addressed({ line }: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input };
  const [method = 'GET', path = ''] = line.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encoded(rest[name]);
    delete rest[name];
    return value;
  });
  return { method, path: filled, rest };
}
/** Percent-encodes a lone surrogate as the replacement character, as browsers do. */
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

type Path = (string | number)[];
/** Where the parts of a value are. */
const placesIn = (value: unknown, path: Path = []): Path[] => [
  ...(path.length > 0 ? [path] : []),
  ...(typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name])) : []),
];
const mark = '@@attack@@';
const withMark = (value: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined) return mark;
  const copy: Record<string, unknown> = Array.isArray(value) ? (Object.assign([], value) as never) : { ...(value as object) };
  copy[String(step)] = withMark(copy[String(step)], rest);
  return copy;
};

function attacksOn({ name, endpoint }: Named) {
  const input = inputOf(name);
  const inPath = [...endpoint.line.matchAll(/:(\w+)/g)].map(([, field = '']) => field);
  const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  const attacks: (Attack & { what: string })[] = [];
  for (const field of inPath)
    for (const text of some(texts)) {
      const { method, path, rest } = addressed(endpoint, { ...input, [field]: text });
      const body = method === 'GET' ? undefined : JSON.stringify(rest);
      attacks.push({ what: `${name} :${field} ${text}`, method, path, body });
    }
  const { method, path, rest } = addressed(endpoint, input);
  const fields = [...new Set([...Object.keys(properties).filter((field) => !inPath.includes(field)), ...Object.keys(rest), 'unknown'])];
  if (method === 'GET') {
    const query = (changed: Record<string, unknown>) =>
      Object.entries({ ...rest, ...changed })
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => `${encoded(field)}=${encoded(value)}`);
    for (const field of fields) {
      for (const text of some(texts))
        attacks.push({ what: `${name} ?${field}=${text}`, method, path: `${path}?${query({ [field]: text }).join('&')}` });
      for (const raw of ['%', '%zz', '%00', '%ff', '%ed%a0%80', 'a&' + field + '=b', '', '[]=1'])
        attacks.push({
          what: `${name} ?${field}=${raw}`,
          method,
          path: `${path}?${query({ [field]: undefined }).join('&')}&${field}=${raw}`,
        });
    }
    for (const field of inherited)
      attacks.push({ what: `${name} ?${field}`, method, path: `${path}?${query({ [field]: 'x' }).join('&')}&${field}[${field}]=1` });
    attacks.push({ what: `HEAD ${name}`, method: 'HEAD', path: `${path}?${query({}).join('&')}` });
    return attacks;
  }
  const places = placesIn({ ...Object.fromEntries(fields.map((field) => [field, null])), ...rest });
  for (const place of places) {
    const text = JSON.stringify(withMark(rest, place));
    for (const value of [...some(values), ...some(texts).map((one) => JSON.stringify(one))])
      attacks.push({ what: `${name} ${place.join('.')}=${value}`, method, path, body: text.replace(`"${mark}"`, () => value) });
  }
  for (const body of some(bodies)) attacks.push({ what: `${name} ${body}`, method, path, body });
  return attacks;
}

const isCalled = ({ name }: Named) => !left.includes(name);
test.each(all.filter(isCalled))('$name never fails, whatever it is sent', async (named) => {
  expect(await failuresOf(attacksOn(named), tokenFor(named.endpoint), named.endpoint.problems)).toEqual([]);
});

const nest = (levels: number, open = '[', close = ']') => `${open.repeat(levels)}${close.repeat(levels)}`;
test.each(all.filter(({ endpoint }) => !endpoint.line.startsWith('GET') && endpoint.kind !== 'webhook' && endpoint.kind !== 'upload'))(
  '$name refuses a body that nests too deep',
  async ({ name, endpoint }) => {
    const { method, path } = addressed(endpoint, inputOf(name));
    const bodiesOf = (levels: number) => [`{"a":${nest(levels)}}`, `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`, nest(levels)];
    for (const body of [...bodiesOf(deepest + 1), ...bodiesOf(3_000), ...bodiesOf(100_000)]) {
      const answer = await fetch(`${app.url}${path}`, {
        method,
        body,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'deep', authorization: `Bearer ${tokenFor(endpoint) ?? ''}` },
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        {
          code: 'input.unreadable',
          detail: `This request nests lists and objects more than ${deepest} levels deep. Send it with fewer levels.`,
        },
      ]);
    }
  },
);

const lists = [
  { list: listConversations, fields: conversationFields },
  { list: listCustomers, fields: customerFields },
  { list: listOrders, fields: orderFields },
  { list: listProducts, fields: productFields },
];
const filterValues: Record<FieldType, readonly Condition['value'][]> = {
  choice: [['nonsense'], ['', "'", '00000000-0000-0000-0000-000000000000']],
  text: ['%', "\\ ' _", 'é'.repeat(100)],
  number: [-1, 0.1, 2 ** 53, 1e308],
  instant: ['0001-01-01', '9999-12-31', 0, 3650],
  flag: [true, false],
};
const filters = lists.flatMap(({ list, fields }) =>
  Object.entries<Fields[string]>(fields).flatMap(([field, { type }]) => operators[type].map((op) => ({ list, field, type, op }))),
);
test.each(filters)('$list.line never fails by $field $op', async ({ list, field, type, op }) => {
  const ask = (value: Condition['value']) =>
    app.send(
      list,
      { merchant: at.owner.merchant, filter: JSON.stringify({ conditions: [{ field, op, value }] }) },
      { token: at.owner.token },
    );
  const answers = await Promise.all(filterValues[type].map(ask));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('brackets within texts are no levels', async () => {
  const body = JSON.stringify({ email: `${'[{"\\'.repeat(1000)}@shop.example`, password: '\\"[[['.repeat(100) });
  expect((await send({ method: 'POST', path: '/api/auth/login', body })).status).toBe(422);
});

test('a signed webhook that nests too deep, or is no JSON, is refused', async () => {
  for (const events of [nest(3_000), nest(100_000), '{"__proto__":1}', '[1e309]', '"\\ud800"']) {
    const body = `{"id":"deep","entries":[{"account":"constructor","events":[${events}]}]}`;
    const answer = await service.post(`${app.url}/api/inbound/channels/whatsapp`, body, service.signingSecret);
    expect([200, 400]).toContain(answer.status);
    expect(answer.status === 400).toBe(events.startsWith('[['));
  }
});

test('pages outside of the API never fail', async () => {
  const pages = [
    '/',
    '/avatars/',
    '/files/',
    '/chat/',
    '/csat/',
    '/feedback/',
    '/c/',
    '/demo/images/',
    '/widget/',
    '/assets/',
    '/api/inbound/channels/',
    '/api/',
  ];
  const paths = pages.flatMap((page) => texts.map((text) => ({ what: `${page} ${text}`, path: `${page}${encoded(text)}` })));
  const deeper = ['/avatars/a/', `/avatars/${at.owner.userId}/`, `/files/${at.owner.merchant}/${at.owner.merchant}/whole/1/`].flatMap(
    (page) => texts.map((text) => ({ what: `${page} ${text}`, path: `${page}${encoded(text)}/a` })),
  );
  const raw = [
    '/%',
    '/%zz',
    '/%ff',
    '/%ed%a0%80',
    '/..%2f..%2fetc/passwd',
    '//a',
    '/a?%',
    '/a?a[b]=c',
    '/a?a=%ff',
    '/csat/style.css?a=%00',
    '/c/style.css?accent=%00&brand=%00',
  ];
  const forms = ['/csat/', '/c/', '/feedback/'].flatMap((page) =>
    texts.map((text) => ({
      what: `POST ${page} ${text}`,
      method: 'POST',
      path: `${page}${encoded(text)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `score=${encoded(text)}&remark=%00&${encoded(text)}=a&do=%ff`,
    })),
  );
  expect(
    await failuresOf([
      ...[...paths, ...deeper, ...raw.map((path) => ({ what: path, path }))].map((one) => ({ ...one, method: 'GET' })),
      ...forms,
    ]),
  ).toEqual([]);
});

test('no header fails a request', async () => {
  // A header holds the characters of Latin-1 but no line breaks or NUL.
  const held = texts.filter((text) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text) && text.length < 8_000);
  const names = [
    ...['authorization', 'cookie', 'idempotency-key', 'last-event-id', 'accept-language', 'user-agent', 'range', 'origin', 'referer'],
    ...['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'if-none-match', 'accept-encoding', 'x-csrf-token', 'content-type', 'accept'],
  ];
  const attacks = names.flatMap((name) =>
    some(held).flatMap((text) =>
      [
        { method: 'GET', path: '/api/auth/session' },
        { method: 'POST', path: '/api/public/feedback', body: JSON.stringify({ title: 'A', description: 'B' }) },
        { method: 'POST', path: '/api/auth/refresh', body: '{}' },
        { method: 'GET', path: '/csat/x' },
      ].map((asked) => ({
        ...asked,
        what: `${name}: ${text} ${asked.path}`,
        headers: { [name]: name === 'cookie' ? `parley_refresh=${text}; parley_csrf=${text}` : text },
      })),
    ),
  );
  expect(await failuresOf(attacks)).toEqual([]);
});

// After all of the above: the calls were those of people who may make them.
test('the session lasted until the end', async () => {
  expect((await app.send(getSession, {}, { token: at.owner.token })).status).toBe(200);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(100);
  if (isWhole) console.log(Object.fromEntries(statuses));
});
