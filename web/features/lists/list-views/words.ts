import { speak } from '../../../lib/messages.ts';
import { lists } from '../../../lib/messages/lists.ts';

export const t = speak({ lists });
