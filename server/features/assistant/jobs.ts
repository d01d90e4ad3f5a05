import { z } from 'zod';
import { job, type Plan } from '../../platform/jobs/job.ts';

/** Answers what is unanswered in a conversation, if it is the AI's to answer. */
export const answerJob = job('assistant.answer', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));

/** One waiting job per conversation, so that a burst is answered once; one running, so that no two answers cross. */
export const planOf = (conversationId: string, runAt?: Date): Plan => ({
  key: `answer:${conversationId}`,
  queue: `conversation:${conversationId}`,
  ...(runAt ? { runAt } : {}),
});
