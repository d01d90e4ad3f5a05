import { undoMs } from '@parley/contract/conversations';
import { conversationResolved } from '@parley/contract/events';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { askCsat } from './jobs.ts';
import { asksInline } from './rules.ts';
import { readResolution } from './store.ts';

/** An undo pressed at the last moment takes a while to arrive. In milliseconds. */
const arrivalMs = 2_000;

export const reactions = [
  reacts(conversationResolved, askCsat, async (db, { merchant_id: merchant, data: { conversation_id: id, restored, undo_until } }) => {
    // Undoing a reopen restores the old state and starts no new survey.
    if (restored) return undefined;
    const resolution = await readResolution(db, id);
    if (!resolution?.resolved_at) return undefined;
    const { channel, resolved_at: at } = resolution;
    // A teammate may undo resolving, and a sent message can't be taken back.
    const waits = undo_until !== undefined || !asksInline(channel);
    const until = undo_until === undefined ? at.getTime() + undoMs : Date.parse(undo_until);
    const plan = { key: `csat:${id}`, ...(waits && { runAt: new Date(until + arrivalMs) }) };
    return { payload: { merchant, conversation_id: id, resolved_at: at.toISOString() }, plan };
  }),
];
