import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/**
 * A teammate no longer answers customers here or (`hidden`) sees fewer brands; `by_id` is who decided it. Their conversations that they can
 * no longer have go to `successor_id` where that teammate sees them, and are released otherwise.
 */
export const accessNarrowed = event(
  'merchants.access_narrowed',
  z.object({ merchant: z.uuid(), user_id: z.uuid(), by_id: z.uuid(), hidden: z.boolean(), successor_id: z.uuid().nullish() }),
);
