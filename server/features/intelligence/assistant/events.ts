import { approvableActions } from '@parley/contract/ai-policy';
import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** The AI needs a teammate's approval for what a customer agreed to. */
export const approvalRequested = event(
  'assistant.approval_requested',
  z.object({ merchant: z.uuid(), conversation_id: z.uuid(), approval_id: z.uuid(), action: z.enum(approvableActions) }),
);
