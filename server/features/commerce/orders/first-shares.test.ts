import { expect, test } from 'vitest';
import { chance } from '../../../testing/chance.ts';
import { type Tax, withGoods } from '../taxes/rules.ts';
import { withShares } from './first-shares.ts';
import { paidFor, shareLeaving, taxedTotals, totalOf, type Totals, totalsWith } from './rules.ts';

const rates: readonly [Tax[], ...Tax[][]] = [
  [],
  [{ name: 'VAT', ppm: 210_000 }],
  [
    { name: 'GST', ppm: 50_000 },
    { name: 'QST', ppm: 99_750 },
  ],
];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const made = (id: string, price_cents: number, quantity: number, taxes: Tax[]) => ({
  ...{ id, price_cents, quantity, taxes, discount_cents: null, discount_units: null },
  ...{ cancelled: 0, shipped: 0, returned: 0, in_return: 0, refunded: 0, refunded_gone: 0 },
});
const withTotal = (order: Totals) => ({ ...order, total_cents: totalOf(order) });
const sumsOf = ({ subtotal_cents, discount_cents, tax_cents, total_cents }: Totals & { total_cents: number }) => [
  ...[subtotal_cents, discount_cents, tax_cents, total_cents],
];

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'an order without shares gets them with the same sums, and adding and taking away leaves these: %i',
  (seed) => {
    const by = chance(seed);
    const lines = Array.from({ length: 1 + by.below(4) }, (_, place) =>
      made(`line ${place}`, 1 + by.below(by.one([20, 9_999] as const)), 1 + by.below(5), by.one(rates)),
    );
    const goods = lines.map(({ taxes, price_cents: price, quantity }) => ({ taxes, cents: price * quantity }));
    const subtotal_cents = sum(goods.map(({ cents }) => cents));
    const parts = {
      ...{ subtotal_cents, discount_cents: 1 + by.below(subtotal_cents), shipping_cents: by.below(900) },
      ...{ tax_included: by.often(0.5), tax_parts: withGoods([], goods), shipping_taxes: by.one(rates) },
    };
    const isImported = by.often(0.3);
    const plain = { ...parts, tax_parts: [], shipping_taxes: [], tax_cents: by.below(2_000) };
    const order = isImported ? withTotal(plain) : taxedTotals(parts);
    const own = isImported ? lines.map((line) => ({ ...line, taxes: [] })) : lines;
    const shared = withShares({ order, lines: own, returns: [] });
    expect(sumsOf(totalsWith(shared.order, []))).toEqual(sumsOf(order));
    expect(sum(shared.given.map(({ cents }) => cents))).toBe(order.discount_cents);
    expect(shared.given.map(({ units }) => units)).toEqual(lines.map(({ quantity }) => quantity));
    for (const { discount_cents: off, price_cents: price, quantity } of shared.lines) expect(off).toBeLessThanOrEqual(price * quantity);

    const added = { taxes: isImported ? [] : by.one(rates), cents: 1 + by.below(9_999), off: 0 };
    const grown = totalsWith(shared.order, [added]);
    expect(grown.discount_cents).toBe(order.discount_cents);
    expect(sumsOf(totalsWith(grown, [{ ...added, cents: -added.cents }]))).toEqual(sumsOf(order));

    for (const line of shared.lines) {
      const units = 1 + by.below(line.quantity);
      const off = shareLeaving(line, units) ?? 0;
      const less = totalsWith(grown, [{ taxes: line.taxes, cents: -line.price_cents * units, off: -off }]);
      expect(less.discount_cents).toBe(order.discount_cents - off);
    }
  },
);

test('canceled and exchanged units have no share; those that were refunded before keep theirs', () => {
  const order = withTotal({
    ...{ subtotal_cents: 6_000, discount_cents: 600, shipping_cents: 0, tax_cents: 0, tax_included: true },
    ...{ tax_parts: [{ taxes: [], cents: 6_000 }], shipping_taxes: [] },
  });
  const lines = [
    { ...made('canceled', 1_000, 3, []), cancelled: 1 },
    { ...made('refunded', 1_000, 3, []), cancelled: 1, refunded: 1, refunded_gone: 1 },
    { ...made('exchanged', 1_000, 2, []), shipped: 2, returned: 1 },
  ];
  const exchange = { kind: 'exchange', state: 'received', lines: [{ line_id: 'exchanged', quantity: 1, received: 1 }] };
  const { given } = withShares({ order, lines, returns: [exchange] });
  expect(given.map(({ units, cents }) => [units, cents])).toEqual([
    [2, 200],
    [3, 300],
    [1, 100],
  ]);
});

test('goods that no line names keep their part of the discount', () => {
  const order = withTotal({
    ...{ subtotal_cents: 4_000, discount_cents: 400, shipping_cents: 0, tax_cents: 0, tax_included: true },
    ...{ tax_parts: [], shipping_taxes: [] },
  });
  const shared = withShares({ order, lines: [made('known', 1_000, 1, [])], returns: [] });
  expect(shared.given).toEqual([{ id: 'known', cents: 100, units: 1 }]);
  expect(paidFor(shared.order, [{ taxes: [], cents: 1_000, off: 100 }])).toBe(900);
});

test('an order that has shares, or no discount, gets none', () => {
  const parts = { subtotal_cents: 1_000, shipping_cents: 0, tax_cents: 0, tax_included: true, shipping_taxes: [] };
  const lines = [made('one', 1_000, 1, [])];
  const orders = [
    { ...parts, discount_cents: 0, tax_parts: [{ taxes: [], cents: 1_000 }] },
    { ...parts, discount_cents: 100, tax_parts: [{ taxes: [], cents: 1_000, off: 100 }] },
  ];
  for (const order of orders) expect(withShares({ order, lines, returns: [] })).toEqual({ order, lines, given: [] });
});
