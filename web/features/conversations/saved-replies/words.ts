import { speak } from '../../../lib/messages.ts';
import { replies } from '../../../lib/messages/saved-replies.ts';

export const t = speak({ replies });
