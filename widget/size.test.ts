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

test('a page loads less than 20 KiB', () => {
  const sizes = ['widget.js', 'chat.js'].map((name) => gzipSync(read(name), { level: 9 }).length);
  expect(sizes[0]! + sizes[1]!).toBeLessThan(20 * 1024);
});

test('the script imports nothing statically, and neither does the chat', () => {
  expect(read('widget.js')).toMatch(/^\(\(\)=>\{[^]*\}\)\(\);\n$/);
  for (const name of ['widget.js', 'chat.js']) expect(read(name)).not.toMatch(/\bimport\s*[{"'`*]|\bfrom\s*["'`]\.\//);
});

test('no code is generated at run time', () => {
  for (const name of fs.readdirSync(folder)) expect(read(name)).not.toMatch(/\beval\(|new Function/);
});
