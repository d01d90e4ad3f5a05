import { reacts } from '../../../platform/jobs/reaction.ts';
import { messageReceived } from '../../conversations/inbox/events.ts';
import { tellReply } from './jobs.ts';

export const reactions = [
  reacts(messageReceived, tellReply, async (_db, { merchant, conversation_id, seq, handler }) =>
    handler === 'human' ? { payload: { merchant, conversation_id, seq } } : undefined,
  ),
];
