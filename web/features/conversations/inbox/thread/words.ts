import { speak } from '../../../../lib/messages.ts';
import { channels } from '../../../../lib/messages/channels.ts';
import { inbox } from '../../../../lib/messages/inbox.ts';
import { thread } from '../../../../lib/messages/thread.ts';

export const t = speak({ inbox, thread, channel: channels });
