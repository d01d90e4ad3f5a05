import { expect, test } from 'vitest';
import { barsOf, isEncodable, valuesOf } from './code128.ts';

test('the check symbol is the weighted sum of the values, modulo 103', () => {
  // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879 = 8·103 + 55.
  expect(valuesOf('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test('an even number of digits is encoded in pairs', () => {
  // 105 + 12·1 + 34·2 = 185 = 103 + 82.
  expect(valuesOf('1234')).toEqual([105, 12, 34, 82, 106]);
  expect(valuesOf('123')[0]).toBe(104);
});

/** Reads a barcode as a scanner does: dark and light modules from left to right, cut into symbols of 11. */
function scan({ bars, width }: ReturnType<typeof barsOf>): string[] {
  const modules = Array.from({ length: width }, (_, at) => (bars.some((bar) => at >= bar.at && at < bar.at + bar.width) ? '1' : '0')).join(
    '',
  );
  return [...(modules.slice(0, -13).match(/.{11}/g) ?? []), modules.slice(-13)];
}

test('a scanner finds the start, every character, the check and the stop', () => {
  const symbols = scan(barsOf('#1 A'));
  // Start B, “#”, “1”, space, “A”, the check 8 (104 + 3 + 34 + 0 + 132 = 273 = 2·103 + 67: “c”) and the stop, from the standard's table of modules.
  expect(symbols).toEqual(['11010010000', '10010011000', '10011100110', '11011001100', '10100011000', '10000101100', '1100011101011']);
});

test('every symbol has three bars on 11 modules, with an even number of them dark', () => {
  const all = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
  for (const character of all) {
    const [, symbol = ''] = scan(barsOf(`${character}`));
    expect([symbol.length, symbol.match(/1+/g)?.length, (symbol.match(/1/g)?.length ?? 1) % 2]).toEqual([11, 3, 0]);
  }
  expect(new Set(all.map((character) => scan(barsOf(character))[1])).size).toBe(95);
});

test.each([
  ['#10042', true],
  ['', false],
  ['№ 7', false],
  ['x'.repeat(49), false],
])('whether %j can be encoded: %s', (text, can) => expect(isEncodable(text)).toBe(can));
