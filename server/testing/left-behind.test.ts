import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftBehind } from './left-behind.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-left-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The id of a process that has ended. */
const endedProcess = () => Number(execFileSync(process.execPath, ['-e', 'console.log(process.pid)'], { encoding: 'utf8' }));
const make = (name: string) => fs.mkdirSync(path.join(folder, name, 'pg/cluster'), { recursive: true });

test('removes what ended processes left, including moved databases, and keeps running or unrelated ones', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    const left = `test-${endedProcess()}`;
    for (const name of [left, `e2e-${other.pid}`, `test-${process.pid}`, 'demo']) make(name);
    make('moved');
    fs.writeFileSync(path.join(folder, left, 'pg/moved-to'), `${path.join(folder, 'moved')}\n`);
    await removeLeftBehind(folder);
    expect(fs.readdirSync(folder).sort()).toEqual(['demo', `e2e-${other.pid}`, `test-${process.pid}`].sort());
  } finally {
    other.kill();
  }
});

test('does nothing where nothing ever ran', async () => {
  await expect(removeLeftBehind(path.join(folder, 'none'))).resolves.toBeUndefined();
});
