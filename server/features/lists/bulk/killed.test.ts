import { getBulk, startBulk } from '@parley/contract/bulk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { jobCtx, makeConversations } from './make.ts';
import { work } from './work.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

const count = 230;
async function begin(person = owner) {
  await makeConversations(app, owner.merchant, count);
  const input = { merchant: owner.merchant, selection: { kind: 'all' as const }, change: { priority: 'urgent' as const } };
  const { body } = await app.send(startBulk, input, { token: person.token });
  return { merchant: owner.merchant, run_id: body.id };
}
const look = async (id: string, person = owner) =>
  (await app.send(getBulk, { merchant: owner.merchant, id }, { token: person.token })).body;
const versions = async () =>
  (await app.installation.readingOf(owner.merchant).selectFrom('conversations').select(['version', 'message_count']).execute()).map(
    ({ version, message_count }) => [version, message_count].join(),
  );

test('a killed run resumes without repeating anything', async () => {
  const payload = await begin();
  await expect(work(jobCtx(app, owner.merchant, 2), payload)).rejects.toThrow('killed');
  expect(await look(payload.run_id)).toMatchObject({ state: 'running', done: 100 });
  await work(jobCtx(app, owner.merchant), payload);
  expect(await look(payload.run_id)).toMatchObject({ state: 'done', done: count, failed: 0 });
  expect(new Set(await versions())).toEqual(new Set(['2,1']));
});

test('a job that runs twice at once works once', async () => {
  const payload = await begin();
  await Promise.all([1, 2, 3].map(() => work(jobCtx(app, owner.merchant), payload)));
  await work(jobCtx(app, owner.merchant), payload);
  expect(await look(payload.run_id)).toMatchObject({ state: 'done', done: count });
  expect(new Set(await versions())).toEqual(new Set(['2,1']));
});

test('rows left after the last attempt are marked as failed', async () => {
  const payload = await begin();
  const last = { ...jobCtx(app, owner.merchant), lastAttempt: true };
  let writes = 0;
  const breaks = {
    ...last,
    write: ((job: never) => (++writes === 2 ? Promise.reject(new Error('broken')) : last.write(job))) as typeof last.write,
  };
  await expect(work(breaks, payload)).rejects.toThrow('broken');
  const run = await look(payload.run_id);
  expect([run.state, run.done, run.failed, run.failures.length]).toEqual(['done', 50, 180, 100]);
  expect(run.failures[0]?.reason).toBe('This row couldn’t be updated. Try again.');
});

test('a maker who lost the permission changes nothing more', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const payload = await begin(agent);
  await expect(work(jobCtx(app, owner.merchant, 1), payload)).rejects.toThrow('killed');
  await app.write('', ({ db }) =>
    db.updateTable('directory.memberships').set({ team_role: 'analyst' }).where('user_id', '=', agent.userId).execute(),
  );
  await work(jobCtx(app, owner.merchant), payload);
  expect(await look(payload.run_id, agent)).toMatchObject({ state: 'done', done: 50, failed: 180 });
});

test('rows that become hidden during a run are skipped', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const payload = await begin(agent);
  await app.write('', ({ db }) =>
    db.updateTable('directory.memberships').set({ visibility: 'teams' }).where('user_id', '=', agent.userId).execute(),
  );
  await work(jobCtx(app, owner.merchant), payload);
  const run = await look(payload.run_id, agent);
  expect([run.done, run.failed, run.failures[0]?.reason]).toEqual([0, count, 'You can no longer see this row.']);
});
