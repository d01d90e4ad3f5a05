import { messageReceived } from '@parley/contract/events';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { returnedToAi } from '../../conversations/inbox/events.ts';
import { isWaiting } from '../../conversations/inbox/index.ts';
import { answerJob, planOf } from './jobs.ts';
import { hasUnanswered, readDebounce } from './store.ts';

export const reactions = [
  reacts(messageReceived, answerJob, async (db, { merchant_id: merchant, data: { conversation_id, handler } }, now) => {
    if (handler !== 'ai' && !(await isWaiting(db, conversation_id))) return undefined;
    const debounce = await readDebounce(db);
    return {
      payload: { merchant, conversation_id },
      plan: planOf(conversation_id, debounce > 0 ? new Date(now.getTime() + debounce) : undefined),
    };
  }),
  reacts(returnedToAi, answerJob, async (db, { merchant, conversation_id }) =>
    (await hasUnanswered(db, conversation_id)) ? { payload: { merchant, conversation_id }, plan: planOf(conversation_id) } : undefined,
  ),
];
