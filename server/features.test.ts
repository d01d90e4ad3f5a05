import fs from 'node:fs';
import path from 'node:path';
import { endpoints } from '@parley/contract/api';
import { flagNames } from '@parley/contract/flags';
import { getReady } from '@parley/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productOf } from './features.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const root = path.resolve(import.meta.dirname, 'features');
const folders = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^\w+\/([\w-]+)\/feature\.ts$/.exec(file)?.[1] ?? []);

test('registers every folder with a manifest under its name', () => {
  const { features } = productOf(app.installation);
  const operator = fs.readdirSync(path.resolve(import.meta.dirname, 'operator')).map((noun) => `operator-${noun}`);
  expect(features.map(({ name }) => name).sort()).toEqual([...folders, ...operator, 'platform'].sort());
});

test('every flag belongs to a feature', () => {
  expect(
    productOf(app.installation)
      .features.flatMap(({ flags = [] }) => flags)
      .sort(),
  ).toEqual([...flagNames].sort());
});

test('a feature counts every limit that an endpoint consumes', () => {
  const counted = productOf(app.installation).limits.map(({ limit }) => limit);
  expect(counted).toEqual(expect.arrayContaining(Object.values(endpoints).flatMap(({ entitlement }) => entitlement ?? [])));
});

test('jobs and schedules are named noun.verb', () => {
  const { jobs, schedules } = productOf(app.installation);
  const names = [...jobs.map(({ job }) => job.name), ...schedules.map(({ name }) => name)];
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
});

test("readiness runs every feature's health check", async () => {
  const { body } = await app.send(getReady, {});
  expect(body).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok', queue: 'ok', schedules: 'ok', files: 'ok' },
  });
});

test('names a missing migration', async () => {
  const { owner } = app.installation;
  const { rows } = await owner.query<{ name: string }>('delete from directory.migrations where name like $1 returning name', ['046-%']);
  const answer = await app.send(getReady, {});
  await owner.query('insert into directory.migrations (name) values ($1)', [rows[0]?.name]);
  expect([answer.status, answer.body]).toEqual([
    503,
    expect.objectContaining({ code: 'database.unavailable', detail: `migrations: Migrations are missing: ${rows[0]?.name}.` }),
  ]);
});
