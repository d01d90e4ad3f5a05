import type { JobCtx } from '../../../context.ts';
import { lookAround, lookPlan } from './jobs.ts';
import { presentFor } from '../../account/teams/index.ts';
import { share } from './give.ts';
import * as store from './store.ts';

/** How often a shop in which anybody is there is looked through, in milliseconds. */
const lookEvery = 60_000;

/** Tells teammates who has gone, and gives what came to wait without being announced, such as what woke from a snooze. */
export async function lookThrough(ctx: JobCtx, { merchant }: { merchant: string }) {
  await ctx.write(async (writer) => {
    const { gone, left } = await store.markGone(writer.db, merchant, new Date(writer.now().getTime() - presentFor));
    if (gone) writer.signal({ type: 'changed', topic: 'team', id: null, version: null });
    if (left) writer.enqueue(lookAround, { merchant }, lookPlan(merchant, new Date(writer.now().getTime() + lookEvery)));
  });
  await share(ctx);
}
