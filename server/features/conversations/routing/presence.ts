import type { JobCtx } from '../../../context.ts';
import { checkPresence, checkPresencePlan } from './jobs.ts';
import { presentFor } from '../../account/teams/index.ts';
import { distribute } from './assign-next.ts';
import * as store from './store.ts';

/** How often to check a shop with anyone online, in milliseconds. */
const lookEvery = 60_000;

/** Signals who went offline, and assigns conversations that started waiting without an event, such as after a snooze. */
export async function checkAllPresence(ctx: JobCtx, { merchant }: { merchant: string }) {
  await ctx.write(async (writer) => {
    const { gone, left } = await store.markGone(writer.db, merchant, new Date(writer.now().getTime() - presentFor));
    if (gone) writer.signal({ type: 'changed', topic: 'team', id: null, version: null });
    if (left) writer.enqueue(checkPresence, { merchant }, checkPresencePlan(merchant, new Date(writer.now().getTime() + lookEvery)));
  });
  await distribute(ctx);
}
