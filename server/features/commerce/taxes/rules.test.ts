import { describe, expect, test } from 'vitest';
import { parseRate, type Rate, split, type Tax, taxesIn, taxLinesOf, taxOf, toRate, withGoods } from './rules.ts';

const vat = (name: string, percent: number): Tax => ({ name, ppm: percent * 10_000 });
const amounts = (lines: ReturnType<typeof taxLinesOf>) => lines.map(({ name, base, cents }) => [name, base, cents]);

describe('five countries, computed by hand', () => {
  test('Germany, 19 and 7 % included: 119.00 and 10.70 of goods, 4.90 shipping', () => {
    const taxed = {
      parts: [
        { taxes: [vat('MwSt. 19', 19)], cents: 11_900 },
        { taxes: [vat('MwSt. 7', 7)], cents: 1_070 },
      ],
      discount: 0,
      shipping: 490,
      shippingTaxes: [vat('MwSt. 19', 19)],
      included: true,
    };
    // (119.00 + 4.90) / 1.19 = 104.1176…, tax 19.78; 10.70 / 1.07 = 10.00, tax 0.70.
    expect(amounts(taxLinesOf(taxed))).toEqual([
      ['MwSt. 19', 10_412, 1_978],
      ['MwSt. 7', 1_000, 70],
    ]);
    expect(taxOf(taxed)).toBe(2_048);
  });

  test('Québec, GST 5 % and QST 9.975 % added, both on the price', () => {
    const taxes = [vat('GST', 5), { name: 'QST', ppm: 99_750 }];
    const taxed = { parts: [{ taxes, cents: 10_000 }], discount: 1_000, shipping: 1_000, shippingTaxes: taxes, included: false };
    // (100.00 − 10.00 + 10.00) × 5 % = 5.00 and × 9.975 % = 9.975, rounded half up.
    expect(amounts(taxLinesOf(taxed))).toEqual([
      ['GST', 10_000, 500],
      ['QST', 10_000, 998],
    ]);
  });

  test('New York, 8.875 % added, clothes exempt, shipping taxed', () => {
    const taxed = {
      parts: [
        { taxes: [{ name: 'Sales tax', ppm: 88_750 }], cents: 4_999 },
        { taxes: [], cents: 8_000 },
      ],
      discount: 0,
      shipping: 500,
      shippingTaxes: [{ name: 'Sales tax', ppm: 88_750 }],
      included: false,
    };
    // 54.99 × 8.875 % = 4.8803…
    expect(amounts(taxLinesOf(taxed))).toEqual([['Sales tax', 5_499, 488]]);
  });

  test('Japan, 10 and 8 % included, in whole yen', () => {
    const taxed = {
      parts: [
        { taxes: [vat('10', 10)], cents: 1_980 },
        { taxes: [vat('8', 8)], cents: 500 },
      ],
      discount: 0,
      shipping: 0,
      shippingTaxes: [],
      included: true,
    };
    // 1980 × 10 / 110 = 180; 500 × 8 / 108 = 37.037….
    expect(amounts(taxLinesOf(taxed))).toEqual([
      ['10', 1_800, 180],
      ['8', 463, 37],
    ]);
  });

  test('the United Kingdom, 20 and 0 % included, the discount shared by price', () => {
    const taxed = {
      parts: [
        { taxes: [vat('VAT', 20)], cents: 6_000 },
        { taxes: [], cents: 3_000 },
      ],
      discount: 1_000,
      shipping: 399,
      shippingTaxes: [vat('VAT', 20)],
      included: true,
    };
    // The discount is 6.67 and 3.33; (60.00 − 6.67 + 3.99) / 6 = 9.5533….
    expect(amounts(taxLinesOf(taxed))).toEqual([['VAT', 4_777, 955]]);
  });
});

test('an amount is split so that the parts add up to it', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(split(1_000, [6_000, 3_000])).toEqual([667, 333]);
  expect(split(5, [0, 0])).toEqual([0, 0]);
  expect(split(7, [0, 2])).toEqual([0, 7]);
});

test('the largest amounts are exact', () => {
  const taxed = {
    parts: [{ taxes: [vat('VAT', 21)], cents: 999_999_999_999_999 }],
    discount: 0,
    shipping: 0,
    shippingTaxes: [],
    included: true,
  };
  // 999,999,999,999,999 × 21 / 121, with whole numbers.
  expect(taxOf(taxed)).toBe(Number((999_999_999_999_999n * 21n * 2n + 121n) / 242n));
});

test('goods join those with the same taxes, and leave them', () => {
  const parts = [{ taxes: [vat('VAT', 21)], cents: 1_000 }];
  const more = withGoods(parts, [
    { taxes: [vat('VAT', 21)], cents: 500 },
    { taxes: [vat('VAT', 9)], cents: 200 },
  ]);
  expect(more.map(({ cents }) => cents)).toEqual([1_500, 200]);
  expect(withGoods(more, [{ taxes: [vat('VAT', 21)], cents: -1_500 }]).map(({ cents }) => cents)).toEqual([200]);
});

describe('which rates apply', () => {
  const rate = (name: string, percent: number, more: Partial<Rate> = {}): Rate => ({
    ...{ name, ppm: percent * 10_000, tax_class: 'standard', regions: [], replaces_country: false, on_shipping: true },
    ...more,
  });
  const names = (taxes: Tax[]) => taxes.map(({ name }) => name);
  const canada = [
    rate('GST', 5),
    rate('QST', 9.975, { regions: ['qc', 'québec', 'quebec'] }),
    rate('HST', 13, { regions: ['on'], replaces_country: true }),
  ];
  test.each([
    ['qc', ['GST', 'QST']],
    ['québec', ['GST', 'QST']],
    ['on', ['HST']],
    ['ab', ['GST']],
    ['', ['GST']],
  ])('in Canada, region %j', (region, expected) => expect(names(taxesIn(canada, 'standard', region))).toEqual(expected));

  const spain = [
    rate('IVA', 21),
    rate('IVA reducido', 10, { tax_class: 'food' }),
    rate('IGIC', 7, { regions: ['es-cn'], replaces_country: true }),
  ];
  test.each([
    ['food', '', ['IVA reducido']],
    ['books', '', ['IVA']],
    ['standard', 'es-cn', ['IGIC']],
    ['exempt', '', []],
  ])('in Spain, goods of class %s in region %j', (taxClass, region, expected) =>
    expect(names(taxesIn(spain, taxClass, region))).toEqual(expected),
  );
  test('a rate of zero is no tax, and says so instead of the standard one', () =>
    expect(taxesIn([rate('VAT', 20), rate('Zero', 0, { tax_class: 'books' })], 'books', '')).toEqual([]));
});

test.each([
  ['21', 210_000, '21'],
  ['9.975', 99_750, '9.975'],
  ['0', 0, '0'],
  ['100', 1_000_000, '100'],
  ['8.8750', 88_750, '8.875'],
  ['100.01', undefined, ''],
  ['-1', undefined, ''],
  ['1,5', undefined, ''],
  ['1.23456', undefined, ''],
])('%s %% is %s parts per million', (percent, ppm, again) => {
  expect(parseRate(percent)).toBe(ppm);
  expect(ppm === undefined ? '' : toRate(ppm)).toBe(again);
});
