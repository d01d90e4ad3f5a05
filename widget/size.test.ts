// @vitest-environment node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languages } from './words/languages.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'widget-'));
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

beforeAll(async () => {
  // Otherwise JSX is compiled as in development.
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = path.join(import.meta.dirname, 'vite.config.ts');
  await build({ configFile, mode: 'production', logLevel: 'error', build: { outDir: folder } });
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

const fileOf = (language: string) => fs.readdirSync(folder).find((file) => file.startsWith(`${language}-`)) ?? '';
const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

test('a page loads at most 5 KiB before the chat is opened', () => {
  expect(sizeOf(['widget.js'])).toBeLessThanOrEqual(5 * 1024);
});

/** With the bubble, the panel and a language; the stream, files, forms, cards and the basket load when they are used. */
test.each(languages)('a page with an open chat in %s has loaded at most 26 KiB', (language) => {
  expect(sizeOf(['widget.js', 'chat.js', fileOf(language)])).toBeLessThanOrEqual(26 * 1024);
});

test('the script imports nothing, the chat nothing statically, and the launcher loads all that it needs at once', () => {
  expect(read('widget.js')).toMatch(/^\(\(\)=>\{[^]*\}\)\(\);\n$/);
  const files = ['widget.js', 'chat.js', ...languages.map(fileOf)];
  for (const language of languages) expect(read('widget.js')).toContain(fileOf(language));
  for (const name of files) expect(read(name)).not.toMatch(/\bimport\s*[{"'`*]|\bfrom\s*["'`]\.\//);
});

test('no code is generated at run time', () => {
  for (const name of fs.readdirSync(folder)) expect(read(name)).not.toMatch(/\beval\(|new Function/);
});
