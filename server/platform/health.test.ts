import { expect, test } from 'vitest';
import { checkHealth, type HealthCheck, type HealthCtx } from './health.ts';
import { Problem } from './http/problem.ts';

const ctx = {} as HealthCtx;
const warned: object[] = [];
const log = { debug() {}, info() {}, error() {}, warn: (detail: object) => void warned.push(detail) };
const well: HealthCheck = { name: 'floor', run: async () => undefined };
const failure = (checks: HealthCheck[], waitMs?: number) =>
  checkHealth(checks, ctx, log, waitMs).then(
    () => undefined,
    (error: unknown) => (error as Problem).body,
  );

test('reports ok, with notes about degraded checks', async () => {
  const answer = await checkHealth([well, { name: 'roof', run: async () => 'It drips.' }], ctx, log);
  expect(answer).toEqual({ status: 'ok', checks: { floor: 'ok', roof: 'It drips.' } });
});

test("names a failed check without the library's error message", async () => {
  const roof = { name: 'roof', run: () => Promise.reject(new Error('password=secret')) };
  expect(await failure([well, roof])).toMatchObject({
    status: 503,
    code: 'health.failing',
    detail: 'roof: The check failed. See the log for the reason.',
    errors: [{ path: 'roof', message: 'The check failed. See the log for the reason.' }],
  });
  expect(warned.at(-1)).toMatchObject({ check: 'roof' });
});

test("keeps a problem's detail and code, and names all failed checks", async () => {
  const locked = { name: 'door', run: () => Promise.reject(new Problem('database.unavailable', { detail: 'It is locked.' })) };
  const roof = { name: 'roof', run: () => Promise.reject(new Error('no')) };
  expect(await failure([locked, roof])).toMatchObject({
    code: 'database.unavailable',
    detail: 'door: It is locked. roof: The check failed. See the log for the reason.',
  });
});

test('does not wait for a check that hangs', async () => {
  expect(await failure([{ name: 'roof', run: () => new Promise<undefined>(() => {}) }], 5)).toMatchObject({
    code: 'health.failing',
    detail: 'roof: No answer within 0.005 s.',
  });
});
