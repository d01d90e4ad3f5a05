import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** A teammate came online. */
export const teammateArrived = event('identity.teammate_arrived', z.object({ merchant: z.uuid(), user_id: z.uuid() }));
