import { expect, test } from 'vitest';
import { readCell, type Typed } from './cell-rules.ts';
import { examine, type Patient } from './doctor-rules.ts';
import { actionsOf, alikeOf, byPercent, movedBy, optionsOf, stockStateOf, tagsWith } from './rules.ts';

test.each<[Typed, number]>([
  ['12', 1200],
  ['12.5', 1250],
  ['12,5', 1250],
  ['12,50', 1250],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ["1'234.50", 123_450],
  ['1 234,50', 123_450],
  ['1\u00a0234\u00a0567,89', 123_456_789],
  ['1.234.567', 123_456_700],
  ['€ 12', 1200],
  ['12 €', 1200],
  ['EUR 12.50', 1250],
  ['12.50 USD', 1250],
  ['$1,000.00', 100_000],
  ['1000.500', 100_050],
  ['12,-', 1200],
  ['0', 0],
  ['-0', 0],
  ['0,99', 99],
  [12.5, 1250],
  [0.1, 10],
  ['  7  ', 700],
])('a price of %o is %d cents', (typed, cents) => expect(readCell('price', typed, 'EUR')).toEqual({ value: cents }));

test.each<[Typed, RegExp]>([
  ['', /Enter a price/],
  [null, /Enter a price/],
  ['free', /isn’t an amount/],
  [12.345, /at most 2 decimals/],
  [1.2345e22, /isn’t an amount/],
  ['0.125', /at most 2 decimals/],
  ['1.23.45', /isn’t an amount/],
  ['12,34,56', /isn’t an amount/],
  ['1,23.4', /isn’t an amount/],
  ['-5', /amount of 0 or more/],
  ['€ -5', /amount of 0 or more/],
  ['1e5', /isn’t an amount/],
  ['٣', /isn’t an amount/],
  [true, /yes or no/],
  [99_999_999_999_999, /too large/],
  [Infinity, /isn’t an amount/],
])('a price of %o is refused', (typed, issue) => {
  const read = readCell('price', typed, 'EUR');
  expect('issue' in read ? read.issue : read).toMatch(issue);
});

test.each([
  ['1.005', 'EUR', 'Enter 1005 or 1.00.'],
  ['12.500', 'EUR', 'Enter 12500 or 12.50.'],
  ['12,345', 'EUR', 'Enter 12345 or 12.34.'],
  ['€ 1.000', 'EUR', 'Enter 1000 or 1.00.'],
  ['1,234', 'KWD', 'Enter 1234 or 1.234.'],
])('%s %s can be a thousand times as much, so it is refused', (typed, currency, way) =>
  expect(readCell('price', typed, currency)).toEqual({ issue: `“${typed}” can be read in two ways. ${way}` }),
);

test('in a currency with three decimals, those behind a point are decimals; in one without, separators are for thousands only', () => {
  expect(readCell('price', '12.345', 'KWD')).toEqual({ value: 12_345 });
  expect(readCell('price', '1,234.500', 'KWD')).toEqual({ value: 1_234_500 });
  expect(readCell('price', '12.345', 'JPY')).toEqual({ value: 12_345 });
  expect(readCell('price', '12,345', 'JPY')).toEqual({ value: 12_345 });
  expect(readCell('price', '12.5', 'JPY')).toEqual({ issue: 'Amounts in JPY have no decimals. Enter one such as 1250.' });
});

test.each<[Typed, number | null]>([
  ['', null],
  [null, null],
  ['5', 5],
  ['1.000', 1000],
  ['12,0', 12],
  ['-3', -3],
  [0, 0],
])('a stock of %o is %o', (typed, units) => expect(readCell('stock', typed, 'EUR')).toEqual({ value: units }));

test.each<Typed>(['many', '1.5', '3000000000', '--1', false])('a stock of %o is refused', (typed) =>
  expect(readCell('stock', typed, 'EUR')).toEqual({ issue: expect.any(String) }),
);

test.each<[Typed, string | null]>([
  [' LMP-1 ', 'LMP-1'],
  [4711, '4711'],
  ['', null],
  ['   ', null],
])('a SKU of %o is %o', (typed, sku) => expect(readCell('sku', typed, 'EUR')).toEqual({ value: sku }));

test.each<[Typed, boolean]>([
  [true, true],
  ['Yes', true],
  ['ja', true],
  [1, true],
  [false, false],
  ['no', false],
  ['0', false],
])('%o to "available" is %o', (typed, value) => expect(readCell('available', typed, 'EUR')).toEqual({ value }));
test.each<Typed>(['', null, 'perhaps'])('%o to "available" is neither yes nor no', (typed) =>
  expect(readCell('available', typed, 'EUR')).toEqual({ issue: 'Enter yes or no.' }),
);

test.each([
  [null, 'not_counted'],
  [-2, 'out'],
  [0, 'out'],
  [1, 'low'],
  [5, 'low'],
  [6, 'in_stock'],
] as const)('a stock of %o is %s', (stock, state) => expect(stockStateOf(stock)).toBe(state));

test.each([
  ['draft', false, ['edit', 'activate', 'archive', 'delete']],
  ['active', true, ['edit', 'archive']],
  ['archived', false, ['edit', 'activate', 'delete']],
] as const)('a product that is %s (ordered: %o) offers %o', (status, ordered, actions) =>
  expect(actionsOf({ status, ordered }, true)).toEqual(actions),
);
test('people who may not change products have no actions', () => expect(actionsOf({ status: 'draft', ordered: false }, false)).toEqual([]));

test.each([
  [[{ Size: 'M' }, { Size: 'L' }], undefined],
  [
    [
      { Size: 'M', Colour: 'Red' },
      { Colour: 'red', Size: 'm' },
    ],
    [0, 1],
  ],
  [
    [{}, { Size: 'M' }, {}],
    [0, 2],
  ],
])('of variants with %o, duplicates are %o', (options, alike) =>
  expect(alikeOf(options.map((chosen) => ({ options: chosen as Record<string, string> })))).toEqual(alike),
);

test('a product’s options are those of its variants, in order', () =>
  expect(optionsOf([{ options: { Size: 'M', Colour: 'Red' } }, { options: { Size: 'L', Colour: 'Red' } }])).toEqual([
    { name: 'Size', values: ['M', 'L'] },
    { name: 'Colour', values: ['Red'] },
  ]));

test.each([
  [1000, 10, 1100],
  [999, -50, 500],
  [1, 0.5, 1],
  [4990, -90, 499],
  [1005, 12.5, 1131],
])('%d cents by %d percent is %d', (cents, percent, expected) => expect(byPercent(cents, percent)).toBe(expected));

test.each([
  [null, 5, 5],
  [5, 3, -2],
  [5, null, -5],
  [null, null, 0],
])('from %o to %o moves %d', (before, after, moved) => expect(movedBy(before, after)).toBe(moved));

test('tags are unique ignoring case, and removed ones disappear', () =>
  expect(tagsWith(['Summer', 'sale'], ['NEW', 'summer'], ['SALE'])).toEqual(['Summer', 'NEW']));

const healthy: Patient = {
  status: 'active',
  description: 'A lamp of brass for the wall of a harbour house, with a switch.',
  image: '/a.png',
  maker: 'Harbour',
  brand: null,
  category: 'Lamps',
  tags: [],
  policy: 'deny',
  variants: [{ price_cents: 100, stock: 3, available: true }],
  words: 12,
  aiEnabled: true,
  place: 1,
  looked: 50,
};
const statesOf = (patient: Patient) =>
  Object.fromEntries(examine(patient).flatMap(({ check, state }) => (state === 'good' ? [] : [[check, state]])));

test.each<[string, Partial<Patient>, Record<string, string>]>([
  ['in good health', {}, {}],
  ['a draft', { status: 'draft', place: null }, { status: 'blocks', found: 'blocks' }],
  ['for free', { variants: [{ price_cents: 0, stock: null, available: true }] }, { price: 'blocks' }],
  ['out of stock', { variants: [{ price_cents: 1, stock: 0, available: true }] }, { stock: 'blocks' }],
  ['sold on without stock', { policy: 'continue', variants: [{ price_cents: 1, stock: -2, available: true }] }, {}],
  ['not available', { variants: [{ price_cents: 1, stock: null, available: false }] }, { stock: 'blocks' }],
  [
    'partly out of stock',
    {
      variants: [
        { price_cents: 1, stock: 0, available: true },
        { price_cents: 0, stock: 2, available: true },
      ],
    },
    { stock: 'weakens', price: 'weakens' },
  ],
  [
    'bare',
    { description: '', image: null, category: null, maker: null },
    { description: 'weakens', image: 'weakens', category: 'weakens', brand: 'weakens' },
  ],
  ['short', { description: 'A lamp.', words: 2 }, { description: 'weakens', words: 'weakens' }],
  ['without words', { words: 0, place: null }, { words: 'blocks', found: 'blocks' }],
  ['in a shop without the AI', { aiEnabled: false }, { ai: 'blocks' }],
  ['called like others', { place: 7 }, { found: 'weakens' }],
])('a product %s gets this diagnosis', (_, change, states) => expect(statesOf({ ...healthy, ...change })).toEqual(states));

test('every finding that is not good says what helps', () => {
  const findings = examine({
    ...healthy,
    status: 'archived',
    description: '',
    image: null,
    maker: null,
    words: 0,
    place: null,
    aiEnabled: false,
  });
  expect(findings.every(({ state, remedy }) => (state === 'good') === (remedy === null))).toBe(true);
  expect(findings).toHaveLength(10);
});
