import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const table = fs.readFileSync(path.join(root, 'docs/specification-tests.md'), 'utf8');
const rows = [...table.matchAll(/^\| .+ \| `([^`]+)`: (.+) \|$/gm)].map(([, file = '', name = '']) => ({ file, name }));

test('every test that docs/specification-tests.md names exists', () => {
  expect(rows.length).toBe(table.match(/^\| (?!Statement|---)/gm)?.length);
  expect(rows.filter(({ file, name }) => !titlesIn(file).some((title) => title.includes(name)))).toEqual([]);
});

test('every test of e2e/specification.test.ts is in docs/specification-tests.md', () => {
  const named = rows.filter(({ file }) => file === 'e2e/specification.test.ts');
  expect(titlesIn('e2e/specification.test.ts').filter((title) => !named.some(({ name }) => title.includes(name)))).toEqual([]);
});

/** The titles of a file's tests, also of those with cases. */
function titlesIn(file: string): string[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const titles = source.matchAll(/^(?: *test|\]\)| *test\.each\(.*\))\(\s*(['"`])((?:(?!\1).)+)\1/gm);
  return [...titles].map(([, , title = '']) => title);
}
