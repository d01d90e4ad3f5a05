import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), conversation_id: z.uuid() });
export const deliverMessage = job('inbox.deliver', about.extend({ seq: z.int() }));
export const handoffOverdue = job('inbox.handoff_overdue', about.extend({ requested_at: z.string() }));
export const wakeConversation = job('inbox.wake', about.extend({ until: z.string() }));
export const sendScheduled = job('inbox.send_scheduled', about.extend({ scheduled_id: z.uuid() }));
