import { speak } from '../../../lib/messages.ts';
import { channels } from '../../../lib/messages/channels.ts';
import { inbox } from '../../../lib/messages/inbox.ts';
import { list } from '../../../lib/messages/list.ts';
import { sources } from '../../../lib/messages/sources.ts';

export const t = speak({ inbox, list, channel: channels, source: sources });

/** A sentence the inbox may say. */
export type InboxKey = Parameters<typeof t>[0];
