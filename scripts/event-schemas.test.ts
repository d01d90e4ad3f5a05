import fs from 'node:fs';
import { domainEvents, eventTypes, schemaOf } from '@parley/contract/events';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { breaks, eventsPage, readSchemas, schemasOf, withTable } from './event-schemas.ts';

const hint = 'write it with `node scripts/run.mjs scripts/event-schemas.ts`';

test('no event changed for its subscribers without a new version', () => {
  expect(breaks(readSchemas(), schemasOf(domainEvents))).toEqual([]);
});

test('the committed schemas and the page are those of the contract', () => {
  expect(readSchemas(), hint).toEqual(schemasOf(domainEvents));
  const page = fs.readFileSync(eventsPage, 'utf8');
  expect(withTable(page) === page, hint).toBe(true);
});

test('each type and version is there once, in characters Standard Webhooks allows', () => {
  const names = domainEvents.map(({ type, version }) => `${type}@${version}`);
  expect(new Set(names).size).toBe(names.length);
  expect(eventTypes.filter((type) => !/^[a-z_]+\.[a-z_]+$/.test(type))).toEqual([]);
});

test('data is thin: no event has a field for a name, an address or text', () => {
  const personal = /name|email|phone|address|text|note|remark|subject|summary|url|tracking_number|label/;
  const fields = domainEvents.flatMap(({ type, data }) => Object.keys(data.shape).map((field) => `${type} ${field}`));
  expect(fields.filter((field) => personal.test(field.split(' ')[1] ?? ''))).toEqual([]);
});

const data = z.object({ order_id: z.uuid(), from: z.enum(['a', 'b']) });
const of = (shape: z.ZodObject) => schemasOf([{ type: 'order.tried', version: 1, when: '', data: shape }]);
test.each([
  ['an optional field is added', data.extend({ more: z.string().optional() }), []],
  ['a description is written', data.extend({ from: z.enum(['a', 'b']).describe('Where it was.') }), []],
  ['a required field is added', data.extend({ more: z.string() }), ['gained the required field more']],
  ['a field is gone', data.omit({ from: true }), ['changed from', 'made from optional']],
  ['a field is of another kind', data.extend({ order_id: z.int() }), ['changed order_id']],
  ['a value is added', data.extend({ from: z.enum(['a', 'b', 'c']) }), ['changed from']],
  ['a field becomes optional', data.partial({ from: true }), ['made from optional']],
])('within a version, when %s', (_, after, expected) => {
  const found = breaks(of(data), of(after));
  expect(found).toHaveLength(expected.length);
  expected.forEach((part, index) => expect(found[index]).toContain(part));
});

test('an event that is gone is found', () => expect(breaks(of(data), {})[0]).toContain('order.tried@1 is gone'));

test('the envelope names its own type and version', () => {
  const [first] = domainEvents;
  const sample = { id: crypto.randomUUID(), occurred_at: new Date().toISOString(), merchant_id: crypto.randomUUID(), data: {} };
  expect(first && schemaOf(first).safeParse({ ...sample, type: 'order.other', version: 1 }).success).toBe(false);
});
