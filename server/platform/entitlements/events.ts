import { limited } from '@parley/contract/plans';
import { z } from 'zod';
import { event } from '../jobs/event.ts';

/** A shop's usage in a month reached a share of its plan's limit; emitted once for each month, limit and share. */
export const usageReached = event(
  'usage.reached',
  z.object({ merchant: z.uuid(), meter: z.enum(limited), percent: z.int(), limit: z.int(), used: z.int() }),
);
