import { reacts } from '../../../platform/jobs/reaction.ts';
import { conversationResolved } from '../../conversations/inbox/events.ts';
import { askCsat } from './jobs.ts';
import { readChannel } from './store.ts';

/** A message cannot be taken back, so it waits until a teammate would have undone a slip; in the chat the question goes when they do. */
const graceMs = 10_000;

export const reactions = [
  reacts(conversationResolved, askCsat, async (db, { merchant, conversation_id: id }, now) => {
    const isChat = (await readChannel(db, id)) === 'website';
    const plan = { key: `csat:${id}`, ...(!isChat && { runAt: new Date(now.getTime() + graceMs) }) };
    return { payload: { merchant, conversation_id: id }, plan };
  }),
];
