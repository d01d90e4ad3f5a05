// @vitest-environment node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'widget-'));
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

beforeAll(async () => {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts');
  await build({ configFile, mode: 'production', logLevel: 'error', build: { outDir: folder } });
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

test('a page loads at most 5 KiB before the chat is opened', () => {
  expect(sizeOf(['widget.js'])).toBeLessThanOrEqual(5 * 1024);
});

/** The chat with its panel, and the largest of the languages; files, forms, cards and the basket load when they are used. */
test('opening the chat loads at most 26 KiB', () => {
  const languages = fs.readdirSync(folder).filter((file) => /^(de|es|fr|pt)-.{8}\.js$/.test(file));
  expect(languages).toHaveLength(4);
  expect(sizeOf(['chat.js']) + Math.max(...languages.map((file) => sizeOf([file])))).toBeLessThanOrEqual(26 * 1024);
});

test('the script imports nothing, and the chat nothing statically', () => {
  expect(read('widget.js')).toMatch(/^\(\(\)=>\{[^]*\}\)\(\);\n$/);
  for (const name of ['widget.js', 'chat.js']) expect(read(name)).not.toMatch(/\bimport\s*[{"'`*]|\bfrom\s*["'`]\.\//);
});

test('no code is generated at run time', () => {
  for (const name of fs.readdirSync(folder)) expect(read(name)).not.toMatch(/\beval\(|new Function/);
});
