import { reacts } from '../../../platform/jobs/reaction.ts';
import { conversationResolved } from '../../conversations/inbox/events.ts';
import { suggestJob } from './jobs.ts';
import { wantsSuggestion } from './suggestion-store.ts';

export const reactions = [
  reacts(conversationResolved, suggestJob, async (db, { merchant, conversation_id }) =>
    (await wantsSuggestion(db, conversation_id)) ? { payload: { merchant, conversation_id }, plan: { priority: 10 } } : undefined,
  ),
];
