import { speak } from '../../../lib/messages.ts';
import { fulfillment } from '../../../lib/messages/fulfillment.ts';

export const t = speak({ fulfillment });
