import { speak } from '../../../lib/messages.ts';
import { hours } from '../../../lib/messages/hours.ts';

export const t = speak({ hours });
