import { type AiPolicy, aiPolicy } from '@parley/contract/ai-policy';
import { expect, test } from 'vitest';
import { toCents } from '../../../../platform/lib/money.ts';
import { limitOf, whyNotCancelled, whyNotChanged, whyNotReturned } from './policy-rules.ts';
import { valueOf } from './sum-rules.ts';

const usual = aiPolicy.parse({});
const policy = (more: object): AiPolicy => aiPolicy.parse(more);
const order = (status: string, edited = false) => ({ order_number: '#W1', status, items_edited_at: edited ? new Date(0) : null });

test('unset settings have defaults', () =>
  expect(usual).toEqual({
    cancel: { states: ['pending'], reasons: ['no longer needed', 'ordered by mistake'] },
    change: { states: ['pending'], items_once: true },
    returns: { once: true, refund_to: 'original_or_gift_card' },
    permissions: {},
    limits: {},
  }));

test.each([
  ['pending', usual, 'No longer needed ', undefined],
  ['confirmed', usual, 'no longer needed', 'wrong_state'],
  ['pending', usual, 'found it cheaper', 'reason_refused'],
  ['pending', policy({ cancel: { reasons: [] } }), 'found it cheaper', undefined],
  ['confirmed', policy({ cancel: { states: ['pending', 'confirmed'] } }), 'ordered by mistake', undefined],
])('cancelling a %s order by %j for "%s" is refused for %s', (status, by, reason, code) =>
  expect(whyNotCancelled(order(status), by, reason)?.code).toBe(code),
);

test.each([
  [usual, 'Order #W1 is confirmed; only pending orders can be canceled.'],
  [policy({ cancel: { states: ['pending', 'processing'] } }), 'Order #W1 is confirmed; only pending or processing orders can be canceled.'],
  [policy({ cancel: { states: [] } }), 'The shop’s policy allows no orders to be canceled.'],
])('the refusal of a status says which ones the shop allows', (by, reason) =>
  expect(whyNotCancelled(order('confirmed'), by, 'no longer needed')?.reason).toBe(reason),
);

test.each([
  [order('pending'), usual, undefined],
  [order('pending', true), usual, 'already_changed'],
  [order('pending', true), policy({ change: { items_once: false } }), undefined],
  [order('shipped'), usual, 'wrong_state'],
  [order('processing'), policy({ change: { states: ['processing'] } }), undefined],
])('changing %j by %j is refused for %s', (one, by, code) => expect(whyNotChanged(one, by)?.code).toBe(code));

test('after a change of items nothing is cancelled, unless the shop allows it', () => {
  expect(whyNotCancelled(order('pending', true), usual, 'no longer needed')?.code).toBe('already_changed');
  expect(whyNotCancelled(order('pending', true), policy({ change: { items_once: false } }), 'no longer needed')).toBeNull();
});

test.each([
  ['delivered', 0, usual, undefined],
  ['delivered', 1, usual, 'already_returned'],
  ['delivered', 1, policy({ returns: { once: false } }), undefined],
  ['shipped', 0, usual, 'wrong_state'],
])('returning a %s order that came back %i times by %j is refused for %s', (status, before, by, code) =>
  expect(whyNotReturned(order(status), by, before)?.code).toBe(code),
);

test.each([
  ['cancel', usual, 50_00],
  ['cancel', policy({ limits: { cancel: '20.00' } }), 20_00],
  ['edit_payment', usual, null],
  ['edit_payment', policy({ limits: { edit_payment: '0' } }), 0],
  [null, policy({ limits: { cancel: '20.00' } }), null],
] as const)('the limit of %s by %j is %s', (action, by, limit) =>
  expect(limitOf(by, action, 50_00, (amount) => toCents(amount, 'EUR'))).toBe(limit),
);

test.each([
  ['1 + 2 * 3', '7.00'],
  ['(1 + 2) * 3', '9.00'],
  ['0.1 + 0.2', '0.30'],
  ['10 / 3', '3.33'],
  ['2 / 3', '0.67'],
  ['-(2 - 5) * 1.005', '3.02'],
  ['200 * 20%', '40.00'],
  ['1 - 1.005', '-0.01'],
  ['0 - 0.001', '0.00'],
  ['1 / 0', null],
  ['2 +', null],
  ['(2', null],
  ['2 3', null],
  ['process.exit()', null],
  ['', null],
  ['1e9', null],
])('%s is %s', (expression, value) => expect(valueOf(expression)).toBe(value));
