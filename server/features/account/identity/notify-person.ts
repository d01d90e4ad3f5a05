import { z } from 'zod';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { membershipsOf } from './store.ts';

const payload = z.object({ merchant: z.uuid(), user_id: z.uuid(), topic: z.enum(['profile', 'tickets']) });
export const notifyPerson = job('identity.notify_person', payload, 3);

/** A person's own change, for their other tabs: the stream belongs to a shop, so each of their shops signals it in its own transaction. */
export async function changedFor(ctx: WriteCtx, userId: string, topic: z.output<typeof payload>['topic']) {
  for (const { merchant_id: merchant } of await membershipsOf(ctx.db, userId))
    ctx.enqueue(notifyPerson, { merchant, user_id: userId, topic });
}

export const signalPerson = (ctx: JobCtx, { user_id: userId, topic }: z.output<typeof payload>) =>
  ctx.write(async (writer) => writer.signal({ type: 'changed', topic, id: null, version: null, for: [userId] }));
