import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** A customer gave a conversation a score that a person should look at. */
export const lowScoreGiven = event('csat.low_score_given', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));
