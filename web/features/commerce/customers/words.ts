import { speak } from '../../../lib/messages.ts';
import { customers } from '../../../lib/messages/customers.ts';

export const t = speak({ customers });
