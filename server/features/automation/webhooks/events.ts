import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** An endpoint fails for long, or was disabled; the team should hear of it. */
export const webhookProblemFound = event(
  'webhooks.problem_found',
  z.object({
    merchant: z.uuid(),
    endpoint_id: z.uuid(),
    url: z.string(),
    problem: z.enum(['failing', 'failing_long', 'disabled_failing', 'disabled_gone']),
  }),
);
