import { expect, test } from 'vitest';
import { isUsable, mayLapse, refundKey } from './rules.ts';

const at = new Date('2026-11-26T12:00:00Z');
const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

test('a refund keeps its key as long as Stripe remembers it', () => {
  expect(refundKey('e1', at, at)).toBe(refundKey('e1', at, after(24)));
  expect(refundKey('e1', at, after(26))).not.toBe(refundKey('e1', at, at));
  expect(refundKey('e2', at, at)).not.toBe(refundKey('e1', at, at));
});

const page = { state: 'open', amount_cents: 1000, currency: 'EUR', expires_at: after(1) };
test.each([
  ['the same amount', page, true],
  ['another amount', { ...page, amount_cents: 999 }, false],
  ['another currency', { ...page, currency: 'USD' }, false],
  ['about to end', { ...page, expires_at: new Date(at.getTime() + 60_000) }, false],
  ['not created yet', { ...page, state: 'requested', expires_at: at }, true],
])('a page is used again: %s', (_, given, usable) => expect(isUsable(given, { cents: 1000, currency: 'EUR' }, at)).toBe(usable));

test.each([
  ['pending', 0, 0, true],
  ['pending', 1, 0, false],
  ['pending', 500, 500, true],
  ['pending', 501, 500, false],
  ['confirmed', 0, 0, false],
  ['cancelled', 0, 0, false],
])('an order that is %s with %i paid, %i of it by credit, lapses: %s', (status, captured_cents, credit_cents, lapses) =>
  expect(mayLapse({ status, captured_cents, credit_cents })).toBe(lapses),
);
