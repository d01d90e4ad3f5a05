import { z } from 'zod';
import { accessNarrowed } from '../../account/roles/index.ts';
import { job, type Plan } from '../../../platform/jobs/job.ts';

/** Assigns waiting conversations in the shop's teams. */
export const assignWaiting = job('routing.assign_waiting', z.object({ merchant: z.uuid() }));
/** At most one waiting and one running job per shop, so that jobs don't wait for each other. */
export const assignWaitingPlan = (merchant: string): Plan => ({ key: `share_out:${merchant}`, queue: `teams:${merchant}` });

/** Marks teammates as offline; repeats while anyone in the shop is online. */
export const checkPresence = job('routing.check_presence', z.object({ merchant: z.uuid() }));
export const checkPresencePlan = (merchant: string, runAt?: Date): Plan => ({ key: `look_around:${merchant}`, ...(runAt && { runAt }) });

/** Checks whether an assigned conversation was claimed. */
export const checkClaim = job('routing.check_claim', z.object({ merchant: z.uuid(), conversation_id: z.uuid(), user_id: z.uuid() }));
export const checkClaimPlan = (conversationId: string, runAt: Date): Plan => ({ key: `look_after:${conversationId}`, runAt });

/** Releases the conversations of a teammate whose access was narrowed; see `accessNarrowed`. */
export const releaseConversations = job('merchants.release_conversations', accessNarrowed.data);
