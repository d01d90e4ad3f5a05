import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FilesPort } from '../ports.ts';
import { openFolder } from './index.ts';

let folder = '';
let files: FilesPort;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'parley-folder-')), 'files');
  files = openFolder(folder);
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));
const read = async (key: string, range?: { start: number; end: number }) => {
  const bytes = await files.read(key, range);
  return bytes && text(bytes);
};
async function all() {
  const keys = [];
  for await (const key of files.list()) keys.push(key);
  return keys;
}

test('stored files can be read, in full or in part, and listed', async () => {
  await files.put('shop/a', Readable.from([Buffer.from('hello '), Buffer.from('world')]));
  await files.put('shop/a.thumb', Buffer.from('small'));
  expect([await read('shop/a'), await read('shop/a', { start: 6, end: 8 }), await read('shop/a.thumb')]).toEqual([
    'hello world',
    'wor',
    'small',
  ]);
  expect((await all()).sort()).toEqual(['shop/a', 'shop/a.thumb']);
  expect(fs.statSync(path.join(folder, 'shop/a')).mode & 0o777).toBe(0o600);
});

test('a missing file is undefined, and removing it twice succeeds', async () => {
  expect([await read('shop/a'), await all()]).toEqual([undefined, []]);
  await files.put('shop/a', Buffer.from('x'));
  await files.remove('shop/a');
  await files.remove('shop/a');
  expect(await read('shop/a')).toBeUndefined();
});

test('an interrupted upload leaves nothing', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('lost');
  }
  await expect(files.put('shop/a', Readable.from(broken()))).rejects.toThrow('lost');
  expect(fs.readdirSync(path.join(folder, 'shop'))).toEqual([]);
});

test('a partly written file is not listed and is removed with its file', async () => {
  await files.put('shop/a', Buffer.from('x'));
  fs.writeFileSync(path.join(folder, 'shop/b.unfinished'), 'half');
  expect(await all()).toEqual(['shop/a']);
  await files.remove('shop/b');
  expect(fs.readdirSync(path.join(folder, 'shop'))).toEqual(['a']);
});

test("reports a folder that can't be written", async () => {
  fs.writeFileSync(folder, 'a file where the folder should be');
  await expect(files.put('shop/a', Buffer.from('x'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test.each(['../a/b', 'a', 'a/b/c', '/etc/passwd', 'a/..', 'a/b.unfinished', ''])('refuses the key %j', async (key) => {
  await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(/not the key/);
  await expect(files.read(key)).rejects.toThrow(/not the key/);
});
