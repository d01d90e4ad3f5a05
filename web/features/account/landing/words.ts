import { speak } from '../../../lib/messages.ts';
import { landing } from '../../../lib/messages/landing.ts';

export const t = speak({ landing });
