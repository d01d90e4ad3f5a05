import { type OrderAction, orderStatuses } from '@parley/contract/orders';
import { type Permission, can, type TeamRole } from '@parley/contract/permissions';
import { describe, expect, test } from 'vitest';
import {
  byProviderPayment,
  actionsOf,
  type ActorKind,
  askableMoves,
  backForLess,
  balanceOf,
  derivedMove,
  discounted,
  type Entry,
  fulfillmentStatusOf,
  keptByMethod,
  moves,
  narrowest,
  type OrderFacts,
  type OrderPerson,
  paidFor,
  paymentStatusOf,
  refundAllowance,
  type SelfService,
  shareRefund,
  sumUnits,
  swappedOf,
  taxedTotals,
  totalsWith,
} from './rules.ts';

const facts = (more: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'pending',
  payment_status: 'awaiting',
  fulfillment_status: 'unfulfilled',
  payment_terms: 'prepaid',
  customer_id: 'c',
  items_edited_at: null,
  total_cents: 100_00,
  captured_cents: 0,
  refunded_cents: 0,
  units: { left: 3, shipped: 0, returnable: 0 },
  entries: 0,
  returns: null,
  ...more,
});
const paid = { payment_status: 'paid', captured_cents: 100_00, entries: 1 } as const;
const gone = { left: 0, shipped: 3, returnable: 3 };
const somebody = (role: TeamRole): OrderPerson => ({ kind: 'user', may: (p: Permission) => can(role, p), refundLimitCents: 100_00 });
const other = (kind: ActorKind): OrderPerson => ({ kind, may: (p) => p === 'orders:write', refundLimitCents: 100_00 });
const manager = somebody('manager');

test('the table has every transition, and two final statuses', () => {
  expect(Object.keys(moves)).toEqual([...orderStatuses]);
  expect([moves.returned, moves.cancelled]).toEqual([[], []]);
});

test.each([
  ['draft', 0, ['pending']],
  ['pending', 0, ['confirmed', 'cancelled']],
  ['confirmed', 0, ['processing', 'cancelled']],
  ['processing', 0, ['shipped', 'cancelled']],
  ['processing', 1, ['shipped']],
  ['shipped', 3, ['delivered']],
  ['delivered', 3, []],
  ['returned', 3, []],
  ['cancelled', 0, []],
] as const)('from %s with %i units gone one may request %j', (status, shipped, allowed) =>
  expect(askableMoves(status, shipped)).toEqual(allowed),
);

test.each([
  ['processing', { left: 0, shipped: 3, returned: 0 }, { open: 1, all: 1 }, 'shipped'],
  ['processing', { left: 1, shipped: 2, returned: 0 }, { open: 0, all: 1 }, null],
  ['processing', { left: 0, shipped: 0, returned: 0 }, { open: 0, all: 0 }, null],
  ['shipped', { left: 0, shipped: 3, returned: 0 }, { open: 0, all: 2 }, 'delivered'],
  ['shipped', { left: 0, shipped: 3, returned: 0 }, { open: 1, all: 2 }, null],
  ['shipped', { left: 0, shipped: 3, returned: 0 }, { open: 0, all: 0 }, null],
  ['shipped', { left: 0, shipped: 3, returned: 3 }, { open: 0, all: 1 }, 'returned'],
  ['delivered', { left: 0, shipped: 3, returned: 3 }, { open: 0, all: 1 }, 'returned'],
  ['delivered', { left: 0, shipped: 3, returned: 2 }, { open: 0, all: 1 }, null],
  ['delivered', { left: 1, shipped: 3, returned: 3 }, { open: 0, all: 1 }, null],
  ['cancelled', { left: 0, shipped: 3, returned: 3 }, { open: 0, all: 1 }, null],
] as const)('goods bring %s with %j and parcels %j to %s', (status, units, parcels, to) =>
  expect(derivedMove(status, units, parcels)).toBe(to),
);

const entry = (kind: Entry['kind'], method: string | null, amount_cents: number, swap = false): Entry => ({
  kind,
  method,
  amount_cents,
  method_label: method,
  swap,
});

test.each([
  [{ captured_cents: 0, refunded_cents: 0 }, 0, 'awaiting'],
  [{ captured_cents: 0, refunded_cents: 0, payment_status: 'authorized' }, 0, 'authorized'],
  [{ captured_cents: 0, refunded_cents: 0, total_cents: 0 }, 0, 'paid'],
  [{ captured_cents: 0, refunded_cents: 0, total_cents: 0, status: 'draft' }, 0, 'awaiting'],
  [{ captured_cents: 0, refunded_cents: 0, status: 'cancelled' }, 0, 'voided'],
  [{ captured_cents: 40_00, refunded_cents: 0 }, 0, 'partially_paid'],
  [{ captured_cents: 100_00, refunded_cents: 0 }, 0, 'paid'],
  [{ captured_cents: 100_00, refunded_cents: 10_00 }, 0, 'partially_refunded'],
  [{ captured_cents: 100_00, refunded_cents: 100_00 }, 0, 'refunded'],
  [{ captured_cents: 40_00, refunded_cents: 10_00, status: 'cancelled' }, 0, 'partially_refunded'],
  [{ captured_cents: 40_00, refunded_cents: 0, status: 'cancelled' }, 0, 'paid'],
  [{ captured_cents: 200_00, refunded_cents: 100_00 }, 100_00, 'paid'],
  [{ captured_cents: 200_00, refunded_cents: 200_00 }, 100_00, 'refunded'],
] as const)('with %j and %i swapped its payment is %s', (money, swapped, status) =>
  expect(paymentStatusOf(facts(money), swapped)).toBe(status),
);

test.each([
  [{ captured_cents: 120_00, refunded_cents: 20_00 }, 20_00, 'partially_refunded'],
  [{ captured_cents: 110_00, refunded_cents: 20_00 }, 20_00, 'partially_paid'],
  [{ captured_cents: 100_00, refunded_cents: 20_00 }, 0, 'partially_refunded'],
] as const)('with %j, %i of it since the total decreased, its payment is %s', (money, settled, status) =>
  expect(paymentStatusOf(facts(money), 0, settled)).toBe(status),
);

test.each([
  ['that is paid', { captured_cents: 100_00, refunded_cents: 0 }, 0, 30_00],
  ['of which something went back out of good will', { captured_cents: 100_00, refunded_cents: 5_00 }, 0, 30_00],
  ['of which nearly all did', { captured_cents: 100_00, refunded_cents: 90_00 }, 0, 10_00],
  ['of which all did', { captured_cents: 100_00, refunded_cents: 100_00 }, 0, 0],
  ['that was worth more and got that back', { captured_cents: 120_00, refunded_cents: 20_00 }, 20_00, 30_00],
  ['that was worth more and kept that', { captured_cents: 120_00, refunded_cents: 0 }, 0, 50_00],
  ['that is paid in part', { captured_cents: 40_00, refunded_cents: 0 }, 0, 0],
  ['that is paid but for a little', { captured_cents: 80_00, refunded_cents: 0 }, 0, 10_00],
  ['that is not paid', { captured_cents: 0, refunded_cents: 0 }, 0, 0],
] as const)('of an order of 100 %s, %j and %i settled, %i is refunded for 30 less', (_what, money, settled, cents) =>
  expect(backForLess({ total_cents: 100_00, ...money }, [{ ...entry('refund', 'card', settled), settles: true }], 30_00)).toBe(cents),
);

test.each([
  [{ left: 3, shipped: 0 }, false, 'unfulfilled'],
  [{ left: 3, shipped: 0 }, true, 'on_hold'],
  [{ left: 1, shipped: 2 }, false, 'partially_fulfilled'],
  [{ left: 1, shipped: 2 }, true, 'on_hold'],
  [{ left: 0, shipped: 2 }, true, 'fulfilled'],
  [{ left: 0, shipped: 0 }, true, 'unfulfilled'],
] as const)('with %j and held %s it is %s', (units, locked, status) => expect(fulfillmentStatusOf(units, locked)).toBe(status));

test.each([
  ['paid in part', { captured_cents: 80, refunded_cents: 0, payment_status: 'partially_paid' }, 0, 20],
  ['paid in part, and something given back', { captured_cents: 80, refunded_cents: 30, payment_status: 'partially_paid' }, 0, 20],
  [
    'worth more again than it was when something went back',
    { captured_cents: 100, refunded_cents: 30, payment_status: 'partially_paid' },
    30,
    30,
  ],
  ['paid, and something given back', { captured_cents: 100, refunded_cents: 30, payment_status: 'partially_refunded' }, 0, 0],
  ['paid, and all given back', { captured_cents: 100, refunded_cents: 100, payment_status: 'refunded' }, 0, 0],
  ['paid too much', { captured_cents: 130, refunded_cents: 10, payment_status: 'partially_refunded' }, 0, -20],
  ['returned before it was paid', { captured_cents: 0, refunded_cents: 0, payment_status: 'awaiting', status: 'returned' }, 0, 0],
  ['not paid, of which goods came back', { captured_cents: 0, refunded_cents: 0, payment_status: 'awaiting' }, -40, 60],
] as const)('the balance due of an order of 100 %s is right', (_what, money, settled, cents) =>
  expect(balanceOf({ total_cents: 100, status: 'delivered', ...money }, settled)).toBe(cents),
);

test('units from an exchange are not counted beside those they replace', () =>
  expect(
    sumUnits([
      { quantity: 1, cancelled: 0, shipped: 1, returned: 1, in_return: 0 },
      { quantity: 1, cancelled: 0, shipped: 0, returned: 0, in_return: 0, exchange_id: 'some' },
    ]).items,
  ).toBe(1));

test('units are added up over the lines', () =>
  expect(
    sumUnits([
      { quantity: 5, cancelled: 1, shipped: 2, returned: 1, in_return: 1 },
      { quantity: 1, cancelled: 0, shipped: 0, returned: 0, in_return: 0 },
    ]),
  ).toEqual({ items: 5, left: 3, shipped: 2, returned: 1, returnable: 0 }));

const beforeShipping: OrderAction[] = [
  'cancel',
  'cancel_lines',
  'record_payment',
  'create_payment_link',
  'hold',
  'edit_items',
  'edit_address',
];
const cases: [string, Partial<OrderFacts>, OrderAction[]][] = [
  ['a draft', { status: 'draft', captured_cents: 0 }, ['edit_draft', 'discard', 'place', 'create_checkout']],
  ['pending', {}, ['confirm', ...beforeShipping]],
  [
    'pending and paid',
    paid,
    ['confirm', 'refund', 'edit_payment', ...beforeShipping.filter((one) => !['record_payment', 'create_payment_link'].includes(one))],
  ],
  [
    'pending, paid with two methods',
    { ...paid, entries: 2 },
    ['confirm', 'refund', ...beforeShipping.filter((one) => !['record_payment', 'create_payment_link'].includes(one))],
  ],
  ['confirmed, not paid', { status: 'confirmed' }, ['process', ...beforeShipping]],
  ['confirmed, on delivery', { status: 'confirmed', payment_terms: 'on_delivery' }, ['process', 'ship', ...beforeShipping]],
  [
    'processing and paid',
    { ...paid, status: 'processing' },
    ['ship', 'refund', 'edit_payment', ...beforeShipping.filter((one) => !['record_payment', 'create_payment_link'].includes(one))],
  ],
  [
    'processing, partly refunded',
    { status: 'processing', payment_status: 'partially_refunded', captured_cents: 100_00, refunded_cents: 10_00, entries: 2 },
    ['ship', 'refund', ...beforeShipping.filter((one) => !['record_payment', 'create_payment_link'].includes(one))],
  ],
  [
    'on hold',
    { ...paid, status: 'processing', fulfillment_status: 'on_hold' },
    [
      'release',
      'refund',
      'edit_payment',
      ...beforeShipping.filter((one) => !['record_payment', 'create_payment_link', 'hold'].includes(one)),
    ],
  ],
  [
    'part-shipped',
    { ...paid, status: 'processing', fulfillment_status: 'partially_fulfilled', units: { left: 1, shipped: 2, returnable: 2 } },
    ['ship', 'cancel_lines', 'hold', 'refund', 'edit_items', 'edit_address'],
  ],
  ['shipped', { ...paid, status: 'shipped', units: gone }, ['deliver', 'refund', 'return', 'exchange']],
  [
    'delivered by invoice, not paid',
    { status: 'delivered', payment_terms: 'invoice', units: gone },
    ['record_payment', 'create_payment_link', 'return', 'exchange'],
  ],
  [
    'delivered with a piece of an exchange to ship',
    { ...paid, status: 'delivered', units: { left: 1, shipped: 3, returnable: 0 } },
    ['ship', 'cancel_lines', 'hold', 'refund', 'edit_address'],
  ],
  ['returned', { ...paid, status: 'returned', units: { left: 0, shipped: 3, returnable: 0 } }, ['refund']],
  ['cancelled', { status: 'cancelled', payment_status: 'voided', units: { left: 0, shipped: 0, returnable: 0 } }, []],
  ['cancelled, money kept', { ...paid, status: 'cancelled', units: { left: 0, shipped: 0, returnable: 0 } }, ['refund']],
];
const sorted = (actions: readonly OrderAction[]) => [...actions].sort();

describe('a manager', () => {
  test.each(cases)('may do with an order that is %s what follows from it', (_, more, allowed) =>
    expect(sorted(actionsOf(facts(more), manager))).toEqual(sorted([...allowed, 'note'])),
  );
});

test('people who may only read may do nothing', () => expect(actionsOf(facts(paid), somebody('analyst'))).toEqual([]));

test.each(['ai', 'customer'] as const)('the %s changes a pending order only, and only until its items were changed', (kind) => {
  expect(actionsOf(facts(paid), other(kind))).toEqual(['cancel', 'edit_items', 'edit_address', 'edit_payment']);
  expect(actionsOf(facts({ ...paid, items_edited_at: new Date(0) }), other(kind))).toEqual([]);
  expect(actionsOf(facts({ ...paid, status: 'confirmed' }), other(kind))).toEqual([]);
});

test.each(['ai', 'customer'] as const)('the %s requests a return after delivery, one at a time', (kind) => {
  expect(actionsOf(facts({ ...paid, status: 'delivered', units: gone }), other(kind))).toEqual(['return', 'exchange']);
  expect(actionsOf(facts({ ...paid, status: 'delivered', units: gone, returns: 'requested' }), other(kind))).toEqual([]);
  expect(actionsOf(facts({ ...paid, status: 'shipped', units: gone }), other(kind))).toEqual([]);
});

test('a shop may let the AI do more', () => {
  const ai = (more: Partial<SelfService>) => ({ ...other('ai'), selfService: { ...narrowest, ...more } });
  const edited = { ...paid, items_edited_at: new Date(0) };
  expect(actionsOf(facts({ ...paid, status: 'confirmed' }), ai({ cancel: ['pending', 'confirmed'] }))).toEqual(['cancel']);
  expect(actionsOf(facts({ ...paid, status: 'confirmed' }), ai({ change: ['confirmed'] }))).toEqual([
    'edit_items',
    'edit_address',
    'edit_payment',
  ]);
  expect(actionsOf(facts(edited), ai({ itemsOnce: false }))).toEqual(['cancel', 'edit_items', 'edit_address', 'edit_payment']);
  const back: Partial<OrderFacts> = { ...paid, status: 'delivered', units: gone, returns: 'requested' };
  expect(actionsOf(facts(back), ai({ returnOnce: false }))).toEqual(['return', 'exchange']);
});

test('the AI never changes a partially shipped order', () =>
  expect(
    actionsOf(facts({ ...paid, status: 'processing', units: { left: 1, shipped: 2, returnable: 2 } }), {
      ...other('ai'),
      selfService: { ...narrowest, cancel: ['processing'], change: ['processing'] },
    }),
  ).toEqual([]));

test.each([
  ['agent', 0, 0, 100_00],
  ['agent', 70_00, 0, 30_00],
  ['agent', 100_00, 0, 0],
  ['agent', 130_00, 0, 0],
  ['agent', 100_00, 100_00, 100_00],
  ['manager', 100_00, 0, 400_00],
] as const)('%s after %i refunded, %i of it swapped, may refund %i more of 500', (role, refunded_cents, swapped, most) =>
  expect(refundAllowance({ captured_cents: 500_00, refunded_cents }, somebody(role), swapped)).toBe(most),
);

test('the refund allowance never exceeds what is left', () =>
  expect(refundAllowance({ captured_cents: 50_00, refunded_cents: 20_00 }, somebody('agent'))).toBe(30_00));

const share = (method: string | null, cents: number) => ({ method, label: method, cents });

test('each method keeps what it paid less its refunds, latest first', () =>
  expect(
    keptByMethod([entry('payment', 'card', 100), entry('payment', 'gift', 50), entry('refund', 'card', 30), entry('payment', 'gift', 5)]),
  ).toEqual([share('gift', 55), share('card', 70)]));

test.each([
  [[entry('payment', 'card', 100)], 40, [share('card', 40)]],
  [[entry('payment', 'card', 100), entry('payment', 'gift', 50)], 80, [share('gift', 50), share('card', 30)]],
  [[entry('payment', 'card', 100), entry('refund', 'gift', 20)], 80, [share('card', 80)]],
  [[entry('payment', 'card', 100), entry('payment', 'gift', 100), entry('refund', 'card', 100, true)], 100, [share('gift', 100)]],
  [[entry('payment', null, 100)], 100, [{ method: null, label: null, cents: 100 }]],
])('from %j a refund of %i goes back as %j', (ledger, cents, shares) => expect(shareRefund(ledger, cents)).toEqual(shares));

test('only refunds of a swap count as swapped', () =>
  expect(swappedOf([entry('payment', 'a', 9), entry('refund', 'a', 4, true), entry('refund', 'a', 2)])).toBe(4));

const untaxed = { tax_included: false, tax_parts: [], shipping_taxes: [] };
test.each([
  [
    { subtotal_cents: 100, discount_cents: 10, shipping_cents: 5, tax_cents: 20 },
    50,
    { discount_cents: 5, tax_cents: 10, total_cents: 60 },
  ],
  [{ subtotal_cents: 100, discount_cents: 0, shipping_cents: 5, tax_cents: 0 }, 100, { discount_cents: 0, tax_cents: 0, total_cents: 105 }],
  [{ subtotal_cents: 0, discount_cents: 0, shipping_cents: 5, tax_cents: 3 }, 0, { discount_cents: 0, tax_cents: 3, total_cents: 8 }],
])('%j with a subtotal of %i and a tax that is only a sum', (before, subtotal, after) =>
  expect(totalsWith({ ...before, ...untaxed }, [{ taxes: [], cents: subtotal - before.subtotal_cents }])).toMatchObject(after),
);

describe('goods outside the discount', () => {
  const vat = [{ name: 'VAT', ppm: 200_000 }];
  const order = (tax_included: boolean) =>
    taxedTotals({
      ...{ subtotal_cents: 10_000, discount_cents: 999, shipping_cents: 500, tax_included },
      ...{ tax_parts: [{ taxes: vat, cents: 10_000, off: 999 }], shipping_taxes: vat },
    });
  const added = { taxes: vat, cents: 3_333, off: 0 };

  test.each([true, false])('bear none of it, and leave it as it was when they are taken away again (tax included: %s)', (included) => {
    const grown = totalsWith(order(included), [added]);
    expect([grown.subtotal_cents, grown.discount_cents]).toEqual([13_333, 999]);
    expect(paidFor(grown, [added])).toBe(included ? 3_333 : 4_000);
    expect(totalsWith(grown, [{ ...added, cents: -3_333 }])).toEqual(order(included));
  });
  test('taking what bears it takes its share', () => {
    const less = totalsWith(totalsWith(order(true), [added]), [{ taxes: vat, cents: -5_000, off: -500 }]);
    expect([less.subtotal_cents, less.discount_cents]).toEqual([8_333, 499]);
  });
  test.each([true, false])('what was paid for all of it is the total (tax included: %s)', (included) => {
    const grown = totalsWith(order(included), [added]);
    expect(paidFor(grown, [{ taxes: vat, cents: 10_000, off: 999 }, added]) + (included ? 500 : 600)).toBe(grown.total_cents);
  });
  test('a tax that is only a sum grows with the price of the goods', () => {
    const imported = {
      ...{ subtotal_cents: 10_000, discount_cents: 1_000, shipping_cents: 0, tax_cents: 1_800, tax_included: false },
      ...{ tax_parts: [{ taxes: [], cents: 10_000, off: 1_000 }], shipping_taxes: [] },
    };
    const more = { taxes: [], cents: 5_000, off: 0 };
    const grown = totalsWith(imported, [more]);
    expect(grown).toMatchObject({ discount_cents: 1_000, tax_cents: 2_700, total_cents: 16_700 });
    expect(paidFor(grown, [more])).toBe(5_900);
    expect(totalsWith(grown, [{ ...more, cents: -5_000 }])).toMatchObject({ discount_cents: 1_000, tax_cents: 1_800, total_cents: 10_800 });
  });
  test('an untaxed order is taxed only for what is added', () => {
    const before = { subtotal_cents: 10_000, discount_cents: 0, shipping_cents: 0, tax_cents: 0, ...untaxed, tax_included: false };
    const grown = totalsWith(before, [{ taxes: vat, cents: 1_000 }]);
    expect([grown.tax_cents, grown.total_cents]).toEqual([200, 11_200]);
    expect(totalsWith(grown, [{ taxes: vat, cents: -1_000 }])).toMatchObject({ tax_cents: 0, total_cents: 10_000 });
  });
});

describe('taxes by rate', () => {
  const [full, low] = [[{ name: 'VAT', ppm: 210_000 }], [{ name: 'VAT', ppm: 90_000 }]];
  const parts = [
    { taxes: full, cents: 12_100 },
    { taxes: low, cents: 10_900 },
  ];
  const order = (tax_included: boolean, discount_cents = 0) =>
    taxedTotals({ subtotal_cents: 23_000, discount_cents, shipping_cents: 1_210, tax_included, tax_parts: parts, shipping_taxes: full });

  test('included, they are part of the total; otherwise they are added', () => {
    expect(order(true)).toMatchObject({ tax_cents: 2_100 + 210 + 900, total_cents: 24_210 });
    expect(order(false)).toMatchObject({ tax_cents: 2_541 + 254 + 981, total_cents: 24_210 + 3_776 });
  });
  test('taking goods away takes their own rate, not the average', () => {
    const less = totalsWith(order(true), [{ taxes: low, cents: -10_900 }]);
    expect(less).toMatchObject({ subtotal_cents: 12_100, tax_cents: 2_310, total_cents: 13_310 });
    expect(less.tax_parts).toEqual([{ taxes: full, cents: 12_100 }]);
  });
  test('another discount changes the taxes', () => {
    const goods = parts.map((part) => ({ ...part, off: part.cents }));
    expect(discounted(order(true), { goods, shipping_cents: 1_210 })).toMatchObject({
      ...{ discount_cents: 23_000, tax_cents: 210, total_cents: 1_210 },
    });
  });
  test.each([true, false])('what was paid for all goods and the shipping is the total (included: %s)', (included) => {
    const whole = order(included, 2_300);
    const shipping = included ? 1_210 : 1_210 + 254;
    expect(paidFor(whole, parts) + shipping).toBe(whole.total_cents);
    expect(paidFor(whole, [parts[0] as (typeof parts)[number]])).toBe(included ? 10_890 : 13_177);
  });
});

test('what rounding missed is made up for by the last taxed goods, whatever comes last', () => {
  const tax = [{ name: 'Sales tax', ppm: 88_750 }];
  const [taxed, roll] = [
    { taxes: tax, cents: 4_995 },
    { taxes: [], cents: 6_450 },
  ];
  const order = taxedTotals({
    ...{ subtotal_cents: 16_440, discount_cents: 0, shipping_cents: 700, tax_included: false, shipping_taxes: tax },
    tax_parts: [{ taxes: tax, cents: 9_990 }, roll],
  });
  const paid = order.total_cents - 762;
  expect(paidFor(order, [taxed])).toBe(5_438);
  expect(paidFor(order, [taxed, roll]) - paidFor(order, [taxed])).toBe(6_450);
  expect(paidFor(order, [taxed, taxed])).toBe(paid - 6_450);
  expect(paidFor(order, [taxed, taxed, roll])).toBe(paid);
});

test('a share is split by the provider payments it came from, latest first; what was recorded by hand stays with the shop', () => {
  const at = (kind: 'payment' | 'refund', method: string, cents: number, provider_payment: string | null) => ({
    ...entry(kind, method, cents),
    provider_payment,
  });
  const ledger = [
    at('payment', 'card', 50, 'pi_1'),
    at('payment', 'card', 20, null),
    at('payment', 'card', 30, 'pi_2'),
    at('refund', 'card', 10, 'pi_2'),
  ];
  const parts = (cents: number) =>
    byProviderPayment(ledger, [share('card', cents), share('gift', 5)]).map((one) => [one.method, one.cents, one.providerPayment]);
  expect(parts(15)).toEqual([
    ['card', 15, 'pi_2'],
    ['gift', 5, undefined],
  ]);
  expect(parts(90)).toEqual([
    ['card', 20, 'pi_2'],
    ['card', 50, 'pi_1'],
    ['card', 20, undefined],
    ['gift', 5, undefined],
  ]);
});

test('two shares of one method never take more from a payment than it has left', () => {
  const ledger = [{ ...entry('payment', 'card', 50), provider_payment: 'pi_1' }];
  expect(
    byProviderPayment(ledger, [share('card', 30), share('card', 30)]).map(({ cents, providerPayment }) => [cents, providerPayment]),
  ).toEqual([
    [30, 'pi_1'],
    [20, 'pi_1'],
    [10, undefined],
  ]);
});
