import { conversationResolved } from '@parley/contract/events';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { askCsat } from './jobs.ts';
import { asksInline } from './rules.ts';
import { readChannel } from './store.ts';

/** A sent message can't be undone, so it waits until the undo period of a resolve is over; the chat's survey disappears with an undo. */
const graceMs = 10_000;

export const reactions = [
  reacts(conversationResolved, askCsat, async (db, { merchant_id: merchant, data: { conversation_id: id, restored } }, now) => {
    // Undoing a reopen restores the old state and starts no new survey.
    if (restored) return undefined;
    const channel = await readChannel(db, id);
    const isInline = channel !== undefined && asksInline(channel);
    const plan = { key: `csat:${id}`, ...(!isInline && { runAt: new Date(now.getTime() + graceMs) }) };
    return { payload: { merchant, conversation_id: id }, plan };
  }),
];
