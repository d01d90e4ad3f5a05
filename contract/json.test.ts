import { expect, test } from 'vitest';
import { deepest, isTooDeep, readJson } from './json.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('counts lists and objects, and no brackets within texts', () => {
  expect([isTooDeep(nested(deepest)), isTooDeep(nested(deepest + 1))]).toEqual([false, true]);
  expect([isTooDeep(`${'{"a":'.repeat(deepest)}1`), isTooDeep(`${'{"a":['.repeat(deepest)}`)]).toEqual([false, true]);
  expect(isTooDeep(JSON.stringify({ text: '["{\\"[{'.repeat(100), more: '\\' }))).toBe(false);
  expect(isTooDeep(`[${'[],'.repeat(1_000)}{}]`)).toBe(false);
});

test('reads what JSON.parse reads, and refuses what nests too deep', () => {
  expect(readJson('{"a":[1]}', (_, value) => (value === 1 ? 2 : value))).toEqual({ a: [2] });
  expect(() => readJson(nested(100_000))).toThrow(SyntaxError);
  expect(() => readJson('{')).toThrow(SyntaxError);
});
