import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { type TestApp, until } from '../../../testing/app.ts';
import { notices } from './notices.ts';

/** Does the worker's job for an app without one: notifies teammates of all events so far. */
export async function notifyNow(app: TestApp, merchant: string) {
  const ctx = jobCtxOf(app, merchant);
  for (const { job } of notices) {
    const { rows } = await app.installation.owner.query<{ payload: never }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 and j.payload ->> 'merchant' = $2 returning j.payload`,
      [job.job.name, merchant],
    );
    for (const { payload } of rows) await job.handle(ctx, payload);
  }
}

/** Waits until the worker has notified teammates of all events so far. */
export const untilNotified = (app: Pick<TestApp, 'installation'>, merchant: string) =>
  until(async () => {
    const { rows } = await app.installation.owner.query(
      `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = any ($1) and j.payload ->> 'merchant' = $2 limit 1`,
      [notices.map(({ job }) => job.job.name), merchant],
    );
    return rows.length === 0;
  });
