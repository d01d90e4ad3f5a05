import { speak } from '../../../lib/messages.ts';
import { dashboard } from '../../../lib/messages/dashboard.ts';

export const t = speak({ dashboard });
