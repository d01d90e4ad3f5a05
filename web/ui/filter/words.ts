import { speak } from '../../lib/messages.ts';
import { filter } from '../../lib/messages/filter.ts';

export const t = speak({ filter });
