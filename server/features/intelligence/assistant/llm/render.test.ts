import { languages } from '@parley/contract/intents';
import { type Details, containsText } from '@parley/engine';
import { describe, expect, test } from 'vitest';
import { doneText, leadOf, proposalText } from './render.ts';

const address = { name: 'Ana Moss', line1: 'Elm Street 1', line2: '', city: 'Rome', region: 'NY', postcode: '13440', country: 'US' };
const details = (action: string, more: Partial<Details> = {}): Details => ({
  action,
  order_number: '#W5442520',
  changes: [],
  money: [],
  reason: null,
  address: null,
  currency: 'EUR',
  needs_approval: false,
  say: ['W5442520'],
  ...more,
});
const back = { kind: 'refund' as const, amount: '1234.50', method: 'card_1', label: 'Visa 4242', when: 'now' as const };
const all: Details[] = [
  details('cancel_pending_order', { money: [back], reason: 'no longer needed', say: ['W5442520', '1234.50'] }),
  details('modify_pending_order_items', {
    changes: ['1 × Cup, Red → Cup, Blue'],
    money: [{ ...back, kind: 'payment', amount: '2.00' }],
    say: ['W5442520', 'Blue', '2.00'],
  }),
  details('modify_pending_order_address', { address, say: ['W5442520', 'Elm Street 1', '13440'] }),
  details('modify_customer_address', { order_number: null, address, say: ['Elm Street 1', '13440'] }),
  details('modify_pending_order_payment', { money: [back], say: ['W5442520', '1234.50'] }),
  details('return_delivered_items', { changes: ['1 × Cup'], money: [{ ...back, when: 'on_receipt' }], say: ['W5442520', '1234.50'] }),
  details('exchange_delivered_items', { changes: ['1 × Cup, Red → Cup, Blue'], money: [back], say: ['W5442520', 'Blue', '1234.50'] }),
];

describe.each(languages)('in %s', (language) => {
  test.each(all.map((one) => [one.action, one] as const))('%s is shown with all that a yes has to be to', (_action, one) => {
    const text = proposalText([one], language);
    expect(one.say.filter((word) => !containsText(text, word))).toEqual([]);
    expect(text).toContain('?');
    expect(doneText(one, language)).not.toContain('?');
  });

  test('adds what the lines leave out', () => {
    const text = proposalText([details('cancel_pending_order', { say: ['W5442520', 'a word of its own'] })], language);
    expect(text).toContain('a word of its own');
  });

  test('two proposals are both shown, with one question', () => {
    const other = details('cancel_pending_order', { order_number: '#W2', say: ['W2'] });
    const text = proposalText([details('cancel_pending_order'), other], language);
    expect([containsText(text, 'W5442520'), containsText(text, 'W2'), text.split('?').length]).toEqual([true, true, 2]);
  });
});

test.each([
  ['Of course, I can help with that.', 'Of course, I can help with that.'],
  ['Thanks, Ana! I have cancelled it. You get €99 back. Shall I go on?', 'Thanks, Ana!'],
  ['Ihre Bestellung wurde storniert. Gerne!', 'Gerne!'],
  ['See https://evil.example now. All good.', 'All good.'],
  ['', ''],
])('of "%s" only "%s" may go with details', (text, lead) => {
  expect(leadOf(text)).toBe(lead);
});
