import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readPostmaster } from './platform/db/postmaster.ts';
import { openSupervisor } from './supervisor.ts';
import { until } from './testing/app.ts';

let data: string;
beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-supervisor-'));
  fs.chmodSync(data, 0o755);
});
afterEach(() => fs.rmSync(data, { recursive: true, force: true }));
const postmaster = () => readPostmaster(path.join(data, 'pg/cluster'));
const open = (port: number, said: string[] = []) =>
  openSupervisor(readConfig({ PARLEY_DATA: data, PORT: String(port), DEMO: '0' }), (line) => said.push(line), 300);

test('stopping during the start leaves no PostgreSQL behind', async () => {
  const supervisor = open(0);
  const started = supervisor.start().then(
    () => 'started',
    () => 'did not start',
  );
  await until(async () => postmaster());
  await supervisor.stop();
  expect([await started, postmaster()]).toEqual(['did not start', undefined]);
});

test('a failed start is stopped completely', async () => {
  fs.mkdirSync(path.join(data, 'pg'), { recursive: true });
  const supervisor = openSupervisor(readConfig({ PARLEY_DATA: data, PORT: '0', HOST: '127.0.0.1', DEMO: '0' }), (line) => {
    if (line.startsWith('migrated')) throw new Error('The disk is full.');
  });
  await expect(supervisor.start()).rejects.toThrow('The disk is full.');
  await supervisor.stop();
  expect(postmaster()).toBeUndefined();
});

test('a port in use is reported with a way out before anything starts', async () => {
  const other = net.createServer().listen(0, '0.0.0.0');
  await new Promise((listening) => other.once('listening', listening));
  const { port } = other.address() as net.AddressInfo;
  const said: string[] = [];
  try {
    await expect(open(port, said).start()).rejects.toThrow(`To use another port, set PORT, such as PORT=${port + 1} npm start.`);
  } finally {
    other.close();
  }
  expect(said).toEqual([expect.stringContaining(`Port ${port} on`)]);
  expect(postmaster()).toBeUndefined();
});
