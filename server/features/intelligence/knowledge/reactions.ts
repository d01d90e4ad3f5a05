import { conversationResolved } from '@parley/contract/events';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { suggestJob } from './jobs.ts';
import { wantsSuggestion } from './suggestion-store.ts';

export const reactions = [
  reacts(conversationResolved, suggestJob, async (db, { merchant_id: merchant, data: { conversation_id, restored } }) =>
    !restored && (await wantsSuggestion(db, conversation_id))
      ? { payload: { merchant, conversation_id }, plan: { priority: 10 } }
      : undefined,
  ),
];
