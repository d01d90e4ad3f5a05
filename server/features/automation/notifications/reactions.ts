import { messageReceived } from '@parley/contract/events';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { planPaymentSettled } from '../../account/billing/events.ts';
import { notifyReply, settlePlanPayment } from './jobs.ts';

export const reactions = [
  reacts(messageReceived, notifyReply, async (_db, { merchant_id: merchant, data: { conversation_id, seq, handler } }) =>
    handler === 'human' ? { payload: { merchant, conversation_id, seq } } : undefined,
  ),
  reacts(planPaymentSettled, settlePlanPayment, async (_db, payload) => ({ payload })),
];
