import { speak } from '../../../lib/messages.ts';
import { filter } from '../../../lib/messages/filter.ts';
import { lists } from '../../../lib/messages/lists.ts';

export const t = speak({ filter, lists });
