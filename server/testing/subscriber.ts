import type { Envelope } from '@parley/contract/events';
import { handles } from '../platform/jobs/handler.ts';
import { eventJob, reactsToAny } from '../platform/jobs/reaction.ts';
import type { Feature } from '../platform/feature.ts';
import { type TestApp, until } from './app.ts';

const keep = eventJob('test.keep_event');
const never = new Date('2100-01-01T00:00:00Z');

/** Subscribes to every domain event. Its jobs are never due, so that emitted events stay in the queue for inspection. */
export const subscriber: Feature = {
  name: 'subscriber',
  jobs: [handles(keep, async () => {})],
  reactions: [reactsToAny(keep, async (_db, event) => ({ payload: { merchant: event.merchant_id, event }, plan: { runAt: never } }))],
};

/** Events emitted in a shop so far, oldest first. */
export async function emitted({ installation }: Pick<TestApp, 'installation'>, merchant: string): Promise<Envelope[]> {
  const { rows } = await installation.owner.query<{ event: Envelope }>(
    `select j.payload -> 'event' as event from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and j.payload ->> 'merchant' = $2 order by j.id`,
    [keep.name, merchant],
  );
  return rows.map(({ event }) => event);
}

/** Waits for the event of this type that contains the id. */
export const untilEmitted = (app: Pick<TestApp, 'installation'>, merchant: string, type: string, id: string): Promise<Envelope> =>
  until(async () => (await emitted(app, merchant)).findLast((one) => one.type === type && Object.values(one.data).includes(id)));
