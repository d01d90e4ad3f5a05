import { expect, test } from 'vitest';
import { decimalsOf, lineTotal, parseAmount, sampleAmount, toAmount } from './money.ts';

test.each([
  [1250, 'EUR', '12.50'],
  [1250, 'JPY', '1250'],
  [1250, 'KWD', '1.250'],
  [1250, 'CLF', '0.1250'],
  [5, 'EUR', '0.05'],
  [5, 'KWD', '0.005'],
  [0, 'JPY', '0'],
  [0, 'KWD', '0.000'],
  [-5, 'EUR', '-0.05'],
  [-1200, 'JPY', '-1200'],
  [999_999_999_999_999, 'KWD', '999999999999.999'],
])('%i minor units of %s are %s, and back', (cents, currency, amount) => {
  expect(toAmount(cents, currency)).toBe(amount);
  expect(parseAmount(amount, currency)).toBe(cents);
});

test.each([
  ['12.5', 'EUR', 1250],
  ['12', 'EUR', 1200],
  ['12.500', 'EUR', 1250],
  ['1200.00', 'JPY', 1200],
  ['12.505', 'EUR', undefined],
  ['12.5', 'JPY', undefined],
  ['1.2345', 'KWD', undefined],
  ['-0.00', 'EUR', 0],
  ['9999999999999', 'EUR', 999_999_999_999_900],
  ['9999999999999', 'KWD', undefined],
  ['12,50', 'EUR', undefined],
  ['1e3', 'EUR', undefined],
  ['', 'EUR', undefined],
])('%s %s is %s minor units', (amount, currency, cents) => {
  expect(parseAmount(amount, currency)).toBe(cents);
});

test('a sample amount is one of its currency', () => {
  for (const currency of ['EUR', 'JPY', 'KWD', 'CLF']) expect(parseAmount(sampleAmount(currency), currency)).toBeGreaterThan(0);
});

test.each([
  ['24.97', 2, 'EUR', '49.94'],
  ['0.10', 3, 'EUR', '0.30'],
  ['1234567.89', 99, 'EUR', '122222221.11'],
  ['1200', 3, 'JPY', '3600'],
  ['0.125', 3, 'KWD', '0.375'],
])('%s times %i in %s is %s', (price, quantity, currency, total) => expect(lineTotal(price, quantity, currency)).toBe(total));

/** What Unicode says for cash or out of habit, where ISO 4217 counts more. */
const isoOnly = new Set(
  'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK MRO PKR RSD SLL SOS SYP TZS UZS YER ZMK STD CRC GYD MUR MNT AMD TWD NOK SEK CZK'.split(
    ' ',
  ),
);
test('the decimals agree with the ones of Unicode, but where it differs from ISO 4217', () => {
  const differ = Intl.supportedValuesOf('currency').filter((currency) => {
    const shown = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    return shown !== decimalsOf(currency) && !isoOnly.has(currency);
  });
  expect(differ).toEqual([]);
});
