import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** A teammate asks those who can approve it. By its subject, since another amount replaces the request. */
export const approvalAsked = event(
  'approvals.asked',
  z.object({ merchant: z.uuid(), tool: z.string(), subject_id: z.uuid(), by_id: z.uuid() }),
);
/** A teammate approves or declines. */
export const approvalDecided = event('approvals.decided', z.object({ merchant: z.uuid(), approval_id: z.uuid() }));
