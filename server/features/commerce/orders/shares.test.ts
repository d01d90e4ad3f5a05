import { describe, expect, test } from 'vitest';
import { chance } from '../../../testing/chance.ts';
import { byHand } from '../discounts/index.ts';
import { withGoods } from '../taxes/rules.ts';
import { shippingLeftOf, worthsOf } from './refund-rules.ts';
import { shareLeaving, sharesMoved, taxedTotals, type Totals, totalsWith, unrefundedOf } from './rules.ts';

describe('taxes are on what a line costs after its own share', () => {
  const [full, low] = [[{ name: 'VAT', ppm: 210_000 }], [{ name: 'VAT', ppm: 90_000 }]];
  const totals = (amounts: [number, number], shares: [number, number], included: boolean, shipping = 0) =>
    taxedTotals({
      ...{ subtotal_cents: amounts[0] + amounts[1], discount_cents: shares[0] + shares[1], shipping_cents: shipping },
      ...{ tax_included: included, shipping_taxes: full },
      tax_parts: [
        { taxes: full, cents: amounts[0], off: shares[0] },
        { taxes: low, cents: amounts[1], off: shares[1] },
      ],
    });
  test('added: a quarter off 20.00 at 21 %, beside 30.00 at 9 %', () =>
    // 21 % of 15.00 is 3.15, 9 % of 30.00 is 2.70. By price it would have been 3.78 + 2.43.
    expect(totals([2_000, 3_000], [500, 0], false)).toMatchObject({ tax_cents: 585, total_cents: 5_085 }));
  test('included: 2.42 off each of two at 12.10 and 21 %, beside 10.90 at 9 %', () =>
    // 19.36 with 21 % has 3.36 in it, 10.90 with 9 % has 0.90.
    expect(totals([2_420, 1_090], [484, 0], true)).toMatchObject({ tax_cents: 426, total_cents: 3_026 }));
  test('free shipping has no tax', () => {
    // 21 % of 50.00; with shipping at 4.95 it would be 11.54.
    expect(totals([5_000, 0], [0, 0], false)).toMatchObject({ tax_cents: 1_050, total_cents: 6_050 });
    expect(totals([5_000, 0], [0, 0], false, 495)).toMatchObject({ tax_cents: 1_154, total_cents: 6_649 });
  });
});

const rates = [
  [],
  [{ name: 'VAT', ppm: 210_000 }],
  [
    { name: 'GST', ppm: 50_000 },
    { name: 'QST', ppm: 99_750 },
  ],
];
const madeLine = (id: string, cents: number, quantity: number, taxes: (typeof rates)[number]) => ({
  ...{ id, price_cents: cents, quantity, taxes, discount_cents: 0, discount_units: quantity },
  ...{ cancelled: 0, shipped: 0, returned: 0, in_return: 0, refunded: 0, refunded_gone: 0 },
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'whatever is canceled and changed, lines hold the whole discount, and refunding each unit gives back what was paid: %i',
  (seed) => {
    const by = chance(seed);
    const price = () => by.below(by.one([20, 9_999]) ?? 20);
    const lines = Array.from({ length: 1 + by.below(4) }, (_, place) =>
      madeLine(`line ${place}`, price(), 1 + by.below(5), rates[by.below(3)] ?? []),
    );
    const subtotal = sum(lines.map((line) => line.price_cents * line.quantity));
    // Any shares that a discount can make: of all lines, or of some.
    const some = lines.map((line) => ({ productId: null, quantity: line.quantity, cents: by.often(0.6) ? line.price_cents : 0 }));
    const most = sum(some.map((line) => line.cents * line.quantity));
    byHand(some, by.often(0.1) ? most : by.below(most + 1)).shares.forEach((cents, place) => {
      const line = lines[place];
      if (line) line.discount_cents = cents;
    });
    const goods = lines.map((line) => ({ taxes: line.taxes, cents: line.price_cents * line.quantity, off: line.discount_cents }));
    let order: Totals & { total_cents: number } = taxedTotals({
      ...{ subtotal_cents: subtotal, discount_cents: sum(lines.map((line) => line.discount_cents)), shipping_cents: by.below(900) },
      ...{ tax_included: by.often(0.5), tax_parts: withGoods([], goods), shipping_taxes: rates[by.below(3)] ?? [] },
    });
    for (let step = 0; step < 12; step++) {
      const line = by.one(lines);
      const left = line ? line.discount_units : 0;
      if (!line || left === 0 || order.subtotal_cents === 0) continue;
      const quantity = 1 + by.below(left);
      if (by.often(0.4)) {
        const off = shareLeaving(line, quantity) ?? 0;
        order = totalsWith(order, [{ taxes: line.taxes, cents: -line.price_cents * quantity, off: -off }]);
        line.cancelled += quantity;
        line.discount_cents -= off;
        line.discount_units -= quantity;
      } else {
        const to = price();
        const share = sharesMoved([{ line, quantity, price: to }])[0] ?? { leaving: 0, coming: 0 };
        order = totalsWith(order, [{ taxes: line.taxes, cents: quantity * (to - line.price_cents), off: share.coming - share.leaving }]);
        line.quantity -= quantity;
        line.discount_cents -= share.leaving;
        line.discount_units -= quantity;
        lines.push({ ...madeLine(`line ${lines.length}`, to, quantity, line.taxes), discount_cents: share.coming });
      }
      expect(sum(lines.map((one) => one.discount_cents))).toBe(order.discount_cents);
      for (const one of lines) {
        expect(one.discount_cents).toBeGreaterThanOrEqual(0);
        expect(one.discount_cents).toBeLessThanOrEqual(one.price_cents * one.discount_units);
      }
    }
    const facts = { order, lines, returns: [], refunds: [] as Parameters<typeof worthsOf>[0]['refunds'][number][] };
    let back = shippingLeftOf(facts);
    for (const line of lines)
      while (unrefundedOf(line) > 0) {
        const [worth = 0] = worthsOf(facts, [{ line, quantity: 1 }]);
        expect(worth).toBeGreaterThanOrEqual(0);
        back += worth;
        line.refunded += 1;
        facts.refunds.push({ shipping_cents: 0, owed_again: false, lines: [{ line_id: line.id, quantity: 1 }] });
      }
    expect(back).toBe(order.total_cents);
  },
);
