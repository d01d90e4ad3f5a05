import build from 'fast-json-stringify';
import { endpoints } from '@parley/contract/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { responseSchema } from './response-schema.ts';

const written = (type: z.ZodType, value: unknown): unknown => JSON.parse(build(responseSchema(type) as never)(value));

test.each<[string, z.ZodType, unknown]>([
  [
    'an address that no longer passes the check',
    z.object({ url: z.url().nullable() }),
    { url: 'https://shop.example/datenschutzerklärung' },
  ],
  ['a text that grew too long', z.object({ name: z.string().max(3) }), { name: 'longer' }],
  ['a number out of range', z.object({ count: z.int().max(3).nullable() }), { count: 4 }],
  [
    'null',
    z.object({ a: z.string().nullable(), b: z.object({ c: z.int() }).nullable(), d: z.enum(['x']).nullable() }),
    { a: null, b: null, d: null },
  ],
  [
    'what may be null and isn’t',
    z.object({ b: z.object({ c: z.int().nullable() }).nullable(), e: z.array(z.string()).nullable() }),
    { b: { c: 1 }, e: ['é"'] },
  ],
  [
    'fields called like keywords',
    z.object({ format: z.string(), pattern: z.string().nullable(), minimum: z.int() }),
    { format: 'a', pattern: 'b', minimum: 1 },
  ],
  ['a choice of shapes', z.union([z.object({ a: z.string() }), z.object({ b: z.int() })]), { b: 1 }],
  [
    'a choice of shapes with null in them',
    z.union([
      z.object({ a: z.object({ b: z.enum(['x']).nullable(), c: z.string().nullable(), d: z.literal('e').nullable() }) }),
      z.object({ f: z.int() }),
    ]),
    { a: { b: null, c: null, d: null } },
  ],
  ['any value', z.object({ a: z.unknown(), b: z.record(z.string(), z.string()) }), { a: { b: [1, null] }, b: { c: 'd' } }],
])('writes %s', (_what, type, value) => {
  expect(written(type, value)).toEqual(value);
});

test('leaves out what the contract does not name, also where null is possible', () => {
  const type = z.object({ a: z.object({ b: z.int() }).nullable() });
  expect(written(type, { a: { b: 1, secret: 2 }, secret: 3 })).toEqual({ a: { b: 1 } });
});

test('answers with "this or null" need no validator', () => {
  const text = JSON.stringify(Object.values(endpoints).map(({ result }) => responseSchema(result)));
  expect(text).not.toMatch(/"anyOf":\[\{"type":"\w+"\},\{"type":"null"\}\]/);
});
