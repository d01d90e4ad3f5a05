import type { AiAgent } from '@parley/contract/ai-settings';
import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

/** Answers what is unanswered in a conversation, if it is the AI's to answer. */
export const answerJob = job('assistant.answer', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));

/** One waiting job per conversation, so that a burst is answered once; one running, so that no two answers cross. */
export const planOf = (conversationId: string, runAt?: Date): Plan => ({
  key: `answer:${conversationId}`,
  queue: `conversation:${conversationId}`,
  ...(runAt ? { runAt } : {}),
});

/** Closes a conversation the AI answered and nobody wrote in any more. */
export const resolveJob = job('assistant.resolve', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));

/** One waiting job per conversation, counted from the last words; never beside an answer. */
export const resolvePlan = (
  conversationId: string,
  since: Date,
  { resolve_after_hours: hours }: Pick<AiAgent, 'resolve_after_hours'>,
): Plan => ({
  key: `resolve:${conversationId}`,
  queue: `conversation:${conversationId}`,
  runAt: new Date(since.getTime() + hours * 3_600_000),
});
