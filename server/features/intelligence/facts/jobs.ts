import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

/** Reads the articles of a shop that changed. */
export const proposeJob = job('facts.propose', z.object({ merchant: z.uuid() }), 5);
/** One waiting job a shop, after what customers wait for. */
export const proposePlan = (merchant: string): Plan => ({ key: `facts:${merchant}`, priority: 10 });
