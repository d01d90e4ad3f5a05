import { speak } from '../../lib/messages.ts';
import { inbox } from '../../lib/messages/inbox.ts';

export const t = speak({ inbox });

/** A sentence the inbox may say. */
export type InboxKey = Parameters<typeof t>[0];
