import { expect, test } from 'vitest';
import { bareCell, cellOf } from './csv.ts';

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'formulas are escaped and read back unchanged: %j',
  (value) => {
    const cell = cellOf(value).replace(/^"([^]*)"$/, '$1');
    expect(cell).toBe(`'${value}`);
    expect(bareCell(cell)).toBe(value);
  },
);

test.each(["'=1+1", "''+1", "'007", "''12", "it's", "'tis"])('text that looks escaped is read back unchanged: %j', (value) => {
  expect(bareCell(cellOf(value))).toBe(value);
});

test('numbers stay numbers', () => {
  expect(['-1', '12.50', '-3,25'].map(cellOf)).toEqual(['-1', '12.50', '"-3,25"']);
});
