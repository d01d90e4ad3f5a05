import { domainEvents } from '@parley/contract/events';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { askedPause, dueStep, heldBack, isReserved, logged, mostTries, objectKey, pauseAfter } from './rules.ts';
import { sampleOf } from './sample.ts';
import { bodySchemaOf, catalogue } from './catalogue.ts';

const now = new Date('2026-11-27T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

test('pauses follow Standard Webhooks, and end after the tenth attempt', () => {
  const pauses = Array.from({ length: 10 }, (_, tries) => pauseAfter(tries + 1, 0.5, undefined));
  const [s, m] = [1_000, 60_000];
  expect(pauses).toEqual([5 * s, 5 * m, 30 * m, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour, undefined]);
  expect(mostTries).toBe(10);
});

test('pauses are spread by 20 % to both sides', () => {
  expect([pauseAfter(3, 0, undefined), pauseAfter(3, 1, undefined)]).toEqual([24 * 60_000, 36 * 60_000]);
});

test('a pause that the receiver asks for is the least', () => {
  expect(pauseAfter(1, 0.5, 60_000)).toBe(60_000);
  expect(pauseAfter(2, 0.5, 1_000)).toBe(300_000);
  expect(pauseAfter(10, 0.5, 60_000)).toBeUndefined();
});

test.each([
  [429, '120', 120_000],
  [503, ' 7 ', 7_000],
  [503, 'Fri, 27 Nov 2026 12:01:30 GMT', 90_000],
  [503, 'Fri, 27 Nov 2026 11:00:00 GMT', 0],
  [429, '999999999', day],
  [429, '99999999999999999999999999', day],
  [429, 'Sat, 27 Nov 2027 12:00:00 GMT', day],
  [429, '-5', undefined],
  [429, '1.5', undefined],
  [429, 'soon', undefined],
  [429, '', undefined],
  [429, undefined, undefined],
  [500, '120', undefined],
  [null, '120', undefined],
])('Retry-After of %s: %s is %s ms', (status, header, ms) => expect(askedPause(status, header, now)).toBe(ms));

const failing = (days: number, warnings: number, warnedDaysAgo: number | null = null) =>
  dueStep(
    {
      failingSince: new Date(now.getTime() - days * day),
      warnings,
      warnedAt: warnedDaysAgo === null ? null : new Date(now.getTime() - warnedDaysAgo * day),
    },
    now,
  );
test.each([
  [0, 0, null, undefined],
  [0.99, 0, null, undefined],
  [1, 0, null, 'warn'],
  [2, 1, 1, undefined],
  [4, 1, 3, 'warn'],
  [4.5, 2, 0.5, undefined],
  [5, 2, 1, 'disable'],
  // Nothing was sent for long: warned first, and not disabled within a day of the last warning.
  [9, 0, null, 'warn'],
  [9, 1, 0.1, 'warn'],
  [9, 2, 0.5, undefined],
  [10, 2, 1.5, 'disable'],
])('after %s days of failures and %s warnings, the last %s days ago: %s', (days, warnings, warned, step) =>
  expect(failing(days, warnings, warned)).toBe(step),
);

test('a failed event holds back its object only in its quick attempts', () => {
  expect(heldBack.tries).toBeLessThan(mostTries);
  const quick = [1, 2].map((tries) => pauseAfter(tries, 1, undefined) ?? 0).reduce((sum, pause) => sum + pause, 0);
  expect(quick).toBeLessThan(heldBack.ms);
});

test.each([
  [{ return_id: 'r', order_id: 'o' }, 'order_id:o'],
  [{ message_id: 'm', conversation_id: 'c' }, 'conversation_id:c'],
  [{ conversation_id: 'c', customer_id: 'k' }, 'conversation_id:c'],
  [{ checkout_id: 'x', order_id: null, customer_id: 'k' }, 'checkout_id:x'],
  [{ import_id: null }, null],
  [{}, null],
])('the object of %j is %s', (data, key) => expect(objectKey(data)).toBe(key));

test('every event but an import without a record has an object', () => {
  const without = domainEvents.filter((event) => objectKey(sampleOf(z.toJSONSchema(event.data)) as Record<string, unknown>) === null);
  expect(without.map(({ type }) => type)).toEqual([]);
});

test('every sample of the catalogue fits its schema', () => {
  const { items } = catalogue('01900000-0000-7000-8000-000000000009');
  expect(items.map(({ type }) => type)).toEqual(domainEvents.map(({ type }) => type));
  for (const [place, event] of domainEvents.entries())
    expect(bodySchemaOf(event).safeParse(items[place]?.sample).error, event.type).toBeUndefined();
});

test.each(['webhook-id', 'Webhook-Signature', 'Content-Type', 'Host', 'user-agent', 'Transfer-Encoding', 'Proxy-Authorization'])(
  'the header %s is reserved',
  (name) => expect(isReserved(name)).toBe(true),
);
test.each(['Authorization', 'X-Api-Key', 'Contents', 'X-Host'])('the header %s is free', (name) => expect(isReserved(name)).toBe(false));

test('values of own headers are hidden in the log', () =>
  expect(logged({ 'x-key': 'secret', 'webhook-id': '1' }, ['X-Key'])).toEqual({ 'x-key': '(hidden)', 'webhook-id': '1' }));
