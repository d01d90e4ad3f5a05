import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** A bulk change made a teammate the assignee of `count` conversations. */
export const conversationsAssigned = event(
  'bulk.conversations_assigned',
  z.object({ merchant: z.uuid(), user_id: z.uuid(), by_id: z.uuid(), count: z.int().positive() }),
);
