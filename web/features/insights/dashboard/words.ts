import { speak } from '../../../lib/messages.ts';
import { channels } from '../../../lib/messages/channels.ts';
import { dashboard } from '../../../lib/messages/dashboard.ts';

export const t = speak({ dashboard, channel: channels });
