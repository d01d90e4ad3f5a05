import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Asks about one resolution. Jobs of the previous release don't name it. */
export const askCsat = job(
  'csat.ask',
  z.object({ merchant: z.uuid(), conversation_id: z.uuid(), resolved_at: z.iso.datetime().nullable().default(null) }),
);
