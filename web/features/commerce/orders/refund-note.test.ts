import { expect, test } from 'vitest';
import { madeOrder } from '../../lists/lists/make.tsx';
import { madeFullOrder } from './make.ts';
import { refundNote } from './refund-note.ts';

const entry = (method: string | null, provider_state: 'succeeded' | null = null) => ({
  ...{ id: 'a', kind: 'payment' as const, amount: '10.00', method, method_label: null, reason: null, actor: null, refund_id: null },
  ...{ at: '2026-11-20T10:00:00.000Z', provider_state, provider_error: null },
});
const [credit, card, cash] = [entry('store_credit'), entry('card', 'succeeded'), entry('cash')];
const gift = 'gift_card:0195b4f2-7c1e-7000-8000-000000000051';

test.each([
  ['cash', [cash], null, /^Parley records the refund/],
  ['a gift card', [entry(gift)], null, /^The amount is added to the balance/],
  ['cash, refunded as store credit', [cash], 'store_credit', /^The amount is added to the balance/],
  ['store credit and cash', [credit, cash], null, /^What store credit or a gift card paid goes back/],
  ['store credit and cash, refunded as cash', [credit, cash], 'cash', /^Parley records the refund/],
  ['a card', [card], null, /goes back through Stripe/],
  ['nothing known, as in an imported order', [], null, /^Parley records the refund/],
])('the note of a refund of %s', (_what, ledger, method, said) => {
  expect(refundNote(madeFullOrder(madeOrder(7), { ledger }), method)).toMatch(said);
});
