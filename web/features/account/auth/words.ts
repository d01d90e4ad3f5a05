import { speak } from '../../../lib/messages.ts';
import { auth } from '../../../lib/messages/auth.ts';

export const t = speak({ auth });
