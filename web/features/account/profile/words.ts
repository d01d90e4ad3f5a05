import { speak } from '../../../lib/messages.ts';
import { profile } from '../../../lib/messages/profile.ts';

export const t = speak({ profile });
