import { messageReceived } from '@parley/contract/events';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { notifyReply } from './jobs.ts';

export const reactions = [
  reacts(messageReceived, notifyReply, async (_db, { merchant_id: merchant, data: { conversation_id, seq, handler } }) =>
    handler === 'human' ? { payload: { merchant, conversation_id, seq } } : undefined,
  ),
];
