import { speak } from '../../../lib/messages.ts';
import { orders } from '../../../lib/messages/orders.ts';

export const t = speak({ orders });
