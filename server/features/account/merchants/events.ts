import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/**
 * A teammate does not answer customers here any more, or (`hidden` only) sees fewer brands; `by_id` is who decided it. What they held and
 * may not hold any more is to be released.
 */
export const accessNarrowed = event(
  'merchants.access_narrowed',
  z.object({ merchant: z.uuid(), user_id: z.uuid(), by_id: z.uuid(), hidden: z.boolean() }),
);
