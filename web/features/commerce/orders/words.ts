import { speak } from '../../../lib/messages.ts';
import { channels } from '../../../lib/messages/channels.ts';
import { orders } from '../../../lib/messages/orders.ts';

export const t = speak({ orders, channel: channels });
