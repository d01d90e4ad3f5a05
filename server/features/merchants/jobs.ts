import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Gives up what a person held who does not answer customers here any more, or, `hidden` only, what they do not see any more; `by_id` is who decided it. */
export const releaseConversations = job(
  'merchants.release_conversations',
  z.object({ merchant: z.uuid(), user_id: z.uuid(), by_id: z.uuid(), hidden: z.boolean() }),
);
