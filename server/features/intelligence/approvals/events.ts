import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** A teammate asks those who can approve it. */
export const approvalAsked = event('approvals.asked', z.object({ merchant: z.uuid(), approval_id: z.uuid(), by_id: z.uuid() }));
