import { expect, test } from 'vitest';
import { chance } from '../../../testing/chance.ts';
import { planRefund } from './refund-plan.ts';
import { leavingOf, shippingLeftOf, worthsOf } from './refund-rules.ts';
import type { Tax } from '../taxes/rules.ts';
import { payableOf } from './return-rules.ts';
import { balanceOf, itemizedOf, leftOf, paidFor, refundedAmong, returnableOf, taxedTotals, type Totals, unrefundedOf } from './rules.ts';

const untaxed = { tax_included: false, tax_parts: [], shipping_taxes: [] };
const madeLine = (id: string, cents: number, quantity: number, taxes: Tax[] = []) => ({
  taxes,
  ...{ id, name: id, price_cents: cents, quantity, taken: quantity, variant_id: id },
  ...{ cancelled: 0, shipped: 0, returned: 0, in_return: 0, refunded: 0, refunded_gone: 0 },
});
type Line = ReturnType<typeof madeLine>;
type Back = { kind: string; state: string; lines: { line_id: string; quantity: number; received: number; refunded: number }[] };
type Given = {
  lines: { line_id: string; quantity: number }[];
  amount_cents: number;
  shipping_cents: number;
  owed_again: boolean;
};
const madeFacts = (order: Totals, lines: Line[]) => ({
  ...{ order, lines, returns: [] as Back[], refunds: [] as Given[] },
});

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'however units are refunded, returned and canceled, what is paid for them is what they cost: %i',
  (seed) => {
    const by = chance(seed);
    // Half of the orders are taxed by rate, the others by a sum; of the former, half include the tax.
    const rates = [
      [],
      [{ name: 'VAT', ppm: 210_000 }],
      [
        { name: 'GST', ppm: 50_000 },
        { name: 'QST', ppm: 99_750 },
      ],
    ];
    const isByRate = by.often(0.5);
    const lines = Array.from({ length: 1 + by.below(3) }, (_, place) =>
      madeLine(`line ${place}`, 1 + by.below(9_999), 1 + by.below(5), isByRate ? (rates[by.below(3)] ?? []) : []),
    );
    const goods = lines.map(({ taxes, price_cents: cents, quantity }) => ({ taxes, cents: cents * quantity }));
    const subtotal = lines.reduce((all, { price_cents: cents, quantity }) => all + cents * quantity, 0);
    const sums = { subtotal_cents: subtotal, discount_cents: by.below(subtotal), shipping_cents: by.below(900) };
    const order: Totals = isByRate
      ? taxedTotals({ ...sums, tax_included: by.often(0.5), tax_parts: goods, shipping_taxes: rates[by.below(3)] ?? [] })
      : { ...sums, tax_cents: by.below(2_000), ...untaxed };
    const facts = madeFacts(order, lines);
    for (const line of lines) line.shipped = by.below(line.quantity + 1);
    let paid = 0;
    for (let step = 0; step < 60; step++) {
      const line = lines[by.below(lines.length)];
      if (!line) continue;
      const most = unrefundedOf(line);
      if (by.often(0.4) && most > 0) {
        const quantity = 1 + by.below(most);
        const input = { lines: [{ line_id: line.id, quantity, restock: by.often(0.5) }], reason: '' };
        const wanted = Math.min(1, shippingLeftOf(facts));
        const plan = by.often(0.2) ? planRefund(facts, 'JPY', { ...input, shipping: String(wanted) }) : planRefund(facts, 'JPY', input);
        paid += plan.cents - plan.shipping;
        const restocked = plan.lines[0]?.restock ?? 0;
        const { cancelled, returned, gone } = leavingOf(line, { quantity, restock: restocked });
        line.cancelled += cancelled;
        line.returned += returned;
        line.refunded += quantity;
        line.refunded_gone += gone;
        facts.refunds.push({
          ...{ lines: [{ line_id: line.id, quantity }], amount_cents: plan.cents, shipping_cents: plan.shipping, owed_again: false },
        });
      } else if (returnableOf(line) > 0) {
        const quantity = 1 + by.below(returnableOf(line));
        const refunded = refundedAmong(line, quantity);
        paid += worthsOf(facts, [{ line, quantity: quantity - refunded }])[0] ?? 0;
        line.returned += quantity;
        line.refunded_gone += refunded;
        facts.returns.push({ kind: 'return', state: 'received', lines: [{ line_id: line.id, quantity, received: quantity, refunded }] });
      }
      for (const { quantity, cancelled, returned, shipped, refunded, refunded_gone: gone } of lines)
        expect([cancelled + returned <= quantity, returned <= shipped, gone <= refunded, refunded <= quantity]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      expect(paid).toBeLessThanOrEqual(paidFor(order, goods));
    }
    // What is left is worth the rest, to the cent.
    const rest = lines.map((line) => ({ line, quantity: unrefundedOf(line) }));
    expect(paid + worthsOf(facts, rest).reduce((all, cents) => all + cents, 0)).toBe(paidFor(order, goods));
    expect(lines.every((line) => leftOf(line) >= 0 && leftOf(line) <= unrefundedOf(line) && returnableOf(line) >= 0)).toBe(true);
  },
);

test('units that were not refunded arrive first', () => {
  expect([0, 1, 2, 3].map((received) => payableOf({ quantity: 3, received, refunded: 2 }))).toEqual([0, 1, 1, 1]);
});

const sums = { subtotal_cents: 10_000, discount_cents: 1_000, tax_cents: 0, shipping_cents: 495, ...untaxed };
test.each([
  ['the worth of an item', { lines: 1 }, [4_500, 0]],
  ['an item and shipping', { lines: 1, shipping: '4.95' }, [4_995, 0]],
  ['less than the sum', { lines: 1, amount: '40.00' }, [4_000, -500]],
  ['an adjustment that agrees', { lines: 1, amount: '44.00', adjustment: '-1.00', reason: 'Worn' }, [4_400, -100]],
  ['an amount alone', { amount: '1.00' }, [100, 100]],
] as const)(
  'a refund of %s',
  (_, { lines = 0, ...input }: { lines?: number; amount?: string; shipping?: string; adjustment?: string; reason?: string }, expected) => {
    const facts = madeFacts(sums, [madeLine('a', 5_000, 2)]);
    const chosen = lines > 0 ? [{ line_id: 'a', quantity: lines, restock: false }] : [];
    const { cents, adjustment } = planRefund(facts, 'EUR', { reason: '', ...input, lines: chosen });
    expect([cents, adjustment]).toEqual(expected);
  },
);

test.each([
  ['nothing given back', [], 0],
  [
    'an item given back, so what was paid for it isn’t owed',
    [{ amount_cents: 2_000, lines: [1], shipping_cents: 0, owed_again: false }],
    -2_000,
  ],
  ['goodwill, which uses up what was paid too much', [{ amount_cents: 2_000, lines: [], shipping_cents: 0, owed_again: false }], 0],
  ['an item that is owed again', [{ amount_cents: 2_000, lines: [1], shipping_cents: 0, owed_again: true }], 0],
] as const)('a balance of what was paid less a refund: %s', (_, refunds, balance) => {
  const order = { total_cents: 4_000, captured_cents: 6_000, refunded_cents: 2_000, status: 'shipped', payment_status: 'paid' } as const;
  expect(balanceOf(order, 0, itemizedOf(refunds))).toBe(balance);
});
