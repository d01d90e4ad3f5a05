import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** A team changed: its members, its routing or its capacity. */
export const teamChanged = event('teams.changed', z.object({ merchant: z.uuid(), team_id: z.uuid() }));
/** A teammate is no longer away. */
export const teammateAvailable = event('teams.teammate_available', z.object({ merchant: z.uuid(), user_id: z.uuid() }));
