import { z } from 'zod';
import { accessNarrowed } from '../../account/merchants/events.ts';
import { job, type Plan } from '../../../platform/jobs/job.ts';

/** Gives what waits in the shop's teams to those who have room. */
export const shareOut = job('teams.share_out', z.object({ merchant: z.uuid() }));
/** One waiting job for the shop, however many reasons there are; one running, so that two do not wait for each other. */
export const sharePlan = (merchant: string): Plan => ({ key: `share_out:${merchant}`, queue: `teams:${merchant}` });

/** Looks who has gone since; comes again while anybody of the shop is there. */
export const lookAround = job('teams.look_around', z.object({ merchant: z.uuid() }));
export const lookPlan = (merchant: string, runAt?: Date): Plan => ({ key: `look_around:${merchant}`, ...(runAt && { runAt }) });

/** Looks whether a conversation that was given was taken. */
export const lookAfter = job('teams.look_after', z.object({ merchant: z.uuid(), conversation_id: z.uuid(), user_id: z.uuid() }));
export const lookAfterPlan = (conversationId: string, runAt: Date): Plan => ({ key: `look_after:${conversationId}`, runAt });

/** Releases the conversations of a teammate whose access was narrowed; see `accessNarrowed`. */
export const releaseConversations = job('merchants.release_conversations', accessNarrowed.payload);
