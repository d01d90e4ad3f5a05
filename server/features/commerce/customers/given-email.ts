import { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { job } from '../../../platform/jobs/job.ts';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { emailGiven } from '../../conversations/inbox/events.ts';
import { emailIn } from '../../conversations/inbox/index.ts';
import * as store from './store.ts';

const keepGivenEmail = job('customers.keep_given_email', emailGiven.data);

/**
 * Keeps the email address a customer gave in a chat, so that the team can see it. It stays unverified: nothing looks a customer up by it,
 * and it never replaces an address of theirs (decision 083). In a job, since merging locks customers before their conversations.
 */
export const givenEmail = {
  reaction: reacts(emailGiven, keepGivenEmail, async (_db, about) => ({ payload: about })),
  job: handles(
    keepGivenEmail,
    (ctx: JobCtx, { conversation_id: conversationId, customer_id: customerId, seq }: z.infer<typeof emailGiven.data>) =>
      ctx.write(async (w) => {
        const text = await store.textOf(w.db, conversationId, seq);
        const email = text === undefined ? null : emailIn(text);
        if (email === null) return;
        const changed = await store.keepGivenEmail(w.db, customerId, email);
        if (changed !== undefined) w.signal({ type: 'changed', topic: 'customers', id: changed, version: null });
      }),
  ),
};
