import { getReady } from '@parley/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../testing/app.ts';
import { runOnce, schedule, scheduleIssues, startSchedules } from './schedule.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const owner = () => app.installation.owner;
const recordOf = async (name: string) => (await owner().query('select * from directory.schedules where name = $1', [name])).rows[0];

test("a failing schedule is logged by name, counted and retried, and doesn't stop others", async () => {
  const logged: object[] = [];
  const log = { ...app.installation.log, warn: (detail: object) => void logged.push(detail) };
  let [swept, broke] = [0, 0];
  const sweep = schedule('test.sweep', 5, async () => void (swept += 1));
  const tear = schedule('test.tear', 5, async () => {
    broke += 1;
    throw new Error('It broke.');
  });
  const stop = startSchedules(owner(), [tear, sweep], log);
  await until(async () => swept > 2 && broke > 2);
  await stop();
  const [sweeps, tears] = [swept, broke];
  expect(logged[0]).toMatchObject({ schedule: 'test.tear', err: expect.objectContaining({ message: 'It broke.' }) });
  expect(await recordOf('test.tear')).toMatchObject({ failures: tears, succeeded_at: null });
  expect(await recordOf('test.sweep')).toMatchObject({ failures: 0, succeeded_at: expect.any(Date) });
  expect([swept, broke]).toEqual([sweeps, tears]);
  expect(await scheduleIssues(owner(), [sweep, tear])).toBe(`test.tear failed ${tears} times in a row`);
  await runOnce(owner(), { ...tear, run: async () => {} });
  expect(await scheduleIssues(owner(), [sweep, tear])).toBeUndefined();
});

test('while one process runs it, the others skip it', async () => {
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  let runs = 0;
  const slow = schedule('test.slow', 1_000, async () => {
    runs += 1;
    began.resolve();
    await gate.promise;
  });
  const first = runOnce(owner(), slow);
  await began.promise;
  await runOnce(owner(), slow);
  expect(runs).toBe(1);
  gate.resolve();
  await first;
  await runOnce(owner(), slow);
  expect(runs).toBe(2);
});

test('an overdue schedule counts against readiness', async () => {
  await owner().query(`insert into directory.schedules (name, succeeded_at) values ('audit.seal', now() - interval '1 hour')`);
  const { body } = await app.send(getReady, {});
  expect([body.status, body.checks['schedules']]).toEqual(['ok', 'audit.seal is late']);
  await owner().query(`delete from directory.schedules where name = 'audit.seal'`);
});
