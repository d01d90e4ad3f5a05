import { speak } from '../../../lib/messages.ts';
import { checkout } from '../../../lib/messages/checkout.ts';

export const t = speak({ checkout });
