import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const askCsat = job('csat.ask', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));
