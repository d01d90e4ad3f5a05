import { getSession } from '@parley/contract/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Installation } from '../../installation.ts';
import { type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { followStream } from '../../testing/follow-stream.ts';
import { openBeside, type SecondWeb, startSecondWeb } from '../../testing/second-process.ts';
import { startWorker } from '../../worker.ts';
import { flagPollMs, openFlags } from './flags.ts';
import { type FlagChange, setFlag } from './set-flag.ts';

const never = 3_600_000;
let app: TestApp;
let owner: Person;
let web: SecondWeb;
let worker: { installation: Installation; close(): Promise<void> };
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  web = await startSecondWeb(app, { flagPollMs: never });
  const installation = await openBeside(app, { flagPollMs: never });
  const working = await startWorker(installation);
  worker = { installation, close: async () => void (await working.close(), await installation.close()) };
});
afterAll(async () => {
  await web.close();
  await worker.close();
  await app.close();
});

const change = (wanted: FlagChange) => app.write('', (ctx) => setFlag(ctx, 'plan_usage', wanted));
beforeEach(async () => {
  await change({ killed: false, percentage: null });
  await change({ shop: owner.merchant, as: 'everyone' });
  await until(async () => all().every((isOn) => isOn));
});
const all = () => [app.installation, web.installation, worker.installation].map(({ flags }) => flags.isOn('plan_usage', owner.merchant));

test('a change reaches every process by notification: web and worker follow without polling', async () => {
  await change({ killed: true });
  expect(await until(async () => all().every((isOn) => !isOn))).toBe(true);
  await change({ killed: false });
  expect(await until(async () => all().every((isOn) => isOn))).toBe(true);
});

test('polling finds a change whose notification was lost', async () => {
  const other = await openBeside(app);
  await app.installation.owner.query(`update directory.flags set killed = true where name = 'plan_usage'`);
  await until(async () => !other.flags.isOn('plan_usage', owner.merchant));
  await other.close();
  expect(flagPollMs).toBeLessThan(5_000);
});

test('switching a flag for one shop notifies its screens and no others', async () => {
  const neighbour = await app.register();
  const [stream, otherStream] = [
    await followStream(`${web.url}/api/live/${owner.merchant}`, owner.token),
    await followStream(`${web.url}/api/live/${neighbour.merchant}`, neighbour.token),
  ];
  const flagSignals = ({ events }: typeof stream) =>
    events.filter(({ data }) => (data as { topic?: string } | null)?.topic === 'flags').length;
  await change({ shop: owner.merchant, as: 'off' });
  await until(async () => flagSignals(stream) > 0);
  const flagsOf = async ({ token }: Person) => (await web.send(getSession, {}, { token })).body.flags;
  expect([await flagsOf(owner), await flagsOf(neighbour)]).toEqual([[], ['plan_usage']]);
  expect(flagSignals(otherStream)).toBe(0);
  await stream.leave();
  await otherStream.leave();
});

test('every change is audited with the previous value', async () => {
  await change({ percentage: 25 });
  const { rows } = await app.installation.owner.query(
    `select object_id, detail from directory.audit_log where action = 'flag.changed' order by at desc, id desc limit 1`,
  );
  const rule = { killed: false, denied: [], allowed: [] };
  expect(rows).toEqual([
    { object_id: 'plan_usage', detail: { before: { ...rule, percentage: null }, after: { ...rule, percentage: 25 } } },
  ]);
});

test('concurrent changes both apply', async () => {
  await Promise.all([change({ percentage: 25 }), change({ shop: owner.merchant, as: 'on' })]);
  const { rows } = await app.installation.owner.query(`select percentage, allowed from directory.flags where name = 'plan_usage'`);
  expect(rows).toEqual([{ percentage: 25, allowed: [owner.merchant] }]);
});

test('a read in progress is repeated after a notification; while reads fail, the last result stays', async () => {
  const rule = { name: 'plan_usage', denied: [], allowed: [], percentage: null };
  let table = [{ ...rule, killed: false }];
  let gate: Promise<void> = Promise.resolve();
  const failures: unknown[] = [];
  const flags = await openFlags(
    async () => {
      const seen = table;
      await gate;
      return seen;
    },
    { everyMs: never, onError: (error) => void failures.push(error) },
  );
  const opening = Promise.withResolvers<void>();
  gate = opening.promise;
  const early = flags.refresh();
  table = [{ ...rule, killed: true }];
  const late = flags.refresh();
  opening.resolve();
  await Promise.all([early, late]);
  expect(flags.isOn('plan_usage', owner.merchant)).toBe(false);
  gate = Promise.reject(new Error('The database is away.'));
  await flags.refresh();
  expect([flags.isOn('plan_usage', owner.merchant), failures.length]).toEqual([false, 1]);
  await flags.close();
});
