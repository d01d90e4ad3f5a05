import { speak } from '../../../lib/messages.ts';
import { inbox } from '../../../lib/messages/inbox.ts';
import { list } from '../../../lib/messages/list.ts';

export const t = speak({ inbox, list });

/** A sentence the inbox may say. */
export type InboxKey = Parameters<typeof t>[0];
