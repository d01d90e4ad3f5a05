import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** A team was changed: who is in it, how it shares its work, or how much each may hold. */
export const teamChanged = event('teams.changed', z.object({ merchant: z.uuid(), team_id: z.uuid() }));
/** A teammate said that they are not away any more. */
export const teammateAvailable = event('teams.teammate_available', z.object({ merchant: z.uuid(), user_id: z.uuid() }));
