import { expect, test } from 'vitest';
import { hashCode, isCode, newCode, readCode, spacedCode } from './codes.ts';

const signs = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const codes = Array.from({ length: 40 }, newCode);

test('codes have 16 signs without look-alikes, and none comes twice', () => {
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNPQRTV-Z]{16}$/);
  expect(codes.every(isCode)).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
});

test('no single wrong sign and no two swapped ones make a code', () => {
  const code = codes[0] ?? '';
  const replaced = [...code].flatMap((own, place) =>
    [...signs].filter((sign) => sign !== own).map((sign) => code.slice(0, place) + sign + code.slice(place + 1)),
  );
  expect(replaced).toHaveLength(16 * 28);
  expect(replaced.filter(isCode)).toEqual([]);
  const swapped = [...code].flatMap((one, place) =>
    [...code].flatMap((other, far) => (far <= place || one === other ? [] : [[...code].with(place, other).with(far, one).join('')])),
  );
  expect(swapped.length).toBeGreaterThan(50);
  expect(swapped.filter(isCode)).toEqual([]);
});

test('a code is read as people type it', () => {
  const code = codes[1] ?? '';
  expect(spacedCode(code)).toMatch(/^(.{4}-){3}.{4}$/);
  expect(readCode(` ${spacedCode(code).toLowerCase()} `)).toBe(code);
  for (const other of ['', code.slice(1), `${code}2`, 'SAVE10', '0000000000000000']) expect(isCode(other), other).toBe(false);
});

test('the same code is stored differently in two shops', () => {
  expect(hashCode('one', codes[0] ?? '')).not.toBe(hashCode('other', codes[0] ?? ''));
});
