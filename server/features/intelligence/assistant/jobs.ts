import type { AiAgent } from '@parley/contract/ai-settings';
import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

/** Answers the unanswered messages of a conversation that the AI handles. */
export const answerJob = job('assistant.answer', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));

/** One queued job per conversation, so that a burst gets one answer; and one running, so that answers don't cross. */
export const planOf = (conversationId: string, runAt?: Date): Plan => ({
  key: `answer:${conversationId}`,
  queue: `conversation:${conversationId}`,
  ...(runAt ? { runAt } : {}),
});

/** Resolves a conversation after the AI answered and nobody wrote again. */
export const resolveJob = job('assistant.resolve', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));

/** One queued job per conversation, timed from the last message; never runs at the same time as an answer. */
export const resolvePlan = (
  conversationId: string,
  since: Date,
  { resolve_after_hours: hours }: Pick<AiAgent, 'resolve_after_hours'>,
): Plan => ({
  key: `resolve:${conversationId}`,
  queue: `conversation:${conversationId}`,
  runAt: new Date(since.getTime() + hours * 3_600_000),
});
