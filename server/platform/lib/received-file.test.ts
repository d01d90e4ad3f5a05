import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeAbandoned, writeReceived } from './received-file.ts';

let place = '';
beforeEach(() => {
  place = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'parley-received-')), 'uploads');
});
afterEach(() => fs.rmSync(path.dirname(place), { recursive: true, force: true }));

test('an upload lies in the given folder until it is removed', async () => {
  const received = await writeReceived(Readable.from([Buffer.from('hello '), Buffer.from('world')]), 'a.csv', place);
  expect([received.size, (await received.part(6, 8)).toString(), received.path.startsWith(place)]).toEqual([11, 'wo', true]);
  await received.remove();
  expect(fs.readdirSync(place)).toEqual([]);
});

test('an upload that fails leaves nothing', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('lost');
  }
  await expect(writeReceived(Readable.from(broken()), 'a.csv', place)).rejects.toThrow('lost');
  expect(fs.readdirSync(place)).toEqual([]);
});

test('what a killed process left is removed after a day, and nothing else', async () => {
  const now = new Date();
  const yesterday = new Date(now.getTime() - 90_000_000);
  for (const [name, at] of [
    ['parley-upload-old', yesterday],
    ['parley-upload-new', now],
    ['others', yesterday],
  ] as const) {
    fs.mkdirSync(path.join(place, name), { recursive: true });
    fs.utimesSync(path.join(place, name), at, at);
  }
  await removeAbandoned(place, now);
  expect(fs.readdirSync(place).sort()).toEqual(['others', 'parley-upload-new']);
  await expect(removeAbandoned(path.join(place, 'missing'), now)).resolves.toBeUndefined();
});
